// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who builds alertcat builds a benchmark library; see Scripts/bench.
// The generator is also part of the package above, whose tests look whether its bytes stay the same.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "alertcat", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(name: "BenchData", path: "BenchData"),
    .executableTarget(
      name: "HotPaths",
      dependencies: [
        "BenchData",
        .product(name: "AlertRules", package: "alertcat"),
        .product(name: "Benchmark", package: "benchmark"),
      ], path: "Benchmarks/HotPaths",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

// Fuzzing with libFuzzer; see Scripts/fuzz. The targets are also part of the package above, whose
// tests run them over seeds and earlier crashes.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "alertcat", path: "../..")],
  targets: [
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "AlertCatalog", package: "alertcat"),
        .product(name: "AlertRules", package: "alertcat"),
        .product(name: "AlertSources", package: "alertcat"),
      ], path: "Targets"),
    .target(
      name: "FuzzStoreTargets",
      dependencies: ["FuzzTargets", .product(name: "AlertStore", package: "alertcat")],
      path: "StoreTargets"),
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Main/fuzz",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    // Of its own, so that a short run needs no database.
    .executableTarget(
      name: "fuzz-store", dependencies: ["FuzzStoreTargets"], path: "Main/fuzz-store",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "alertcat",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "alertcat", targets: ["alertcat"]),
    .library(name: "AlertCatalog", targets: ["AlertCatalog"]),
    .library(name: "AlertRules", targets: ["AlertRules"]),
    .library(name: "AlertSources", targets: ["AlertSources"]),
    .library(name: "AlertStore", targets: ["AlertStore"]),
  ],
  traits: [
    .trait(name: "Review", description: "The review page: alertcat review (builds a web server)."),
    .trait(
      name: "Scanner", description: "Alerts in source code: alertcat scan (builds a Swift parser)."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  // Each names all modules that it uses, those too that others hand on: else it is not built again when they change.
  targets: [
    .systemLibrary(
      name: "SystemXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "SystemICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "SystemZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CBytes"),
    .target(name: "CSignals"),
    .target(name: "CXML", dependencies: ["SystemXML"]),
    .target(name: "CICU", dependencies: ["SystemICU"]),
    .target(
      name: "CatalogData", path: "Catalogs", exclude: ["Samples"],
      resources: [.copy("Locales"), .copy("Editions"), .copy("English"), .copy("Letters")]),
    .target(
      name: "AlertCatalog",
      dependencies: ["CBytes", "CSignals", "CXML", "CatalogData", "SystemZlib"]),
    .target(
      name: "AlertRules",
      dependencies: [
        "AlertCatalog", "CICU", "CatalogData", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "AlertSources",
      dependencies: [
        "AlertCatalog", "AlertRules",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Scanner"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Scanner"])),
      ]),
    .target(
      name: "AlertStore",
      dependencies: [
        "AlertCatalog", "AlertRules", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(name: "ReviewPage", exclude: ["page"]),
    .target(
      name: "AlertReview",
      dependencies: [
        "AlertCatalog", "AlertRules", "AlertStore", "ReviewPage",
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Review"])),
      ]),
    .executableTarget(
      name: "alertcat",
      dependencies: [
        "AlertCatalog", "AlertReview", "AlertRules", "AlertSources", "AlertStore", "CSignals",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "measure",
      dependencies: [
        "AlertCatalog", "AlertRules", "AlertStore", "BenchData", "CSignals",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Measure"),
    .target(name: "BenchData", path: "Tests/Benchmarks/BenchData"),
    .target(name: "TestSupport", path: "Tests/Support"),
    // What libFuzzer runs in the package Tests/Fuzz: here over its seeds and earlier crashes.
    .target(
      name: "FuzzTargets", dependencies: ["AlertCatalog", "AlertRules", "AlertSources"],
      path: "Tests/Fuzz/Targets"),
    .target(
      name: "FuzzStoreTargets",
      dependencies: ["AlertCatalog", "AlertRules", "AlertStore", "FuzzTargets"],
      path: "Tests/Fuzz/StoreTargets"),
    .testTarget(
      name: "AlertCatalogTests", dependencies: ["AlertCatalog", "BenchData", "TestSupport"]),
    .testTarget(
      name: "AlertRulesTests",
      dependencies: ["AlertCatalog", "AlertRules", "CatalogData", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AlertSourcesTests",
      dependencies: ["AlertCatalog", "AlertRules", "AlertSources", "TestSupport"]),
    .testTarget(
      name: "AlertStoreTests",
      dependencies: [
        "AlertCatalog", "AlertRules", "AlertStore", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "AlertReviewTests",
      dependencies: ["AlertCatalog", "AlertReview", "AlertRules", "AlertStore", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzStoreTargets"]),
    .testTarget(name: "PageTests", dependencies: ["alertcat"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "alertcat", "measure", "AlertCatalog", "AlertRules", "AlertSources", "AlertStore",
        "TestSupport",
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

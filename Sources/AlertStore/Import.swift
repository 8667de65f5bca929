import Foundation
import GRDB

/// Takes deliveries into a catalog file: each file as a whole, or not at all.
public struct Import: Sendable {
  /// How a file is taken.
  public struct Options: Sendable {
    /// The manifest to use instead of the nearest `alerts.yml`.
    public var manifest: String?
    /// The language of source tables; `nil`: as the catalog has it, else `en`.
    public var sourceLocale: String?
    /// A file takes the place of one that holds something else.
    public var replaces = false
    /// Who imports.
    public var reviewer = "alertcat"

    /// The defaults.
    public init() {}
  }

  /// What became of each file, in path order.
  public private(set) var results: [ImportResult] = []
  /// What could not be used.
  public private(set) var errors: [StoreError] = []

  /// Imports paths.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be written, or the manifests contradict.
  public init(
    _ paths: [String], into catalog: CatalogFile, options: Options = Options()
  ) throws(StoreError) {
    let search = InputSearch(paths)
    errors = search.errors.map { StoreError($0) }
    let sourceLocale = try Self.sourceLocale(catalog, options)
    let manifest = try Self.manifest(paths, catalog, options)
    try Self.checkClashes(search.files)
    if let manifest { try catalog.put(manifest, as: .manifest, options) }
    let paths = Set(search.files.map(\.outputPath))
    var taken: Set<String> = []
    for file in search.files.sorted(by: { $0.outputPath < $1.outputPath }) {
      guard taken.insert(file.outputPath).inserted else { continue }
      do throws(StoreError) {
        if file.use == .companion {
          try catalog.putCompanion(file, options)
        } else {
          let delivered = try DeliveredFile(file)
          results.append(try catalog.take(delivered, options, busy: paths))
          try catalog.putContext(of: file, delivered, sourceLocale, options)
        }
      } catch {
        errors.append(error)
      }
    }
  }

  private static func sourceLocale(
    _ catalog: CatalogFile, _ options: Options
  ) throws(StoreError) -> String {
    let known = try catalog.setting("sourceLocale")
    if let known, let wanted = options.sourceLocale, known != wanted {
      throw StoreError(
        catalog.path, "its source language is \(known), not \(wanted)",
        "import into another --catalog")
    }
    let locale = known ?? options.sourceLocale ?? "en"
    if known == nil { try catalog.write { try CatalogFile.set("sourceLocale", locale, $0) } }
    return locale
  }

  /// The manifest of all paths; a catalog has one.
  private static func manifest(
    _ paths: [String], _ catalog: CatalogFile, _ options: Options
  ) throws(StoreError) -> (path: String, bytes: [UInt8])? {
    do {
      let found = try Loader.manifests(named: options.manifest, near: paths)
      guard let first = found.first else { return nil }
      guard found.count == 1 else {
        throw StoreError(
          catalog.path, "\(found.map(\.file).joined(separator: " and ")) contradict each other",
          "import one folder after the other, each into its own --catalog, or give --alerts")
      }
      return ("alerts.yml", try FileReading.bytes(of: first.file))
    } catch {
      throw StoreError(catalog.path, error)
    }
  }

  private static func checkClashes(_ files: [InputFile]) throws(StoreError) {
    var owners: [String: String] = [:]
    for file in files {
      let other = owners.updateValue(file.fileToWrite, forKey: file.outputPath)
      if let other, other != file.fileToWrite {
        throw StoreError(
          other, "\(file.fileToWrite) would have the same place, \(file.outputPath)",
          "give their common folder instead")
      }
    }
  }
}

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
    /// What is left out where folders are searched.
    public var exclude: PathPatterns?
    /// A file takes the place of one that holds something else.
    public var replaces = false

    /// The defaults.
    public init() {}
  }

  /// What became of each file, in path order.
  public private(set) var results: [ImportResult] = []
  /// A manifest that lies near the files and is not the catalog’s; it was left alone.
  public private(set) var otherManifest: String?
  /// What could not be used.
  public private(set) var errors: [StoreError] = []
  /// Files of the catalog that were not among those imported, in path order: they stay as they are.
  public private(set) var absent: [String] = []
  /// Decisions in other files of the catalog that need another look since this import, in their order:
  /// `fr.lproj/L.strings: trip.count (fr, plural.one)`.
  public private(set) var staleElsewhere: [String] = []

  /// The languages of the files that were taken.
  private var locales: Set<String> = []
  /// Files that were taken with texts whose language nothing tells, in path order.
  public private(set) var filesWithoutLanguage: [String] = []

  /// How decisions stood before, by entry, rule and place.
  private let before: [String: ChoiceState]

  /// Imports paths.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be written, or the manifests contradict.
  public init(
    _ paths: [String], into catalog: CatalogFile, options: Options = Options()
  ) throws(StoreError) {
    let search = InputSearch(paths, options.exclude)
    before = try catalog.read(Choices.states)
    errors = search.errors.map { StoreError($0) }
    try Self.checkClashes(search.files)
    guard !search.files.isEmpty else { return }
    let sourceLocale = try Self.sourceLocale(catalog, options)
    try takeManifest(near: paths, search.files, catalog, options)
    // Bytes, because two names that look the same may be two files.
    var busy = Set(search.files.map { Array($0.outputPath.utf8) })
    var seen: Set<[UInt8]> = []
    var context: Set<String> = []
    var bundles: [String: String] = [:]
    let index = SubjectIndex()
    let parts = try takeParts(search.files, catalog, options)
    for file in search.files.sorted(by: { $0.outputPath < $1.outputPath })
    where file.use == .catalog {
      guard seen.insert(Array(file.outputPath.utf8)).inserted else { continue }
      do throws(StoreError) {
        let part = parts[Array(file.outputPath.utf8)]
        let delivered = if let part { part.file } else { try DeliveredFile(file) }
        let result =
          if let part { part.result } else {
            try catalog.take(delivered, options, before: before, busy: busy, index)
          }
        busy.insert(Array(result.path.utf8))
        results.append(result)
        locales.formUnion(delivered.documents.flatMap(\.tables).compactMap(\.locale))
        if delivered.documents.contains(where: \.hasNoLanguage) {
          filesWithoutLanguage.append(delivered.origin)
        }
        if let bundle = Wrapping(of: file.outputPath), !bundle.isArchive {
          bundles[bundle.path] = Wrapping(of: result.path)?.path
        }
        let problems = try catalog.putContext(
          of: file, delivered, sourceLocale, seen: &context, index)
        // One that was given by name is said already.
        errors += problems.filter { !errors.contains($0) }
      } catch {
        errors.append(error)
      }
    }
    try takeCompanions(search.files, of: bundles, catalog)
    // What was refused came as well.
    let came = seen.union(results.map { Array($0.path.utf8) })
    absent = try catalog.held().paths.filter {
      $0.use == .catalog && !came.contains(Array($0.path.utf8))
    }.map(\.path)
  }

  /// Languages of the files that were taken for which there is no policy, sorted: casing and wording of their texts are
  /// not judged.
  public var unknownLocales: [String] {
    // A damaged policy was told of when the files were judged.
    locales.subtracting(["Base"]).filter { (try? Policies.policy(for: $0)) == nil }.sorted()
  }

  /// Why none of the files that were found can be imported; `nil` if one can.
  public static func refusals(of search: InputSearch) -> [StoreError]? {
    var errors = search.errors.map { StoreError($0) }
    for file in search.files where file.use == .catalog {
      do throws(StoreError) {
        _ = try DeliveredFile(file)
        return nil
      } catch {
        errors.append(error)
      }
    }
    return errors
  }

  /// Says again which decisions stand, once the alerts were found: a source text may stand in another
  /// file.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be written.
  public mutating func follow(_ catalog: CatalogFile) throws(StoreError) {
    let before = before
    results = try catalog.read { [results] db in
      try results.map { result in
        var result = result
        try Choices.count(&result, before: before, db)
        return result
      }
    }
    let taken = Set(results.map(\.path))
    staleElsewhere = try catalog.read { db in
      try Choices.newlyStale(before: before, except: taken, db)
    }
  }

  /// A line for each file, of many new or unchanged ones only how many there are, and one for decisions in other files.
  public var lines: [String] {
    ImportResult.lines(results) + ImportResult.look(staleElsewhere).map { "in other files: \($0)" }
  }

  /// Takes the archives of the catalog that came back in parts, by the path of each part.
  private func takeParts(
    _ files: [InputFile], _ catalog: CatalogFile, _ options: Options
  ) throws(StoreError) -> [[UInt8]: (file: DeliveredFile, result: ImportResult)] {
    var taken: [[UInt8]: (file: DeliveredFile, result: ImportResult)] = [:]
    for parts in try ArchiveParts.all(files, in: catalog, replaces: options.replaces) {
      for part in try catalog.take(parts, options, before: before) {
        taken[Array(part.file.path.utf8)] = part
      }
    }
    return taken
  }

  /// The other files of the bundles that were taken, in place of those that they had.
  ///
  /// - Parameter bundles: where each bundle is in the catalog. An XLIFF that came back alone leaves what else its
  ///   bundle has.
  private mutating func takeCompanions(
    _ files: [InputFile], of bundles: [String: String], _ catalog: CatalogFile
  ) throws(StoreError) {
    var kept: Set<[UInt8]> = []
    for file in files where file.use == .companion {
      guard let bundle = Wrapping(of: file.outputPath), let place = bundles[bundle.path] else {
        continue
      }
      let path = bundle.moved(file.outputPath, to: place)
      kept.insert(Array(path.utf8))
      do throws(StoreError) {
        try catalog.put(path, DeliveredFile.bytes(of: file), as: .companion)
      } catch {
        errors.append(error)
      }
    }
    let left = results.compactMap(\.replaced).compactMap { Wrapping(of: $0)?.path }
    try catalog.removeCompanions(of: Set(bundles.values).union(left), except: kept)
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
    let locale = known ?? options.sourceLocale ?? Catalog.standardSourceLocale
    if known == nil { try catalog.write { try CatalogFile.set("sourceLocale", locale, $0) } }
    return locale
  }

  /// The manifest that is named, else those nearest to the paths, else those nearest to the files below.
  ///
  /// - Throws: as ``Loader/manifests(named:near:)``.
  public static func manifests(
    named name: String?, near paths: [String], _ files: [InputFile]
  ) throws -> [Manifest] {
    let found = try Loader.manifests(named: name, near: paths)
    if !found.isEmpty { return found }
    return try Loader.manifests(
      named: nil, near: files.filter { $0.use == .catalog }.map(\.path))
  }

  /// The manifest of all paths; a catalog has one.
  private mutating func takeManifest(
    near paths: [String], _ files: [InputFile], _ catalog: CatalogFile, _ options: Options
  ) throws(StoreError) {
    let isTaken: Bool
    let found: [Manifest]
    do {
      found = try Self.manifests(named: options.manifest, near: paths, files)
      guard let first = found.first else { return }
      guard found.count == 1 else {
        throw StoreError(
          catalog.path, "\(found.map(\.file).joined(separator: " and ")) contradict each other",
          "import one folder after the other, each into its own --catalog, or give --alerts")
      }
      isTaken = try catalog.putManifest(
        FileReading.bytes(of: first.file), from: Paths.real(first.file) ?? first.file,
        isNamed: options.manifest != nil)
    } catch {
      throw StoreError(catalog.path, error)
    }
    if !isTaken { otherManifest = found.first?.file }
  }

  private static func checkClashes(_ files: [InputFile]) throws(StoreError) {
    var owners: [[UInt8]: String] = [:]
    for file in files {
      let other = owners.updateValue(file.fileToWrite, forKey: Array(file.outputPath.utf8))
      if let other, other != file.fileToWrite {
        throw StoreError(
          other, "\(file.fileToWrite) would be stored at the same path, \(file.outputPath)",
          "import their common folder instead")
      }
    }
  }
}

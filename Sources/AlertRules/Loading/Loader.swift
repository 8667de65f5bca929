import Foundation

/// Reads everything a run needs: the deliverables, the source tables beside them, the manifests.
public struct Loader: Sendable {
  /// The files found, companions included.
  public let search: InputSearch
  /// The catalog of what could be read.
  public let catalog: Catalog
  /// The input behind each document of the catalog.
  public let inputs: [InputFile]
  /// The manifests that apply.
  public let manifests: [Manifest]
  /// The alerts found.
  public let alerts: [Alert]
  /// Claims of keys that are in no alert.
  let rejected: [Grouping.KeyReference: [Grouping.Rejection]]
  /// Number of alerts; one that comes in several deliverables counts once.
  public var alertCount: Int { AlertList(catalog, alerts).count }
  /// What could not be used.
  public let errors: [FormatError]

  /// Loads paths.
  ///
  /// - Parameters:
  ///   - manifest: a manifest to use instead of the nearest `alerts.yml`.
  ///   - jobs: files read at a time.
  ///   - excluded: an output folder to leave out of the search.
  /// - Throws: ``ConfigurationError`` if a manifest is wrong, ``FormatError`` if the one named cannot
  ///   be read.
  public init(
    _ paths: [String], manifest: String? = nil, sourceLocale: String = "en", jobs: Int = 2,
    excluding excluded: String? = nil
  ) async throws {
    let search = InputSearch(paths, excluding: excluded)
    let readable = search.files.filter { $0.use == .catalog }
    let results = await Self.read(readable, jobs: max(1, jobs))
    try self.init(
      search: search, results: Array(zip(readable, results)),
      manifests: try Self.manifests(named: manifest, near: paths), sourceLocale: sourceLocale)
  }

  /// Loads one text that was handed over, not found on disk.
  public init(
    standardInput bytes: [UInt8], name: String, manifest: String? = nil, sourceLocale: String = "en"
  ) throws {
    let file = InputFile(path: name, outputPath: InputSearch.outputPath(of: name))
    let result = Result { () throws(FormatError) in try Document(path: name, bytes: bytes) }
    try self.init(
      search: InputSearch([]), results: [(file, result)],
      manifests: try Self.manifests(named: manifest, near: [name]), sourceLocale: sourceLocale)
  }

  private init(
    search: InputSearch, results: [(InputFile, Result<Document, FormatError>)],
    manifests: [Manifest], sourceLocale: String
  ) throws {
    self.search = search
    self.manifests = manifests
    var documents: [Document] = []
    var inputs: [InputFile] = []
    var errors = search.errors
    for (file, result) in results {
      switch result {
      case .success(let document):
        documents.append(document)
        inputs.append(file)
      case .failure(let error): errors.append(error)
      }
    }
    self.inputs = inputs
    self.errors = errors
    catalog = Catalog(
      documents: documents, context: Self.sourceTables(for: documents, sourceLocale: sourceLocale),
      sourceLocale: sourceLocale)
    let grouping = Grouping(catalog, manifests: manifests)
    alerts = grouping.alerts
    rejected = grouping.rejected
  }

  private static func read(
    _ files: [InputFile], jobs: Int
  ) async -> [Result<Document, FormatError>] {
    var results: [Result<Document, FormatError>?] = Array(repeating: nil, count: files.count)
    await withTaskGroup(of: (Int, Result<Document, FormatError>).self) { group in
      var next = 0
      func start() {
        guard next < files.count else { return }
        let index = next
        next += 1
        group.addTask {
          (index, Result { () throws(FormatError) in try Document(readingFrom: files[index].path) })
        }
      }
      for _ in 0..<jobs { start() }
      for await (index, result) in group {
        results[index] = result
        start()
      }
    }
    return results.compactMap { $0 }
  }

  /// The same tables in the source language, where they lie beside but were not given.
  private static func sourceTables(for documents: [Document], sourceLocale: String) -> [Document] {
    let given = Set(documents.map { URL(fileURLWithPath: $0.file.path).standardized.path })
    var tried: Set<String> = []
    var result: [Document] = []
    for document in documents where document.file.path.contains(".lproj/") {
      let url = URL(fileURLWithPath: document.file.path).standardized
      let folder = url.deletingLastPathComponent().deletingLastPathComponent()
      for name in ["\(sourceLocale).lproj", "Base.lproj"] {
        let candidate = folder.appendingPathComponent(name)
          .appendingPathComponent(url.lastPathComponent)
        guard !given.contains(candidate.path), tried.insert(candidate.path).inserted,
          FileManager.default.fileExists(atPath: candidate.path),
          let relative = sibling(of: document.file.path, name),
          let source = try? Document(readingFrom: relative)
        else { continue }
        result.append(source)
      }
    }
    return result
  }

  /// `a/de.lproj/X.strings` → `a/en.lproj/X.strings`, spelled as the path was.
  private static func sibling(of path: String, _ folder: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2 else { return nil }
    parts[parts.count - 2] = folder
    return parts.joined(separator: "/")
  }

  private static func manifests(named name: String?, near paths: [String]) throws -> [Manifest] {
    if let name { return [try read(name)] }
    var found: [String] = []
    for path in paths {
      if let nearest = nearest(from: path), !found.contains(nearest) { found.append(nearest) }
    }
    return try found.map(read)
  }

  private static func read(_ path: String) throws -> Manifest {
    let file = try SourceFile(path: path, original: FileReading.bytes(of: path))
    return try Manifest(String(decoding: file.bytes, as: UTF8.self), file: path)
  }

  /// The nearest `alerts.yml`, upward to the repository's root.
  private static func nearest(from path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardized
    let current = URL(fileURLWithPath: ".").standardized.path + "/"
    while true {
      let candidate = folder.appendingPathComponent("alerts.yml").path
      if FileManager.default.fileExists(atPath: candidate) {
        return candidate.hasPrefix(current) ? String(candidate.dropFirst(current.count)) : candidate
      }
      let isRoot = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      if isRoot || folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}

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
  /// Number of alerts; one that comes in several deliverables counts once.
  public var alertCount: Int { AlertList.count(alerts) }
  /// What could not be used.
  public let errors: [FormatError]

  /// Whether nothing was read, and nothing was wrong: there is no localization file.
  public var isEmpty: Bool { catalog.documents.isEmpty && errors.isEmpty }

  /// Loads paths.
  ///
  /// - Parameters:
  ///   - patterns: what is left out where folders are searched.
  ///   - manifest: a manifest to use instead of the nearest `alerts.yml`.
  ///   - jobs: files read, and tables looked through, at a time.
  ///   - excluded: an output folder to leave out of the search.
  /// - Throws: ``ConfigurationError`` if a manifest is wrong, ``FormatError`` if the one named cannot
  ///   be read.
  public init(
    _ paths: [String], _ patterns: PathPatterns? = nil, manifest: String? = nil,
    sourceLocale: String = Catalog.standardSourceLocale, jobs: Int = 2,
    excluding excluded: String? = nil
  ) async throws {
    let search = InputSearch(paths, patterns, excluding: excluded)
    let readable = search.files.filter { $0.use == .catalog }
    let results = await Self.read(readable, jobs: max(1, jobs))
    try self.init(
      search: search, results: Array(zip(readable, results)),
      manifests: try Self.manifests(named: manifest, near: paths + readable.map(\.path)),
      sourceLocale: sourceLocale,
      jobs: max(1, jobs))
  }

  /// Loads one text that was handed over, not found on disk.
  ///
  /// - Throws: ``ConfigurationError`` if the manifest cannot be used.
  public init(
    standardInput bytes: FileBytes, name: String, manifest: String? = nil,
    sourceLocale: String = Catalog.standardSourceLocale
  ) throws {
    let file = InputFile(path: name, outputPath: InputSearch.outputPath(of: name))
    let result = Result { () throws(FormatError) in try Document(path: name, bytes: bytes) }
    try self.init(
      search: InputSearch([]), results: [(file, result)],
      manifests: try Self.manifests(named: manifest, near: [name]), sourceLocale: sourceLocale)
  }

  /// Loads files that a catalog file holds.
  ///
  /// - Parameters:
  ///   - files: what is judged.
  ///   - context: what only gives source text.
  ///   - manifests: what is held as `alerts.yml`; it speaks for everything.
  /// - Throws: ``ConfigurationError`` if one of the manifests cannot be used.
  public init(
    held files: [InputFile], context: [InputFile], manifests: [(path: String, bytes: FileBytes)],
    sourceLocale: String
  ) throws {
    func read(_ file: InputFile) -> Result<Document, FormatError> {
      Result { () throws(FormatError) in try Document(path: file.path, bytes: file.bytes()) }
    }
    try self.init(
      search: InputSearch([]), results: files.map { ($0, read($0)) },
      manifests: manifests.map { try Manifest(text(of: $0.bytes, path: $0.path), file: $0.path) },
      sourceLocale: sourceLocale, context: context.compactMap { try? read($0).get() })
  }

  private init(
    search: InputSearch, results: [(InputFile, Result<Document, FormatError>)],
    manifests: [Manifest], sourceLocale: String, context held: [Document]? = nil, jobs: Int = 1
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
    var bundleLocales: [Int: String] = [:]
    for (number, file) in inputs.enumerated() {
      guard let locale = XCLOC(around: file)?.targetLocale else { continue }
      bundleLocales[number] = locale
      documents[number] = documents[number].telling(locale)
    }
    Preparation.begin(documents)
    let sourceLocale = Self.sourceLocale(of: documents, sourceLocale)
    documents = BaseLanguage.told(documents, sourceLocale: sourceLocale)
    let context =
      held ?? Self.sourceTables(for: documents, sourceLocale: sourceLocale, errors: &errors)
    self.errors = errors
    catalog = Catalog(
      documents: documents, context: context, sourceLocale: sourceLocale,
      bundleLocales: bundleLocales, isOnDisk: held == nil, jobs: jobs)
    alerts =
      Grouping(
        catalog, manifests: manifests, screenshots: Screenshots.texts(around: inputs), jobs: jobs
      ).alerts
  }

  /// The language of the source texts: where no file has the usual one, the variety of it that files have, `en-US`.
  private static func sourceLocale(of documents: [Document], _ wanted: String) -> String {
    let tables = documents.flatMap(\.tables)
    let locales = Set(tables.flatMap { [$0.locale, $0.sourceLocale] }.compactMap(\.self))
    guard wanted == Catalog.standardSourceLocale, locales.isDisjoint(with: [wanted, "Base"]) else {
      return wanted
    }
    let varieties = locales.filter(Languages.isEnglish)
    return varieties.count == 1
      ? varieties.first ?? wanted
      : varieties.contains("en-US") ? "en-US" : wanted
  }

  /// Files that somebody wrote to while they were in use: what was found in them means nothing.
  public var changedFiles: [Int: FormatError] {
    var changed: [Int: FormatError] = [:]
    for (number, document) in catalog.documents.enumerated()
    where !document.file.original.isUnchanged {
      changed[number] = FileStamp.changed(document.file.path)
    }
    return changed
  }

  /// Source tables beside the files that somebody wrote to while they were in use: no finding of the run
  /// means anything then.
  public var changedContext: [FormatError] {
    catalog.context.filter { !$0.file.original.isUnchanged }
      .map { FileStamp.changed($0.file.path) }
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
          (
            index,
            Result { () throws(FormatError) in
              try Document(path: files[index].path, bytes: files[index].bytes(), jobs: jobs)
                .located()
            }
          )
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

  /// The same tables in the source language, where they lie beside but were not given. One that cannot
  /// be read is an error like any other file's.
  private static func sourceTables(
    for documents: [Document], sourceLocale: String, errors: inout [FormatError]
  ) -> [Document] {
    // What was given and could not be read is known to be bad.
    var seen = Set((documents.map(\.file.path) + errors.map(\.file)).compactMap(Paths.real))
    var result: [Document] = []
    for document in documents {
      for path in sourcePaths(beside: document, sourceLocale: sourceLocale) {
        guard let real = Paths.real(path), seen.insert(real).inserted else { continue }
        do throws(FormatError) {
          try Links.checkSibling(path, of: document.file.path)
          result.append(try Document(readingFrom: path))
        } catch {
          errors.append(error)
        }
      }
    }
    return result
  }

  /// Where the same table may lie in the source language, and what hides its keys.
  public static func sourcePaths(beside document: Document, sourceLocale: String) -> [String] {
    let parts = Paths.parts(of: document.file.path)
    let root: String
    if parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") {
      root = parts.dropLast(2).map { $0 + "/" }.joined()
    } else {
      guard let above = Paths.aboveLanguageFolder(of: document.file.path) else { return [] }
      root = above + "/"
    }
    // “pt-BR” is also written “pt_BR”.
    let spellings = [sourceLocale, sourceLocale.replacing("-", with: "_")]
    let folders = (spellings[0] == spellings[1] ? [sourceLocale] : spellings) + ["Base"]
    let paths = folders.map { "\(root)\($0).lproj/\(parts[parts.count - 1])" }
    return paths + (document.isShadowed ? [document.file.path + "dict"] : [])
  }

  /// The manifest that is named, else the nearest `alerts.yml` of each path; each speaks for what lies below
  /// it, but for what lies below another.
  ///
  /// - Throws: ``ConfigurationError`` if one of them cannot be used, ``FormatError`` if one leads out of its repository.
  public static func manifests(named name: String?, near paths: [String]) throws -> [Manifest] {
    if let name { return [try read(name, governs: nil)] }
    var nearest = NearestFile("alerts.yml")
    var manifests = try nearest.all(from: paths).map { path in
      try Links.check(path, option: "--alerts")
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      return try read(path, governs: Paths.real(folder))
    }
    let folders = manifests.compactMap(\.folder)
    let realPaths = RealPaths()
    for index in manifests.indices {
      manifests[index].realPaths = realPaths
      guard let folder = manifests[index].folder else { continue }
      manifests[index].folders = folders.filter { $0 != folder && Paths.isInside($0, folder) }
    }
    return manifests
  }

  private static func read(_ path: String, governs folder: String?) throws -> Manifest {
    var manifest = try Manifest(
      text(of: FileReading.bytes(of: path, limit: FileLimits.sideFile), path: path), file: path)
    manifest.folder = folder
    return manifest
  }
}

/// The text of a manifest in any encoding.
private func text(of bytes: FileBytes, path: String) throws -> String {
  String(decoding: try SourceFile(path: path, original: bytes).bytes, as: UTF8.self)
}

import AlertRules

/// A file that was delivered, read under its path in the catalog.
struct DeliveredFile {
  let path: String
  /// As it was given.
  let origin: String
  let bytes: FileBytes
  let documents: [Document]
  /// The language that the bundle around it states.
  private let bundleLocale: String?

  /// - Throws: ``StoreError`` if it cannot be read, or its locale is only in the folder above it.
  init(_ file: InputFile) throws(StoreError) {
    do throws(FormatError) {
      let found = if let packed = file.packed { packed.archive.bytes } else { try file.bytes() }
      let bytes = try found.copied(from: file.fileToWrite)
      try self.init(
        bytes, path: file.outputPath, origin: file.fileToWrite,
        bundleLocale: XCLOC(around: file)?.targetLocale)
    } catch {
      throw StoreError(error)
    }
    guard file.packed == nil,
      let locale = FileNames.locale(of: origin) ?? Paths.real(origin).flatMap(FileNames.locale),
      documents.contains(where: { $0.tables.contains { $0.locale == nil } })
    else { return }
    throw StoreError(
      origin, "only its parent folder says that this is “\(locale)”",
      "import that folder’s parent, so that the catalog keeps its name")
  }

  private init(
    _ bytes: FileBytes, path: String, origin: String, bundleLocale: String?
  ) throws(FormatError) {
    self.path = path
    self.bundleLocale = bundleLocale
    self.origin = origin
    self.bytes = bytes
    let held = HeldFiles(paths: [path]) { _ in bytes }
    var documents: [Document] = []
    for input in try StoredBundle.inputs(path, held) {
      do throws(FormatError) {
        let document = try Document(path: input.path, bytes: input.bytes())
        let locale = XCLOC(around: input)?.targetLocale ?? bundleLocale
        documents.append(locale.map(document.telling) ?? document)
      } catch {
        throw FormatError(origin, error.place, error.problem, error.advice)
      }
    }
    self.documents = documents
  }

  /// How many entries it has.
  var count: Int { documents.reduce(0) { $0 + $1.entries.count } }

  /// Whether it is one file, and not a bundle or an archive.
  var isPlain: Bool { FileNames.bundle(of: path) == nil && documents.first?.file.path == path }

  /// The bytes of a file that is only copied.
  static func bytes(of file: InputFile) throws(StoreError) -> FileBytes {
    do throws(FormatError) {
      return try file.bytes().copied(from: file.path)
    } catch {
      throw StoreError(error)
    }
  }

  /// The same file under another path of the catalog.
  func renamed(_ path: String) throws(FormatError) -> DeliveredFile {
    try DeliveredFile(bytes, path: path, origin: origin, bundleLocale: bundleLocale)
  }
}

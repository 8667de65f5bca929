import AlertRules

/// Checking and fixing a file without a manifest: what is fixed can be written, and fixing it again
/// changes nothing.
///
/// The first byte of the input chooses the format, the second the options; the rest is the file.
enum Fixing {
  static let target = FuzzTarget("fix") { bytes in
    guard bytes.count > 2, let path = Splicing.paths[bytes[0]] else { return }
    if Splicing.isAmbiguous(FileBytes(bytes[2...])) { return }
    var options = Fixer.Options()
    options.includesReview = bytes[1] & 1 == 1
    options.audience = bytes[1] & 2 == 2 ? .vendor : .xcode
    guard let once = try fixed(FileBytes(bytes[2...]), path, options) else { return }
    for error in once.errors { throw Violation("\(error)") }
    let bytes = try once.bytes(of: 0)
    guard let twice = try fixed(bytes, path, options) else {
      throw Violation("what was fixed cannot be read")
    }
    try promise(try twice.bytes(of: 0) == bytes, "fixing again changes the file")
  }

  private static func fixed(
    _ bytes: FileBytes, _ path: String, _ options: Fixer.Options
  ) throws -> Fixer? {
    let loader = try load(bytes, path)
    if loader.catalog.documents.isEmpty { return nil }
    return try Fixer(Checker(loader.catalog, alerts: loader.alerts), options: options)
  }

  /// A run over one file, with the manifests given.
  static func load(
    _ bytes: FileBytes, _ path: String, manifests: [(path: String, bytes: FileBytes)] = []
  ) throws -> Loader {
    let held = HeldFiles(paths: [path]) { $0 == path ? bytes : nil }
    return try Loader(
      held: [InputFile(path: path, outputPath: path, held: held)], context: [],
      manifests: manifests, sourceLocale: "en")
  }
}

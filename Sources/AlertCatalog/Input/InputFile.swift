/// A file to work on: where it is, how messages call it, and where its copy goes.
public struct InputFile: Sendable {
  /// The path to open; also its name in messages: the PATH as given, joined with the rest. A file in an
  /// archive is called `de.xcloc.zip/de.xcloc/Localized Contents/de.xliff`.
  public var path: String
  /// Where it goes below an output folder; for a file in an archive, where the archive goes.
  public var outputPath: String
  /// What is done with it.
  public var use: Use
  /// The archive it is in, and its name there.
  public var packed: (archive: ZipArchive, name: String)?
  /// Where it and what lies beside it is held, if not on disk.
  public var held: HeldFiles?

  /// What is done with a file.
  public enum Use: Sendable {
    /// Read, checked, corrected.
    case catalog
    /// Copied with the `.xcloc` it belongs to.
    case companion
  }

  /// Creates an input.
  public init(
    path: String, outputPath: String, use: Use = .catalog, held: HeldFiles? = nil
  ) {
    self.path = path
    self.outputPath = outputPath
    self.use = use
    self.held = held
  }

  /// The file that is written: the archive, or the file itself.
  public var fileToWrite: String { packed?.archive.path ?? path }

  /// The bytes.
  ///
  /// - Parameter limit: bytes that it has at most; a larger one is refused.
  /// - Throws: ``FormatError`` if they cannot be read.
  public func bytes(limit: Int = FileLimits.size) throws(FormatError) -> FileBytes {
    if let packed { return try packed.archive.contents(of: packed.name, limit: limit) }
    guard let held else { return try FileReading.bytes(of: path, limit: limit) }
    guard let bytes = held.bytes(path) else {
      throw FormatError(path, nil, "this file is no longer stored", "import it again")
    }
    guard bytes.count <= limit else { throw FileReading.tooLarge(path, limit) }
    return bytes
  }

  /// The name in its archive, or the path.
  var innerPath: String { packed?.name ?? path }

  /// The bytes of another file of the same bundle, by its ``innerPath``; `nil` if it cannot be read.
  func companion(_ path: String) -> FileBytes? {
    var file = InputFile(path: path, outputPath: path, held: held)
    file.packed = packed.map { ($0.archive, path) }
    return try? file.bytes(limit: FileLimits.sideFile)
  }
}

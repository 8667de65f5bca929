import Foundation

extension Document {
  /// Reads a file from disk.
  ///
  /// - Throws: ``FormatError`` if it cannot be opened or understood.
  public init(readingFrom path: String) throws(FormatError) {
    try self.init(path: path, bytes: FileReading.bytes(of: path))
  }
}

/// Reading files whole.
public enum FileReading {
  /// The bytes of a regular file.
  ///
  /// - Throws: ``FormatError`` if it cannot be opened.
  public static func bytes(of path: String) throws(FormatError) -> [UInt8] {
    do {
      return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FormatError(path, .start, "cannot be read", "check that it exists and is readable")
    }
  }
}

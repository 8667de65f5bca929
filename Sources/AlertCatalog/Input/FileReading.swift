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
  /// - Throws: ``FormatError`` with the system's reason.
  public static func bytes(of path: String) throws(FormatError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw FormatError(path, .start, "not a regular file", "give a file or a folder")
    }
    let size = Int(info.st_size)
    var problem: FormatError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let now = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if now < 0, errno == EINTR { continue }
        if now < 0 { problem = failure(path) }
        if now <= 0 { break }
        count += now
      }
    }
    if let problem { throw problem }
    return bytes
  }

  private static func failure(_ path: String) -> FormatError {
    FormatError(
      path, .start, "cannot be read (\(String(cString: strerror(errno))))",
      "check that it exists and is readable")
  }
}

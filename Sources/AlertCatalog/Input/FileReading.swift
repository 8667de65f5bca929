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
    // Without O_NONBLOCK opening a pipe would wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard let stamp = FileStamp(descriptor) else {
      throw FormatError(path, .start, "not a regular file", "give a file or a folder")
    }
    let size = stamp.size
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
    guard bytes.count == size, FileStamp(descriptor) == stamp else {
      throw FileStamp.changed(path)
    }
    return bytes
  }

  private static func failure(_ path: String) -> FormatError {
    FormatError(
      path, .start, "cannot be read (\(String(cString: strerror(errno))))",
      "check that it exists and is readable")
  }
}

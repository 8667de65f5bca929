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
    // Without O_NONBLOCK opening a pipe would wait for somebody to write to it; with it, a file that a
    // server lends out is not waited for.
    var descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == EWOULDBLOCK { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
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

  /// Everything that can be read from an open stream, such as standard input.
  ///
  /// - Parameter name: what messages call it.
  /// - Throws: ``FormatError`` with the system's reason.
  public static func bytes(from stream: Int32, _ name: String) throws(FormatError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(stream, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(name) }
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }

  private static func failure(_ path: String) -> FormatError {
    FormatError(
      path, .start, "cannot be read (\(String(cString: strerror(errno))))",
      "check that it exists and is readable")
  }
}

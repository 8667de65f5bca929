import Foundation

extension Document {
  /// Reads a file from disk.
  ///
  /// - Throws: ``FormatError`` if it cannot be opened or understood.
  public convenience init(readingFrom path: String) throws(FormatError) {
    try self.init(path: path, bytes: FileReading.bytes(of: path))
  }
}

/// Reading files whole.
public enum FileReading {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: bytes that it has at most; a larger one is refused before it is read.
  /// - Throws: ``FormatError`` with the system's reason.
  public static func bytes(
    of path: String, limit: Int = FileLimits.size
  ) throws(FormatError) -> FileBytes {
    do throws(FormatError) {
      let bytes = try read(path, limit)
      FileQuestions.note(bytes: bytes, of: path)
      return bytes
    } catch {
      FileQuestions.note(bytes: nil, of: path)
      throw error
    }
  }

  private static func read(_ path: String, _ limit: Int) throws(FormatError) -> FileBytes {
    // Without O_NONBLOCK opening a pipe would wait for somebody to write to it; with it, a file that a
    // server lends out is not waited for.
    var descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == EWOULDBLOCK { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path, limit)
  }

  /// The bytes of an open file that was just written.
  ///
  /// - Parameter path: what messages call it.
  static func bytes(of descriptor: Int32, _ path: String) throws(FormatError) -> FileBytes {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure(path) }
    return try contents(of: descriptor, path, FileLimits.size)
  }

  private static func contents(
    of descriptor: Int32, _ path: String, _ limit: Int
  ) throws(FormatError) -> FileBytes {
    guard let stamp = FileStamp(descriptor) else {
      throw FormatError(path, nil, "not a regular file", "give a file that can be read")
    }
    let size = stamp.size
    guard size <= limit else { throw tooLarge(path, limit) }
    if size >= Self.mapped {
      guard let bytes = FileBytes(mapping: descriptor, stamp, path) else { throw failure(path) }
      return bytes
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    let bytes = FileBytes(adopting: memory)
    var count = 0
    while count < size {
      let now = systemRead(descriptor, memory.baseAddress.map { $0 + count }, size - count)
      if now < 0, errno == EINTR { continue }
      if now < 0 { throw failure(path) }
      if now == 0 { break }
      count += now
    }
    guard count == size, FileStamp(descriptor) == stamp else { throw FileStamp.changed(path) }
    return bytes
  }

  /// From this size on (bytes) a file is mapped into memory, not copied. Whether it changed meanwhile
  /// is asked at the end of the work: ``FileBytes/isUnchanged``.
  private static let mapped = 16 << 20

  /// Everything that can be read from an open stream, such as standard input.
  ///
  /// - Parameter name: what messages call it.
  /// - Throws: ``FormatError`` with the system's reason.
  public static func bytes(from stream: Int32, _ name: String) throws(FormatError) -> FileBytes {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(stream, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(name) }
      if count == 0 { return FileBytes(bytes) }
      bytes += part[..<count]
      guard bytes.count <= FileLimits.size else { throw tooLarge(name, FileLimits.size) }
    }
  }

  /// The error for a file with more bytes than are read.
  static func tooLarge(_ path: String, _ limit: Int) -> FormatError {
    let size = (limit + (1 << 20) - 1) >> 20
    return FormatError(
      path, nil, "the file is larger than \(size) MiB", "split it, or leave it out")
  }

  private static func failure(_ path: String) -> FormatError {
    FormatError(
      path, nil, "cannot be read (\(String(cString: strerror(errno))))",
      "check that it exists and is readable")
  }
}

#if canImport(Darwin)
  private let systemRead = Darwin.read
#else
  private let systemRead = Glibc.read
#endif

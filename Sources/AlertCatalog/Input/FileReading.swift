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
  public static func bytes(of path: String) throws(FormatError) -> FileBytes {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw FormatError(path, .start, "not a regular file", "give a file or a folder")
    }
    let size = Int(info.st_size)
    if size >= Self.mapped {
      let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let memory, memory != MAP_FAILED else { throw failure(path) }
      return FileBytes(
        adopting: UnsafeMutableRawBufferPointer(start: memory, count: size), isMapped: true)
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    var count = 0
    while count < size {
      let now = read(descriptor, memory.baseAddress.map { $0 + count }, size - count)
      if now < 0, errno == EINTR { continue }
      guard now >= 0 else {
        memory.deallocate()
        throw failure(path)
      }
      if now == 0 { break }
      count += now
    }
    let bytes = FileBytes(adopting: memory, isMapped: false)
    return count < size ? bytes[..<count] : bytes
  }

  /// From this size on (bytes) a file is mapped into memory, not copied.
  private static let mapped = 16 << 20

  private static func failure(_ path: String) -> FormatError {
    FormatError(
      path, .start, "cannot be read (\(String(cString: strerror(errno))))",
      "check that it exists and is readable")
  }
}

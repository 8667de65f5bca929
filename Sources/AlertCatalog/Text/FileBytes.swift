import Foundation

/// Bytes that are never changed: those of a file, mapped or read, or a part of them. Parts share the
/// memory and the offsets of the whole, as those of an array do.
///
///     let bytes = FileBytes("\"OK\" = \"OK\";".utf8)
///     String(decoding: bytes[1..<3], as: UTF8.self)  // “OK”, and the part begins at 1
public struct FileBytes: RandomAccessCollection, Sendable {
  /// The offset of the first byte.
  public let startIndex: Int
  /// The offset just past the last byte.
  public let endIndex: Int
  @usableFromInline let memory: Memory

  /// Keeps the memory as long as somebody looks at it.
  @usableFromInline final class Memory: @unchecked Sendable {
    @usableFromInline let bytes: UnsafeRawBufferPointer
    /// `nil` for memory of our own.
    let mapping: Mapping?

    init(_ bytes: UnsafeMutableRawBufferPointer, _ mapping: Mapping? = nil) {
      self.bytes = UnsafeRawBufferPointer(bytes)
      self.mapping = mapping
    }

    deinit {
      guard let mapping else { return bytes.deallocate() }
      MappedFiles.forget(mapping.place)
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
      close(mapping.descriptor)
    }
  }

  /// A file whose bytes are mapped.
  struct Mapping {
    let descriptor: Int32
    let stamp: FileStamp
    /// See ``MappedFiles``.
    let place: Int32
  }

  /// Copies bytes.
  public init(_ bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.init(Memory(copy))
  }

  /// Takes memory that nobody else will free.
  init(adopting bytes: UnsafeMutableRawBufferPointer) { self.init(Memory(bytes)) }

  /// Maps an open file; `nil` leaves the reason in `errno`.
  init?(mapping descriptor: Int32, _ stamp: FileStamp, _ path: String) {
    let own = dup(descriptor)
    guard own >= 0 else { return nil }
    guard let start = mmap(nil, stamp.size, PROT_READ, MAP_PRIVATE, own, 0), start != MAP_FAILED
    else {
      close(own)
      return nil
    }
    let bytes = UnsafeMutableRawBufferPointer(start: start, count: stamp.size)
    let place = MappedFiles.add(path, UnsafeRawBufferPointer(bytes))
    self.init(Memory(bytes, Mapping(descriptor: own, stamp: stamp, place: place)))
  }

  /// Whether nobody has written to the file since its bytes were mapped. What is in memory of our own
  /// does not change.
  public var isUnchanged: Bool {
    memory.mapping.map { FileStamp($0.descriptor) == $0.stamp } ?? true
  }

  /// The same bytes in memory of our own, which nobody else can change.
  ///
  /// - Throws: ``FormatError`` if somebody wrote to the file meanwhile.
  public func copied(from path: String) throws(FormatError) -> FileBytes {
    if memory.mapping == nil { return self }
    let copy = FileBytes(self)
    guard isUnchanged else { throw FileStamp.changed(path) }
    return copy
  }

  private init(_ memory: Memory) {
    self.memory = memory
    startIndex = 0
    endIndex = memory.bytes.count
  }

  @inlinable init(_ memory: Memory, _ range: Range<Int>) {
    self.memory = memory
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// One byte.
  @inlinable public subscript(index: Int) -> UInt8 {
    precondition(index >= startIndex && index < endIndex, "no byte has this offset")
    return memory.bytes[index]
  }

  /// A part.
  @inlinable public subscript(range: Range<Int>) -> FileBytes {
    precondition(
      range.lowerBound >= startIndex && range.upperBound <= endIndex, "no bytes have these offsets")
    return FileBytes(memory, range)
  }

  /// Runs a closure on the bytes.
  @inlinable public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result)
    rethrows
    -> Result
  {
    try withExtendedLifetime(memory) {
      try body(UnsafeRawBufferPointer(rebasing: memory.bytes[startIndex..<endIndex]))
    }
  }

  /// Runs a closure on the bytes, so that text and arrays are made of them at once.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBytes { try body($0.assumingMemoryBound(to: UInt8.self)) }
  }
}

extension FileBytes: Hashable {
  /// Whether the bytes are the same, wherever they stand.
  public static func == (a: FileBytes, b: FileBytes) -> Bool {
    a.withUnsafeBytes { a in b.withUnsafeBytes { a.hasSameBytes(as: $0) } }
  }

  /// Hashes the bytes, not their place.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension FileBytes: ExpressibleByArrayLiteral {
  /// Bytes written out.
  public init(arrayLiteral bytes: UInt8...) { self.init(bytes) }
}

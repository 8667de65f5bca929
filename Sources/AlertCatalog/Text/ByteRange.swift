/// A range of bytes in a file, kept small because every entry holds several. Files up to 4 GiB.
public struct ByteRange: Hashable, Sendable {
  /// First byte, counted from 0.
  public var start: UInt32
  /// One past the last byte.
  public var end: UInt32

  /// An empty range at `offset`.
  static func empty(at offset: Int) -> ByteRange { ByteRange(offset, offset) }

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The same range as Swift's own type.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// Number of bytes.
  public var count: Int { Int(end) - Int(start) }
}

/// Searches of `Sequence` that look at the bytes of a text where they lie, and not at one index after the other.
extension String.UTF8View {
  /// Whether a byte occurs.
  package func contains(_ byte: UInt8) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).holds(byte) }
      ?? contains { $0 == byte }
  }

  /// Whether a byte is one of those wanted.
  @inlinable @inline(__always)
  package func contains(where isWanted: (UInt8) throws -> Bool) rethrows -> Bool {
    let found = try withContiguousStorageIfAvailable { bytes in
      for byte in bytes where try isWanted(byte) { return true }
      return false
    }
    if let found { return found }
    for byte in self where try isWanted(byte) { return true }
    return false
  }

  /// Whether all bytes are of those wanted.
  @inlinable @inline(__always)
  package func allSatisfy(_ isWanted: (UInt8) throws -> Bool) rethrows -> Bool {
    try !contains { try !isWanted($0) }
  }

  /// How many bytes are of those wanted.
  @inlinable @inline(__always)
  package func count(where isWanted: (UInt8) throws -> Bool) rethrows -> Int {
    var count = 0
    _ = try contains { byte in
      if try isWanted(byte) { count += 1 }
      return false
    }
    return count
  }
}

extension Substring.UTF8View {
  /// Whether a byte occurs.
  package func contains(_ byte: UInt8) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).holds(byte) }
      ?? contains { $0 == byte }
  }
}

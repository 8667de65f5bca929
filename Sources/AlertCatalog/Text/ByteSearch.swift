import Foundation

extension Collection<UInt8> {
  /// Whether `needle` occurs anywhere; an empty one does.
  package func contains(bytes needle: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { hay in
      needle.withUnsafeBytes { UnsafeRawBufferPointer(hay).contains(bytes: $0) }
    } ?? Array(self).contains(bytes: needle)
  }
}

extension String {
  /// Whether the bytes of another text occur anywhere; quicker than comparing characters.
  package func contains(bytes needle: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { utf8 in
      needle.withUTF8Buffer { UnsafeRawBufferPointer(utf8).contains(bytes: .init($0)) }
    }
  }
}

extension FileBytes {
  /// Whether the bytes of a text occur anywhere.
  package func contains(bytes needle: StaticString) -> Bool { first(needle) != nil }
}

/// Eight bytes looked at together.
extension UInt64 {
  /// A byte eight times.
  @inlinable @inline(__always)
  package init(eight byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// With the top bit of the first byte that is `byte`, and sometimes of bytes behind it; if none is, no
  /// byte has its top bit.
  @inlinable @inline(__always)
  package func mayHold(_ byte: UInt8) -> UInt64 {
    let rest = self ^ UInt64(eight: byte)
    return (rest &- UInt64(eight: 1)) & ~rest
  }

  /// With a 1 in each byte that is `byte`.
  @inline(__always)
  func ones(where byte: UInt8) -> UInt64 {
    let rest = self ^ UInt64(eight: byte)
    let low = UInt64(eight: 0x7F)
    return ~((rest & low) &+ low | rest) >> 7 & UInt64(eight: 1)
  }

  /// The sum of its bytes.
  @inline(__always)
  var sumOfBytes: Int {
    let low: UInt64 = 0x00FF_00FF_00FF_00FF
    let pairs = (self & low) &+ (self >> 8 & low)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether other bytes are the same.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress else { return count == 0 }
    return memcmp(base, otherBase, count) == 0
  }

  /// How many bytes of a range are `byte`.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var total = 0
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      // As many turns as a byte can count.
      var ones: UInt64 = 0
      for _ in 0..<Swift.min(255, (range.upperBound - index) / 8) {
        ones &+= loadUnaligned(fromByteOffset: index, as: UInt64.self).ones(where: byte)
        index &+= 8
      }
      total += ones.sumOfBytes
    }
    return total + self[index..<range.upperBound].count { $0 == byte }
  }

  /// Whether a byte occurs.
  func holds(_ byte: UInt8) -> Bool {
    baseAddress.map { memchr($0, Int32(byte), count) != nil } ?? false
  }

  /// Whether these bytes occur anywhere.
  package func contains(bytes needle: UnsafeRawBufferPointer) -> Bool {
    first(needle) != nil
  }

  /// Where one of up to four bytes stands for the first time.
  @inlinable @inline(__always)
  package func first(of signs: (UInt8, UInt8, UInt8, UInt8)) -> Int? {
    var index = 0
    while index + 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let found =
        word.mayHold(signs.0) | word.mayHold(signs.1) | word.mayHold(signs.2)
        | word.mayHold(signs.3)
      if found & UInt64(eight: 0x80) != 0 { break }
      index += 8
    }
    return self[index...].firstIndex {
      $0 == signs.0 || $0 == signs.1 || $0 == signs.2 || $0 == signs.3
    }
  }

  /// Where a text stands for the first time.
  fileprivate func first(_ needle: UnsafeRawBufferPointer) -> Int? {
    guard let first = needle.first else { return 0 }
    guard let base = baseAddress, count >= needle.count else { return nil }
    if count > 4096, needle.count > 7, let other = needle.baseAddress {
      return far(other, needle.count, from: base)
    }
    var start = 0
    let last = count - needle.count
    while start <= last, let found = memchr(base + start, Int32(first), last - start + 1) {
      start = found - UnsafeMutableRawPointer(mutating: base)
      if let other = needle.baseAddress, memcmp(base + start, other, needle.count) == 0 {
        return start
      }
      start += 1
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// The same in a whole file, most of whose bytes are not looked at (Horspool).
  private func far(
    _ needle: UnsafeRawPointer, _ length: Int, from base: UnsafeRawPointer
  ) -> Int? {
    let text = UnsafeRawBufferPointer(start: needle, count: length)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { skips in
      skips.initialize(repeating: length)
      for index in 0..<(length - 1) { skips[Int(text[index])] = length - 1 - index }
      var end = length
      while end <= count {
        let last = self[end - 1]
        let start = end - length
        if last == text[length - 1], memcmp(base + start, needle, length) == 0 { return start }
        end += skips[Int(last)]
      }
      return nil
    }
  }
}

extension FileBytes {
  /// The text of a range, `nil` if one of these bytes is in it.
  func text(_ range: Range<Int>, without signs: StaticString) -> String? {
    self[range].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return "" }
      let isPlain = signs.withUTF8Buffer { signs in
        signs.allSatisfy { memchr(base, Int32($0), bytes.count) == nil }
      }
      return isPlain ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }

  /// Where `mark` stands for the first time.
  func first(_ mark: StaticString) -> Int? {
    withUnsafeBytes { hay in
      mark.withUTF8Buffer { hay.first(UnsafeRawBufferPointer($0)).map { $0 + startIndex } }
    }
  }

  /// Whether a byte occurs.
  package func holds(_ byte: UInt8) -> Bool { withUnsafeBytes { $0.holds(byte) } }

  /// The spaces, tabs and line ends right before a place.
  func space(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, self[start - 1].isXMLSpace { start -= 1 }
    return start..<offset
  }

  /// Where `mark` stands for the last time before `end`.
  func last(_ mark: StaticString, before end: Int) -> Int? {
    var index = Swift.min(end, count) - mark.utf8CodeUnitCount
    while index >= 0 {
      if self[index...].starts(with: mark.bytes) { return index }
      index -= 1
    }
    return nil
  }
}

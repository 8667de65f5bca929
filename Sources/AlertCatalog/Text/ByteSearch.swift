import CBytes
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

  /// Whether two texts are the same byte for byte; `==` takes “é” in one scalar and in two for the same.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { UnsafeRawBufferPointer(one).hasSameBytes(as: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension FileBytes {
  /// Whether the bytes of a text occur anywhere.
  package func contains(bytes needle: StaticString) -> Bool { first(needle) != nil }
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
    guard let base = baseAddress else { return 0 }
    return cbytes_count(base + range.lowerBound, range.count, byte)
  }

  /// Whether a byte occurs.
  func holds(_ byte: UInt8) -> Bool {
    baseAddress.map { memchr($0, Int32(byte), count) != nil } ?? false
  }

  /// Whether these bytes occur anywhere.
  package func contains(bytes needle: UnsafeRawBufferPointer) -> Bool {
    first(needle) != nil
  }

  /// Where one of up to four bytes stands for the first time, or one below `least`.
  package func first(of signs: (UInt8, UInt8, UInt8, UInt8), orBelow least: UInt8 = 0) -> Int? {
    guard let base = baseAddress else { return nil }
    let index = cbytes_before(base, count, signs.0, signs.1, signs.2, signs.3, least)
    return index < count ? index : nil
  }

  /// Where a text stands for the first time.
  fileprivate func first(_ needle: UnsafeRawBufferPointer) -> Int? {
    guard let text = needle.baseAddress, !needle.isEmpty else { return 0 }
    guard let base = baseAddress else { return nil }
    let index = cbytes_find(base, count, text, needle.count)
    return index < count ? index : nil
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

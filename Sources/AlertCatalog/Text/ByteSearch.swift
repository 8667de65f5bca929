import Foundation

extension Array<UInt8> {
  /// Whether `needle` occurs anywhere; an empty one does.
  package func contains(bytes needle: [UInt8]) -> Bool {
    withUnsafeBytes { hay in needle.withUnsafeBytes { hay.contains(bytes: $0) } }
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

extension UnsafeRawBufferPointer {
  fileprivate func contains(bytes needle: UnsafeRawBufferPointer) -> Bool {
    guard let first = needle.first else { return true }
    guard let base = baseAddress, count >= needle.count else { return false }
    var start = 0
    let last = count - needle.count
    while start <= last, let found = memchr(base + start, Int32(first), last - start + 1) {
      start = found - UnsafeMutableRawPointer(mutating: base)
      if self[start..<start + needle.count].elementsEqual(needle) { return true }
      start += 1
    }
    return false
  }
}

extension [UInt8] {
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

import Foundation

extension Array<UInt8> {
  /// Whether `needle` occurs anywhere; an empty one does.
  package func contains(bytes needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    guard count >= needle.count else { return false }
    return withUnsafeBytes { hay in
      guard let base = hay.baseAddress else { return false }
      var start = 0
      let last = hay.count - needle.count
      while start <= last, let found = memchr(base + start, Int32(first), last - start + 1) {
        start = found - UnsafeMutableRawPointer(mutating: base)
        if hay[start..<start + needle.count].elementsEqual(needle) { return true }
        start += 1
      }
      return false
    }
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

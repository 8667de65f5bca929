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

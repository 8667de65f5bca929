import Foundation

/// A text that is looked for in whatever case, by its last byte, which is no letter and rare.
///
///     FoldedNeedle("alertcat:").isIn(bytes)
package struct FoldedNeedle: Sendable {
  private let text: [UInt8]
  private let end: UInt8

  /// - Parameter text: one or more bytes, in small letters where it has letters; the last is none.
  package init(_ text: StaticString) {
    let text = text.withUTF8Buffer { Array($0) }
    guard let end = text.last, !end.isLetter else { preconditionFailure("a letter at the end") }
    self.text = text.dropLast()
    self.end = end
  }

  /// Whether it occurs anywhere in these bytes.
  package func isIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var start = 0
    while let found = memchr(base + start, Int32(end), bytes.count - start) {
      let place = UnsafeRawPointer(found) - base
      if place >= text.count,
        bytes[(place - text.count)..<place].lazy.map(\.small).elementsEqual(text)
      {
        return true
      }
      start = place + 1
    }
    return false
  }
}

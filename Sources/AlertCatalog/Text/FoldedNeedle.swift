/// A text that is looked for in whatever case; most bytes are not looked at (Horspool).
///
///     FoldedNeedle("alertcat:").isIn(bytes)
package struct FoldedNeedle: Sendable {
  private let text: [UInt8]
  /// How far to go on behind a byte in small letters.
  private let skips: [UInt8]

  /// - Parameter text: 1 to 255 bytes, in small letters where it has letters.
  package init(_ text: StaticString) {
    let text = text.withUTF8Buffer { Array($0) }
    precondition((1...255).contains(text.count))
    var skips = [UInt8](repeating: UInt8(text.count), count: 256)
    for (index, byte) in text.dropLast().enumerated() {
      skips[Int(byte)] = UInt8(text.count - 1 - index)
    }
    self.text = text
    self.skips = skips
  }

  /// Whether it occurs anywhere in these bytes.
  package func isIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let last = text.count - 1
    var end = last
    while end < bytes.count {
      let byte = bytes[end] | 0x20
      if byte == text[last], text.indices.allSatisfy({ bytes[end - last + $0] | 0x20 == text[$0] })
      {
        return true
      }
      end += Int(skips[Int(byte)])
    }
    return false
  }
}

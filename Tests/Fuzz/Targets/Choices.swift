/// Choices that follow from a number: the same number, the same choices.
struct Choices {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number in `0..<limit`.
  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// A place between two characters of a text, in UTF-8 bytes.
  mutating func place(in text: String) -> Int {
    var index = next(below: text.utf8.count + 1)
    let bytes = text.utf8
    while index < bytes.count, bytes[bytes.index(bytes.startIndex, offsetBy: index)] & 0xC0 == 0x80
    {
      index += 1
    }
    return index
  }
}

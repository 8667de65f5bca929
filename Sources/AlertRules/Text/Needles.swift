/// Texts to look for in others, in lower case: their bytes lie in a row, so that looking for many of them
/// touches nothing else.
struct Needles: Sendable {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let beginnings: Beginnings

  /// - Parameter texts: ASCII, in lower case.
  init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var beginnings = Beginnings()
    for text in texts {
      ranges.append(bytes.count..<bytes.count + text.utf8.count)
      bytes += text.utf8
      beginnings.insert(text)
    }
    self.bytes = bytes
    self.ranges = ranges
    self.beginnings = beginnings
  }

  /// The number of the first of them, in their order, that occurs in a text in any case, and where it
  /// does, in UTF-8 bytes.
  func first(
    in text: String, where isWanted: (Int) -> Bool = { _ in true }
  ) -> (number: Int, range: Range<Int>)? {
    var text = text
    return text.withUTF8 { hay in
      var found: (number: Int, range: Range<Int>)?
      for start in hay.indices.dropLast() where beginnings.contains(hay[start], hay[start + 1]) {
        let number = (0..<(found?.number ?? ranges.count)).first {
          isWanted($0) && stands($0, in: hay, at: start)
        }
        if let number { found = (number, start..<start + ranges[number].count) }
      }
      return found
    }
  }

  /// Whether one of them stands at a place.
  private func stands(_ number: Int, in hay: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let range = ranges[number]
    guard start + range.count <= hay.count else { return false }
    for (offset, index) in range.enumerated() {
      let byte = hay[start + offset]
      if bytes[index] != ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) { return false }
    }
    return true
  }
}

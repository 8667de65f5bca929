/// What words of a list begin with, whatever their case: two bytes of ASCII. Most texts are told apart by
/// it before anything is looked up.
struct Beginnings: Sendable {
  /// A bit for each pair.
  private var bits = [UInt64](repeating: 0, count: 1 << 8)

  /// Learns a word. One with another letter than ASCII among the first two needs no bit:
  /// ``contains(_:_:)`` says yes to all such letters.
  mutating func insert(_ word: String) {
    let bytes = Array(word.utf8.prefix(2))
    guard let first = bytes.first, bytes.allSatisfy({ $0 < 0x80 }) else { return }
    // A word of one letter may stand before anything.
    for second in bytes.count > 1 ? bytes[1]...bytes[1] : 0...0x7F {
      let pair = Self.pair(first, second)
      bits[pair >> 6] |= 1 << UInt64(pair & 63)
    }
  }

  /// Whether a word may begin with two bytes; `false` only if none does.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    if first >= 0x80 || second >= 0x80 { return true }
    let pair = Self.pair(first, second)
    return bits[pair >> 6] & 1 << UInt64(pair & 63) != 0
  }

  /// Whether a word may be one of the list; `false` only if it is not.
  func mayHold(_ word: String) -> Bool {
    var bytes = word.utf8.makeIterator()
    return bytes.next().map { contains($0, bytes.next() ?? 0) } ?? false
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first.small) << 7 | Int(second.small)
  }
}

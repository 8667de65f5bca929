/// A part of a word with hyphens or slashes: `Side`, `by` and `Side` of `Side-by-Side`.
struct CompoundPart {
  var range: Range<Int>
  var text: String
  /// What stands before it: `-`, `/`, or nothing.
  var joiner: Character?
  /// What stands behind it.
  var nextJoiner: Character?
  /// Whether it is the first part of the word.
  var isFirst: Bool
  /// Whether parts stand on both sides, joined by hyphens.
  var isInner: Bool
  /// Whether the word has no other part.
  var isWhole: Bool { joiner == nil && nextJoiner == nil }

  /// The parts of a word, in order.
  static func parts(of word: String) -> [CompoundPart] {
    guard mayDivide(word) else {
      guard !word.isEmpty else { return [] }
      return [
        CompoundPart(
          range: 0..<word.utf8.count, text: word, joiner: nil, nextJoiner: nil, isFirst: true,
          isInner: false)
      ]
    }
    var parts: [CompoundPart] = []
    var start = word.startIndex
    var joiner: Character?
    func close(_ end: String.Index, _ next: Character?) {
      let text = String(word[start..<end])
      guard !text.isEmpty else { return }
      let lower = word.utf8.distance(from: word.startIndex, to: start)
      parts.append(
        CompoundPart(
          range: lower..<lower + text.utf8.count, text: text, joiner: joiner, nextJoiner: next,
          isFirst: parts.isEmpty, isInner: joiner == "-" && next == "-"))
    }
    var index = word.startIndex
    while index < word.endIndex {
      let character = word[index]
      let next = word.index(after: index)
      if let normal = normalized(character) {
        close(index, normal)
        joiner = normal
        start = next
      }
      index = next
    }
    close(word.endIndex, nil)
    return parts
  }

  /// Whether each part of a compound is an ordinary English word or a number, or the word has one part.
  static func areOrdinary(_ parts: [CompoundPart]) -> Bool {
    guard parts.count > 1 else { return true }
    return parts.allSatisfy { part in
      let word = part.text.lowercased()
      return English.shared.isOrdinary(word) || word.contains(where: \.isNumber)
    }
  }

  /// Whether a word holds bytes of a joiner.
  static func mayDivide(_ word: String) -> Bool {
    word.utf8.contains { $0 == 0x2D || $0 == 0x2F || $0 == 0xE2 }
  }

  private static func normalized(_ character: Character) -> Character? {
    switch character {
    case "-", "\u{2010}", "\u{2011}": "-"
    case "/": "/"
    default: nil
    }
  }
}

/// Which words begin a sentence.
enum SentenceStarts {
  /// Their indices. After a placeholder, a quotation or a brand that starts the sentence, nothing is raised, nor
  /// in brackets behind one: “Delete all? (files too)”; nor behind a quotation that nobody closed, and that
  /// reaches into it, nor behind a sign that is read like a word: “+ button”, or a mark without a space: the name
  /// “Yahoo!s”, or an item of a list, or what goes on from before: “…and more”.
  static func of(_ text: CasedText, in sentences: [Range<Int>]) -> Set<Int> {
    var starts: Set<Int> = []
    for sentence in sentences {
      let isBracketed = text.text.utf8.dropFirst(sentence.lowerBound).first == UInt8(ascii: "(")
      guard sentence.lowerBound == 0 || !isBracketed,
        let index = text.words.firstIndex(where: {
          sentence.contains($0.range.lowerBound) && $0.kind != .emoji
        }), index == 0 || text.words[index - 1].range.upperBound <= sentence.lowerBound
      else { continue }
      let before = text.text.utf8.prefix(text.words[index].range.lowerBound)
      let isInName = before.last == UInt8(ascii: "!") || before.last == UInt8(ascii: "?")
      let opening = Substring(before.dropFirst(sentence.lowerBound))
      if !isInName, !opening.utf8.contains(where: isSign), !opensItem(opening) {
        starts.insert(index)
      }
    }
    return starts
  }

  private static func opensItem(_ opening: Substring) -> Bool {
    guard let first = opening.unicodeScalars.first(where: { !$0.isWhitespace }) else {
      return false
    }
    return Marks.bullets.contains(first) || Marks.ellipses.contains(first)
      || opening.hasPrefix("...")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "@")].contains(byte)
  }
}

extension SentenceStyle {
  /// Whether something may begin with a word, so that a capital is right there: behind a colon, a dash, nothing
  /// but signs and emoji (“+ The button”, “⚠️ The file”), markup, or the number or label of an item
  /// (“1) The file”, “[Beta] The file”).
  func mayOpen(_ index: Int) -> Bool {
    let word = text.words[index]
    if word.followsDash { return true }
    // From here back, and no further than needed: a text may have thousands of words.
    let unit = text.words[..<index].reversed().lazy.prefix { $0.unit == word.unit }
      .filter { $0.kind != .emoji && $0.text.unicodeScalars.last != Self.keycap }
    guard let nearest = unit.first else { return true }
    let before = text.text.utf8.prefix(word.range.lowerBound).last { $0 != UInt8(ascii: " ") }
    if before == UInt8(ascii: ">") { return true }
    guard !word.followsDirectly || nearest.kind == .opaque else { return false }
    let words = Array(unit.filter { $0.kind == .word }.prefix(2))
    guard words.count <= 1 else { return false }
    return before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
      || words.contains { !$0.isCased }
  }

  /// “1️⃣”
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}

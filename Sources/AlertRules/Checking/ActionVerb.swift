/// The verb an English alert is about: “Delete the trip?” and “Do you want to delete it?” → “Delete”; none
/// in “Update Failed” and “Bookmark sync is paused”.
enum ActionVerb {
  /// The verb with its particle, in title style, from the title or else the message.
  static func find(title: String?, message: String?, _ texts: CutTexts) -> String? {
    [title, message].lazy.compactMap { $0 }.compactMap { find(in: $0, texts) }.first
  }

  private static func find(in text: String, _ texts: CutTexts) -> String? {
    let words = texts.cased(text).words
    guard let first = words.first, first.kind == .word else { return nil }
    if isAction(first), !statesSomething(text, words) { return label(words, 0) }
    // “… want to delete”, “… like to delete”, “Are you sure you want to delete”.
    for (index, word) in words.enumerated().dropFirst().dropLast()
    where word.isIn(.infinitiveMark) && words[index - 1].isIn(.wish) {
      if isAction(words[index + 1]) { return label(words, index + 1) }
    }
    return nil
  }

  private static func isAction(_ word: CasedWord) -> Bool {
    word.isIn(.baseVerb) && !word.isIn(.leadInVerb)
  }

  /// Whether the first sentence has a finite verb: then its first word is the noun of that name.
  private static func statesSomething(_ text: String, _ words: [CasedWord]) -> Bool {
    let end = Sentences.ranges(of: text, locale: "en").first?.upperBound ?? text.utf8.count
    return FiniteVerb.find(words.filter { $0.range.lowerBound < end }) != nil
  }

  private static func label(_ words: [CasedWord], _ index: Int) -> String {
    let verb = ICU.titleFirst(words[index].folded, locale: "en")
    guard index + 1 < words.count,
      English.shared.isPhrasal(words[index].folded, words[index + 1].folded)
    else { return verb }
    return verb + " " + ICU.titleFirst(words[index + 1].folded, locale: "en")
  }
}

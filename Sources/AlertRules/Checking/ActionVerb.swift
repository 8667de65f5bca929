/// The verb an English alert is about: “Delete the trip?” and “Do you want to delete it?” → “Delete”.
enum ActionVerb {
  /// The verb with its particle, in title style, from the title or else the message.
  static func find(title: String?, message: String?) -> String? {
    [title, message].lazy.compactMap { $0 }.compactMap(find(in:)).first
  }

  private static func find(in text: String) -> String? {
    let words = CasedText(text, terms: .standard).words
    guard let first = words.first, first.kind == .word else { return nil }
    if English.shared.verbs.contains(first.folded),
      !English.shared.words(.leadInVerb).contains(first.folded)
    {
      return label(words, 0)
    }
    // “… want to delete”, “… like to delete”, “Are you sure you want to delete”.
    for (index, word) in words.enumerated().dropFirst().dropLast()
    where word.folded == "to" && English.shared.words(.wish).contains(words[index - 1].folded) {
      let verb = words[index + 1]
      if English.shared.verbs.contains(verb.folded) { return label(words, index + 1) }
    }
    return nil
  }

  private static func label(_ words: [CasedWord], _ index: Int) -> String {
    let verb = ICU.titleFirst(words[index].folded, locale: "en")
    guard index + 1 < words.count,
      English.shared.isPhrasal(words[index].folded, words[index + 1].folded)
    else { return verb }
    return verb + " " + ICU.titleFirst(words[index + 1].folded, locale: "en")
  }
}

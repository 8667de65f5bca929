/// The verb an English alert is about: “Delete the trip?” and “Do you want to delete it?” → “Delete”; none
/// in “Update Failed” and “Bookmark sync is paused”.
enum ActionVerb {
  /// The verb with its particle, in title style, from the title or else the message.
  static func find(title: String?, message: String?, _ texts: CutTexts) -> String? {
    // “Reverse Geocoding” may be a noun where the message asks: “Do you want to look up addresses?”
    let asked = message.flatMap {
      asks(title) || !asks($0) ? nil : find(in: $0, isAdvice: true, texts)
    }
    return asked ?? title.flatMap { find(in: $0, texts) }
      ?? message.flatMap { find(in: $0, isAdvice: true, texts) }
  }

  private static func asks(_ text: String?) -> Bool {
    text.map { Marks().ending(of: $0).ending == .question } ?? false
  }

  /// - Parameter isAdvice: what the text tells people to do is what the buttons do only if it asks for it:
  ///   “Check your network and try again.”
  private static func find(in text: String, isAdvice: Bool = false, _ texts: CutTexts) -> String? {
    let words = texts.cased(text).words
    guard let first = words.first, first.kind == .word else { return nil }
    if putsOff(words) { return nil }
    let isOrder = !isAdvice || Marks().ending(of: firstSentence(of: text)).ending == .question
    if isOrder, let verb = order(words), !statesSomething(text, words) {
      return label(words, verb)
    }
    // “… want to delete”, “… like to delete”, “Are you sure you want to delete”.
    for (index, word) in words.enumerated().dropFirst().dropLast()
    where word.isIn(.infinitiveMark) && words[index - 1].isIn(.wish) {
      // “Are you sure you don’t want to save?”: Yes would not save.
      let isNegated = words[..<index].suffix(4).contains {
        $0.isIn(.negatedAuxiliary) || $0.isIn(.negator)
      }
      if isAction(words[index + 1]) { return isNegated ? nil : label(words, index + 1) }
    }
    return nil
  }

  /// “Set up later?”, “Go on without saving?”: the verb alone would say the opposite.
  private static func putsOff(_ words: [CasedWord]) -> Bool {
    words.dropFirst().contains { ActionWords.opposites.contains($0.folded) }
  }

  private static func isAction(_ word: CasedWord) -> Bool {
    word.isIn(.baseVerb) && !word.isIn(.leadInVerb)
  }

  /// The verb of a text that begins with one: the first word, or the third of “Want to delete it?”.
  private static func order(_ words: [CasedWord]) -> Int? {
    guard isAction(words[0]) else { return nil }
    guard words.count > 2, words[1].isIn(.infinitiveMark),
      ActionWords.wishes.contains(words[0].folded)
    else { return 0 }
    return isAction(words[2]) ? 2 : nil
  }

  /// “Save or discard?”, “Go to Settings and delete it?”: the first verb is not all that the buttons do.
  private static func goesOn(_ words: [CasedWord], at index: Int) -> Bool {
    let sentence = Array(words[index...].prefix { $0.unit == words[index].unit })
    let leadsAway =
      sentence.count > 1 && sentence[0].isIn(.wayVerb) && sentence[1].isIn(.infinitiveMark)
    return zip(sentence, sentence.dropFirst()).contains { word, next in
      word.isIn(.listWord) && isAction(next)
        && (leadsAway || ActionWords.alternatives.contains(word.folded))
    }
  }

  /// Whether the first sentence has a finite verb: then its first word is the noun of that name.
  private static func statesSomething(_ text: String, _ words: [CasedWord]) -> Bool {
    let first = firstSentence(of: text)
    let sentence = words.filter { $0.range.lowerBound < first.utf8.count }
    // “Sync failed” is short for one, “Delete what was saved?” is none.
    let isReport = !asks(first) && (sentence.last?.isIn(.finiteForm) ?? false || reports(sentence))
    return isReport || FiniteVerb.find(sentence) != nil
  }

  /// “Import completed successfully”, “Sync stopped because …”, but not “Remove linked devices”.
  private static func reports(_ sentence: [CasedWord]) -> Bool {
    guard sentence.count > 2, sentence[1].isIn(.finiteForm) else { return false }
    return sentence[2].hasLyEnding || sentence[2].isIn([.minorWord, .functionWord])
  }

  private static func firstSentence(of text: String) -> String {
    Sentences.ranges(of: text, locale: "en").first.map { text[utf8: $0] } ?? text
  }

  private static func label(_ words: [CasedWord], _ index: Int) -> String? {
    if goesOn(words, at: index) { return nil }
    let verb = ICU.titleFirst(words[index].folded, locale: "en")
    guard index + 1 < words.count,
      English.shared.isPhrasal(words[index].folded, words[index + 1].folded)
    else { return verb }
    return verb + " " + ICU.titleFirst(words[index + 1].folded, locale: "en")
  }
}

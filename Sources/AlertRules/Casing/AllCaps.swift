/// Text that shouts: two or more words in capitals only that are no known acronyms, at least 80 % of the cased letters in upper case.
enum AllCaps {
  static func isAllCaps(_ text: CasedText) -> Bool {
    func shouts(_ word: CasedWord) -> Bool {
      word.kind == .word && !word.form.hasLowercase && word.isCased && !word.form.isSingle
        && !word.isIn(.acronym) && !holdsNumber(word.text)
    }
    guard text.words.count(where: shouts) >= 2 else { return false }
    let words = text.words.filter { $0.kind == .word && $0.isCased }
    var upper = 0
    var cased = 0
    for scalar in words.flatMap(\.text.unicodeScalars) where scalar.isCased {
      cased += 1
      if scalar.isUppercase { upper += 1 }
    }
    return upper * 5 >= cased * 4
  }

  /// Everything in lower case, but for the starts of sentences, and for names: those of English, and what the
  /// catalog always raises elsewhere, as the name of the app.
  static func lowered(
    _ text: CasedText, _ policy: LocalePolicy, _ usage: WordCases, starts: Set<Int>
  ) -> [CasingChange] {
    // Which words are nouns cannot be seen any more in capitals.
    if policy.hasNouns { return [] }
    // Behind an emoji or a sign no sentence is seen to begin; something does.
    let opener = text.words.firstIndex { $0.kind == .word && $0.isCased }
    let starts = starts.isEmpty ? Set([opener].compactMap { $0 }) : starts
    return text.words.indices.compactMap { index in
      let word = text.words[index]
      if case .term(let form, _) = word.kind, word.mayBecome(form, in: policy) {
        return CasingChange(edit: Edit(word.range, form), applicability: .review)
      }
      guard word.kind == .word, word.isCased, !holdsNumber(word.text) else { return nil }
      var new = ICU.lower(word.text, locale: policy.casingLocale)
      if policy.isEnglish { new = withNames(new, at: index, of: text) }
      if starts.contains(index) || word.folded == "i" && policy.isEnglish
        || usage.isAlwaysRaised(word.folded)
      {
        new = ICU.titleFirst(new, locale: policy.casingLocale)
      }
      return new == word.text
        ? nil : CasingChange(edit: Edit(word.range, new), applicability: .review)
    }
  }

  /// `MP3`, `4K`: what holds a digit is written in capitals whatever the style, unless it is an ordinary word with a
  /// number or an ordinal: `STEP2`, `3RD`.
  static func holdsNumber(_ word: String) -> Bool {
    let letters = word.prefix { !$0.isNumber }
    guard letters.count < 4, letters.count < word.count else { return false }
    return !ordinalEnds.contains { word.hasSuffix($0) && word.dropLast(2).allSatisfy(\.isNumber) }
  }

  /// “1ST”, “2ND”
  private static let ordinalEnds = CatalogWords.list("English/ordinal-ends.txt").map {
    $0.uppercased()
  }

  /// A word in lower case with the names and acronyms that it is or holds: `monday` → `Monday`,
  /// `rss-feed` → `RSS-feed`.
  private static func withNames(_ word: String, at index: Int, of text: CasedText) -> String {
    if text.words[index].isIn(.name), let name = English.shared.names[word],
      !English.shared.ambiguousNames.contains(word)
    {
      return name
    }
    let previous = index > 0 ? text.words[index - 1].folded : nil
    let edits = CompoundPart.parts(of: word).compactMap { part in
      EnglishAcronym.form(of: part.text, behind: previous, isShouted: true).map {
        Edit(part.range, $0)
      }
    }
    return edits.isEmpty ? word : word.applying(edits)
  }
}

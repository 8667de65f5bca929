/// How the case of a text changes, and which changes it is better left without.
extension AlertText {
  /// Changes that bring the text into a style of its locale.
  func casingChanges(_ style: LocalePolicy.CasingStyle) -> [CasingChange] {
    guard let policy, !isUntranslated, !followsSmallHabit else { return [] }
    let changes: [CasingChange]
    var smallStarts: Set<Int> = []
    switch style {
    case .none: return []
    case .title:
      changes = TitleStyle(
        cased, policy: policy, leniency: edition.leniency, source: self.englishCased
      ).changes()
    case .sentence:
      smallStarts = role == .message ? Set(smallSentences) : []
      let sentences =
        smallStarts.isEmpty ? self.sentences : self.sentences.split(at: smallStarts.sorted())
      changes = SentenceStyle(
        policy: policy, text: cased, usage: self.usage,
        sentences: role == .button ? nil : sentences, needsProof: true, source: self.englishCased
      ).changes()
    }
    if !changes.isEmpty, translatesName { return [] }
    lazy var leavesSmallOnes = leavesSmallOnes()
    return changes.filter {
      !$0.isTerm && !raisesName($0) && !raisesWhatIsSmall($0) && !isKeptSmall($0)
    }.map { change in
      var change = change
      if repeatsSource(change) || continuesTitle(change) || leavesSmallOnes
        || smallStarts.contains(change.edit.range.lowerBound)
      {
        change.applicability = .review
      }
      return change
    }
  }

  /// Where sentences of a translation begin with a small letter, UTF-8 bytes: “Il file esiste già. vuoi sostituirlo?” Behind a
  /// full stop that may be one of an abbreviation, so there have to be as many as the source has sentences more.
  private var smallSentences: [Int] {
    guard isTranslation, !isEnglish, value.contains(bytes: ". ") else { return [] }
    let starts = zip(cased.words, cased.words.dropFirst()).compactMap { before, word -> Int? in
      guard (2...4).contains(word.range.lowerBound - before.range.upperBound),
        before.kind != .emoji, word.kind == .word, word.isCased, !word.isCapitalized,
        [". ", ". ¿", ". ¡"].contains(
          value[utf8: before.range.upperBound..<word.range.lowerBound])
      else { return nil }
      // Behind a name or a quotation the full stop is that of the sentence; behind a value, “%d. stránka”, “am %@. und”,
      // many languages write it for an ordinal number.
      let mayAbbreviate =
        before.kind == .word
        && (before.text.unicodeScalars.count < 3 || before.text.contains(".") || before.isNumber
          || Abbreviations.shared.contains(before.folded)
          || Abbreviations.beforeSmall.contains(before.folded))
      let mayCount = placeholders.contains { before.range.upperBound == $0.range.upperBound }
      if mayAbbreviate || mayCount { return nil }
      return word.range.lowerBound
    }
    guard !starts.isEmpty, let source = englishCased else { return [] }
    return starts.count == TitleForm.sentenceCount(source) - sentences.count ? starts : []
  }

  /// Whether a text has other faults of the kind beside a small first letter: a later sentence begins small as well, or
  /// it has several words and no capital in a language whose nouns have one. One letter alone mends half of it.
  private func leavesSmallOnes() -> Bool {
    guard let first = cased.firstWord, first.kind == .word, !first.isCapitalized else {
      return false
    }
    let words = cased.words.filter { $0.kind == .word && $0.isCased }
    if policy?.hasNouns ?? false, words.count > 2, !words.contains(where: \.isCapitalized) {
      return true
    }
    return zip(cased.words, cased.words.dropFirst()).contains { before, word in
      // “z. B. etwas” is an abbreviation.
      guard word.kind == .word, word.isCased, !word.isCapitalized, before.text.count > 2 else {
        return false
      }
      let between = value[utf8: before.range.upperBound..<word.range.lowerBound].unicodeScalars
      return between.count == 2 && between.last == " "
        && between.first.map { Marks.anywhere[$0] != nil } ?? false
    }
  }

  /// Whether a text begins with a small word that is not English, and most translations hold it: a name, “itlwm is
  /// not running”.
  private func isKeptSmall(_ change: CasingChange) -> Bool {
    guard isEnglish, let word = cased.firstWord, word.kind == .word, !word.isCapitalized,
      word.range.lowerBound == change.edit.range.lowerBound,
      !word.isIn([.commonWord, .minorWord, .functionWord, .verb])
    else { return false }
    let translations = alert.translations(of: member).filter { $0 != value }
    let name = Array(word.text.utf8)
    return translations.count > 1
      && translations.count { $0.utf8.contains(bytes: name) } * 2 > translations.count
  }

  /// Whether a word is in the source as well, small and no English word: `xcodebuild` may be a command.
  private func repeatsSource(_ change: CasingChange) -> Bool {
    guard change.applicability == .safe, isTranslation, let source = englishCased?.words,
      let word = cased.words.first(where: { $0.range.lowerBound == change.edit.range.lowerBound }),
      !word.isCapitalized
    else { return false }
    return source.contains {
      $0.text == word.text && !$0.isIn([.commonWord, .minorWord, .functionWord, .verb])
    }
  }

  /// Whether a change raises the first word of a message that goes on where the title stops: “has been restricted.”
  /// below “Address Book”. A capital would hide that; a translation is meant as its source is.
  private func continuesTitle(_ change: CasingChange) -> Bool {
    guard role == .message, let first = cased.firstWord,
      let english,
      let opener = english.firstWord, opener.kind == .word, opener.isCased, !opener.isCapitalized,
      change.edit.range.lowerBound == first.range.lowerBound
    else { return false }
    // A source that is corrected as well tells nothing by its case.
    if !isEnglish, !sourceIsJudged { return true }
    return opener.isIn([.anyAuxiliary, .finiteForm])
      && (isEnglish ? ending.meaning != .question : !sourceAsks)
  }

  /// Whether the source is nothing but a name, “HealthKit”, so that every word of the translation is one.
  private var translatesName: Bool {
    guard isTranslation, let words = englishCased?.words, words.count == 1 else { return false }
    if case .term = words[0].kind { return true }
    return words[0].isProtected && words[0].text.contains(where: \.isLowercase)
  }

  /// Whether a change raises a word that the source has as well, small and no English word, or that is none of
  /// the language either: `mpv`.
  private func raisesName(_ change: CasingChange) -> Bool {
    guard let policy, !policy.isEnglish, !change.isSpelling,
      let word = cased.words.first(where: { $0.range.lowerBound == change.edit.range.lowerBound }),
      !word.isCapitalized, !word.text.utf8.contains(UInt8(ascii: "-"))
    else { return false }
    // “homeserver” in a sentence may be any word; in a headline, or without a vowel, it is meant so.
    let hasVowel = word.folded.utf8.contains { $0 >= 0x80 || policy.vowels.utf8.contains($0) }
    if !hasVowel, policy.style == .title { return true }
    guard let words = englishCased?.words, words.count > 1 else { return false }
    let isMeant = !hasVowel || englishCased.map({ TitleStyleProbe.isHeadline($0) }) ?? false
    if beginsSmallHeading(words), words[0].text == word.text { return true }
    return isMeant
      && words.dropFirst().contains {
        $0.text == word.text && !English.shared.commonWords.contains($0.folded)
          && !$0.isIn(.minorWord) && !$0.isIn(.functionWord)
      }
  }

  /// “tourbus URL Scheme Error”: no English word, small before raised ones.
  private func beginsSmallHeading(_ words: [CasedWord]) -> Bool {
    guard let first = words.first, first.kind == .word, !first.isCapitalized else { return false }
    return !English.shared.isOrdinary(first.folded)
      && words.dropFirst().contains { $0.kind == .word && $0.isCapitalized && !$0.isProtected }
  }

  /// Whether a change raises such a first word although the catalog writes it small elsewhere as well.
  private func raisesWhatIsSmall(_ change: CasingChange) -> Bool {
    isEnglish && cased.words.first?.range.lowerBound == change.edit.range.lowerBound
      && beginsSmallHeading(cased.words) && usage.isAlwaysSmall(cased.words[0].folded)
  }
}

extension [Range<Int>] {
  /// The same parted at places inside of them, in order.
  fileprivate func split(at places: [Int]) -> [Range<Int>] {
    flatMap { range -> [Range<Int>] in
      let inside = places.filter { $0 > range.lowerBound && $0 < range.upperBound }
      let bounds = [range.lowerBound] + inside + [range.upperBound]
      return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    }
  }
}

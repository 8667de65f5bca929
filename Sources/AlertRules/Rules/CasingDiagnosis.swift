extension AlertText {
  /// One diagnosis for all changes that a casing rule asks for.
  ///
  /// Mixed certainty makes the whole proposal one for review, so that no title is left half done; where words
  /// may have to stay raised, there is none.
  /// Only locales whose style is well attested are corrected without asking.
  func casingDiagnosis(
    _ changes: [CasingChange], _ message: String, mayBeSafe: Bool = true, severity: Severity? = nil
  ) -> [Diagnosis] {
    guard let first = changes.first, !isInUsualStyle else { return [] }
    let message = changes.allSatisfy(\.isSpelling) ? spellings(changes) : message
    // Where houses differ and the catalog decided, neither style is wrong, in titles beside such labels as
    // well; a small first word is in both.
    let isShared = changes.allSatisfy {
      $0.edit.range.lowerBound == cased.words.first?.range.lowerBound
    }
    let isAttested = policy?.confidence == .high && (habit == nil || isShared)
    let source = policy?.sources["casing"].map { "\(policy?.locale ?? ""): \($0)" }
    let objection =
      role != .message && changes.contains { $0.edit.replacement.first?.isUppercase ?? false }
      ? objection : nil
    let reason = followsHabit ? habit : source
    return [
      Diagnosis(
        range: first.edit.range, message: message,
        severity: isAttested && !changes.contains(where: \.isDoubtful) ? severity : .info,
        evidence: changes.compactMap(\.evidence)
          + [reason, objection].compactMap { $0 },
        edits: changes.contains(where: \.isPartial) ? [] : changes.edits,
        applicability: mayBeSafe && isAttested && isWhole && (objection == nil || isShared)
          ? changes.applicability : .review)
    ]
  }

  /// Whether only the habit of the catalog speaks against the case, which is as the language has it: of two good
  /// styles nobody is asked to take the other.
  private var isInUsualStyle: Bool {
    guard followsHabit, let usual = policy?.style(of: role) else { return false }
    return casingChanges(usual).isEmpty
  }

  /// What sentence style asks of a label or a headline, as far as it is not so.
  func sentenceStyleDemand(_ what: String, _ changes: [CasingChange]) -> String {
    let raises = changes.contains { $0.edit.replacement.first?.isUppercase ?? false }
    let lowers = changes.contains { $0.edit.replacement.first?.isLowercase ?? false }
    return switch (raises, lowers) {
    case (true, false): "\(what) should begin with a capital"
    case (false, true): "\(what) should have capitals only at its start and in names"
    default: "\(what) should begin with a capital, and its other words should be lowercase"
    }
  }

  private func spellings(_ changes: [CasingChange]) -> String {
    let utf8 = Array(value.utf8)
    var said: [String] = []
    for change in changes {
      let written = String(decoding: utf8[change.edit.range], as: UTF8.self)
      let sentence = "“\(written)” should be written “\(change.edit.replacement)”"
      if !said.contains(sentence) { said.append(sentence) }
    }
    return said.joined(separator: ", ")
  }

  /// A question about raised words that nothing proves to be wrong, where there is no finding already.
  func strayCapitals(unless findings: [Diagnosis]) -> [Diagnosis] {
    guard findings.isEmpty, isEnglish,
      let word = StrayCapitals(text: cased, usage: usage).find().first(where: {
        !isOwnLabel($0) && !opensSentence($0)
      })
    else { return findings }
    return [
      Diagnosis(
        range: word.range,
        message: "“\(word.text)” is capitalized inside a sentence"
          + (word.isIn(.nameless) ? "" : "; is it a name?"),
        severity: .info)
    ]
  }

  /// Behind an abbreviation: “It takes about 30 min. Your Mac will restart.”
  private func opensSentence(_ word: CasedWord) -> Bool {
    sentences.contains { $0.lowerBound == word.range.lowerBound }
  }

  /// The small words that an English headline raises, which is wrong in either style: “Move To Trash?”; `nil` where
  /// the text is no headline, or other words of it would change as well.
  var headlineSlips: [CasingChange]? {
    guard let policy, policy.isEnglish, TitleStyleProbe.isHeadline(cased, countsParticles: true)
    else { return nil }
    let changes = TitleStyle(cased, policy: policy, leniency: edition.leniency).changes()
    return changes.allSatisfy { $0.edit.replacement.first?.isLowercase ?? false } ? changes : nil
  }

  /// What is wrong with a headline that may be a sentence as well.
  func headlineDiagnosis(_ slips: [CasingChange]) -> [Diagnosis] {
    // “Restart The Sims?”
    let mayBeName = zip(cased.words, cased.words.dropFirst()).contains { word, next in
      slips.contains { $0.edit.range.lowerBound == word.range.lowerBound }
        && next.kind == .word && next.isCapitalized
        && !next.isIn([.commonWord, .verb, .minorWord, .grammar(.placeName)])
    }
    return casingDiagnosis(
      slips, "articles, conjunctions and short prepositions are lowercase in title style",
      mayBeSafe: false, severity: mayBeName ? .info : nil)
  }

  /// Whether a button of the alert says the word: “Tap on Retry to go on.”
  private func isOwnLabel(_ word: CasedWord) -> Bool {
    alert.buttons.texts.contains { label in
      label.split(separator: " ").contains { $0 == word.text }
    }
  }

  /// Whether the value shouts; then only `title-all-caps` speaks about its case.
  var isAllCaps: Bool { AllCaps.isAllCaps(cased) }
}

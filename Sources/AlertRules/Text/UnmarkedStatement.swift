/// Whether an English title without a mark may be a complete statement whose verb no list of finite forms tells:
/// “The connection timed out”, “These settings apply to all users”, but “The Link Copied”. A heading may look the same
/// all the same, so that neither style is wrong.
enum UnmarkedStatement {
  static func isPossible(_ words: [CasedWord]) -> Bool {
    guard words.count > 1 else { return false }
    let opener = words[0]
    // “Everyone left”
    if StatementWords.indefiniteSubjects.contains(opener.folded) {
      let form = form(of: words[1])
      return form == .present
        || form == .past && !StatementWords.headingSubjects.contains(opener.folded)
    }
    // “To learn more, visit %@”
    if opener.isIn(.infinitiveMark), words[1].isIn(.baseVerb) {
      return words.dropFirst(2).contains {
        !$0.followsDirectly && $0.isIn([.baseVerb, .grammar(.pronoun)])
      }
    }
    guard opener.isIn(.determiner) else {
      return !opener.isIn(.baseVerb) && words.indices.dropFirst().contains { isDone(words, $0) }
    }
    // “This took too long”
    let first = opener.isIn(.determinedSubject) && opener.isIn(.objectPronoun) ? 1 : 2
    return words.indices.dropFirst(first).contains { isPredicate(words, $0) }
  }

  /// “Server returned an error”: what something did, before the article of what it was done to. Behind a participle
  /// none stands: “Photos saved to disk”.
  private static func isDone(_ words: [CasedWord], _ index: Int) -> Bool {
    guard form(of: words[index]) == .past, index + 1 < words.count, isNoun(words[index - 1]),
      !words[index - 1].isIn(.functionWord)
    else { return false }
    let next = words[index + 1]
    return next.isIn([.determiner, .grammar(.pronoun), .grammar(.objectPronoun)])
      && !StatementWords.timeOpeners.contains(next.folded)
  }

  /// “Composer detected issues”: what something did, or what was done to what follows.
  static func mayTellWhatWasDone(_ words: [CasedWord]) -> Bool {
    words.indices.dropFirst().contains { index in
      form(of: words[index]) == .past && !words[index].isCapitalized && index + 1 < words.count
        && isNoun(words[index - 1]) && !words[index - 1].hasLyEnding
        && !words[index].isIn(.intransitivePast) && words[index + 1].kind == .word
        && !words[index + 1].isIn([.minorWord, .functionWord, .verb])
        && !English.shared.isParticle(words[index + 1].folded)
    }
  }

  /// A verb behind what may be its subject, and before what no noun would have behind it: “The scan found no
  /// viruses”, but “The last saved version”.
  private static func isPredicate(_ words: [CasedWord], _ index: Int) -> Bool {
    let subject = words[index - 1]
    guard index == 1 || subject.kind != .word || isNoun(subject) else { return false }
    let next = index + 1 < words.count ? words[index + 1] : nil
    let isBeforeObject = next.map(opensObject) ?? false
    let isPhrasal =
      next.map { English.shared.isPhrasal(words[index].folded, $0.folded) } ?? false
    // A noun as well: “Your messages archive on this Mac”.
    let mayBeNoun = words[index].isIn(.commonWord) && !isActive(words[index])
    switch form(of: words[index]) {
    case .base:
      return subject.isLikelyPlural && (isBeforeObject || !mayBeNoun && next.map(leads) ?? false)
        || isPhrasal
    case .present: return !subject.isLikelyPlural && isBeforeObject && !mayBeNoun
    // “The link copied” is a heading: somebody copied it.
    case .past:
      return isBeforeObject || isPhrasal || isActive(words[index]) && next.map(leads) ?? true
    case nil: return false
    }
  }

  /// A verb that needs no object: “Your order shipped”.
  private static func isActive(_ verb: CasedWord) -> Bool {
    English.shared.base(of: verb.folded).map { StatementWords.activeVerbs.contains($0) } ?? false
  }

  private enum Form { case base, present, past }

  private static func form(of word: CasedWord) -> Form? {
    guard word.kind == .word, word.isIn(.verb), !word.hasIngEnding,
      let base = English.shared.base(of: word.folded)
    else { return nil }
    if base == word.folded { return .base }
    return word.hasSEnding && word.folded.hasPrefix(base.dropLast()) ? .present : .past
  }

  /// “The latest”, “The selected”: no nouns.
  private static func isNoun(_ word: CasedWord) -> Bool {
    !word.isIn([.determiner, .grammar(.notANoun), .minorWord]) && form(of: word) != .past
  }

  /// An article, a pronoun, or an adverb: “… you”, “… no results”, “… unexpectedly”, but “… this week”.
  private static func opensObject(_ word: CasedWord) -> Bool {
    if StatementWords.timeOpeners.contains(word.folded) { return false }
    return word.isIn([.determiner, .grammar(.pronoun), .grammar(.objectPronoun)])
      || word.hasLyEnding || StatementWords.adverbs.contains(word.folded)
  }

  /// “… with you”, “… out”
  private static func leads(_ word: CasedWord) -> Bool {
    word.isIn([.minorWord, .grammar(.direction)]) || English.shared.isParticle(word.folded)
  }
}

/// The finite verb of an English title, if it has one.
enum FiniteVerb: Equatable {
  /// A form of be, have, do, or a modal, behind a subject.
  case auxiliary
  /// A verb of the list, behind a noun and before another word.
  case lexical
  /// A modal or negation at the very start: “Couldn’t Load the Map”.
  case withoutSubject
  /// A verb of the list at the end, behind an article or possessive and a noun, or one that only reports:
  /// “The import failed”, “Error 5 occurred”.
  case atEnd

  static func find(_ words: [CasedWord]) -> FiniteVerb? {
    for (index, word) in words.enumerated() where word.kind == .word && !isTime(words, index) {
      let isContraction = word.isIn(.negatedAuxiliary)
      if isContraction || word.isIn(.anyAuxiliary) {
        if index == 0, index + 1 < words.count, words[1].isIn(.negator),
          !word.isIn(.imperativeAuxiliary)
        {
          return .withoutSubject
        }
        if index == 0 {
          return isContraction && !word.isIn(.negatedImperative) ? .withoutSubject : nil
        }
        if leadsNoSubject(words[..<index]) { continue }
        return .auxiliary
      }
      if word.isIn(.contractedSubject) { return .auxiliary }
      if isDoneBySubject(words, index) { return .lexical }
      if index > 0, index + 1 < words.count, word.isIn(.finiteForm),
        isNounLike(words[index - 1]), !isParticiple(words, index)
      {
        return .lexical
      }
    }
    return endsInVerb(words) ? .atEnd : nil
  }

  /// “You Need to Restart”, “We found 3 duplicates”: what a subject pronoun does, but in “What You Need to Know”;
  /// “%@ sent you a gift”, “%@ left the chat”: what somebody does whose name is filled in.
  private static func isDoneBySubject(_ words: [CasedWord], _ index: Int) -> Bool {
    guard index > 0, words[index].isIn(.verb), !words[index].hasIngEnding else {
      return false
    }
    let subject = words[index - 1]
    if subject.isIn(.pronoun), !subject.isIn(.determiner) {
      let opener = index > 1 ? words[index - 2] : nil
      let isClause =
        opener.map {
          $0.isIn(.interrogative) || $0.isIn(.clauseOpener) || $0.isIn(.datePreposition)
        }
        ?? false
      return !isClause && (!subject.isIn(.objectPronoun) || index == 1)
    }
    guard index == 1, subject.kind == .opaque, index + 1 < words.count else { return false }
    let object = words[index + 1]
    return object.isIn(.pronoun) || object.isIn(.determiner) && !object.isCapitalized
  }

  /// “7 AM”, “May 5”, “Photos from May”, “Your May Invoice”: no forms of be and of may.
  static func isTime(_ words: [CasedWord], _ index: Int) -> Bool {
    let word = words[index]
    if word.isIn(.be), word.text.utf8.count == 2, !word.form.hasLowercase { return true }
    guard word.isIn(.name), word.isCapitalized, index > 0 else { return false }
    let isBeforeNumber =
      index + 1 < words.count && words[index + 1].text.first?.isNumber ?? false
    return isBeforeNumber || words[index - 1].isIn(.datePreposition)
      || words[index - 1].isIn(.minorWord)
      || words[index - 1].isIn(.determiner) && !words[index - 1].isIn(.objectPronoun)
  }

  /// “Recent failed imports”: what takes no object says of the noun behind it what it is.
  private static func isParticiple(_ words: [CasedWord], _ index: Int) -> Bool {
    index + 2 == words.count && words[index].isIn(.intransitivePast)
      && words[index + 1].hasSEnding && !words[index + 1].isIn(.nameless)
  }

  private static func endsInVerb(_ words: [CasedWord]) -> Bool {
    if let last = words.last, words.count > 1, English.shared.reportVerbs.contains(last.folded) {
      return true
    }
    // “%@ crashed”
    if words.count == 2, words[0].kind == .opaque, words[1].isIn(.finiteForm) { return true }
    guard words.count > 2, let first = words.first, let last = words.last else { return false }
    // “%@ quit unexpectedly”
    let verb = words[words.count - 2]
    if words[words.count - 3].kind == .opaque, verb.isIn(.verb), last.hasLyEnding {
      return true
    }
    return first.isIn(.determiner) && last.kind == .word && last.isIn(.finiteForm)
      && isNounLike(words[words.count - 2])
  }

  /// In “What to Do If …”, “to be”, “will” as a noun: no subject stands before the verb.
  private static func leadsNoSubject(_ words: ArraySlice<CasedWord>) -> Bool {
    guard let last = words.last else { return true }
    // “That didn’t work”
    if words.count == 1, last.isIn(.determinedSubject) { return false }
    if last.isIn(.subordinator) { return true }
    return words.contains { $0.isIn(.clauseOpener) }
  }

  private static func isNounLike(_ word: CasedWord) -> Bool {
    guard word.kind == .word else { return true }
    return !word.isIn(.determiner) && !word.isIn(.notANoun)
  }
}

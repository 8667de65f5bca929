/// What a title is: a question, one sentence, several, or a fragment. It decides casing and end mark.
struct TitleForm: Equatable {
  enum Kind: Equatable {
    /// Ends in a question mark, or asks without one.
    case question
    /// A question without subject: “Delete the trip?”
    case ellipticalQuestion
    case statement
    case severalSentences
    case fragment
    /// “Couldn’t Load the Map”: both styles are in use.
    case open
  }
  var kind: Kind
  /// Certain forms may be corrected without asking.
  var isCertain: Bool

  /// The form of an English title.
  ///
  /// In order: several sentences; a question by its mark or its first words; a statement by its mark;
  /// a statement by a finite verb behind a subject; an imperative is a fragment up to six words;
  /// everything else is a fragment.
  static func english(_ text: CasedText, ending: Marks.Ending) -> TitleForm {
    let words = text.words.filter { $0.kind != .emoji }
    let folded = words.map(\.folded)
    let finite = FiniteVerb.find(words)
    // Several sentences are not one question, however the first begins or the last ends.
    if sentenceCount(text) > 1 { return TitleForm(kind: .severalSentences, isCertain: true) }
    if case .question = ending {
      return TitleForm(
        kind: isFullQuestion(folded, finite) ? .question : .ellipticalQuestion, isCertain: true)
    }
    if asks(folded) { return TitleForm(kind: .question, isCertain: false) }
    // “Please update the app” is a sentence to some and a heading to others.
    if folded.first == "please", ending == .bare {
      return TitleForm(kind: .open, isCertain: false)
    }
    let isImperative = English.shared.verbs.contains(folded.first ?? "") || folded.first == "don't"
    let isTitleStyle = TitleStyleProbe.isHeadline(text)
    switch ending {
    case .statement, .exclamation:
      if finite == nil, !isImperative, words.count == 1 || isTitleStyle {
        return TitleForm(kind: .fragment, isCertain: false)
      }
      // “Update Error!”: a verb, or a noun before another.
      if finite == nil, isTitleStyle, ending == .exclamation {
        return TitleForm(kind: .open, isCertain: false)
      }
      return TitleForm(kind: .statement, isCertain: true)
    case .unknown where finite == nil: return TitleForm(kind: .fragment, isCertain: false)
    default: break
    }
    switch finite {
    case .auxiliary: return TitleForm(kind: .statement, isCertain: false)
    case .lexical: return TitleForm(kind: isTitleStyle ? .open : .statement, isCertain: false)
    case .withoutSubject: return TitleForm(kind: .open, isCertain: false)
    case nil: break
    }
    if isImperative, words.count > 6 {
      return TitleForm(kind: isTitleStyle ? .open : .statement, isCertain: false)
    }
    return TitleForm(kind: .fragment, isCertain: false)
  }

  /// Starts like a question: an auxiliary and a subject, or an interrogative and an auxiliary.
  private static func asks(_ words: [String]) -> Bool {
    guard words.count >= 3 else { return false }
    if English.shared.words(.interrogative).contains(words[0]) {
      return English.shared.isAuxiliary(words[1]) && !["what", "how"].contains(words[0])
        || English.shared.isAuxiliary(words[1]) && isSubject(words[2])
    }
    if words[0] == "have" || words[0] == "had" {
      return English.shared.words(.pronoun).contains(words[1])
    }
    return English.shared.isAuxiliary(words[0]) && words[0] != "be" && isSubject(words[1])
  }

  /// Whether the last sentence of an English text asks, by its mark or its first words.
  static func asksAtEnd(_ text: CasedText) -> Bool {
    if Marks().ending(of: text.text).ending == .question { return true }
    guard let last = Sentences.ranges(of: text.text, locale: "en").last else { return false }
    return asks(text.words.filter { last.contains($0.range.lowerBound) }.map(\.folded))
  }

  /// Whether an English text begins as fragments do and has no finite verb: “Invalid proxy”.
  static func isBareFragment(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind != .emoji }
    guard let first = words.first else { return false }
    let english = English.shared
    return english.words(.fragmentOpener).contains(first.folded) && FiniteVerb.find(words) == nil
      && !words.contains {
        english.isAuxiliary($0.folded) || english.finiteForms.contains($0.folded)
      }
  }

  private static func isSubject(_ word: String) -> Bool {
    let english = English.shared
    return english.words(.pronoun).contains(word)
      || english.words(.determinedSubject).contains(word)
  }

  private static func isFullQuestion(_ words: [String], _ finite: FiniteVerb?) -> Bool {
    guard let first = words.first else { return false }
    return English.shared.isAuxiliary(first) || English.shared.words(.interrogative).contains(first)
      || finite == .auxiliary
  }

  static func sentenceCount(_ text: CasedText, locale: String = "en") -> Int {
    Sentences.ranges(of: text.text, locale: locale).count { range in
      text.words.contains { range.contains($0.range.lowerBound) }
    }
  }
}

/// The finite verb of an English title, if it has one.
enum FiniteVerb: Equatable {
  /// A form of be, have, do, or a modal, behind a subject.
  case auxiliary
  /// A verb of the list, behind a noun and before another word.
  case lexical
  /// A modal or negation at the very start: “Couldn’t Load the Map”.
  case withoutSubject

  static func find(_ words: [CasedWord]) -> FiniteVerb? {
    for (index, word) in words.enumerated() where word.kind == .word {
      let isContraction = word.folded.hasSuffix("n't") || word.folded == "cannot"
      if isContraction || English.shared.isAuxiliary(word.folded) {
        if index == 0, index + 1 < words.count, words[1].folded == "not", word.folded != "do" {
          return .withoutSubject
        }
        if index == 0 { return isContraction && word.folded != "don't" ? .withoutSubject : nil }
        if leadsNoSubject(words[..<index]) { continue }
        return .auxiliary
      }
      if English.shared.words(.contractedSubject).contains(word.folded) { return .auxiliary }
      if index > 0, index + 1 < words.count, English.shared.finiteForms.contains(word.folded),
        isNounLike(words[index - 1])
      {
        return .lexical
      }
    }
    return nil
  }

  /// In “What to Do If …”, “to be”, “will” as a noun: no subject stands before the verb.
  private static func leadsNoSubject(_ words: ArraySlice<CasedWord>) -> Bool {
    guard let last = words.last else { return true }
    if English.shared.words(.subordinator).contains(last.folded) { return true }
    return words.contains { English.shared.words(.clauseOpener).contains($0.folded) }
  }

  private static func isNounLike(_ word: CasedWord) -> Bool {
    guard word.kind == .word else { return true }
    let english = English.shared
    return !english.determiners.contains(word.folded)
      && !english.words(.notANoun).contains(word.folded)
  }
}

/// Whether a text is written as a headline: all major words raised, at least two.
enum TitleStyleProbe {
  static func isHeadline(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind == .word && $0.isCased }
    let major = words.filter { !English.minorWords.contains($0.folded) }
    return major.count >= 2 && major.allSatisfy { $0.isCapitalized || $0.isProtected }
  }
}

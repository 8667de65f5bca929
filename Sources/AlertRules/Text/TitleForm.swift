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

    /// What such a title would have to be for sentence style and an end mark: where an edition writes statements
    /// as headings, only a question.
    var sentenceForm: String { self == .statement ? "question" : "sentence" }
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
    let found = FiniteVerb.find(words)
    let finite = found == .atEnd ? nil : found
    // Several sentences are not one question, however the first begins or the last ends.
    if sentenceCount(text) > 1 { return TitleForm(kind: .severalSentences, isCertain: true) }
    if ending.meaning == .question {
      return TitleForm(
        kind: isFullQuestion(words, finite) ? .question : .ellipticalQuestion, isCertain: true)
    }
    if asks(words[...]), ending != .statement || !isClause(words) {
      return TitleForm(kind: .question, isCertain: false)
    }
    // “Does Wi-Fi work”: a question without its mark, or the like.
    if mayAsk(words), ending == .bare { return TitleForm(kind: .open, isCertain: false) }
    // “Forgot your password”, “Ready to begin”, “How many guests are coming”
    if ending == .bare,
      UnmarkedQuestion.isOpened(words) || UnmarkedQuestion.opensQuestion(words)
    {
      return TitleForm(kind: .open, isCertain: false)
    }
    // “Please update the app” is a sentence to some and a heading to others.
    if words.first?.isIn(.politeOpener) ?? false, ending == .bare {
      return TitleForm(kind: .open, isCertain: false)
    }
    // “If you haven’t received it after purchasing” is half a sentence.
    if words.count > 2, words[0].isIn(.subordinator), !words[0].isIn(.interrogative),
      words[1].isIn(.pronoun), ending == .bare
    {
      return TitleForm(kind: .open, isCertain: false)
    }
    // “Purchase Failed.” is about one, and orders none.
    let isReport = words.count == 2 && words[1].isIn(.intransitivePast)
    let isImperative =
      words.first.map { $0.isIn(.baseVerb) && !isReport || $0.isIn(.negatedImperative) } ?? false
    let isTitleStyle = TitleStyleProbe.isHeadline(text)
    switch ending {
    case .statement, .exclamation:
      if finite == nil, !isImperative, words.count == 1 || isTitleStyle {
        return TitleForm(kind: .fragment, isCertain: false)
      }
      // “Update Error!”: a verb, or a noun before another; “Low Power Mode Enabled!” need not say who did.
      if finite == nil || finite == .lexical, isTitleStyle, ending == .exclamation {
        return TitleForm(kind: .open, isCertain: false)
      }
      return TitleForm(kind: .statement, isCertain: true)
    case .unknown where finite == nil:
      let kind: Kind = UnmarkedStatement.isPossible(words) ? .open : .fragment
      return TitleForm(kind: kind, isCertain: false)
    default: break
    }
    switch finite {
    case .auxiliary: return TitleForm(kind: .statement, isCertain: false)
    case .lexical: return TitleForm(kind: isTitleStyle ? .open : .statement, isCertain: false)
    case .withoutSubject: return TitleForm(kind: .open, isCertain: false)
    case .atEnd, nil: break
    }
    if found == .atEnd { return TitleForm(kind: .open, isCertain: false) }
    if isImperative, words.count > 6 {
      return TitleForm(kind: isTitleStyle ? .open : .statement, isCertain: false)
    }
    if ending == .bare, UnmarkedStatement.isPossible(words) {
      return TitleForm(kind: .open, isCertain: false)
    }
    return TitleForm(kind: .fragment, isCertain: false)
  }

  /// Starts like a question: an auxiliary and a subject, or an interrogative and an auxiliary.
  private static func asks(_ words: ArraySlice<CasedWord>) -> Bool {
    guard words.count >= 3 else { return false }
    let first = words[words.startIndex]
    let second = words[words.startIndex + 1]
    // “Do it now”, “Do these steps first”: what it does is “does it”.
    if first.isIn(.imperativeAuxiliary), second.isIn([.grammar(.objectPronoun), .determiner]) {
      return false
    }
    if second.folded == "it", first.folded == "have" { return false }
    if first.isIn(.interrogative) {
      // “Which map do you want”
      let verb = words.dropFirst(2).prefix(3).firstIndex { $0.isIn(.anyAuxiliary) }
      if let verb, verb + 1 < words.endIndex, words[verb + 1].isIn(.pronoun),
        !words[(words.startIndex + 1)..<verb].contains(where: {
          $0.isIn(.anyAuxiliary) || $0.isIn(.infinitiveMark) || $0.isIn(.subordinator)
        })
      {
        return true
      }
      return second.isIn(.anyAuxiliary)
        && (!first.isIn(.openInterrogative) || isSubject(words[words.startIndex + 2]))
    }
    if first.isIn(.perfectAuxiliary) { return second.isIn(.pronoun) }
    return first.isIn(.anyAuxiliary) && !first.isIn(.infinitiveBe) && isSubject(second)
  }

  /// “Who can see the album is up to you.”: the question is the subject of another verb.
  private static func isClause(_ words: [CasedWord]) -> Bool {
    words[0].isIn(.interrogative) && words.dropFirst(3).contains { $0.isIn(.be) }
  }

  /// An auxiliary or an interrogative before what may be its subject: not “Do Not Disturb”, “Must be a number”.
  static func mayAsk(_ words: [CasedWord]) -> Bool {
    guard words.count >= 3, let first = words.first else { return false }
    if first.isIn(.interrogative) { return words[1].isIn(.anyAuxiliary) }
    return first.isIn(.anyAuxiliary) && !first.isIn(.infinitiveBe)
      && !first.isIn(.perfectAuxiliary) && !words[1].isIn(.negator)
      && !(words[1].kind == .word && words[1].isIn([.baseVerb, .grammar(.be)]))
  }

  /// Whether the last sentence of an English text asks, by its mark or the order of its words.
  static func asksAtEnd(_ text: CasedText) -> Bool {
    if Marks().ending(of: text.text).ending == .question { return true }
    let words = lastSentence(of: text)
    return asks(words[...]) || UnmarkedQuestion.asks(words)
  }

  /// Whether the last sentence of an English text may ask.
  static func mayAskAtEnd(_ text: CasedText) -> Bool {
    UnmarkedQuestion.isPossible(lastSentence(of: text))
  }

  private static func lastSentence(of text: CasedText) -> [CasedWord] {
    guard let last = Sentences.ranges(of: text.text, locale: "en").last else { return [] }
    return text.words.filter { last.contains($0.range.lowerBound) && $0.kind != .emoji }
  }

  /// Whether an English text begins as fragments do and has no finite verb: “Invalid proxy”.
  static func isBareFragment(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind != .emoji }
    guard let first = words.first else { return false }
    return first.isIn(.fragmentOpener) && FiniteVerb.find(words) == nil
      && !words.contains { $0.isIn(.anyAuxiliary) || $0.isIn(.finiteForm) }
  }

  /// Whether the last sentence of an English text may well be one: it has a verb, or tells what to do. What is
  /// written as a headline is none.
  static func endsInSentence(_ text: CasedText) -> Bool {
    let words = lastSentence(of: text)
    guard let first = words.first, !TitleStyleProbe.isHeadline(text) else { return false }
    // “Copying 3 tags” tells what goes on, and is no sentence.
    if first.isIn(.verb), first.folded.hasSuffix("ing"), FiniteVerb.find(words) == nil {
      return false
    }
    return first.isIn(.baseVerb) || first.isIn(.politeOpener) || first.isIn(.anyAuxiliary)
      || words.dropFirst().contains { $0.isIn(.verb) || $0.isIn(.anyAuxiliary) }
  }

  /// Whether an English text begins with what to do.
  static func orders(_ text: CasedText) -> Bool {
    text.words.first { $0.kind != .emoji }?.isIn(.baseVerb) ?? false
  }

  /// A sentence only because it orders something at length: “Back up all of your maps before the update”.
  static func isLongOrder(_ text: CasedText) -> Bool {
    orders(text) && FiniteVerb.find(text.words.filter { $0.kind != .emoji }) == nil
  }

  private static func isSubject(_ word: CasedWord) -> Bool {
    word.isIn(.pronoun) || word.isIn(.determinedSubject)
  }

  private static func isFullQuestion(_ words: [CasedWord], _ finite: FiniteVerb?) -> Bool {
    guard let first = words.first else { return false }
    return first.isIn(.anyAuxiliary) || first.isIn(.interrogative) || finite == .auxiliary
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
    guard index > 0, words[index].isIn(.verb), !words[index].folded.hasSuffix("ing") else {
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

  /// “7 AM”, “May 5”, “Photos from May”: no forms of be and of may.
  private static func isTime(_ words: [CasedWord], _ index: Int) -> Bool {
    let word = words[index]
    if word.isIn(.be), word.text.utf8.count == 2, !word.form.hasLowercase { return true }
    guard word.isIn(.name), word.isCapitalized, index > 0 else { return false }
    let isBeforeNumber =
      index + 1 < words.count && words[index + 1].text.first?.isNumber ?? false
    return isBeforeNumber || words[index - 1].isIn(.datePreposition)
      || words[index - 1].isIn(.minorWord)
  }

  /// “Recent failed imports”: what takes no object says of the noun behind it what it is.
  private static func isParticiple(_ words: [CasedWord], _ index: Int) -> Bool {
    index + 2 == words.count && words[index].isIn(.intransitivePast)
      && words[index + 1].folded.hasSuffix("s") && !words[index + 1].isIn(.nameless)
  }

  private static func endsInVerb(_ words: [CasedWord]) -> Bool {
    if let last = words.last, words.count > 1, English.shared.reportVerbs.contains(last.folded) {
      return true
    }
    guard words.count > 2, let first = words.first, let last = words.last else { return false }
    // “%@ quit unexpectedly”
    let verb = words[words.count - 2]
    if words[words.count - 3].kind == .opaque, verb.isIn(.verb), last.folded.hasSuffix("ly") {
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

/// Whether a text is written as a headline: all major words raised, at least two.
enum TitleStyleProbe {
  /// - Parameter policy: of another language than English.
  static func isHeadline(_ text: CasedText, _ policy: LocalePolicy? = nil) -> Bool {
    var major = 0
    for word in text.words
    where word.kind == .word && word.isCased
      && !(policy?.isMinor(word.folded) ?? word.isIn(.minorWord))
    {
      guard word.isCapitalized || word.isProtected else { return false }
      major += 1
    }
    return major >= 2
  }

  /// “Couldn’t Load the map”: what stands behind a negation is no name, so if it is raised, title style
  /// is meant.
  static func leadsHeadline(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind != .emoji }
    guard FiniteVerb.find(words) == .withoutSubject else { return false }
    let next = words.dropFirst().first { !$0.isIn(.negator) }
    return next.map { $0.isCapitalized && $0.isIn([.commonWord, .verb]) } ?? false
  }
}

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
    let words = Self.body(of: text)
    let found = FiniteVerb.find(words)
    let finite = found == .atEnd ? nil : found
    // Several sentences are not one question, however the first begins or the last ends.
    if sentenceCount(text) > 1 { return TitleForm(kind: .severalSentences, isCertain: true) }
    if ending.meaning == .question {
      return TitleForm(
        kind: isFullQuestion(words, finite) ? .question : .ellipticalQuestion, isCertain: true)
    }
    // “We found notes, do you want to move them”
    let tail = words.lastIndex { !$0.followsDirectly }.map { words[$0...] } ?? []
    if ending == .bare, tail.count < words.count, UnmarkedQuestion.isCertain(tail) {
      return TitleForm(kind: .question, isCertain: false)
    }
    if asks(words[...]), ending != .statement || !isClause(words) {
      return TitleForm(kind: .question, isCertain: false)
    }
    if ending == .bare, opensSentence(words) { return TitleForm(kind: .open, isCertain: false) }
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
      // “Error while saving the map.”, and nothing of why.
      if finite == nil, words.count < 9, isBareFragment(text),
        !words.contains(where: { $0.isIn(.continuation) })
      {
        return TitleForm(kind: .fragment, isCertain: false)
      }
      // “Update Error!”: a verb, or a noun before another; “Low Power Mode Enabled!” need not say who did.
      if finite == nil || finite == .lexical, isTitleStyle, ending == .exclamation {
        return TitleForm(kind: .open, isCertain: false)
      }
      return TitleForm(kind: .statement, isCertain: true)
    case .unknown where found == nil:
      let kind: Kind = UnmarkedStatement.isPossible(words) ? .open : .fragment
      return TitleForm(kind: kind, isCertain: false)
    default: break
    }
    switch finite {
    case .auxiliary:
      // ““Maps” Would Like to Use Your Location”: so the system asks for itself.
      let isSystems = isTitleStyle && ending == .bare && Phrases.systemTitles.isIn(words)
      return TitleForm(kind: isSystems ? .open : .statement, isCertain: false)
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

  /// The words that tell: behind a label as in “Error: Failed to save the map” those that follow.
  private static func body(of text: CasedText) -> [CasedWord] {
    let words = text.words.filter { $0.kind != .emoji }
    guard let first = words.first, first.kind == .word,
      let start = words.firstIndex(where: { $0.unit != first.unit }), start < 3,
      start + 1 < words.count,
      text.text[utf8: words[start - 1].range.upperBound..<words[start].range.lowerBound]
        .trimmed == ":"
    else { return words }
    return Array(words[start...])
  }

  /// Starts like a sentence that its writer may have meant, or not.
  private static func opensSentence(_ words: [CasedWord]) -> Bool {
    // “Does Wi-Fi work”: a question without its mark, or the like.
    if mayAsk(words) { return true }
    // “Forgot your password”, “Ready to begin”, “How many guests are coming”
    if UnmarkedQuestion.isOpened(words) || UnmarkedQuestion.opensQuestion(words) { return true }
    // “Please update the app” is a sentence to some and a heading to others.
    if words.first?.isIn(.politeOpener) ?? false { return true }
    // “Wrong code, please try again”
    if zip(words, words.dropFirst()).contains(where: { opener, verb in
      opener.isIn(.politeOpener) && !opener.followsDirectly && verb.isIn(.baseVerb)
        && !verb.isCapitalized
    }) {
      return true
    }
    // “If you haven’t received it after purchasing” is half a sentence.
    return words.count > 2 && words[0].isIn(.subordinator) && !words[0].isIn(.interrogative)
      && words[1].isIn(.pronoun)
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

  /// Whether an English text begins as fragments do, or ends in what it is about, and has no finite verb: “Invalid
  /// proxy”, “QR code error”.
  static func isBareFragment(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind != .emoji }
    guard let first = words.first else { return false }
    return (first.isIn(.fragmentOpener) || namesError(words)) && FiniteVerb.find(words) == nil
      && !words.contains { $0.isIn(.anyAuxiliary) || $0.isIn(.finiteForm) }
  }

  /// “QR code error”: a noun or two before “error”, and not “Ignore error”, “The app made an error” or “Servers report
  /// error”.
  private static func namesError(_ words: [CasedWord]) -> Bool {
    guard let first = words.first, words.count < 4, words.last?.isIn(.errorWord) ?? false,
      !first.isIn(.baseVerb), !first.hasSEnding
    else { return false }
    return !words.dropLast().contains {
      $0.isIn([.determiner, .minorWord, .grammar(.pronoun)])
        || $0.isIn(.verb) && !$0.isIn(.baseVerb)
    }
  }

  /// Whether the last sentence of an English text may well be one: it has a verb, or tells what to do. What is
  /// written as a headline is none.
  static func endsInSentence(_ text: CasedText) -> Bool {
    let words = lastSentence(of: text)
    guard let first = words.first, !TitleStyleProbe.isHeadline(text) else { return false }
    // “Copying 3 tags” tells what goes on, and is no sentence.
    if first.isIngForm, FiniteVerb.find(words) == nil {
      return false
    }
    return first.isIn(.baseVerb) || first.isIn(.politeOpener) || first.isIn(.anyAuxiliary)
      || words.dropFirst().contains { $0.isIn(.verb) || $0.isIn(.anyAuxiliary) }
  }

  /// Whether an English text surely ends in a sentence: it has several, or a finite verb, or tells what to do with what.
  /// “Secure file transfer” may begin with a verb, or not.
  static func isSurelySentence(_ text: CasedText) -> Bool {
    if sentenceCount(text) > 1 { return true }
    let words = text.words.filter { $0.kind != .emoji }
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    if FiniteVerb.find(words) != nil || UnmarkedStatement.isPossible(words)
      || words.dropFirst().contains(where: { $0.isIn(.anyAuxiliary) })
      || last.isIn(.intransitivePast) || first.isIn(.politeOpener)
    {
      return true
    }
    return first.isIn([.baseVerb, .anyAuxiliary])
      && !StatementWords.adjectives.contains(first.folded)
      && words.dropFirst().contains { $0.isIn([.determiner, .grammar(.pronoun), .minorWord]) }
  }

  /// Whether something may stand behind an English text: “Welcome to”, to which code adds a name, but not “Log in”.
  static func goesOn(_ text: CasedText) -> Bool {
    text.words.last.map { $0.isIn(.minorWord) && !$0.isIn(.direction) } ?? false
  }

  /// Whether the verb of an English text may be a participle, without another: “The removal failed”.
  static func mayBeParticiple(_ text: CasedText) -> Bool {
    text.words.contains { $0.kind == .word && $0.hasEdEnding }
      && !text.words.contains { $0.isIn(.anyAuxiliary) || $0.isIn(.contractedSubject) }
  }

  /// Whether an English text begins with what to do.
  static func orders(_ text: CasedText) -> Bool {
    text.firstWord?.isIn(.baseVerb) ?? false
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
      // “1. Scan”: a number alone is none.
      text.words.contains {
        range.contains($0.range.lowerBound)
          && ($0.kind != .word || $0.text.contains(where: \.isLetter))
      }
    }
  }
}

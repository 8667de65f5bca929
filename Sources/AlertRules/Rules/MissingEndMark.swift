/// The mark that a message without one should end in, and how sure that is.
struct MissingEndMark {
  private let text: AlertText
  private let marks: Marks
  /// The text or its source, whichever is English.
  private let english: CasedText?
  /// “Size: 5 MB” and “12:30” are data: one real word hardly makes a sentence.
  private let isData: Bool
  /// A translation asks what its source asks in a sentence before the last.
  private let isAskedBefore: Bool
  private let asks: Bool
  /// “Need to restart the app” leaves open who needs it.
  private let isTold: Bool
  private let mayAsk: Bool
  /// “¡Tu pedido está listo”: what the mark is that closes it stands at its beginning.
  private let opening: Marks.Meaning?
  /// The source ends in a placeholder, so that nobody can say that a mark is missing there.
  private let hidesEnd: Bool

  /// What is wrong with a message that ends in a word or a comma; `nil` if nothing is.
  static func diagnosis(_ text: AlertText, _ marks: Marks) -> Diagnosis? {
    MissingEndMark(text, marks)?.diagnosis
  }

  /// `nil` where none is missing.
  private init?(_ text: AlertText, _ marks: Marks) {
    let words = ICU.words(text.value, locale: text.locale).filter(\.isWord)
    guard words.count > 1, !Self.endsInData(text.value), !Self.isLeftBehind(text),
      !Self.endsInLink(text.value),
      text.sourceEnding != .ellipsis, text.sourceEnding != .colon, !text.isUnderHeadline
    else { return nil }
    // “Details” is a label, and so is its translation; “Settings > General > VPN” is a place.
    if text.englishCased?.words.count ?? 2 < 2, text.sourceEnding?.meaning == nil { return nil }
    // Only English tells by its words that nothing is asked; other languages may tell that something is.
    let english = text.english
    if let last = english?.words.last, StatementWords.unfinished.contains(last.folded) {
      return nil
    }
    // “Do you want to subscribe for ”: a name follows.
    if text.isContinued, english?.words.last?.isIn([.minorWord, .determiner]) ?? false {
      return nil
    }
    if text.cased.namesMenu, !(english.map(TitleForm.endsInSentence) ?? false) { return nil }
    hidesEnd = text.sourceEnding == .unknown
    if hidesEnd, text.sourceIsJudged { return nil }
    if text.sentences.count < 2, Self.isPhrase(text) { return nil }
    if Self.mayBeCaption(text, english), text.setting.presentation != nil { return nil }
    self.text = text
    self.marks = marks
    self.english = english
    let real = text.cased.words.count { $0.kind == .word && $0.text.unicodeScalars.count > 2 }
    let hasData = text.value.unicodeScalars.contains { $0.isNumeric || $0 == ":" }
    isData = real == 0 || words.count < 3 || hasData && real < 2 && text.style != .none
    isTold = english.map { UnmarkedQuestion.isTold($0.words) } ?? false
    isAskedBefore = Self.isAskedBefore(text, marks)
    asks =
      text.showsQuestion
      || !isAskedBefore && (text.sourceAsks || english.map(TitleForm.asksAtEnd) ?? false)
    mayAsk = asks || !isAskedBefore && english.map(TitleForm.mayAskAtEnd) ?? false
    opening = SentenceOpening.mark(in: text, marks)
  }

  private var diagnosis: Diagnosis {
    let end = text.endingRange
    let mark = opening.map(marks.mark) ?? (asks ? marks.question : marks.statement)
    // “Want to save your changes”, in English, or what may be the question of the source or stand behind it.
    let isOpen = !asks && (mayAsk && text.isEnglish || isAskedBefore)
    return Diagnosis(
      range: end,
      message: isOpen
        ? "a message should end with “\(marks.statement)” or “\(marks.question)”"
        : "a message should end with “\(mark)”",
      severity: isData || isFragment || hidesEnd || text.sourceIsBare || text.isContinued
        ? .info : nil,
      edits: text.isTitleToo || text.beginsWithMark || isElsewhere || isOpen || mayLackQuestion
        ? []
        : [Edit(innerEnd ?? text.throughSpace(outerEnd), mark)],
      applicability: isSure && (sourceIsSure || text.sourceIsBare) ? .safe : .review,
      followsSource: !sourceIsSure || text.sourceIsBare)
  }

  /// Where a comma stands that the mark replaces, or else the end.
  private var outerEnd: Range<Int> {
    text.ending == .comma ? text.withSpaceBefore(text.endingRange) : text.endingRange
  }

  /// Before the brackets that close those at the beginning: “(It is gone)” takes its mark inside, “((It is gone))”
  /// inside of both.
  private var innerEnd: Range<Int>? {
    // A comma behind them is replaced where it stands.
    if text.ending == .comma { return nil }
    let end = text.endingRange.lowerBound
    let isAround = { (scalar: Unicode.Scalar) in scalar.isWhitespace || scalar.isFormat }
    let all = text.value[utf8: 0..<end].unicodeScalars
    let behind = all.reversed().prefix(while: isAround)
    let scalars = Array(all.dropLast(behind.count).drop(while: isAround))
    let opened = scalars.prefix { Self.depth(of: $0) > 0 }.count
    let closed = scalars.reversed().prefix { Self.depth(of: $0) < 0 }.count
    guard opened > 0, closed > 0, opened + closed < scalars.count else { return nil }
    var depth = opened
    var least = opened
    for scalar in scalars[opened..<scalars.count - closed] {
      depth += Self.depth(of: scalar)
      least = min(least, depth)
    }
    // As many pairs as stand around all of it.
    let pairs = min(closed, least)
    guard pairs > 0, depth == closed else { return nil }
    let space = scalars.dropLast(pairs).reversed().prefix(while: isAround)
    let width = (behind + scalars.suffix(pairs) + space).reduce(0) { $0 + UTF8.width($1) }
    return end - width..<end - width
  }

  /// “It failed. [Learn More >](https://example.com)”: a link of few words behind a sentence is a label.
  private static func endsInLink(_ text: String) -> Bool {
    let text = text.trimmed
    guard text.utf8.last == UInt8(ascii: ")"), let target = text.ranges(of: "](").last,
      !text[target.upperBound...].dropLast().contains(where: { $0 == ")" || $0 == " " }),
      let start = text[..<target.lowerBound].lastIndex(of: "["),
      text[start..<target.lowerBound].split(separator: " ").count <= wordsOfLabel
    else { return false }
    let before = text[..<start].unicodeScalars.last { $0 != " " }
    return before.map { Marks.anywhere[$0] != nil || $0 == "\n" } ?? false
  }

  /// “What are Stars >”
  private static let wordsOfLabel = 4

  /// How much deeper in brackets a text is behind a scalar.
  private static func depth(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "(", "（": 1
    case ")", "）": -1
    default: 0
    }
  }

  /// “It is gone*”: a sign without a partner points to a footnote.
  private var endsInFootnote: Bool {
    guard let last = text.value.trimmed.unicodeScalars.last, last == "*" || last == "_" else {
      return false
    }
    return text.value.unicodeScalars.count { $0 == last } % 2 == 1
  }

  /// “Try again!0”: the end mark is there, and what stands behind it is a slip.
  private var endsBehindMark: Bool {
    let mark = text.value.trimmed.unicodeScalars.dropLast().last
    return mark.map { $0 == "!" || $0 == "?" } ?? false
  }

  /// English: “The album is called “Trip””: whether the mark goes before the quotation marks or behind them depends on
  /// the country.
  private var endsInQuotation: Bool {
    text.isEnglish && text.value.trimmed.unicodeScalars.last.map(Quotations.closes) ?? false
  }

  /// “This is a test. - English”: who or what says so, and no sentence.
  private var endsInAside: Bool {
    let scalars = text.value.unicodeScalars
    guard let mark = scalars.lastIndex(where: { Marks.anywhere[$0] != nil }) else { return false }
    let rest = scalars[scalars.index(after: mark)...].drop(while: \.isWhitespace)
    return rest.first?.properties.generalCategory == .dashPunctuation
      && rest.dropFirst().first?.isWhitespace ?? false
  }

  private var isFragment: Bool {
    english.map(TitleForm.isBareFragment) ?? false || Self.isPhrase(text)
  }

  /// Whether the language tells by its words that the end is no sentence: “ログイン失敗”.
  private static func isPhrase(_ text: AlertText) -> Bool {
    !text.showsQuestion && text.policy?.sentenceForms.exclude(text.cased) ?? false
  }

  private var isSure: Bool {
    // What stands in the title as well was hardly translated for this place.
    text.ending == .bare && text.isWhole && !text.isContinued && !hidesEnd && !mayAsk && !isTold
      && !isAskedBefore
      && opening == nil
      && !marks.inside && !isData
      && !isFragment && text.value != text.alert.title && !isRepeatedByButton
      && !namesAction && !mayBePhrase && isProven && innerEnd == nil && !endsInFootnote
      && !endsBehindMark && !endsInAside && !endsInQuotation
      && !Self.mayBeCaption(text, english) && !(english.map(TitleForm.goesOn) ?? false)
      && text.marksBetweenSentences(before: text.endingRange.lowerBound).isEmpty && !leavesBareLine
  }

  /// Where nobody ended the English text in a mark: it is a sentence by its words, not “High quality voice chat”.
  private var isProven: Bool {
    (text.isTranslation && text.sourceEnding?.meaning != nil)
      || english.map(TitleForm.isSurelySentence) ?? true
  }

  private var sourceIsSure: Bool {
    text.sourceEnding?.meaning != nil
      || (english.map(TitleForm.endsInSentence) ?? false)
        // What to do is a sentence in English; “Dateien senden” may be the name of a command.
        && !(text.englishCased.map(TitleForm.orders) ?? false)
  }

  /// Where a question begins or which word it asks with is for a person to say.
  private var isElsewhere: Bool {
    asks && (marks.inside || marks.opening == .required && !Marks.opensQuestion(in: text.value))
  }

  /// “Really erase the disk? The photos stay where they are” for one question.
  private static func isAskedBefore(_ text: AlertText, _ marks: Marks) -> Bool {
    guard text.isTranslation, text.sourceAsks, text.sentences.count > 1,
      let source = text.englishCased, TitleForm.sentenceCount(source) == 1
    else { return false }
    return text.sentences.dropLast().contains {
      let sentence = text.value[utf8: $0]
      return sentence.contains(where: \.isLetter)
        && marks.ending(of: sentence).ending.meaning == .question
    }
  }

  /// Whether the question of the source may be what the translation left out, because it has fewer sentences.
  private var mayLackQuestion: Bool {
    guard asks, !text.showsQuestion, let source = text.englishCased else { return false }
    return text.sentences.count < TitleForm.sentenceCount(source)
  }

  /// Whether an earlier line ends without a mark as well.
  private var leavesBareLine: Bool {
    guard text.value.holdsLineEnd else { return false }
    return text.value.split(whereSeparator: \.isNewline).dropLast().contains {
      marks.ending(of: String($0)).ending == .bare
    }
  }

  /// “Send original files” above the choices of a sheet without a title names what they do.
  private static func mayBeCaption(_ text: AlertText, _ english: CasedText?) -> Bool {
    text.alert.title == nil && text.setting.presentation != .alert
      && english.map(TitleForm.orders) ?? true
  }

  /// “Reset all settings to default” above Reset and Cancel: it may be meant as a question.
  private var isRepeatedByButton: Bool {
    guard let first = text.cased.firstWord?.folded else {
      return false
    }
    return text.alert.buttons.labels.values.contains { label in
      let verb = label.prefix { !$0.isWhitespace }.lowercased()
      return verb == first
    }
  }

  /// “… to your accounts.%@”: a placeholder right behind the end mark is the fault.
  private static func isLeftBehind(_ text: AlertText) -> Bool {
    guard let last = text.placeholders.last, last.range.lowerBound > 0,
      text.endsText(last.range)
    else { return false }
    let before = text.value[utf8: 0..<last.range.lowerBound].unicodeScalars.last
    return before.map { Marks.anywhere[$0] == .statement } ?? false
  }

  /// “Delete the trip “%@”” under “Delete Trip”: what is about to be done, which other languages say without a verb.
  private var namesAction: Bool {
    guard let english, TitleForm.orders(english), let title = text.alert.sourceTitle else {
      return false
    }
    return text.texts.cased(title).firstWord?.folded == english.firstWord?.folded
  }

  /// A few words of a translation, or what begins with the word for “Error”, may have no verb, whatever the source has:
  /// “Mindestens vier Schalter”, “Erreur lors de la création du fichier”.
  private var mayBePhrase: Bool {
    guard let policy = text.policy, text.isTranslation, !policy.isEnglish, !text.showsQuestion,
      !policy.sentenceForms.fit(text.cased)
    else { return false }
    return policy.opensHeading(text.cased)
      || (policy.countsWords
        ? text.cased.words.count < 5 : text.value.trimmed.unicodeScalars.count < 6)
  }

  /// Whether a list or a value stands behind the last colon: “Formats: PDF, PNG, SVG”, “Example: 20:35”.
  private static func endsInData(_ text: String) -> Bool {
    guard text.contains(bytes: ": ") || text.contains(bytes: "："),
      let colon = text.ranges(of: ": ").last ?? text.ranges(of: "：").last
    else { return false }
    let items = text[colon.upperBound...].unicodeScalars.split {
      Marks.commas.contains($0) || Marks.semicolons.contains($0)
    }.map(Substring.init)
    let areShort = items.allSatisfy { item in
      let words = item.split(separator: " ")
      return words.count <= 1 || words.count <= 4 && item.contains { $0.isNumber || $0 == "%" }
    }
    return items.count > 2
      || areShort && text[colon.upperBound...].contains { $0.isNumber || $0 == "%" }
  }
}

/// A title says what happened.
enum TitleUninformative: Rule {
  static let info = RuleInfo(
    id: "title-uninformative",
    summary: "A title should say more than “Error”, “Warning” or “Something went wrong”.",
    rationale: """
      People cannot act on a title that says only that there is a problem. If it is a single word, the \
      severity is error.
      """,
    sources: ["hig-2024: no title such as Error", "hig-2017", "ios9"],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Couldn’t Load the Map"),
      .alert(title: "Payment Declined"),
      .alert(title: "↓Error"),
      .alert(title: "↓Something Went Wrong"),
      .alert(title: "↓(Error)"),
      .alert(title: "↓Whoops!"),
      .alert("de", title: "↓Fehler", source: "Error"),
      .alert("de", title: "Hinweis", source: "Hint"),
      .alert("es", title: "↓¡Error!", source: "Error!"),
      .alert(
        "it", title: "↓Si è verificato un errore", source: "Something Went Wrong",
        facts: "only info"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] { text.uninformative }

  /// Found once for a text: other rules ask as well.
  static func diagnoses(of text: AlertText) -> [Diagnosis] {
    let normal = StockLabels.normal(text.value, locale: text.policy?.casingLocale ?? text.locale)
    let isEnglish = text.isEnglish
    let roles = text.labels.roles(of: withoutMarks(normal))
    guard isEmptyWord(roles) || isEnglish && isPhrase(normal) else {
      // What says nothing in English says nothing in a translation that is as short. Where the source is
      // among the files, that is said there.
      guard let source = text.englishSource,
        phrases.contains(StockLabels.normal(source, locale: "en")),
        text.value.utf8.count <= source.utf8.count * 3, !text.sourceIsJudged
      else { return [] }
      let message = "the source, “\(source)”, does not say what happened"
      return [Diagnosis(range: nil, message: message, severity: .info)]
    }
    // “Hinweis” for “Hint”: words for a notice mean more than that; an error is one.
    if let source = text.englishSource, !isUninformative(source),
      !roles.contains(.wordError)
    {
      return []
    }
    let isOneWord = !normal.utf8.contains(UInt8(ascii: " "))
    return [
      Diagnosis(
        range: nil, message: "“\(text.value)” does not say what happened",
        severity: isOneWord ? .error : nil)
    ]
  }

  /// Whether this rule speaks of a title or of its source, so that nothing else in it matters.
  static func isWrong(_ text: AlertText) -> Bool {
    text.role == .title && text.isJudged(by: Self.self)
      && (!text.uninformative.isEmpty || text.englishSource.map(isUninformative) ?? false)
  }

  private static func isEmptyWord(_ roles: Set<StockRole>) -> Bool {
    !roles.isDisjoint(with: [.wordError, .wordWarning, .wordAlert])
  }

  private static func isPhrase(_ normal: String) -> Bool {
    phrases.contains(normal) || phrases.contains(withoutMarks(normal))
  }

  private static func isUninformative(_ source: String) -> Bool {
    isEmptyWord(StockLabels.english.roles(of: source))
      || isPhrase(StockLabels.normal(source, locale: "en"))
  }

  /// “(Error)” says no more than “Error”. Nearly every title begins and ends with a letter.
  private static func withoutMarks(_ text: String) -> String {
    if text.utf8.first?.isSmall == true, text.utf8.last?.isSmall == true { return text }
    let end = text.lastIndex(where: \.isLetter).map { text.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)].drop { !$0.isLetter })
  }

  private static let phrases = Set(CatalogWords.list("English/uninformative-titles.txt"))
}

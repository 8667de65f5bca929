/// A title says what happened.
enum TitleUninformative: Rule {
  static let info = RuleInfo(
    id: "title-uninformative",
    summary: "A title says more than “Error”, “Warning” or “Something went wrong”.",
    rationale: "People cannot act on a title that only says that there is a problem.",
    sources: ["hig-2024: no title such as Error", "hig-2017", "ios9"],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Couldn’t Load the Map"),
      .alert(title: "Payment Declined"),
      .alert(title: "↓Error"),
      .alert(title: "↓Something Went Wrong"),
      .alert(title: "↓(Error)"),
      .alert("de", title: "↓Fehler", source: "Error"),
      .alert(
        "it", title: "↓Si è verificato un errore", source: "Something Went Wrong",
        facts: "only a remark"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let normal = StockLabels.normal(text.value, locale: text.policy?.casingLocale ?? text.locale)
    let roles = text.stockRoles
    let isEmptyWord = !roles.isDisjoint(with: [.wordError, .wordWarning, .wordAlert])
    let isPhrase =
      text.policy?.language == "en"
      && (phrases.contains(normal) || phrases.contains(withoutMarks(normal)))
    guard isEmptyWord || isPhrase else {
      // What says nothing in English says nothing in a translation that is as short. Where the source is
      // among the files, that is said there.
      guard !text.sourceIsJudged, let source = text.englishSource,
        phrases.contains(StockLabels.normal(source, locale: "en")),
        text.value.utf8.count <= source.utf8.count * 3
      else { return [] }
      let message = "its source, “\(source)”, does not say what happened"
      return [Diagnosis(range: nil, message: message, severity: .info)]
    }
    let isOneWord = !normal.contains(" ")
    return [
      Diagnosis(
        range: nil, message: "“\(text.value)” does not say what happened",
        severity: isOneWord ? .error : nil)
    ]
  }

  /// “(Error)” says no more than “Error”. Nearly every title begins and ends with a letter.
  private static func withoutMarks(_ text: String) -> String {
    func isLetter(_ byte: UInt8?) -> Bool { byte.map { (0x61...0x7A).contains($0) } ?? false }
    if isLetter(text.utf8.first), isLetter(text.utf8.last) { return text }
    return String(text.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed())
  }

  private static let phrases = Set(CatalogWords.list("English/uninformative-titles.txt"))
}

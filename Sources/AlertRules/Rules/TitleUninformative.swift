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
      .alert("de", title: "↓Fehler", source: "Error"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let normal = StockLabels.normal(text.value, locale: text.policy?.casingLocale ?? text.locale)
    let roles = text.stockRoles
    let isEmptyWord = !roles.isDisjoint(with: [.wordError, .wordWarning, .wordAlert])
    let isPhrase = text.policy?.language == "en" && phrases.contains(normal)
    guard isEmptyWord || isPhrase else { return [] }
    let isOneWord = !normal.contains(" ")
    return [
      Diagnosis(
        range: nil, message: "“\(text.value)” does not say what happened",
        severity: isOneWord ? .error : nil)
    ]
  }

  private static let phrases = Set(CatalogWords.list("English/uninformative-titles.txt"))
}

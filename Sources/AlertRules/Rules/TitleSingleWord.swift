/// One word is not enough for a title.
enum TitleSingleWord: Rule {
  static let info = RuleInfo(
    id: "title-single-word",
    summary: "A title should have more than one word.",
    rationale: "One word rarely tells people what happened or what they are being asked.",
    sources: ["hig-2017: multiword title", "ios9: avoid single words"],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Trip Already Exists", edition: "hig-2017"),
      .alert(title: "↓Attention", edition: "hig-2017"),
      .alert(title: "↓Overwrite?", edition: "ios9"),
      .alert("ja", title: "↓エラー", edition: "hig-2017"),
      .alert("ja", title: "パスワード", edition: "hig-2017"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard !text.cased.words.contains(where: { $0.kind == .opaque }) else { return [] }
    let words = ICU.words(text.value, locale: text.locale).filter(\.isWord)
    let isShort = text.value.count <= 2 || !text.stockRoles.isEmpty
    // Where no spaces tell words apart, only what is short or a stock word is one.
    let isSpaceless =
      !(text.policy?.countsWords ?? true) && !text.cased.words.contains(where: \.isCased)
    guard
      isSpaceless
        ? isShort && words.count <= 3
        : words.count == 1
          || isShort && words.count <= 2
            && !text.cased.words.contains(where: \.isCased)
    else { return [] }
    let isQuestion = text.form?.kind == .question || text.form?.kind == .ellipticalQuestion
    return [
      Diagnosis(
        range: nil, message: "one word rarely says what happened or what is asked",
        severity: isQuestion ? .info : nil)
    ]
  }
}

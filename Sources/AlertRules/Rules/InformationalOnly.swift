/// An alert that only informs.
enum InformationalOnly: Rule {
  static let info = RuleInfo(
    id: "informational-only",
    summary: "An alert should do more than inform.",
    rationale: """
      Information that needs no decision interrupts for no reason: show it where it belongs, as a \
      status or a label.
      """,
    sources: ["hig-2024: not merely to provide information", "ios9", "hig-2017: implied"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Card Declined", buttons: ["Use Another Card", "Cancel~"]),
      .alert(title: "↓Profile Updated", buttons: ["Done*"]),
      .alert(title: "Import Failed", buttons: ["OK*"], facts: "error") { $0.statedKind = .error },
      .alert(title: "Sign In", buttons: ["OK*"], facts: "message known at run time") {
        $0.hasOtherMessage = true
      },
      .alert(title: "Photos", message: "You have no access to this album.", buttons: ["OK*"]),
      .alert(title: "Name Required", buttons: ["OK*"]),
      .alert(title: "Photos", message: "Choose another name.", buttons: ["OK*"]),
      .alert(title: "Storage Limit Reached", buttons: ["OK!"]),
      .alert(title: "Are You Sure?", buttons: ["OK*"]),
      .alert(title: "Photos", buttons: ["OK*"], facts: "title known at run time") {
        $0.hasOtherTitle = true
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // What only the running app knows may tell a failure.
    guard alert.knowsButtons, !alert.alert.hasOtherTitle, !alert.alert.hasOtherMessage,
      alert.buttons.count == 1,
      alert.kind == .informational, !alert.namesFailure,
      ![alert.title, alert.message].contains(where: { $0.map(asksForAction) ?? false }),
      !(alert.message.map(AlertStructure.namesFailure) ?? false)
    else { return [] }
    return alert.finding("this alert only informs; a status or a label would not interrupt")
  }

  private static let demands = Set(CatalogWords.list("English/demanding-words.txt"))

  /// “Please enter a name”, “Name required”: there is something to do; so there is where it asks.
  private static func asksForAction(_ text: String) -> Bool {
    if Marks().ending(of: text).ending.meaning == .question { return true }
    let cased = CasedText(text, terms: .standard)
    if cased.words.contains(where: { demands.contains($0.folded) }) { return true }
    return Sentences.ranges(of: text, locale: "en").contains { sentence in
      cased.words.first { sentence.contains($0.range.lowerBound) }?.isIn(.baseVerb) ?? false
    } && !TitleStyleProbe.isHeadline(cased)
  }
}

/// Buttons have one or two words.
enum ButtonLength: Rule {
  static let info = RuleInfo(
    id: "button-length",
    summary: "A button label has one or two words.",
    rationale:
      "Long labels wrap, stack, or are cut off. German and Finnish compounds and scripts without spaces are measured by width.",
    sources: ["hig-2024: one or two words", "hig-2017", "ios9", "watchos"],
    roles: [.button], fix: nil,
    examples: [
      .alert(buttons: ["Empty Trash", "Keep Both"]),
      .alert(buttons: ["↓Yes, I Want to Delete It", "Cancel~"]),
      .alert(buttons: ["↓Go to the Settings App Now", "Cancel~"]),
      .alert("de", buttons: ["Papierkorb entleeren", "Abbrechen~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let columns = ICU.columns(text.value)
    let limit = text.alert.isOn(.watchOS) ? 12 : 20
    let counts = text.policy?.countsWords ?? true
    let words = counts ? text.cased.words.count : 1
    if words > 3 {
      return [Diagnosis(range: 0..<0, message: "\(words) words are too many for a button")]
    }
    if columns > limit {
      let isLongWord = words < 3 && columns <= limit * 3 / 2
      return [
        Diagnosis(
          range: 0..<0, message: "\(columns) columns are too wide for a button (estimate)",
          severity: isLongWord ? .info : nil)
      ]
    }
    // A translation may need an article where English has none: only its source is to blame.
    let sourceWords = text.source.map { CasedText($0, terms: Terms()).words.count } ?? words
    guard words > 2, sourceWords > 2 else { return [] }
    return [
      Diagnosis(
        range: 0..<0, message: "a button has one or two words, this has \(words)", severity: .info)
    ]
  }
}

/// Buttons have one or two words.
enum ButtonLength: Rule {
  static let info = RuleInfo(
    id: "button-length",
    summary: "A button label should have one or two words.",
    rationale: """
      Long labels wrap, stack or are cut off. German and Finnish compounds, and scripts without \
      spaces, are measured by width.
      """,
    sources: ["hig-2024: one or two words", "hig-2017", "ios9", "watchos"],
    roles: [.button], fix: nil,
    examples: [
      .alert(buttons: ["Empty Trash", "Keep Both"]),
      .alert(buttons: ["↓Yes, I Want to Delete It", "Cancel~"]),
      .alert(buttons: ["↓Go to the Settings App Now", "Cancel~"]),
      .alert("de", buttons: ["Papierkorb entleeren", "Abbrechen~"]),
      .alert(
        buttons: ["Mark All Above as Read", "Cancel~"],
        facts: "each choice in an action sheet has its own row"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        buttons: ["↓Mark All Messages of This Thread as Read", "Cancel~"],
        facts: "choices in an action sheet: only info"
      ) {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // Apple’s own words for stock buttons are as long as they are.
    if text.source != nil, text.labels.has(text.value) { return [] }
    // Choices have rows of their own; where nobody knows how they are shown, they may have.
    let hasRow = [.actionSheet, .confirmationDialog, nil].contains(text.setting.presentation)
    let limit = text.setting.isOn(.watchOS) ? 12 : hasRow ? 32 : 20
    let counts = !hasRow && text.policy?.countsWords ?? true
    let columns = ICU.columns(text.value)
    let words = counts ? text.cased.words.count : 1
    guard var severity = Self.severity(words: words, columns: columns, limit: limit) else {
      return []
    }
    if let source = text.englishSource {
      // A translation may need an article where English has none: it is never worse than its source,
      // and only a really wide one is mentioned where the source is fine.
      let english = text.englishCased?.words.count ?? 0
      let known = Self.severity(words: english, columns: ICU.columns(source), limit: limit)
      if known == nil, columns <= limit * 3 / 2 { return [] }
      // Said once, of the source.
      if known != nil, text.sourceIsReported { return [] }
      // The length is that of the source, whoever reads that.
      severity = .info
    } else if text.isTranslation {
      // Of what, nobody knows.
      if columns <= limit * 3 / 2 { return [] }
      severity = .info
    }
    let message =
      columns > limit && words < 4
      ? "about \(columns) columns wide; a button has room for about \(limit)"
      : "\(words) words; a button should have one or two"
    if hasRow, !text.setting.isOn(.watchOS) {
      severity = .info
    }
    return [Diagnosis(range: nil, message: message, severity: severity)]
  }

  private static func severity(words: Int, columns: Int, limit: Int) -> Severity? {
    if words > 3 || columns > limit { return .warning }
    return words > 2 ? .info : nil
  }
}

/// Return never presses OK unless there is nothing to decide.
enum OKAsDefault: Rule {
  static let info = RuleInfo(
    id: "ok-as-default",
    summary: "OK should be the default button only in an informational alert.",
    rationale: "People press Return without reading; the default button must say what it does.",
    sources: ["hig-2024: OK not default unless purely informational"],
    roles: [.button], fix: .review,
    examples: [
      .alert(title: "Sync Finished", buttons: ["OK*"]),
      .alert(title: "Sync Failed", buttons: ["OK*", "Show Log"]),
      .alert(title: "Clear the history?", buttons: ["Clear History*", "Cancel~"]),
      .alert(title: "Erase all markers?", buttons: ["↓OK*", "Cancel~"], becomes: "Erase"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard isWrong(text) else { return [] }
    return [
      OKProposal.diagnosis(text, "Return presses “\(text.value)”, which does not say what happens")
    ]
  }

  /// Whether Return presses OK, and not only to close the alert.
  static func isWrong(_ text: AlertText) -> Bool {
    text.setting.isDefault == true && text.saysOK
      && ![.informational, .error].contains(text.setting.kind)
      && (![.unknown, .choice].contains(text.setting.kind)
        || text.alert.buttons.labels.count > 1 && text.alert.asks)
  }
}

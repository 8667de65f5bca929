/// Two buttons never say the same.
enum ButtonDuplicate: Rule {
  static let info = RuleInfo(
    id: "button-duplicate",
    summary: "The buttons of an alert have different labels, in every language.",
    rationale:
      "“Cancel” beside “Cancel” happens in translation: one cancels the download, one the alert.",
    sources: ["derived: hig-2024, specific button titles"], roles: [.button], fix: nil,
    examples: [
      .alert(title: "Stop the download?", buttons: ["Stop Download", "Keep Downloading~"]),
      .alert(title: "Stop the download?", buttons: ["Cancel", "↓Cancel~"]),
      .alert("hr", title: "Gotovo", buttons: ["OK", "↓OK~"]),
      .alert(buttons: ["%@", "%@", "Cancel~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // “%@” beside “%@” are two names.
    guard text.placeholders.isEmpty else { return [] }
    // The second of two is the one to change.
    let other = text.alert.buttons.earlier(saying: text.value, before: text.member.key)
    // Of buttons that stand under conditions, two may never be seen together.
    let severity: Severity? = text.alert.alert.knowsAllButtons ? nil : .warning
    return other.map {
      [
        Diagnosis(
          range: nil, message: "another button of this alert says “\($0)” too", severity: severity)
      ]
    } ?? []
  }
}

/// Two buttons are the easiest choice.
enum TwoButtonsPreferred: Rule {
  static let info = RuleInfo(
    id: "two-buttons-preferred",
    summary: "An alert should have two buttons.",
    rationale: "Two alternatives are the easiest to choose from.",
    sources: ["hig-2017: two buttons generally", "ios9"], roles: [], fix: nil,
    examples: [
      .alert(title: "Discard the sketch?", buttons: ["Discard!", "Cancel~"], edition: "hig-2017"),
      .alert(title: "↓Sync Finished", buttons: ["OK*"], edition: "hig-2017"),
      .alert(title: "Sync Finished", buttons: ["OK*"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, alert.alert.presentation == .alert, alert.buttons.count == 1 else {
      return []
    }
    return alert.finding("two buttons are preferred; this alert has one")
  }
}

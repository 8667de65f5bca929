/// An action sheet offers a choice.
enum ActionSheetMinButtons: Rule {
  static let info = RuleInfo(
    id: "action-sheet-min-buttons",
    summary: "An action sheet should have at least two buttons (one on Apple Watch).",
    rationale: "An action sheet without choices should be an alert.",
    sources: ["ios9: two or more buttons", "watchos: one or more"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Cancel~"], edition: "ios9", facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(title: "↓Share Route", buttons: ["Copy"], edition: "ios9", facts: "action sheet") {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let least = alert.edition.sheetButtons.lowerBound
    guard alert.alert.presentation == .actionSheet, alert.knowsButtons,
      alert.buttons.count < least
    else { return [] }
    return alert.finding(
      "an action sheet should have at least \(least.counted("button", "buttons"))")
  }
}

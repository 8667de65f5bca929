/// An action sheet can be left.
enum ActionSheetCancel: Rule {
  static let info = RuleInfo(
    id: "action-sheet-cancel",
    summary: "An action sheet has a button of cancel style.",
    rationale: "In compact width nothing else closes it without choosing.",
    sources: ["watchos: one button is Cancel", "ios9: compact width"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Cancel~"], edition: "watchos",
        facts: "action sheet"
      ) {
        $0.presentation = .actionSheet
      },
      .alert(
        title: "↓Share Route", buttons: ["Copy", "Send"], edition: "watchos", facts: "action sheet"
      ) {
        $0.presentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .actionSheet, alert.knowsButtons, alert.knowsStyles,
      !alert.buttons.contains(where: { $0.style == .cancel })
    else { return [] }
    return alert.finding("no button of this action sheet has the cancel style")
  }
}

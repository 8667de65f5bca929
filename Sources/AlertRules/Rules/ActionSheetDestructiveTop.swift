/// Destruction stands first on an action sheet.
enum ActionSheetDestructiveTop: Rule {
  static let info = RuleInfo(
    id: "action-sheet-destructive-top",
    summary: "The destructive button should be the first of an action sheet.",
    rationale: "At the top it is easy to see, and hard to tap by mistake.",
    sources: ["ios9: red, at the top"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Draft", buttons: ["Delete!", "Archive", "Cancel~"], edition: "ios9",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        title: "↓Draft", buttons: ["Archive", "Delete!", "Cancel~"], edition: "ios9",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .actionSheet, alert.knowsButtons,
      let place = alert.buttons.firstIndex(where: { $0.style == .destructive }), place > 0
    else { return [] }
    return alert.finding("the destructive button is not the first of this action sheet")
  }
}

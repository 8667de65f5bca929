/// Cancel stands last.
enum ActionSheetCancelBottom: Rule {
  static let info = RuleInfo(
    id: "action-sheet-cancel-bottom",
    summary: "Cancel should be the last button of an action sheet.",
    rationale: "People look for it at the bottom. UIKit puts it there automatically.",
    sources: ["ios9: at the bottom"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Cancel~"], edition: "ios9", facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        title: "↓Share Route", buttons: ["Cancel~", "Copy"], edition: "ios9", facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .actionSheet, alert.knowsButtons,
      let place = alert.buttons.firstIndex(where: { $0.cancels }), place != alert.buttons.count - 1
    else { return [] }
    return alert.finding("Cancel is not the last button of this action sheet")
  }
}

/// A popover is closed by tapping beside it.
enum ActionSheetCancelPopover: Rule {
  static let info = RuleInfo(
    id: "action-sheet-cancel-popover",
    summary: """
      An action sheet shown as a popover should have no Cancel; one inside a popover should have one.
      """,
    rationale:
      "Tapping outside the popover closes it; inside another popover that would close both.",
    sources: ["ios9: regular width", "uikit: the cancel action is not shown in a popover"],
    roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Send"], edition: "ios9",
        facts: "action sheet in regular width"
      ) {
        $0.statedPresentation = .actionSheet
        $0.surroundings = .regular
      },
      .alert(
        title: "↓Share Route", buttons: ["Copy", "Cancel~"], edition: "ios9",
        facts: "action sheet in regular width"
      ) {
        $0.statedPresentation = .actionSheet
        $0.surroundings = .regular
      },
      .alert(
        title: "↓Share Route", buttons: ["Copy", "Send"], edition: "ios9",
        facts: "action sheet inside a popover"
      ) {
        $0.statedPresentation = .actionSheet
        $0.surroundings = .popover
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .actionSheet, alert.knowsButtons else { return [] }
    switch alert.alert.surroundings {
    case .regular where alert.hasCancel:
      return alert.finding("in regular width the sheet is a popover and needs no Cancel")
    case .popover where !alert.hasCancel:
      return alert.finding("inside a popover the sheet needs a Cancel button")
    default: return []
    }
  }
}

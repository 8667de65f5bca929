/// An action sheet does not scroll.
enum ActionSheetTooMany: Rule {
  static let info = RuleInfo(
    id: "action-sheet-too-many",
    summary:
      "An action sheet has at most four buttons on the watch, and few enough not to scroll elsewhere.",
    rationale: "Scrolling hides choices, and people tap one while they scroll.",
    sources: ["watchos: not more than four", "ios9: no scrolling (eight is an estimate)"],
    roles: [], fix: nil,
    examples: [
      .alert(
        title: "Route", buttons: ["Copy", "Send", "Pin", "Cancel~"], edition: "watchos",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        title: "↓Route", buttons: ["Copy", "Send", "Pin", "Print", "Cancel~"], edition: "watchos",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let limit = alert.edition.sheetButtons.upperBound
    guard alert.alert.presentation == .actionSheet, alert.buttons.count > limit else { return [] }
    return alert.finding("\(alert.buttons.count) buttons; an action sheet takes at most \(limit)")
  }
}

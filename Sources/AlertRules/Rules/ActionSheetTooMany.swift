/// An action sheet does not scroll.
enum ActionSheetTooMany: Rule {
  static let info = RuleInfo(
    id: "action-sheet-too-many",
    summary:
      "An action sheet should have at most four buttons on Apple Watch; elsewhere it should not scroll.",
    rationale: "Scrolling hides choices, and people may tap one while scrolling.",
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
    return alert.finding(
      "\(alert.buttons.count) buttons; an action sheet should have at most \(limit)")
  }
}

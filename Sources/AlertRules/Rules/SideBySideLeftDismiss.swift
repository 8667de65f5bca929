/// The left of two buttons leaves things as they are.
enum SideBySideLeftDismiss: Rule {
  static let info = RuleInfo(
    id: "side-by-side-left-dismiss",
    summary: "In the side-by-side style, the first button should dismiss without doing anything.",
    rationale: "People expect the safe choice on the left.",
    sources: ["watchos: left button dismisses"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Send Route?", buttons: ["Cancel~", "Send"], edition: "watchos",
        facts: "side by side"
      ) {
        $0.statedPresentation = .sideBySide
      },
      .alert(
        title: "↓Send Route?", buttons: ["Send", "Cancel~"], edition: "watchos",
        facts: "side by side"
      ) {
        $0.statedPresentation = .sideBySide
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .sideBySide, alert.knowsButtons, alert.buttons.count == 2,
      let first = alert.buttons.first, !first.cancels,
      first.roles.isDisjoint(with: [.cancel, .close, .no, .notNow, .later, .dismiss])
    else { return [] }
    return alert.finding("the first of two buttons side by side does not dismiss")
  }
}

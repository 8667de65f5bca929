/// Side by side means two.
enum SideBySideTwoButtons: Rule {
  static let info = RuleInfo(
    id: "side-by-side-two-buttons",
    summary: "An alert in the side-by-side style must have exactly two buttons.",
    rationale: "There is room for two, and the style is made for one choice.",
    sources: ["watchos: exactly two buttons"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Send Route?", buttons: ["Cancel~", "Send"], edition: "watchos",
        facts: "side by side"
      ) {
        $0.statedPresentation = .sideBySide
      },
      .alert(title: "↓Send Route?", buttons: ["Send"], edition: "watchos", facts: "side by side") {
        $0.statedPresentation = .sideBySide
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .sideBySide, alert.knowsButtons, alert.buttons.count != 2
    else { return [] }
    return alert.finding(
      "the side-by-side style takes two buttons; this alert has \(alert.buttons.count)")
  }
}

/// On the watch there is always a way to cancel.
enum CancelRequired: Rule {
  static let info = RuleInfo(
    id: "cancel-required",
    summary: "An alert with a choice should have a button with the cancel style.",
    rationale: "On Apple Watch, the cancel style is what closes the alert without doing anything.",
    sources: ["watchos: always a Cancel button"], roles: [], fix: nil,
    examples: [
      .alert(title: "Start the Workout", buttons: ["Start", "Later~"], edition: "watchos"),
      .alert(title: "↓Start the Workout", buttons: ["Send", "Edit"], edition: "watchos"),
      .alert(
        title: "↓Start the Workout", buttons: ["Start", "Edit"], edition: "watchos",
        facts: "side by side"
      ) { $0.statedPresentation = .sideBySide },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, alert.knowsStyles, alert.buttons.count > 1,
      alert.alert.presentation == .alert || alert.alert.presentation == .sideBySide,
      !alert.buttons.contains(where: { $0.style == .cancel })
    else { return [] }
    return alert.finding("no button has the cancel style")
  }
}

/// Action sheets on the watch rarely have a message.
enum ActionSheetMessage: Rule {
  static let info = RuleInfo(
    id: "action-sheet-message",
    summary: "An action sheet should have no message.",
    rationale: "The title and buttons say enough; on Apple Watch every line counts.",
    sources: ["watchos: rarely a message"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Cancel~"], edition: "watchos",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        title: "↓Share Route", message: "Choose what to do.", buttons: ["Copy", "Cancel~"],
        edition: "watchos", facts: "action sheet"
      ) { $0.statedPresentation = .actionSheet },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .actionSheet, alert.hasMessage == true else { return [] }
    return alert.finding("an action sheet rarely needs a message")
  }
}

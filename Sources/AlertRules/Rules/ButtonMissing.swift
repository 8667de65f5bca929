/// An alert has a button.
enum ButtonMissing: Rule {
  static let info = RuleInfo(
    id: "button-missing",
    summary: "An alert must have at least one button.",
    rationale:
      "Without a button nobody can close it; UIKit requires one before it presents the alert.",
    sources: ["hig-2017: one or more buttons", "ios9", "watchos", "UIKit: UIAlertController"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Sync Failed", buttons: ["Retry*", "Cancel~"]),
      .alert(title: "↓Sync Failed"),
      .alert(title: "Sync Failed", facts: "buttons unknown") { $0.knowsAllButtons = false },
      .alert(
        title: "↓Delete the trip?",
        facts: "the system adds Cancel to a dialog of SwiftUI: only info"
      ) {
        $0.statedPresentation = .confirmationDialog
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, alert.buttons.isEmpty else { return [] }
    return alert.finding("this alert has no button", alert.getsCancel ? .info : nil)
  }
}

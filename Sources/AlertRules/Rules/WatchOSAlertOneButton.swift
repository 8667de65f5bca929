/// A WatchKit alert has one button.
enum WatchOSAlertOneButton: Rule {
  static let info = RuleInfo(
    id: "watchos-alert-one-button",
    summary: "An alert in the WatchKit alert style must have exactly one button.",
    rationale:
      "It only informs; for two choices use the side-by-side style, for more an action sheet.",
    sources: ["watchos: not more than one button"], roles: [], fix: nil,
    examples: [
      .alert(title: "Workout Saved", buttons: ["Dismiss~"], edition: "watchos"),
      .alert(title: "↓Workout Saved", buttons: ["OK", "Cancel~"], edition: "watchos"),
      .alert(
        title: "↓The workout was saved.", buttons: ["Share", "Cancel~"],
        facts: "WatchKit style alert on watchOS"
      ) {
        $0.platforms = [.watchOS]
        $0.statedPresentation = .alert
      },
      .alert(
        title: "The workout was saved.", buttons: ["Share", "Cancel~"], facts: "watchOS, SwiftUI"
      ) {
        $0.platforms = [.watchOS]
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .alert, alert.buttons.count > 1 else { return [] }
    return alert.finding("\(alert.buttons.count) buttons; this style has just one")
  }
}

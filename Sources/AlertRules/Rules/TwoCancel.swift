/// One button cancels.
enum TwoCancel: Rule {
  static let info = RuleInfo(
    id: "two-cancel",
    summary: "One button at most has the cancel style.",
    rationale: "UIKit raises an exception for the second one.",
    sources: ["uikit: one action of cancel style"], roles: [], fix: nil,
    examples: [
      .alert(title: "Delete Draft?", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "↓Delete Draft?", buttons: ["Keep~", "Cancel~"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let count = alert.buttons.count { $0.style == .cancel }
    guard count > 1 else { return [] }
    return alert.finding("\(count) buttons have the cancel style; one may have it")
  }
}

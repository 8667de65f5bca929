/// One button cancels.
enum TwoCancel: Rule {
  static let info = RuleInfo(
    id: "two-cancel",
    summary: "At most one button should have the cancel style.",
    rationale: "UIKit raises an exception for a second one.",
    sources: ["uikit: one action of cancel style"], roles: [], fix: nil,
    examples: [
      .alert(title: "Delete Draft?", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "↓Delete Draft?", buttons: ["Keep~", "Cancel~"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // A style that only the name of a key suggests is no fact.
    let labels = zip(alert.alert.members(.button), alert.buttons).filter { member, _ in
      member.style == .cancel && member.claims.contains { $0.source == .manifest }
    }.map { "“\($1.label)”" }
    guard labels.count > 1 else { return [] }
    return alert.finding(
      "\(labels.joined(separator: ", ")) have the cancel style; only one button may")
  }
}

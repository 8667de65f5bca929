/// One button gives no control.
enum SingleButton: Rule {
  static let info = RuleInfo(
    id: "single-button",
    summary: "An alert that asks something should have more than one button.",
    rationale: "A single button informs without giving people control over the situation.",
    sources: ["hig-2017: informs without control", "ios9: less helpful"], roles: [], fix: nil,
    examples: [
      .alert(title: "Import Failed", buttons: ["Done*"], edition: "hig-2017"),
      .alert(title: "↓Erase the disk?", buttons: ["Erase!"], edition: "hig-2017"),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, alert.buttons.count == 1,
      ![.informational, .error].contains(alert.kind)
    else { return [] }
    return alert.finding("a single button leaves no choice")
  }
}

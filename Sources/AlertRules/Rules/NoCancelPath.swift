/// There is a way out.
enum NoCancelPath: Rule {
  static let info = RuleInfo(
    id: "no-cancel-path",
    summary: "An alert with two or more buttons should have one that cancels.",
    rationale: "Without it, the app must decide what the Home gesture does.",
    sources: ["hig-2017: implement a cancel action"], roles: [], fix: nil,
    examples: [
      .alert(title: "Merge the routes?", buttons: ["Merge*", "Cancel~"], edition: "hig-2017"),
      .alert(title: "↓Merge the routes?", buttons: ["Merge", "Keep Apart"], edition: "hig-2017"),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, alert.buttons.count > 1, !alert.hasCancel,
      alert.kind != .informational
    else { return [] }
    return alert.finding("no button cancels")
  }
}

/// Return does not press Cancel.
enum CancelAsDefault: Rule {
  static let info = RuleInfo(
    id: "cancel-as-default",
    summary: "Cancel should not be the default button.",
    rationale: """
      People press Return without reading; to make them read, an alert may have no default button at \
      all.
      """,
    sources: ["hig-2024: Cancel is not the default"], roles: [], fix: nil,
    examples: [
      .alert(title: "Replace the file?", buttons: ["Replace*", "Cancel~"]),
      .alert(
        title: "↓Replace the file?", buttons: ["Replace!", "Cancel~"],
        facts: "Cancel is the default"
      ) {
        $0.members[2].isDefault = true
      },
      .alert(title: "Importing the route…", buttons: ["Cancel~"], facts: "the only button") {
        $0.members[1].isDefault = true
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // The only button is the default one, whatever it does.
    if alert.buttons.count < 2 { return [] }
    guard let wrong = alert.buttons.first(where: { $0.cancels && $0.isDefault == true }) else {
      return []
    }
    return alert.finding("“\(wrong.label)” cancels, but is the default button")
  }
}

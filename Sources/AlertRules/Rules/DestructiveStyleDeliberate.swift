/// What people asked for is not painted as a danger.
enum DestructiveStyleDeliberate: Rule {
  static let info = RuleInfo(
    id: "destructive-style-deliberate",
    summary:
      "A destructive action that people chose themselves should keep the normal button style.",
    rationale: """
      Somebody who chose Empty Trash means it; the button may even be the default, so that Return \
      works.
      """,
    sources: ["hig-2024: deliberate destruction keeps the normal style"], roles: [], fix: nil,
    examples: [
      .alert(title: "Empty Trash?", buttons: ["Empty Trash*", "Cancel~"]),
      .alert(title: "Delete the trip?", buttons: ["Delete!", "Cancel~"]),
      .alert(
        title: "Empty Trash?", buttons: ["Empty Trash!", "Cancel~"],
        facts: "the app asks unprompted"
      ) { $0.isDeliberate = false },
      .alert(
        title: "Empty Trash?", buttons: ["Empty Trash!", "Cancel~"], facts: "in an action sheet"
      ) { $0.statedPresentation = .actionSheet },
      .alert(title: "↓Empty Trash?", buttons: ["Empty Trash!", "Cancel~"]),
      .alert(title: "↓Clear History?", buttons: ["Clear History!", "Cancel~"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // In a sheet what destroys is to stand out.
    guard [.alert, .sideBySide].contains(alert.alert.presentation),
      let button = alert.buttons.first(where: { $0.style == .destructive }),
      alert.isCommanded(button)
    else { return [] }
    return alert.finding(
      "people chose “\(button.label)” themselves; the button needs no destructive style")
  }
}

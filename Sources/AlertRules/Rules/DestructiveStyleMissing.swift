/// Destruction is shown as such.
enum DestructiveStyleMissing: Rule {
  static let info = RuleInfo(
    id: "destructive-style-missing",
    summary: "A button that destroys something should have the destructive style.",
    rationale: """
      Red makes people look twice. Where people chose exactly this action, the normal style is right.
      """,
    sources: [
      "hig-2017: destructive style", "ios9: action sheets", "watchos",
      "hig-2024: unless deliberately chosen",
    ],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Delete the trip?", buttons: ["Delete Trip!", "Cancel~"], edition: "hig-2017"),
      .alert(title: "↓Delete the trip?", buttons: ["Delete Trip", "Cancel~"], edition: "hig-2017"),
      .alert(
        title: "Empty the trash?", buttons: ["Empty Trash*", "Cancel~"],
        facts: "deliberately chosen"
      ) {
        $0.isDeliberate = true
      },
      .alert(title: "Empty Trash?", buttons: ["Empty Trash*", "Cancel~"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsStyles,
      let button = alert.buttons.first(where: { $0.style == .default && $0.namesDestruction })
    else { return [] }
    switch alert.edition.destructiveStyle {
    case .always: break
    case .sheets: if alert.alert.presentation != .actionSheet { return [] }
    case .unlessDeliberate: if alert.isCommanded(button) { return [] }
    }
    return alert.finding("“\(button.label)” destroys something, but lacks the destructive style")
  }
}

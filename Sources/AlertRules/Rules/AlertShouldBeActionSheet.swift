/// Real choices belong on an action sheet.
enum AlertShouldBeActionSheet: Rule {
  static let info = RuleInfo(
    id: "alert-should-be-action-sheet",
    summary: "On iPhone and iPad a choice among several actions is an action sheet.",
    rationale:
      "People set it off and expect choices; an alert interrupts them as if something had happened.",
    sources: ["hig-2024: choices about an intentional action", "hig-2017: complex choices"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Delete the draft?", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "↓Close the editor?", buttons: ["Delete Draft!", "Save Draft", "Cancel~"]),
      .alert(
        title: "Close the editor?", buttons: ["Delete Draft!", "Save Draft", "Cancel~"],
        facts: "macOS"
      ) {
        $0.platforms = [.macOS]
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let isTouch = alert.alert.platforms.contains { $0 == .iOS || $0 == .iPadOS }
    guard isTouch, alert.alert.presentation == .alert, alert.hasCancel, alert.buttons.count >= 3
    else { return [] }
    return alert.finding("a choice among several actions is an action sheet on iPhone and iPad")
  }
}

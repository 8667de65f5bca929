/// Real choices belong on an action sheet.
enum AlertShouldBeActionSheet: Rule {
  static let info = RuleInfo(
    id: "alert-should-be-action-sheet",
    summary: "On iPhone and iPad, a choice among several actions should be an action sheet.",
    rationale: """
      People who start an action expect choices; an alert interrupts them as if something had \
      happened.
      """,
    sources: [
      "hig-2024: choices about an intentional action", "hig-2017: complex choices",
      "ios9: confirming an action a person started",
    ],
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
      .alert(
        title: "↓Delete the draft?", buttons: ["Delete!", "Cancel~"], edition: "ios9",
        facts: "a person started it"
      ) { $0.isByUser = true },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let isTouch = alert.alert.platforms.contains { $0 == .iOS || $0 == .iPadOS }
    let limit = alert.edition.sheetFrom
    guard isTouch, alert.alert.presentation == .alert, alert.hasCancel,
      alert.buttons.count >= limit, limit > 2 || alert.alert.isByUser == true
    else { return [] }
    return alert.finding(
      limit > 2
        ? "a choice among several actions should be an action sheet on iPhone and iPad"
        : "an action that people started should be confirmed by an action sheet")
  }
}

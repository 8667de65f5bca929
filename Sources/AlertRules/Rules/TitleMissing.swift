/// An alert has a title.
enum TitleMissing: Rule {
  static let info = RuleInfo(
    id: "title-missing",
    summary: "An alert must have a title.",
    rationale: """
      The title is what people read first, and often all they read. Action sheets may go without one.
      """,
    sources: ["hig-2024: title, optional text, buttons", "hig-2017", "ios9: required", "watchos"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Route Not Found", buttons: ["Done*"]),
      .alert(message: "↓The route could not be found.", buttons: ["Done*"]),
      .alert(message: "The route could not be found.", facts: "title unknown") {
        $0.hasOtherTitle = true
      },
      .alert(
        message: "The route was lost.", facts: "its message has a title elsewhere",
        others: [.alert(title: "Route Not Found", message: "The file is gone.")]
      ) { $0.members[0].key = "trip1.message" },
      .alert(message: "Signing in…", facts: "no button: it goes away by itself"),
      .alert(message: "↓The trip is over.", facts: "an action sheet on some devices: only info") {
        $0.hasOtherPresentation = true
      },
      .alert(message: "↓What to do with it?", buttons: ["Share", "Cancel~"], facts: "action sheet")
      {
        $0.statedPresentation = .actionSheet
      },
      .alert(buttons: ["Share", "Cancel~"], facts: "only choices") {
        $0.statedPresentation = .confirmationDialog
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // Without a manifest nobody knows of a title that no file has; only an empty one is seen.
    let isStated = alert.alert.confidence == 1 || !alert.alert.members(.title).isEmpty
    let isElsewhere =
      alert.alert.isPartial || alert.alert.hasOtherTitle || alert.hasTitledTwin
    guard !alert.hasTitle, isStated, !isElsewhere, !showsProgress(alert) else { return [] }
    let mayBeSheet = [.actionSheet, .confirmationDialog, nil].contains(alert.alert.presentation)
    // Choices alone need no words above them.
    if mayBeSheet, alert.hasMessage != true, !alert.alert.hasOtherMessage { return [] }
    return alert.finding("this alert has no title", mayBeSheet ? .info : nil)
  }

  /// “Signing in…” without a button goes away by itself.
  private static func showsProgress(_ alert: AlertStructure) -> Bool {
    alert.buttons.isEmpty
      && alert.message.map { Marks().ending(of: $0).ending == .ellipsis } ?? false
  }
}

/// Three buttons at most, two in older editions.
enum TooManyButtons: Rule {
  static let info = RuleInfo(
    id: "too-many-buttons",
    summary: "An alert should have at most three buttons (two in the editions before 2024).",
    rationale: """
      More choices take time, stack, and may scroll; an action sheet or a view serves them better.
      """,
    sources: [
      "hig-2024: up to three buttons", "hig-2017: two generally", "ios9: avoid three or more",
    ],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Replace the file?", buttons: ["Keep Both*", "Replace!", "Cancel~"]),
      .alert(title: "Replace the file?", buttons: ["Replace!", "Cancel~"], edition: "hig-2017"),
      .alert(title: "↓Replace the file?", buttons: ["Keep Both", "Replace!", "Skip", "Cancel~"]),
      .alert(
        title: "↓Replace the file?", buttons: ["Keep Both", "Replace!", "Cancel~"], edition: "ios9"),
      .alert(
        title: "Replace the file?", buttons: ["Keep Both", "Keep Both", "Replace!", "Cancel~"],
        facts: "one of two conditions"),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.presentation == .alert, !alert.alert.isOfKeysAlone else { return [] }
    let limit = alert.edition.buttons.upperBound
    let count = alert.buttonsAtATime
    guard count > limit, !alert.alert.isCalledVariously else { return [] }
    return alert.finding("\(count) buttons; this edition allows at most \(limit)")
  }
}

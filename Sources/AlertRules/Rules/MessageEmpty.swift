/// A message that says nothing is left out.
enum MessageEmpty: Rule {
  static let info = RuleInfo(
    id: "message-empty",
    summary: "A message should be left out rather than empty.",
    rationale: """
      An empty string still takes up space on some platforms, and translators wonder what it is for.
      """,
    sources: ["watchos: omit the message", "hig-2024: informative text only if it adds value"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Delete Draft?", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "Delete Draft?", message: "The draft stays in Notes."),
      .alert(title: "↓Delete Draft?", message: ""),
      .alert(title: "↓Delete Draft?", message: " "),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.hasMessage == false else { return [] }
    return alert.finding("the message is empty; leave it out")
  }
}

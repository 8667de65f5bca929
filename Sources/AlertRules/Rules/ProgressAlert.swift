/// What goes on is shown by a progress view.
enum ProgressAlert: Rule {
  static let info = RuleInfo(
    id: "progress-alert",
    summary: "A task that is progressing normally should not show an alert (English).",
    rationale: "A progress view or indicator shows it without asking for an answer.",
    sources: ["ios9: tasks that progress normally"], roles: [.title, .message], fix: nil,
    examples: [
      .alert(title: "Download Stopped", edition: "ios9"),
      .alert(title: "Meeting Canceled", edition: "ios9"),
      .alert(title: "↓Downloading Maps…", edition: "ios9"),
      .alert(message: "↓Please wait while the index is built.", edition: "ios9"),
      .alert(message: "Please wait while the index is built."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish else { return [] }
    var range = Phrases.progress.first(in: text)?.range
    if range == nil, text.ending == .ellipsis, let first = text.cased.words.first,
      first.isIngForm
    {
      range = first.range
    }
    guard let range else { return [] }
    return [
      Diagnosis(range: range, message: "a task is in progress; a progress view shows it better")
    ]
  }
}

/// An alert fits on the screen.
enum AlertTotalLength: Rule {
  static let info = RuleInfo(
    id: "alert-total-length",
    summary: "Title, message and buttons together should fit without scrolling.",
    rationale: "An alert that scrolls hides its buttons or the reason for them.",
    sources: [
      "hig-2024: avoid alerts that scroll", "hig-2017: no scrolling", "ios9: no scrolling",
    ],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert(
        title: "Discard Changes?", message: "The photo stays as it was.",
        buttons: ["Discard!", "Cancel~"]),
      .alert(
        title: "Do you want to keep the edited photo?",
        message:
          "↓The photo was changed on another device while it was edited here. Both versions can be kept, but then they take twice the room. The other device shows the new photo as soon as it is online again.",
        buttons: ["Keep Both", "Discard!", "Cancel~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // Once for an alert: at its message, or at the title where it has none.
    guard text.setting.mayBeTooLong else { return [] }
    // What runs over scrolls on a phone or a tablet.
    let screens = text.setting.screens
    guard screens.isEmpty || screens.contains(.iOS) || screens.contains(.iPadOS) else {
      return []
    }
    let labels = Array(text.alert.buttons.labels.values)
    func estimates(_ title: String?, _ message: String?) -> [LineEstimate] {
      [title.map(text.setting.title), message.map(text.setting.message)].compactMap { $0 }
    }
    let limit = text.edition.totalLines
    let shown = estimates(text.alert.title, text.alert.message)
    let rows = LineEstimate.buttons(labels)
    let count = shown.reduce(rows) { $0 + $1.lines }
    guard count > limit else { return [] }
    // A translation cannot be shorter than what it says.
    if text.source != nil {
      let source = estimates(text.alert.sourceTitle, text.alert.sourceMessage)
      guard count > limit * 3 / 2, source.reduce(rows, { $0 + $1.lines }) <= limit else {
        return []
      }
    }
    if isLongMessage(text, beside: count, limit) { return [] }
    return [
      Diagnosis(
        range: nil,
        message:
          "title, message and buttons take about \(count) lines; people may have to scroll")
    ]
  }

  /// Whether all would fit with a message that is not too long itself, which is said of it.
  private static func isLongMessage(_ text: AlertText, beside count: Int, _ limit: Int) -> Bool {
    guard text.role == .message, text.isJudged(by: MessageLength.self),
      !MessageLength.check(text).isEmpty
    else { return false }
    let lines = text.setting.message(text.value).lines
    return count - lines + text.edition.messageLines.upperBound <= limit
  }
}

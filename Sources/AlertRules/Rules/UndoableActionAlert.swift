/// What can be undone needs no alert.
enum UndoableActionAlert: Rule {
  static let info = RuleInfo(
    id: "undoable-action-alert",
    summary: "An action that can be undone should not show an alert (English).",
    rationale: "Undo does not interrupt; an unnecessary warning makes people skip the next one.",
    sources: ["hig-2024: not for common, undoable actions, even destructive ones"],
    roles: [.message], fix: nil,
    examples: [
      .alert(message: "This can’t be undone.", buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "None of the photos can be restored.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "You can undo the change.", buttons: ["Share", "Cancel~"]),
      .alert(
        title: "↓Delete Draft?", buttons: ["Delete!", "Cancel~"],
        facts: "the manifest says that it can be undone"
      ) { $0.isUndoable = true },
      .alert(message: "↓You can undo this later.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Items ↓stay in Trash for 30 days.", buttons: ["Delete!", "Cancel~"]),
    ])

  static let judgesAlerts = true

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.isUndoable == true, alert.kind == .destructiveConfirmation else { return [] }
    return alert.finding("an action that can be undone needs no alert; offer Undo instead")
  }

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish, text.alert.alert.isUndoable == nil,
      text.setting.kind == .destructiveConfirmation,
      let match = Phrases.undoable.all(in: text).first(where: { !isNegated($0, text) })
    else { return [] }
    return [
      Diagnosis(
        range: match.range,
        message: "an action that can be undone needs no alert; offer Undo instead")
    ]
  }

  /// “None of the photos can be restored.”
  private static func isNegated(_ match: Phrases.Match, _ text: AlertText) -> Bool {
    let words = text.cased.words
    let unit = words[match.words.lowerBound].unit
    return words[..<match.words.lowerBound].contains {
      $0.unit == unit && $0.isIn(.negation)
    }
  }
}

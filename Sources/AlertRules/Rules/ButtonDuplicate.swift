/// Two buttons never say the same.
enum ButtonDuplicate: Rule {
  static let info = RuleInfo(
    id: "button-duplicate",
    summary: "The buttons of an alert should have different labels, in every language.",
    rationale: """
      “Cancel” next to “Cancel” happens in translation: one cancels the download, the other the alert.
      """,
    sources: ["derived: hig-2024, specific button titles"], roles: [.button], fix: nil,
    examples: [
      .alert(title: "Stop the download?", buttons: ["Stop Download", "Keep Downloading~"]),
      .alert(title: "Stop the download?", buttons: ["Cancel", "↓Cancel~"]),
      .alert("hr", title: "Gotovo", buttons: ["OK", "↓OK~"]),
      .alert(buttons: ["%@", "%@", "Cancel~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // “%@” beside “%@” are two names.
    guard text.setting.hasTwins, text.placeholders.isEmpty, !text.alert.isOfKeysAlone else {
      return []
    }
    let buttons = text.alert.buttons
    // The second of two is the one to change.
    guard let earlier = buttons.earlier(saying: text.value, before: text.member),
      let label = buttons.label(of: earlier)
    else { return [] }
    let knowsAll = text.setting.knowsAllButtons
    if !knowsAll, let own = text.englishSource, let other = buttons.source(of: earlier),
      isPlural(own, of: other) || isPlural(other, of: own)
    {
      return []
    }
    // Of buttons that stand under conditions, two may never be seen together.
    return [
      Diagnosis(
        range: nil, message: "another button of this alert also says “\(label)”",
        severity: knowsAll ? nil : .warning)
    ]
  }

  /// “Delete Rows” for “Delete Row”: one is shown for one row, the other for many, and not every language has a
  /// plural.
  private static func isPlural(_ label: String, of other: String) -> Bool {
    let (words, others) = (label.split(separator: " "), other.split(separator: " "))
    guard words.count == others.count else { return false }
    return zip(words, others).allSatisfy { word, other in
      word == other || word == other + "s" || word == other + "es"
        || other.hasSuffix("y") && word == other.dropLast() + "ies"
    }
  }
}

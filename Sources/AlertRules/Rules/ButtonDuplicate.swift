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
    guard text.setting.hasTwins, text.placeholders.isEmpty else { return [] }
    let buttons = text.alert.buttons
    // The second of two is the one to change.
    guard let earlier = buttons.earlier(saying: text.value, before: text.member),
      let label = buttons.label(of: earlier)
    else { return [] }
    // Keys alone may gather the buttons of several alerts; but two that cancel, one of them for “End Subscription”, are
    // those of one.
    if text.alert.isOfKeysAlone, !isSecondCancel(text, beside: earlier) { return [] }
    let knowsAll = text.setting.knowsAllButtons && !text.alert.isOfKeysAlone
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

  /// Whether both say Cancel, and only one of the sources does.
  private static func isSecondCancel(_ text: AlertText, beside earlier: Alert.Member) -> Bool {
    guard text.stockRoles.contains(.cancel), text.englishSource != nil,
      let other = text.alert.buttons.source(of: earlier)
    else { return false }
    let sources = [text.sourceRoles, StockLabels.english.roles(of: other)]
    let labels = [text.englishSource ?? "", other]
    // “Close” beside “Cancel”, or “Cancelled”, may be seen at another time.
    let acting = zip(sources, labels).filter { roles, label in
      !roles.contains(.cancel) && roles.isDisjoint(with: CancelLabel.leavingAlone)
        && text.texts.cased(label).firstWord?.isIn(.baseVerb) ?? false
    }
    return acting.count == 1 && sources.contains { $0.contains(.cancel) }
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

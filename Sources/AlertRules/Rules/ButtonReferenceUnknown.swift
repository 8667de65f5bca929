/// A button that a text names is there.
enum ButtonReferenceUnknown: Rule {
  static let info = RuleInfo(
    id: "button-reference-unknown",
    summary: "A button mentioned in the text should be one of the alert’s buttons.",
    rationale: """
      After a rename, or in a translation, the text may say “Remove” and the button “Delete”. Reported \
      only where the mentioned label is a stock word that means the same as one of the buttons.
      """,
    sources: ["hig-2024: the exact title of the button"], roles: [.title, .message], fix: nil,
    examples: [
      .alert(message: "Choose Delete to go on.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Choose Settings to turn on location.", buttons: ["Not Now~", "Try Again"]),
      .alert(message: "Tap ↓Remove to go on.", buttons: ["Delete!", "Cancel~"]),
      .alert(
        "de", message: "Tippe auf ↓„Löschen“, um die Reise zu entfernen.",
        buttons: ["Entfernen!", "Abbrechen~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.setting.knowsAllButtons || text.source != nil else { return [] }
    let labels = text.labels
    return text.mentions.compactMap { mention in
      guard mention.label == nil else { return nil }
      let named = family(labels.roles(of: mention.text))
      guard !named.isEmpty,
        let meant = text.alert.buttons.labels.values.sorted().first(where: {
          !family(labels.roles(of: $0)).isDisjoint(with: named)
        })
      else { return nil }
      return Diagnosis(
        range: mention.name,
        message:
          "no button is called “\(mention.text)”; the one that does this is called “\(meant)”")
    }
  }

  /// What a label does, with everything that destroys as one.
  private static func family(_ roles: Set<StockRole>) -> Set<StockRole> {
    roles.isDisjoint(with: StockRole.destructive) ? roles : roles.union(StockRole.destructive)
  }
}

/// The only button is called Done, not Cancel.
enum SingleButtonCancel: Rule {
  static let info = RuleInfo(
    id: "single-button-cancel",
    summary: "The only button of an alert does not say Cancel.",
    rationale: "There is nothing to cancel; the button acknowledges, so it is called Done.",
    sources: ["hig-2024: single default button is Done, not Cancel"], roles: [.button],
    fix: .review,
    examples: [
      .alert(title: "Import Failed", buttons: ["Done*"]),
      .alert(title: "Import Failed", buttons: ["Close*"]),
      .alert(title: "Import Failed", buttons: ["↓Cancel~"], becomes: "Done"),
      .alert("de", title: "Import fehlgeschlagen", buttons: ["↓Abbrechen~"], becomes: "Fertig"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let alert = text.alert.alert
    guard alert.knowsAllButtons, alert.members(.button).count == 1, let policy = text.policy
    else { return [] }
    // Danish “OK” is Done as well: a word that also acknowledges is right.
    let roles = text.stockRoles
    guard roles.contains(.cancel), roles.isDisjoint(with: StockRole.acknowledging) else {
      return []
    }
    return [
      text.rewording(
        "there is nothing to cancel; the only button is called Done",
        text.alert.words.word(
          for: "Done", policy: policy, locale: text.locale, labels: text.alert.labels))
    ]
  }
}

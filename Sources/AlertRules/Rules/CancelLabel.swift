/// The button that cancels is called Cancel.
enum CancelLabel: Rule {
  static let info = RuleInfo(
    id: "cancel-label",
    summary: "The button that cancels is labelled with the language’s word for Cancel.",
    rationale: """
      People look for Cancel. AppKit also gives Escape only to a button of that name. Languages have \
      several words; one of them throughout is right.
      """,
    sources: ["hig-2024: always Cancel", "hig-2017: must be Cancel"],
    roles: [.button], fix: .review,
    examples: [
      .alert(buttons: ["Delete!", "Cancel~"]),
      .alert(buttons: ["Delete!", "↓Never Mind~"], becomes: "Cancel"),
      .alert("tr", buttons: ["Sil!", "İptal~"]),
      .alert("de", buttons: ["Löschen!", "↓Zurück~"], becomes: "Abbrechen"),
      .alert(buttons: ["OK~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let claims = text.member.claims
    guard text.member.style == .cancel, claims.contains(where: { $0.source != .keyName }),
      text.alert.alert.members(.button).count > 1, let policy = text.policy,
      policy.stockWords[.cancel] != nil
    else { return [] }
    let roles = text.stockRoles
    guard roles.isDisjoint(with: [.cancel, .yes, .no]) else { return [] }
    // Languages have more words for Cancel than any list: a translation of “Cancel” that is no other
    // stock word is believed.
    let sourceRoles = text.englishSource.map { StockLabels.english.roles(of: $0) } ?? []
    if sourceRoles.contains(.cancel), roles.isEmpty { return [] }
    let found = text.alert.words.word(
      for: "Cancel", policy: policy, locale: text.locale, labels: text.alert.labels)
    return [
      text.rewording("the button that cancels is called “\(found?.word ?? "Cancel")”", found)
    ]
  }
}

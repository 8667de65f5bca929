/// Cancel has one name.
enum CancelInconsistent: Rule {
  static let info = RuleInfo(
    id: "cancel-inconsistent",
    summary: "A language should use one word for Cancel in all alerts.",
    rationale: "Two good words for the same button look like two different buttons.",
    sources: ["hig-2024: always titled Cancel"], roles: [], fix: nil, comparesAlerts: true,
    examples: [
      .alert("tr", buttons: ["Vazgeç~"], source: "Cancel", others: [.alert(buttons: ["Vazgeç~"])]),
      .alert(
        "tr", buttons: ["↓İptal~"], source: "Cancel",
        others: [
          .alert(buttons: ["Vazgeç~"], source: "Cancel"),
          .alert(buttons: ["Vazgeç~"], source: "Cancel"),
        ]),
      .alert(
        "hr", buttons: ["↓Poništi~"], source: "Cancel",
        others: [
          .alert(buttons: ["Odustani~"], source: "Cancel"),
          .alert(buttons: ["Odustani~"], source: "Cancel"),
        ]),
      .alert(
        "ru", buttons: ["Отменить~"], source: "Cancel", facts: "Apple’s word",
        others: [
          .alert(buttons: ["Отмена~"], source: "Cancel"),
          .alert(buttons: ["Отмена~"], source: "Cancel"),
        ]),
      .alert(
        "de", buttons: ["Abbrechen~"], source: "Cancel",
        others: [
          .alert(buttons: ["Abbruch~"], source: "Cancel"),
          .alert(buttons: ["Abbruch~"], source: "Cancel"),
        ]),
      .alert(
        "de", buttons: ["↓Abbruch~"], source: "Cancel",
        facts: "not in any list of words for Cancel",
        others: [
          .alert(buttons: ["Abbrechen~"], source: "Cancel"),
          .alert(buttons: ["Abbrechen~"], source: "Cancel"),
        ]),
    ])

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    let cancels = texts.texts.filter { text in
      guard text.role == .button, let value = texts.value(of: text) else { return false }
      let roles = texts.labels.roles(of: value)
      // What the source calls Cancel is meant so, unless the word says something else, or is the source’s.
      guard let said = texts.sourceRoles(of: text), let source = texts.source(of: text) else {
        return roles.contains(.cancel)
      }
      return said.contains(.cancel)
        && (roles.contains(.cancel) || roles.isEmpty && !AlertText.areAlike(value, source))
    }
    // A word of stock buttons is not given up for one that is on none, nor Apple’s for another.
    return texts.minorities(
      of: cancels,
      standing: {
        texts.labels.roles(of: $0).contains(.cancel) ? texts.labels.isApples($0) ? 2 : 1 : 0
      }
    ) { this, usual, count in
      "Cancel is “\(this)” here but “\(usual)” \(count == 1 ? "elsewhere" : "in \(count) other places")"
    }
  }
}

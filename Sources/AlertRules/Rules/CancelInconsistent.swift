/// Cancel has one name.
enum CancelInconsistent: Rule {
  static let info = RuleInfo(
    id: "cancel-inconsistent",
    summary: "A language has one word for Cancel in all alerts.",
    rationale: "Two good words for the same button look like two buttons.",
    sources: ["hig-2024: always titled Cancel"], roles: [], fix: nil,
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
    ])

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    let cancels = texts.texts.filter { text in
      text.role == .button
        && texts.value(of: text).map { texts.labels.roles(of: $0).contains(.cancel) } ?? false
        && (texts.sourceRoles(of: text)?.contains(.cancel) ?? true)
    }
    return texts.minorities(of: cancels) { this, usual, count in
      "Cancel is “\(this)” here and “\(usual)” \(count == 1 ? "elsewhere" : "\(count) times")"
    }
  }
}

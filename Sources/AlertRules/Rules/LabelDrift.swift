/// One label, one translation.
enum LabelDrift: Rule {
  static let info = RuleInfo(
    id: "label-drift",
    summary: "A button label should be translated the same way in all alerts.",
    rationale: "The same button with two names makes people look for the difference.",
    sources: ["no edition: it keeps labels alike in translations"], roles: [], fix: nil,
    comparesAlerts: true,
    examples: [
      .alert(
        "nl", buttons: ["Verwijder!"], source: "Delete",
        others: [.alert(buttons: ["Wis!"], source: "Clear")]),
      .alert(
        "nl", buttons: ["↓Verwijderen!"], source: "Delete",
        others: [
          .alert(buttons: ["Verwijder!"], source: "Delete"),
          .alert(buttons: ["Verwijder!"], source: "Delete"),
        ]),
      .alert(
        "cs", buttons: ["Ok*"], source: "OK", facts: "Apple’s word",
        others: [
          .alert(buttons: ["Budiž*"], source: "OK"), .alert(buttons: ["Budiž*"], source: "OK"),
        ]),
      .alert(
        "ar", buttons: ["إعادَةُ المُحاوَلة!"], source: "Retry",
        others: [.alert(buttons: ["إعادة المحاولة!"], source: "Retry")]),
      .alert(
        "ro", buttons: ["↓Șterge!"], source: "Delete",
        others: [
          .alert(buttons: ["Ștergeți!"], source: "Delete"),
          .alert(buttons: ["Ștergeți!"], source: "Delete"),
        ]),
    ])

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    var groups: [String: [LocaleTexts.Text]] = [:]
    var order: [String] = []
    // The forms of a plural differ as the language needs.
    for text in texts.texts where text.role == .button && !text.isVariation {
      guard let source = texts.source(of: text), let value = texts.value(of: text),
        value != source
      else { continue }
      // What differs in case only is the source still, unless people of this language say it.
      if AlertText.areAlike(value, source), texts.labels.roles(of: value).isEmpty { continue }
      // Cancel has a rule of its own.
      if texts.sourceRoles(of: text)?.contains(.cancel) ?? false { continue }
      let label = StockLabels.normal(source, locale: "en")
      if groups[label] == nil { order.append(label) }
      groups[label, default: []].append(text)
    }
    return order.flatMap { label in
      let roles = StockLabels.english.roles(of: label)
      return texts.minorities(
        of: groups[label] ?? [],
        standing: {
          texts.labels.isApples($0) && !texts.labels.roles(of: $0).isDisjoint(with: roles) ? 1 : 0
        }
      ) { this, usual, count in
        "“\(groups[label]?.first.flatMap(texts.source) ?? label)” is translated “\(this)” here but “\(usual)” "
          + (count == 1 ? "elsewhere" : "in \(count) other places")
      }
    }
  }
}

/// Translations take the same arguments.
enum PlaceholderMismatch: Rule {
  static let info = RuleInfo(
    id: "placeholder-mismatch",
    summary: "A translation has the placeholders of its source, with the same types.",
    rationale: "A lost placeholder loses information; a wrong one crashes the app.",
    sources: ["Foundation format strings; String Catalog substitutions"],
    roles: [.title, .message, .button], fix: nil, needsGrouping: false,
    examples: [
      .alert("de", title: "„%@“ löschen?", source: "Delete “%@”?"),
      .alert("de", message: "%2$@ von %1$@ geladen.", source: "Loaded %1$@ of %2$@."),
      .alert("de", title: "↓Foto löschen?", source: "Delete “%@”?"),
      .alert("de", title: "↓%# @files@ löschen?", source: "Delete %#@files@?"),
      .alert("de", message: "↓%lld gelöscht.", source: "%@ deleted."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let source = text.source,
      !text.placeholders.isEmpty || !(text.sourceCased?.placeholders.isEmpty ?? true)
    else { return [] }
    return PlaceholderComparison.problems(
      source: source, target: text.value, variation: text.variation, locale: text.locale
    ).map {
      Diagnosis(range: $0.range, message: $0.message, severity: $0.severity)
    }
  }
}

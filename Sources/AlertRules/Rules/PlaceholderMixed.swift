/// Placeholders are all numbered, or none is.
enum PlaceholderMixed: Rule {
  static let info = RuleInfo(
    id: "placeholder-mixed",
    summary: "A text should not mix numbered and unnumbered placeholders.",
    rationale: "“%1$@ of %@” uses the first argument twice on one system and fails on another.",
    sources: ["Foundation format strings: IEEE 1003.1 forbids mixing"],
    roles: [.title, .message, .button], fix: nil, needsGrouping: false,
    examples: [
      .alert(message: "%1$@ of %2$@ was loaded."),
      .alert(message: "%@ of %@ (%lld %%) was loaded."),
      .alert(message: "↓%1$@ of %@ was loaded."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    problem(text.placeholders, variation: text.variation).map { [$0] } ?? []
  }

  /// What is wrong with any string. In a form of a plural variable the placeholder without a number is
  /// the variable's own: “%d files for %2$@”.
  static func problem(_ placeholders: [Placeholder], variation: String) -> Diagnosis? {
    guard !variation.hasPrefix("substitutions.") else { return nil }
    let arguments = placeholders.filter { placeholder in
      switch placeholder.kind {
      case .percent, .named: false
      default: true
      }
    }
    let numbered = arguments.count { $0.position != nil }
    guard numbered > 0, numbered < arguments.count else { return nil }
    return Diagnosis(
      range: nil, message: "some placeholders are numbered and some are not; number all of them")
  }
}

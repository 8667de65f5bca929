/// A code of the translation tool says what it stands for.
enum XLIFFInlineCode: Rule {
  static let info = RuleInfo(
    id: "xliff-inline-code",
    summary: "An inline code in XLIFF should say which placeholder it stands for.",
    rationale: """
      Without its text nobody can tell whether a placeholder was lost, so the placeholders of such a \
      string are not compared.
      """,
    sources: ["XLIFF 1.2: equiv-text"], roles: [.title, .message, .button],
    fix: nil,
    needsGrouping: false,
    examples: [
      .alert(message: "%@ was deleted."), .alert(message: "↓\u{FFFC} was deleted."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] { problem(text.value).map { [$0] } ?? [] }

  /// What is wrong with any string.
  static func problem(_ text: String) -> Diagnosis? {
    guard text.contains(bytes: "\u{FFFC}") else { return nil }
    return Diagnosis(
      range: nil,
      message:
        "an inline code here does not say what it stands for (no equiv-text); compare it yourself"
    )
  }
}

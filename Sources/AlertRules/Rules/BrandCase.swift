/// Brands keep their spelling.
enum BrandCase: Rule {
  static let info = RuleInfo(
    id: "brand-case",
    summary: "Brands and product names keep their exact case.",
    rationale: "Names are written as their owners write them, also at the start of a sentence.",
    sources: ["Apple Style Guide, June 2025: product names"],
    roles: [.title, .message, .button], fix: .safe, needsGrouping: false,
    examples: [
      .alert(title: "iCloud Is Full"),
      .alert(message: "Update to macOS 15."),
      .alert(title: "↓Icloud Storage Full", becomes: "iCloud Storage Full"),
      .alert(message: "Connect to ↓wi-fi.", becomes: "Connect to Wi-Fi."),
      .alert("pt-BR", title: "Reserve um safari", source: "Book a safari"),
      .alert(
        "pt-BR", title: "Abrir no ↓safari", becomes: "Abrir no Safari", source: "Open in Safari"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    text.cased.words.compactMap { word in
      guard case .term(let form, let isPhrase) = word.kind, let policy = text.policy,
        form != word.text, word.text != word.text.uppercased()
      else { return nil }
      let isCertain = !isPhrase && word.mayBecome(form, in: policy)
      guard isCertain || isNamed(form, text.englishCased, not: word.text) else { return nil }
      return Diagnosis(
        range: word.range, message: "“\(word.text)” is written “\(form)”",
        edits: [Edit(word.range, form)], applicability: isCertain ? .safe : .review)
    }
  }

  /// What is an ordinary word elsewhere, or in another language, is the name if the source has it: and
  /// not “xcode-select” as well.
  private static func isNamed(_ form: String, _ source: CasedText?, not word: String) -> Bool {
    guard let source, !source.text.utf8.contains(bytes: Array(word.utf8)) else { return false }
    return source.words.contains { other in
      if case .term(form, _) = other.kind { other.text == form } else { false }
    }
  }
}

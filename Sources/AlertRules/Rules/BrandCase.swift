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
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    text.cased.words.compactMap { word in
      guard case .term(let form, isPhrase: false) = word.kind, let policy = text.policy,
        word.mayBecome(form, in: policy), word.text != word.text.uppercased()
      else { return nil }
      return Diagnosis(
        range: word.range, message: "“\(word.text)” is written “\(form)”",
        edits: [Edit(word.range, form)], applicability: .safe)
    }
  }
}

/// The documentation pages that are generated from rules and policies.
public enum MarkdownPages {
  /// A page of all rules with their reasons, sources and examples.
  public static func rules(_ infos: [RuleInfo], editions: [Edition]) -> String {
    var text = "# Rules\n\nWhat is checked and why, with the sources. Generated from the rules.\n"
    for info in infos {
      let levels = editions.map { "\($0.id): \($0.level(of: info))" }
      text += "\n## \(info.id)\n\n\(info.summary) \(info.rationale)\n\n"
      text += "- Looks at: \(info.subjects)\n"
      text += "- Fix: \(info.fix?.rawValue ?? "none")\n"
      text += "- Severity: \(levels.joined(separator: ", "))\n"
      text += "- Source: \(info.sources.joined(separator: "; "))\n\n"
      text += "| | locale | alert | becomes |\n| --- | --- | --- | --- |\n"
      for example in info.examples { text += row(example) }
    }
    return text
  }

  /// A page of all locales with casing, end marks and sources.
  public static func locales(_ policies: [LocalePolicy]) -> String {
    var text =
      "# Locales\n\nWhat counts as correct in each language, with the sources. Generated from the locale policies.\n\n"
    text += "| locale | language | casing | end marks | Cancel | source of the casing |\n"
    text += "| --- | --- | --- | --- | --- | --- |\n"
    for policy in policies {
      let marks =
        policy.marks.map { $0.use == .none ? "none" : "\($0.question) \($0.statement)" } ?? "–"
      let casing =
        policy.style == .none ? "none" : "\(policy.style.rawValue), \(policy.confidence.rawValue)"
      let cancel = policy.stockWords[.cancel]?.map(\.word).joined(separator: ", ") ?? "–"
      let cells = [
        policy.locale, ICU.englishName(policy.locale), casing, marks, cancel,
        policy.sources["casing"] ?? "–",
      ]
      text += "| \(cells.map(Markup.cell).joined(separator: " | ")) |\n"
    }
    return text
  }

  private static func row(_ example: RuleExample) -> String {
    let edition = example.edition == Editions.standard ? "" : " (\(example.edition))"
    let cells = [
      example.isBad ? "bad" : "good", example.locale + edition,
      example.texts.joined(separator: " "),
      example.becomes ?? "",
    ]
    return "| \(cells.map(Markup.cell).joined(separator: " | ")) |\n"
  }
}

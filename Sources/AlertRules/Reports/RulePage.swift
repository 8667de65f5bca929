/// A rule in the terminal.
public enum RulePage {
  /// The longest id and a gap.
  private static let width = 2 + (Rules.ids.map(\.count).max() ?? 0)

  /// `button-yes-no            No button says Yes or No.`
  public static func line(_ info: RuleInfo) -> String {
    info.id.padded(to: width) + info.summary
  }

  /// Summary, reason, sources, editions and examples.
  public static func text(_ info: RuleInfo, editions: [Edition]) -> String {
    var text = "\(info.id)\n\n  \(info.summary)\n  \(info.rationale)\n\n"
    text += "  Looks at: \(info.subjects)\n"
    text += "  Fix: \(info.fix?.rawValue ?? "none")\n"
    text += "  Source: \(info.sources.joined(separator: "; "))\n"
    let levels = editions.map { "\($0.id) \($0.level(of: info))" }
    text += "  Editions: \(levels.joined(separator: ", "))\n\n"
    for example in info.examples { text += "  \(line(example))\n" }
    return text
  }

  private static func line(_ example: RuleExample) -> String {
    let cure = example.becomes.map { "  → \($0)" } ?? ""
    let edition = example.edition == Editions.standard ? "" : " (\(example.edition))"
    return
      "\(example.isBad ? "✗" : "✓") \(example.locale)\(edition)  \(example.texts.joined(separator: "  "))\(cure)"
  }
}

extension String {
  /// Filled with spaces to a display width, at least one.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - ICU.columns(self)))
  }
}

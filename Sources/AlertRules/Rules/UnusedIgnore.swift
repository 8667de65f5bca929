/// A comment that tells to leave a rule alone names one that would speak.
enum UnusedIgnore: Rule {
  static let info = RuleInfo(
    id: "unused-ignore",
    summary: """
      A rule that a comment ignores (`alertcat:ignore`) should exist and have something to report.
      """,
    rationale: """
      A comment that names no such rule has no effect; one that outlives its purpose hides the next \
      mistake.
      """,
    sources: ["alertcat: comments that ignore a rule (Configuration)"],
    roles: [], fix: nil, needsGrouping: false,
    examples: [
      .files([
        "en.lproj/A.strings": """
        /* Title of an alert. alertcat:ignore title-length, title-fragment-style: the name of a film */
        "sync.alert.title" = "Sync Failed";
        """
      ]),
      .files([
        "en.lproj/A.strings": """
        /* Title of an alert. alertcat:ignore title-lenght: the name of a film */
        "sync.alert.title" = "↓Sync Failed";
        """
      ]),
      .files([
        "en.lproj/A.strings": """
        /* Title of an alert. alertcat:ignore */
        "sync.alert.title" = "↓Sync Failed";
        """
      ]),
    ])

  static let namesNothing =
    "“alertcat:ignore” in the comment names no rule; add one, as in “alertcat:ignore title-length”"

  static func unknown(_ ids: [String]) -> String {
    let meant = ids.map { Suggestion.text(for: $0, among: Rules.ids) }
    if ids.count == 1 {
      return "the comment ignores “\(ids[0])”, but there is no such rule\(meant[0])"
    }
    let names = zip(ids, meant).map { "“\($0)”\($1)" }.joined(separator: ", ")
    return "the comment ignores \(names), but there are no such rules"
  }

  static func unused(_ id: String) -> String {
    "the comment ignores “\(id)”, which finds nothing here"
  }
}

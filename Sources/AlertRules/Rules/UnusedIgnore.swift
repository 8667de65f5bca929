/// A comment that tells to leave a rule alone names one that would speak.
enum UnusedIgnore: Rule {
  static let info = RuleInfo(
    id: "unused-ignore",
    summary: "A rule that a comment ignores (`alertcat:ignore`) exists, and would find something.",
    rationale: """
      One that names no rule does not do what its author thinks; one that outlives what it was for hides the \
      next mistake.
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
    "“alertcat:ignore” in the comment names no rule; write it with the ids, “alertcat:ignore title-length”"

  static func unknown(_ ids: [String]) -> String {
    let meant = ids.map { Suggestion.text(for: $0, among: Rules.ids) }
    if ids.count == 1 {
      return "the comment tells to ignore “\(ids[0])”, and no rule is called so\(meant[0])"
    }
    let names = zip(ids, meant).map { "“\($0)”\($1)" }.joined(separator: ", ")
    return "the comment tells to ignore \(names), and no rule is called so"
  }

  static func unused(_ id: String) -> String {
    "the comment tells to ignore “\(id)”, which finds nothing here"
  }
}

/// Which notes a run may replace: those of the rules and locales that it judged. The notes of others
/// stay as they are.
public struct NoteScope: Sendable {
  /// The rules that were run.
  public var rules: Set<String>
  /// The locales that were judged; empty: all.
  public var locales: Set<String>
  /// Whether every rule was run: then notes of rules that no longer exist go too.
  public var isComplete: Bool
  /// Whether nothing is noted where no note of the rule was.
  public var onlyRenews = false
  /// Whether the notes of people go as well: they are about no finding, and stay where nobody else has some.
  public var includesPeople = false

  /// Everything.
  public static let all = NoteScope(rules: [], locales: [], isComplete: true)

  /// Creates a scope.
  public init(rules: Set<String>, locales: Set<String>, isComplete: Bool) {
    self.rules = rules
    self.locales = locales
    self.isComplete = isComplete
  }

  /// Whether notes of a rule are replaced. What is said of an earlier state is judged by the file alone.
  public func covers(rule: some StringProtocol) -> Bool {
    if rule == ReviewNote.review { return includesPeople }
    return isComplete || rule == ReviewNote.state || rules.contains(String(rule))
  }

  /// Whether notes in a locale are replaced.
  public func covers(locale: String?) -> Bool { locales.isEmpty || locales.contains(locale ?? "") }
}

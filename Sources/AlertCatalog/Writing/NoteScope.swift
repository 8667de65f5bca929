/// Which notes a run may replace: those of the rules and locales that it judged. The notes of others
/// stay as they are.
public struct NoteScope: Sendable {
  /// The rules that were run.
  public var rules: Set<String>
  /// The locales that were judged; empty: all.
  public var locales: Set<String>
  /// Whether every rule was run: then notes of rules that no longer exist go too.
  public var isComplete: Bool

  /// Everything.
  public static let all = NoteScope(rules: [], locales: [], isComplete: true)

  /// Creates a scope.
  public init(rules: Set<String>, locales: Set<String>, isComplete: Bool) {
    self.rules = rules
    self.locales = locales
    self.isComplete = isComplete
  }

  /// What this or another one covers, in the locales of this one.
  func joined(with other: NoteScope?) -> NoteScope {
    guard let other else { return self }
    return NoteScope(
      rules: rules.union(other.rules), locales: locales,
      isComplete: isComplete || other.isComplete)
  }

  /// Whether notes of a rule are replaced. What a note says of an earlier state is told nowhere else, and stays.
  public func covers(rule: some StringProtocol) -> Bool {
    rule != ReviewNote.state && (isComplete || rules.contains(String(rule)))
  }

  /// Whether notes in a locale are replaced.
  public func covers(locale: String?) -> Bool { locales.isEmpty || locales.contains(locale ?? "") }
}

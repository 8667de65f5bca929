/// What `alertcat rules` prints about a rule. The examples are its tests.
public struct RuleInfo: Sendable {
  /// `button-title-style`
  public var id: String
  /// One sentence: what is asked for.
  public var summary: String
  /// Why, in a sentence or two.
  var rationale: String
  /// Where the guideline says so: edition and sentence.
  public var sources: [String]
  /// The strings it looks at; none: the alert as a whole.
  public var roles: [Role]
  /// How its fixes may be applied; `nil` when it has none.
  public var fix: Applicability?
  /// Whether it matters what role the string has; false for brands and placeholders.
  var needsGrouping = true
  /// Whether it compares strings of all alerts of a language.
  var comparesAlerts = false
  /// Good and bad texts.
  var examples: [RuleExample]

  /// What it looks at, in words: the roles, the alert as a whole, all alerts, or files.
  public var subjects: String {
    if !roles.isEmpty { return roles.map(\.rawValue).joined(separator: ", ") }
    if comparesAlerts { return "all alerts of a language together" }
    return looksAtFiles ? "files" : "the alert as a whole"
  }

  /// Whether it judges a file; its examples have files then.
  var looksAtFiles: Bool { examples.contains { !$0.files.isEmpty } }
}

/// A rule of the guideline: what it asks for, why, and how it shows in examples.
protocol Rule: Sendable {
  static var info: RuleInfo { get }
  /// Whether it looks at alerts as a whole; those do that look at no role.
  static var judgesAlerts: Bool { get }
  /// What is wrong with one string of an alert; empty if nothing is.
  static func check(_ text: AlertText) -> [Diagnosis]
  /// What is wrong with an alert as a whole, whatever its language.
  static func check(_ alert: AlertStructure) -> [Diagnosis]
  /// What is wrong with strings of all alerts beside each other, in one locale.
  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark]
  /// What is wrong with the files.
  static func check(_ delivery: Delivery) -> [Delivery.Remark]
}

extension Rule {
  static var judgesAlerts: Bool { info.roles.isEmpty && !info.comparesAlerts }
  static func check(_ text: AlertText) -> [Diagnosis] { [] }
  static func check(_ alert: AlertStructure) -> [Diagnosis] { [] }
  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] { [] }
  static func check(_ delivery: Delivery) -> [Delivery.Remark] { [] }
}

/// What `alertcat rules` prints about a rule. The examples are its tests.
public struct RuleInfo: Sendable {
  /// `button-title-style`
  public var id: String
  /// One sentence: what is asked for.
  public var summary: String
  /// Why, in a sentence or two.
  public var rationale: String
  /// Where the guideline says so: edition and sentence.
  public var sources: [String]
  /// The strings it looks at; none: the alert as a whole.
  public var roles: [Role]
  /// How its fixes may be applied; `nil` when it has none.
  public var fix: Applicability?
  /// Whether it matters what role the string has; false for brands and placeholders.
  public var needsGrouping = true
  /// Whether it compares strings of all alerts of a language.
  public var comparesAlerts = false
  /// Good and bad texts.
  public var examples: [Example]

  /// What it looks at, in words: the roles, the alert as a whole, all alerts, or files.
  public var subjects: String {
    if !roles.isEmpty { return roles.map(\.rawValue).joined(separator: ", ") }
    if comparesAlerts { return "all alerts of a language beside each other" }
    return examples.contains { !$0.files.isEmpty } ? "files" : "the alert as a whole"
  }
}

/// A good or bad alert. `↓` stands where the finding begins.
public struct Example: Sendable {
  /// The language.
  public var locale: String
  /// The title, if the alert has one.
  public var title: String?
  /// The message.
  public var message: String?
  /// Labels; `~` at the end: cancel style, `!`: destructive, `*`: default button.
  public var buttons: [String]
  /// What the marked text becomes; `nil` when there is no fix.
  public var becomes: String?
  /// The source text of the marked string, when it is a translation.
  public var source: String?
  /// The edition it is about.
  public var edition: String
  /// What else is known of the alert, in words.
  public var facts: String
  /// Other alerts of the same catalog.
  public var others: [Example]
  /// Whole files by path, for rules about files.
  public var files: [String: String] = [:]
  /// The form of a plural that the title is, `plural.other`; empty: it has only one.
  public var form = ""
  /// The same for the tests.
  var adjust: @Sendable (inout Alert) -> Void

  /// Whether a finding is expected.
  public var isBad: Bool {
    ([title, message].compactMap { $0 } + buttons + files.values).contains { $0.contains("↓") }
      || others.contains(where: \.isBad)
  }

  /// The texts as people see them: button signs are for the tests.
  var texts: [String] {
    [title, message].compactMap { $0 }
      + files.sorted { $0.key < $1.key }.map { "(\($0.key)) \($0.value)" }
      + (facts.isEmpty ? [] : ["(\(facts))"])
      + buttons.map {
        "[\($0.last.map { "~!*".contains($0) } ?? false ? String($0.dropLast()) : $0)]"
      } + others.flatMap { ["(elsewhere:)"] + $0.texts }
  }

  static func files(_ files: [String: String]) -> Example {
    var example = alert("")
    example.files = files
    return example
  }

  static func alert(
    _ locale: String = "en", title: String? = nil, message: String? = nil, buttons: [String] = [],
    becomes: String? = nil, source: String? = nil, edition: String = Editions.standard,
    facts: String = "", others: [Example] = [], form: String = "",
    with adjust: @escaping @Sendable (inout Alert) -> Void = { _ in }
  ) -> Example {
    Example(
      locale: locale, title: title, message: message, buttons: buttons, becomes: becomes,
      source: source, edition: edition, facts: facts, others: others, form: form, adjust: adjust)
  }
}

/// What a rule says about a string.
struct Diagnosis {
  /// Where in the value, UTF-8 bytes; `nil`: the whole value.
  var range: Range<Int>?
  /// One sentence for a reviewer.
  var message: String
  /// Overrides the edition's severity.
  var severity: Severity?
  var evidence: [String] = []
  var edits: [Edit] = []
  /// The edits only take quotation marks away from the name of a button.
  var unquotes = false
  var applicability = Applicability.review
  /// What the fix mends is wrong wherever the text stands: a space before a mark.
  var isOfAnyRole = false
  /// The fix is safe only together with that of the source text: they are at fault alike.
  var followsSource = false
}

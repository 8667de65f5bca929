/// A good or bad alert. `↓` stands where the finding begins.
struct RuleExample: Sendable {
  /// The language.
  var locale: String
  /// The title, if the alert has one.
  var title: String?
  /// The message.
  var message: String?
  /// Labels; `~` at the end: cancel style, `!`: destructive, `*`: default button.
  var buttons: [String]
  /// What the marked text becomes; `nil` when there is no fix.
  var becomes: String?
  /// The source text of the marked string, when it is a translation.
  var source: String?
  /// The edition it is about.
  var edition: String
  /// What else is known of the alert, in words.
  var facts: String
  /// Other alerts of the same catalog.
  var others: [RuleExample]
  /// Whole files by path, for rules about files.
  var files: [String: String] = [:]
  /// The form of a plural that the title is, `plural.other`; empty: it has only one.
  var form = ""
  /// Makes the alert one of which the facts are true.
  var adjust: @Sendable (inout Alert) -> Void

  /// Whether a finding is expected.
  var isBad: Bool {
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

  static func files(_ files: [String: String]) -> RuleExample {
    var example = alert("")
    example.files = files
    return example
  }

  static func alert(
    _ locale: String = "en", title: String? = nil, message: String? = nil, buttons: [String] = [],
    becomes: String? = nil, source: String? = nil, edition: String = Editions.standard,
    facts: String = "", others: [RuleExample] = [], form: String = "",
    with adjust: @escaping @Sendable (inout Alert) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(
      locale: locale, title: title, message: message, buttons: buttons, becomes: becomes,
      source: source, edition: edition, facts: facts, others: others, form: form, adjust: adjust)
  }
}

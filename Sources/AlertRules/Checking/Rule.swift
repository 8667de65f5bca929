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

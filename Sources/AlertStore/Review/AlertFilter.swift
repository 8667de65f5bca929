/// Which alerts are wanted.
public struct AlertFilter: Sendable {
  /// Only with findings in this locale.
  public var locale: String?
  /// Only with findings of this rule.
  public var rule: String?
  /// Only with findings in this state; `clean`: without any but remarks.
  public var state: String?
  /// Words in texts, keys and comments; the last one may be the beginning of a word.
  public var words: String?

  /// All alerts.
  public init() {}
}

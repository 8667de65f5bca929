/// How far a fix may be trusted.
public enum Applicability: String, Sendable, Codable {
  /// Applied without asking.
  case safe
  /// Proposed, marked and noted for a person.
  case review
}

/// Edits of a value and how far to trust them.
public struct Fix: Sendable, Hashable {
  /// UTF-8 bytes of the value.
  public var edits: [Edit]
  /// safe or review.
  public var applicability: Applicability
}

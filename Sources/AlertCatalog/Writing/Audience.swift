/// Who reads the written file next.
public enum Audience: String, Sendable, CaseIterable {
  /// Xcode: states stay as they are, because Xcode ignores targets that need review.
  case xcode
  /// A translation tool: changed and questioned units are marked `needs-review-translation`.
  case vendor
}

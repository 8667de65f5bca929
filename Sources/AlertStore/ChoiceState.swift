/// How a decision stands to the text that is in the catalog now.
public enum ChoiceState: String, Sendable, Codable, CaseIterable {
  /// It was about this text.
  case active
  /// The newer delivery has the text that was decided.
  case done
  /// Text or source became another: somebody has to look again.
  case stale
}

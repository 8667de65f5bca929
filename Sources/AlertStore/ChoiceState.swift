/// How a decision stands to the text that is in the catalog now.
public enum ChoiceState: String, Sendable {
  /// It was about this text.
  case active
  /// The newer delivery has the text that was decided.
  case done
  /// Text or source became another: somebody has to look again.
  case stale
  /// Text or source became another, of which the rule says nothing: it counts again if the old text comes back.
  case settled
  /// A person wrote a text of their own since, in place of what was accepted.
  case superseded
}

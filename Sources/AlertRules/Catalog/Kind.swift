/// What an alert is for.
public enum Kind: String, Sendable, CaseIterable {
  /// It tells something, and people can only agree.
  case informational
  /// Something failed.
  case error
  /// It asks whether to go on.
  case confirmation
  /// It asks whether to destroy something.
  case destructiveConfirmation
  /// It offers several ways to go on.
  case choice
  /// It asks for text.
  case input
  /// Nothing tells.
  case unknown
}

/// The style a button is given in code.
public enum ButtonStyle: String, Sendable, CaseIterable {
  /// No style of its own.
  case `default`
  /// It leaves everything as it is.
  case cancel
  /// It destroys something.
  case destructive
  /// Nothing tells.
  case unknown
}

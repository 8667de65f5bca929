/// Where a destructive button needs its style.
public enum DestructiveStyle: String, Sendable, CaseIterable {
  /// Everywhere.
  case always
  /// On action sheets.
  case sheets
  /// Unless the person chose exactly this destruction.
  case unlessDeliberate = "unless-deliberate"
}

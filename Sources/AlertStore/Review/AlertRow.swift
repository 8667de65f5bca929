/// A line of the list of alerts.
public struct AlertRow: Codable, Sendable {
  /// Number of the alert.
  public var id: Int64
  /// Its name.
  public var name: String
  /// Its title in the source language.
  public var title: String
  /// Language and direction of the title.
  public var lang, dir: String
  /// The worst thing said about it; `nil` if nothing.
  public var severity: String?
  /// Errors and warnings that nobody decided, and those that somebody did.
  public var open, decided: Int
}

/// A stretch of the list.
public struct AlertPage: Codable, Sendable {
  /// How many there are in all.
  public var total: Int
  /// See ``ReviewSummary/version``.
  public var version: Int64
  /// The wanted stretch.
  public var alerts: [AlertRow]
}

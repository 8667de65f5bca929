/// A stretch of the list.
public struct AlertPage: Codable, Sendable {
  /// How many there are in all.
  public var total: Int
  /// The wanted stretch.
  public var alerts: [AlertRow]
}

/// A decision about a text that is not in the catalog any more.
public struct StaleText: Error, Sendable, Equatable {
  /// The text that was judged.
  public var base: String
  /// The text that is there now; `nil` if the entry is gone.
  public var current: String?
}

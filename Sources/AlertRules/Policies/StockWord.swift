/// A word observed on buttons, and by whom.
public struct StockWord: Hashable, Sendable {
  /// The word in its usual case.
  public var word: String
  /// `apple`, `gtk`, `kde`, `qt`, `cldr`, `apps`.
  var vendors: [String]
}

/// A small generator with a seed, so that a failure can be seen again.
public struct Seeded {
  var state: UInt64

  /// Any seed but 0.
  public init(state: UInt64) {
    self.state = state
  }

  /// The next number in `0..<limit` (xorshift64).
  public mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

/// At most so many requests in ten seconds: more than people and the page itself ever make.
struct RateLimit {
  private static let most = 2_000
  private var start: ContinuousClock.Instant?
  private var count = 0

  mutating func allows(at now: ContinuousClock.Instant) -> Bool {
    if start.map({ now - $0 > .seconds(10) }) ?? true { (start, count) = (now, 0) }
    count += 1
    return count <= Self.most
  }
}

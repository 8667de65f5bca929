/// Right answers by group: a locale, a rule.
struct Score {
  private var counts: [String: (right: Int, all: Int)] = [:]

  mutating func add(_ group: String, _ isRight: Bool) {
    let old = counts[group] ?? (0, 0)
    counts[group] = (old.right + (isRight ? 1 : 0), old.all + 1)
  }

  /// One line a group, and one for all when there are several.
  func print() {
    let all = counts.values.reduce((right: 0, all: 0)) { ($0.right + $1.right, $0.all + $1.all) }
    for (group, count) in counts.sorted(by: { $0.key < $1.key }) {
      Swift.print("  \(group): \(Self.share(count))")
    }
    if counts.count > 1 { Swift.print("  together: \(Self.share(all))") }
  }

  static func share(_ count: (right: Int, all: Int)) -> String {
    let percent = count.all == 0 ? 0 : Double(count.right) * 100 / Double(count.all)
    return "\(count.right) of \(count.all), \((percent * 10).rounded() / 10) %"
  }
}

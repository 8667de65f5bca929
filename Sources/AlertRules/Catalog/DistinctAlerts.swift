import AlertCatalog

/// Numbers for alerts in the order they come: one that several deliverables hold has the same number in each.
/// Large catalogs have many, so no name is copied.
struct DistinctAlerts {
  private var numbers = KeyNumbers()
  /// The first alert of each number.
  private var first: [Int] = []

  /// How many there are.
  var count: Int { first.count }

  /// The number of an alert; what ``count`` was before if no alert like it came before.
  ///
  /// - Parameter alerts: the same in every call.
  mutating func number(of index: Int, in alerts: [Alert]) -> Int {
    let id = alerts[index].identity
    let hash = KeyNumbers.hash(id)
    if let known = numbers.find(hash, isSame: { alerts[first[$0]].identity == id }) { return known }
    first.append(index)
    return numbers.add(hash)
  }
}

import AlertCatalog

/// The keys with evidence, by table and stem, in file order. Large tables have many, so each is held once, and a
/// group is a list of indices.
struct CandidateGroups {
  /// Keys that share a stem.
  struct Group {
    let table: TableID
    let stem: String
    /// Index of the first candidate, and of the last.
    fileprivate var first: Int
    fileprivate var last: Int
    /// Its candidates went to another group.
    fileprivate var isEmpty = false
  }

  private(set) var all: [Group] = []
  private var candidates: [AlertCandidate] = []
  /// The next candidate of the same group, by index.
  private var next: [UInt32] = []

  /// Adds a candidate to a group, by index, or to a new one.
  mutating func add(_ candidate: AlertCandidate, to group: Int?, _ table: TableID) {
    let index = candidates.count
    candidates.append(candidate)
    // The group has it for all.
    candidates[index].stem = ""
    next.append(0)
    guard let group else {
      all.append(Group(table: table, stem: candidate.stem, first: index, last: index))
      return
    }
    next[all[group].last] = UInt32(index)
    all[group].last = index
  }

  /// Puts the candidates of a group behind those of another, which still has its own.
  mutating func move(_ group: Int, to other: Int) {
    next[all[other].last] = UInt32(all[group].first)
    all[other].last = all[group].last
    all[group].isEmpty = true
  }

  /// Forgets the groups whose candidates went to others.
  mutating func removeEmpty() { all.removeAll(where: \.isEmpty) }

  /// The candidates of a group.
  func candidates(of group: Group) -> [AlertCandidate] {
    var result = [candidates[group.first]]
    var index = group.first
    while index != group.last {
      index = Int(next[index])
      result.append(candidates[index])
    }
    return result
  }
}

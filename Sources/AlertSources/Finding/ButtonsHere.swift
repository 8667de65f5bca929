/// Which buttons an alert has in the branch that is being read.
extension AlertFinder {
  /// The branches that are being read, of those that began behind an alert.
  func turns(of alert: Int) -> [String: Draft.Turn] {
    let turns = conditions.filter { alert < $0.alerts }.compactMap(\.turn)
    return Dictionary(turns.map { ($0.name, $0.turn) }) { first, _ in first }
  }

  /// The buttons that an alert has where it is read: not those of other branches; `nil` if some are there only
  /// sometimes.
  func buttonsHere(of alert: Int) -> [Int]? {
    let here = turns(of: alert)
    let buttons = drafts[alert].buttons.indices.filter { index in
      drafts[alert].buttons[index].turns.allSatisfy { here[$0] ?? $1 == $1 }
    }
    let isSure = buttons.allSatisfy { index in
      drafts[alert].buttons[index].turns.keys.allSatisfy { here[$0] != nil }
    }
    return isSure ? buttons : nil
  }
}

/// Branches that are too many to be told apart: what is remembered of each is everything that the function knows.
extension AlertFinder {
  /// Branches of one condition whose ends are joined, at most.
  static let mostBranches = 200

  /// Follows each branch from the same beginning; behind them nothing is known of what one of them sets.
  mutating func followApart(_ branches: [[Statement]]) {
    let before = (scope: scope, drafts: drafts)
    var titled: Set<Int> = []
    var told: Set<Int> = []
    for branch in branches {
      scope = before.scope
      for (index, draft) in before.drafts.enumerated() {
        drafts[index].title = draft.title
        drafts[index].message = draft.message
      }
      followInside(branch)
      for (index, draft) in before.drafts.enumerated() {
        if drafts[index].title != draft.title { titled.insert(index) }
        if drafts[index].message != draft.message { told.insert(index) }
      }
    }
    scope = before.scope
    for name in branches.joined().reduce(into: Set<String>(), { $1.addNames(to: &$0) })
    where scope[name] != nil { scope[name] = .unknown }
    for (index, draft) in before.drafts.enumerated() {
      drafts[index].title = titled.contains(index) ? .other([]) : draft.title
      drafts[index].message = told.contains(index) ? .other([]) : draft.message
      if drafts[index].buttons.count > draft.buttons.count { drafts[index].mayHaveMore = true }
      drafts[index].buttons.removeLast(drafts[index].buttons.count - draft.buttons.count)
    }
  }
}

extension Statement {
  /// Adds the names of the variables that it sets.
  fileprivate func addNames(to names: inout Set<String>) {
    switch self {
    case .declare(let name, _), .assign(.name(let name), _),
      .assign(.member(.name("self")?, let name), _):
      names.insert(name)
    case .branches(let branches): for inner in branches.joined() { inner.addNames(to: &names) }
    case .loop(_, _, let body): for inner in body { inner.addNames(to: &names) }
    case .assign, .evaluate, .ask, .give, .leave: break
    }
  }
}

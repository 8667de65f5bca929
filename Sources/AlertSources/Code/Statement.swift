/// What is done in a function, in order.
indirect enum Statement: Hashable, Sendable {
  /// `let name = value`.
  case declare(String, Code?)
  /// `target = value`.
  case assign(Code, Code)
  /// An expression.
  case evaluate(Code)
  /// A condition of what follows.
  case ask(Code)
  /// `if`, `switch`: one of these is done; without `else` there is an empty one.
  case branches([[Statement]])
  /// `for name in list`.
  case loop(String, over: Code, [Statement])
  /// `return value`.
  case give(Code)
  /// `return`, `throw`: what follows in the function is not done.
  case leave

  /// Whether nothing follows.
  var leaves: Bool {
    switch self {
    case .give, .leave: true
    default: false
    }
  }

  /// A branch behind which the next one is done as well. Where that is long it counts as left: what goes on is not
  /// known, and copies of copies grow without end.
  static func falling(_ branch: [Statement], into next: [Statement]) -> [Statement] {
    var rest = 200
    return areFew(next, &rest) ? branch + next : branch + [.leave]
  }

  /// Whether statements have no more pieces than `rest`, which becomes less.
  private static func areFew(_ statements: [Statement], _ rest: inout Int) -> Bool {
    for statement in statements {
      rest -= 1
      switch statement {
      case .branches(let branches):
        for branch in branches where !areFew(branch, &rest) { return false }
      case .loop(_, _, let body):
        if !areFew(body, &rest) { return false }
      case .declare, .assign, .evaluate, .ask, .give, .leave:
        let isLong = statement.contains { _ in
          rest -= 1
          return rest < 0
        }
        if isLong { return false }
      }
      if rest < 0 { return false }
    }
    return true
  }

  /// The value that it is.
  var result: Code? {
    switch self {
    case .evaluate(let code), .give(let code): code
    default: nil
    }
  }
}

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

  /// The value that it is.
  var result: Code? {
    switch self {
    case .evaluate(let code), .give(let code): code
    default: nil
    }
  }
}

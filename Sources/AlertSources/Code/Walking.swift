extension Code {
  /// Calls `visit` with this and every piece in it, from outside to inside.
  func walk(_ visit: (Code) -> Void) {
    _ = contains { piece in
      visit(piece)
      return false
    }
  }

  /// Whether something is true of this or a piece in it, from outside to inside; nothing is looked at behind that.
  func contains(_ isWanted: (Code) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .name, .absent, .member(nil, _): return false
    case .text(let literal): return literal.values.contains { $0.contains(isWanted) }
    case .member(let base?, _): return base.contains(isWanted)
    case .call(let call):
      return call.callee.contains(isWanted)
        || call.arguments.contains { $0.value.contains(isWanted) }
    case .list(let codes), .choice(let codes, by: _), .undecided(let codes), .other(let codes):
      return codes.contains { $0.contains(isWanted) }
    case .fallback(let first, let second):
      return first.contains(isWanted) || second.contains(isWanted)
    case .block(let block): return block.statements.contains { $0.contains(isWanted) }
    case .bound(let code), .element(let code): return code.contains(isWanted)
    }
  }

  /// The same with other pieces in place of names, `self` among them; blocks stay as they are.
  func replacing(_ names: [String: Code]) -> Code {
    if names.isEmpty { return self }
    return replacing { if case .name(let name) = $0 { names[name] } else { nil } }
  }

  /// The same with other pieces in place of those that `other` has one for; blocks stay as they are.
  func replacing(_ other: (Code) -> Code?) -> Code {
    if let other = other(self) { return other }
    switch self {
    case .absent, .block, .name, .member(nil, _): return self
    case .text(var literal):
      literal.values = literal.values.map { $0.replacing(other) }
      return .text(literal)
    case .member(let base?, let name): return .member(base.replacing(other), name)
    case .call(var call):
      // A function is not the variable of the same name.
      if call.receiver != nil { call.callee = call.callee.replacing(other) }
      for index in call.arguments.indices {
        call.arguments[index].value = call.arguments[index].value.replacing(other)
      }
      return .call(call)
    case .list(let codes): return .list(codes.map { $0.replacing(other) })
    case .choice(let codes, let by): return .choice(codes.map { $0.replacing(other) }, by: by)
    case .undecided(let codes): return .undecided(codes.map { $0.replacing(other) })
    case .other(let codes): return .other(codes.map { $0.replacing(other) })
    case .fallback(let first, let second):
      return .fallback(first.replacing(other), second.replacing(other))
    case .bound(let code): return .bound(code.replacing(other))
    case .element(let code): return .element(code.replacing(other))
    }
  }

  /// The same with other pieces in place of names, as long as that stays small: names that stand for names grow
  /// without end, `let b = [a, a]`.
  func filled(_ names: [String: Code]) -> Code {
    let filled = replacing(names)
    return filled.isSmall ? filled : .other([])
  }

  /// The same where every choice is a function's own.
  var undecided: Code {
    replacing { piece in
      if case .choice(let codes, by: _) = piece { .undecided(codes.map(\.undecided)) } else { nil }
    }
  }

  /// Whether it has few pieces.
  var isSmall: Bool {
    var count = 0
    return !contains { _ in
      count += 1
      return count == 200
    }
  }

  /// `.init(…)` and `.offline` with the type that they are of, `Trip.Notice?`; anything else as it is.
  func named(byType type: String) -> Code {
    let names = type.filter { $0 != "?" && $0 != "!" }.split(separator: ".")
    guard let first = names.first, names.allSatisfy({ $0.allSatisfy(\.isNameCharacter) }) else {
      return self
    }
    let type = names.dropFirst().reduce(Code.name(String(first))) { .member($0, String($1)) }
    switch self {
    case .member(nil, let name): return .member(type, name)
    case .call(var call):
      guard case .member(nil, let name) = call.callee else { return self }
      call.callee = name == "init" ? type : .member(type, name)
      return .call(call)
    default: return self
    }
  }

  /// `L10n.Alert.title` as its names; `nil` if it is anything else. The first is empty for `.title`.
  var chain: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(nil, let name): ["", name]
    case .member(let base?, let name): base.chain.map { $0 + [name] }
    // R.swift: `R.string(preferredLanguages: languages).localizable.title()`
    case .call(let call) where call.callee == .member(.name("R"), "string"): call.callee.chain
    default: nil
    }
  }
}

extension Statement {
  /// Calls `visit` with every piece of code in it.
  func walk(_ visit: (Code) -> Void) {
    _ = contains { piece in
      visit(piece)
      return false
    }
  }

  /// Whether something is true of a piece of code in it, see ``Code/contains(_:)``.
  func contains(_ isWanted: (Code) -> Bool) -> Bool {
    switch self {
    case .declare(_, let value): value?.contains(isWanted) ?? false
    case .assign(let target, let value): target.contains(isWanted) || value.contains(isWanted)
    case .evaluate(let code), .ask(let code), .give(let code): code.contains(isWanted)
    case .leave: false
    case .branches(let branches): branches.joined().contains { $0.contains(isWanted) }
    case .loop(_, let list, let body):
      list.contains(isWanted) || body.contains { $0.contains(isWanted) }
    }
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}

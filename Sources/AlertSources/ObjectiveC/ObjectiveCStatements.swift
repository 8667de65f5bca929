/// Statements as ``Statement``.
extension ObjectiveCReader {
  /// The statements up to the brace that closes the one just passed.
  mutating func statements() -> [Statement] {
    guard depth < Self.deepest else {
      skipBrackets()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var result: [Statement] = []
    while !isAtEnd {
      if take("}") { break }
      let before = at
      result += statement()
      if at == before { at += 1 }
    }
    return result
  }

  /// The next statement; a block in braces gives all of its own.
  private mutating func statement() -> [Statement] {
    guard depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    if take(";") { return [] }
    if take("{") { return statements() }
    switch peek() {
    case "if":
      at += 1
      condition()
      var branches = [statement()]
      branches.append(take("else") ? statement() : [])
      return [.branches(branches)]
    case "for": return forStatement()
    case "switch":
      at += 1
      condition()
      return [.branches(cases())]
    case "while":
      at += 1
      condition()
      return [.branches([statement(), []])]
    case "do", "try":
      at += 1
      return statement()
    case "catch":
      at += 1
      condition()
      return [.branches([statement(), []])]
    case "@":
      // @try, @autoreleasepool, @synchronized (…)
      guard isName(1) else { break }
      at += 2
      condition()
      return statement()
    case "return":
      at += 1
      if take(";") { return [.leave] }
      let value = expression()
      end()
      return [.give(value)]
    default: break
    }
    return expressionStatement()
  }

  /// The cases of a `switch`; without `default` there is an empty one.
  private mutating func cases() -> [[Statement]] {
    guard take("{") else { return [statement(), []] }
    var branches: [[Statement]] = []
    var hasDefault = false
    while !isAtEnd, !take("}") {
      let before = at
      if peek() == "case" || peek() == "default" {
        if peek() == "default" { hasDefault = true }
        // Several labels of one case have nothing between them.
        if branches.last?.isEmpty != true { branches.append([]) }
        while !isAtEnd, peek() != ":", peek() != "}", peek() != ";" { at += 1 }
        _ = take(":")
      } else {
        let statements = statement()
        if !branches.isEmpty { branches[branches.count - 1] += statements }
      }
      if at == before { at += 1 }
    }
    // Without `break` what the next case does is done as well.
    let falling = branches.indices.dropLast().filter { !Self.leavesCase(branches[$0].last) }
    let own = branches
    for index in falling { branches[index] = Statement.falling(own[index], into: own[index + 1]) }
    return hasDefault ? branches : branches + [[]]
  }

  private static func leavesCase(_ last: Statement?) -> Bool {
    switch last {
    case .evaluate(.name(let word)): ["break", "continue"].contains(word)
    case let last?: last.leaves
    case nil: true
    }
  }

  private mutating func condition() { if take("(") { skipBrackets() } }

  /// Past the semicolon, wherever it is.
  private mutating func end() {
    while !isAtEnd, peek() != ";", peek() != "}" {
      if ["(", "[", "{"].contains(peek()) {
        at += 1
        skipBrackets()
      } else {
        at += 1
      }
    }
    _ = take(";")
  }

  /// `for (UIAlertAction *action in actions) …`
  private mutating func forStatement() -> [Statement] {
    at += 1
    guard take("(") else { return [] }
    let start = at
    skipBrackets()
    let close = at
    let word = tokens[start..<close].firstIndex { $0.kind == .identifier && $0.text == "in" }
    guard let index = word, index > start else { return [.branches([statement(), []])] }
    at = index + 1
    let list = expression()
    at = close
    return [.loop(tokens[index - 1].text, over: list, statement())]
  }

  private mutating func expressionStatement() -> [Statement] {
    if let name = declaredName() {
      let value: Code? = take("=") ? expression() : nil
      end()
      return [.declare(name, value)]
    }
    let target = expression()
    if peek() == "=", peek(1) != "=" {
      at += 1
      let value = expression()
      end()
      return [.assign(target, value)]
    }
    end()
    // [alert setMessageText:text]
    if case .call(let call) = target, let receiver = call.receiver, let name = call.name,
      name.hasPrefix("set"), call.arguments.count == 1
    {
      let property = Selector.lowered(String(name.dropFirst(3)))
      return [.assign(.member(receiver, property), call.arguments[0].value)]
    }
    return [.evaluate(target)]
  }

  /// `UIAlertController *alert =`, `__block NSArray<UIAlertAction *> *actions;`: goes past the name.
  private mutating func declaredName() -> String? {
    var index = 0
    while isName(index) || peek(index) == "*" || peek(index) == "<" || peek(index) == ">" {
      index += 1
    }
    guard index > 1, isName(index - 1), isName(0), peek(index) == "=" || peek(index) == ";",
      peek(index + 1) != "="
    else { return nil }
    let name = peek(index - 1)
    at += index
    return name
  }
}

/// Expressions as ``Code``.
extension ObjectiveCReader {
  /// The next expression, up to what cannot belong to it.
  mutating func expression() -> Code {
    guard depth < Self.deepest else { return .other([]) }
    depth += 1
    defer { depth -= 1 }
    let start = at
    var operands = [operand()]
    // In one list, because a long sum is not nested.
    var code: Code { operands.count == 1 ? operands[0] : .other(operands) }
    while !isAtEnd {
      switch peek() {
      case "?":
        let condition = tokens[start..<at].map(\.text).joined(separator: " ")
        at += 1
        if take(":") { return .fallback(code, expression()) }  // a ?: b
        let first = expression()
        guard take(":") else { return code }
        return .choice([first, expression()], by: Code.condition(condition, in: closures))
      case "=" where peek(1) != "=": return code
      case "+", "-", "*", "/", "%", "&", "|", "<", ">", "=", "!", "^":
        at += 1
        _ = take("=")  // ==, !=, <=
        operands.append(operand())
      default: return code
      }
    }
    return code
  }

  private mutating func operand() -> Code {
    while ["!", "-", "&", "*", "~"].contains(peek()) { at += 1 }
    guard !isAtEnd else { return .other([]) }
    var code = primary()
    var members = 0
    while true {
      if members == Self.mostMembers { (code, members) = (.other([]), 0) }
      members += 1
      if peek() == ".", isName(1) {
        code = .member(code, peek(1))
        at += 2
      } else if peek() == "-", peek(1) == ">", isName(2) {
        code = .member(code, peek(2))
        at += 3
      } else if peek() == "(", case .name = code {
        code = call(code)
      } else if take("[") {
        let index = peek()
        skipBrackets()
        code = .member(code, "[\(index)]")
      } else {
        return code
      }
    }
  }

  private mutating func primary() -> Code {
    guard depth < Self.deepest else { return .other([]) }
    depth += 1
    defer { depth -= 1 }
    let token = tokens[at]
    switch token.kind {
    case .string:
      at += 1
      return .text(token.text)
    case .number:
      at += 1
      return .name(token.text)
    case .identifier:
      at += 1
      switch token.text {
      case "nil", "NULL": return .absent
      case "YES": return .name("true")
      case "NO": return .name("false")
      default: return .name(token.text)
      }
    case .sign: return sign()
    }
  }

  private mutating func sign() -> Code {
    if let end = captureEnd {
      at = end
      return block()
    }
    if take("[") { return message() }
    if take("^") { return block() }
    if take("(") {
      let inner = expression()
      if peek() == ")" {
        at += 1
      } else {
        skipBrackets()
      }
      // A cast says nothing of the value.
      let isCast = isName() || peek() == "[" || peek() == "@" || isString
      return isCast && isType(inner) ? operand() : inner
    }
    if take("@") {
      if take("[") { return .list(list(until: "]")) }
      if take("(") {
        let inner = expression()
        skipBrackets()
        return inner
      }
      if take("{") {
        skipBrackets()
      } else {
        // @selector(done:), @5
        at += 1
        if take("(") { skipBrackets() }
      }
      return .other([])
    }
    return .other([])
  }

  private var isString: Bool { at < tokens.count && tokens[at].kind == .string }

  private func isType(_ code: Code) -> Bool {
    switch code {
    case .name, .other: true
    default: false
    }
  }

  private mutating func list(until end: String) -> [Code] {
    var result: [Code] = []
    while !isAtEnd, !take(end) {
      let before = at
      result.append(expression())
      _ = take(",")
      if at == before { at += 1 }
    }
    return result
  }

  private mutating func call(_ callee: Code) -> Code {
    let line = tokens[at].line
    at += 1
    let arguments = list(until: ")").map { Code.Argument(label: nil, value: $0) }
    // What says only what a value is, or who releases it: CFSTR("trip.title").
    if case .name(let name) = callee, arguments.count == 1,
      ["CFSTR", "CFBridgingRelease", "CFBridgingRetain", "CFAutorelease"].contains(name)
    {
      return arguments[0].value
    }
    return .call(Code.Call(callee: callee, arguments: arguments, line: line))
  }

  /// `[receiver part:value part:value, value]`
  private mutating func message() -> Code {
    let line = at < tokens.count ? tokens[at].line : 0
    let receiver = expression()
    var parts: [String] = []
    var values: [Code] = []
    while !isAtEnd, !take("]") {
      let before = at
      if isName(), peek(1) == ":" || peek(1) == "]" {
        parts.append(peek())
        at += 1
        if take(":") { values.append(expression()) }
      } else if take(":") || take(",") {
        values.append(expression())
      }
      if at == before { at += 1 }
    }
    return Self.sent(receiver, parts, values, line)
  }

  /// A message as Swift would write the call.
  private static func sent(
    _ receiver: Code, _ parts: [String], _ values: [Code], _ line: Int
  ) -> Code {
    let first = parts.first ?? ""
    if first == "autorelease" || first == "retain" { return receiver }
    var type: Code?
    if case .call(let made) = receiver, made.name == "alloc" { type = made.receiver }
    if case .name(let name) = receiver, Selector.makes(name, first) { type = receiver }
    let selector = Selector(parts, isOfType: type != nil, hasArguments: !values.isEmpty)
    let arguments = values.enumerated().map {
      Code.Argument(label: selector.label($0), value: $1)
    }
    return .call(
      Code.Call(callee: type ?? .member(receiver, selector.name), arguments: arguments, line: line))
  }

  /// Where the captures of a closure of C++ end: `[=] { … }`, `[this, &name](int number) { … }`; `nil` if none begins here.
  private var captureEnd: Int? {
    guard peek() == "[" else { return nil }
    var end = at + 1
    while end < tokens.count, end < at + Self.mostMembers,
      tokens[end].kind == .identifier || ["=", "&", ",", "*"].contains(tokens[end].text)
    { end += 1 }
    guard end + 1 < tokens.count, tokens[end].text == "]" else { return nil }
    if tokens[end + 1].text == "{" { return end + 1 }
    // What a message gives may be called: `[self handler](name);`
    guard tokens[end + 1].text == "(" else { return nil }
    var reader = self
    reader.at = end + 2
    guard reader.skipBrackets(atMost: Self.mostMembers) else { return nil }
    while reader.isName() || ["-", ">", "*", "&"].contains(reader.peek()) { reader.at += 1 }
    return reader.peek() == "{" ? end + 1 : nil
  }

  /// `^(UIAlertAction *action) { … }`, or what follows the captures of a closure of C++.
  private mutating func block() -> Code {
    while isName() || peek() == "*" { at += 1 }
    var names: [String] = []
    if take("(") {
      let start = at
      skipBrackets()
      for index in start..<at where isComma(index) || index == at - 1 {
        if tokens[index - 1].kind == .identifier { names.append(tokens[index - 1].text) }
      }
    }
    // `-> void`, `mutable`
    while isName() || ["-", ">", "*", "&"].contains(peek()) { at += 1 }
    guard take("{") else { return .other([]) }
    let before = closures
    defer { closures = before }
    for name in names { closures[name] = at }
    return .block(Code.Block(parameters: names, statements: statements()))
  }
}

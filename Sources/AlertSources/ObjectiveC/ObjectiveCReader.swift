/// Reads the methods and functions of an Objective-C file. Lexical: it balances brackets and leaves out
/// what it does not know (spec ALERT-GROUPING §2).
struct ObjectiveCReader {
  typealias Token = ObjectiveCLexer.Token

  let tokens: [Token]
  var at = 0
  /// How deep what is being read is nested.
  var depth = 0
  /// What blocks around it are given, and where they begin.
  var closures: [String: Int] = [:]
  /// Deeper nesting is left alone: nobody writes it, and it would use up the stack.
  static let deepest = 200
  /// Members of members, at most.
  static let mostMembers = 50

  /// Statements that look like functions.
  private static let keywords: Set = ["if", "for", "while", "switch"]

  /// Reads a file.
  static func read(_ text: String, path: String) -> CodeFile {
    var reader = ObjectiveCReader(tokens: ObjectiveCLexer.tokens(of: text))
    var file = CodeFile(path: path)
    var type: [String] = []
    while !reader.isAtEnd {
      if reader.take("@") {
        if reader.take("implementation") {
          type = [reader.peek()]
          reader.at += 1
          // A category.
          if reader.take("(") { reader.skipBrackets() }
        } else {
          reader.at += 1
        }
      } else if reader.peek() == "-" || reader.peek() == "+" {
        if let function = reader.method(of: type) { file.functions.append(function) }
      } else {
        let start = reader.at
        if var function = reader.function() {
          // Brackets of both branches of `#if`: what follows belongs to the function before.
          if Self.keywords.contains(function.name), let last = file.functions.last {
            (function.name, function.types) = (last.name, last.types)
          }
          file.functions.append(function)
        }
        if reader.at == start { reader.at += 1 }
      }
    }
    return file
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  var isAtEnd: Bool { at >= tokens.count }

  /// The text of a sign or a word ahead; empty for a string and at the end.
  func peek(_ offset: Int = 0) -> String {
    guard at + offset < tokens.count, tokens[at + offset].kind != .string else { return "" }
    return tokens[at + offset].text
  }

  /// Whether the token ahead is a name.
  func isName(_ offset: Int = 0) -> Bool {
    at + offset < tokens.count && tokens[at + offset].kind == .identifier
  }

  /// Whether a token is a comma, and not a string of one.
  func isComma(_ index: Int) -> Bool { tokens[index].kind == .sign && tokens[index].text == "," }

  /// Goes past a sign or word, if it is what stands here.
  mutating func take(_ text: String) -> Bool {
    guard peek() == text else { return false }
    at += 1
    return true
  }

  /// Goes past everything up to the bracket that closes the one just passed.
  ///
  /// - Parameter most: so many tokens.
  /// - Returns: whether that was found.
  @discardableResult
  mutating func skipBrackets(atMost most: Int = .max) -> Bool {
    var open = 1
    let start = at
    while !isAtEnd, open > 0, at - start < most {
      switch peek() {
      case "(", "[", "{": open += 1
      case ")", "]", "}": open -= 1
      default: break
      }
      at += 1
    }
    return open == 0
  }

  /// Goes past `[[maybe_unused]]` and `__attribute__((unused))`.
  private mutating func skipAttributes() {
    while true {
      if peek() == "[", peek(1) == "[" {
        at += 1
      } else if peek() == "__attribute__", peek(1) == "(" {
        at += 2
      } else {
        return
      }
      skipBrackets()
    }
  }

  /// Goes past what stands between the parameters and the body of a function of C++: `const noexcept`, `: width(1), height{2}`.
  private mutating func skipToBody() {
    while ["const", "noexcept", "override", "final"].contains(peek()) { at += 1 }
    guard peek() == ":", peek(1) != ":" else { return }
    var open = 0
    // Nobody writes more there.
    for place in (at + 1)..<min(tokens.count, at + 200) {
      switch tokens[place].text {
      case "(": open += 1
      case ")": open -= 1
      case "{" where open == 0 && tokens[place - 1].kind != .identifier:
        at = place
        return
      case "{": open += 1
      case "}": open -= 1
      case ";" where open == 0: return
      default: break
      }
      if open < 0 { return }
    }
  }

  /// `- (void)show:(NSString *)title message:(NSString *)message {`
  private mutating func method(of type: [String]) -> Function? {
    let start = at
    at += 1
    guard take("(") else { return nil }
    skipBrackets()
    var parts: [String] = []
    var names: [String] = []
    skipAttributes()
    while isName() || peek() == ":" {
      parts.append(isName() ? peek() : "")
      if isName() { at += 1 }
      guard take(":") else { break }
      if take("(") { skipBrackets() }
      skipAttributes()
      guard isName() else { break }
      names.append(peek())
      at += 1
      skipAttributes()
    }
    while peek() == "," || peek() == "." { at += 1 }
    skipAttributes()
    // `- (void)show; {`
    if peek() == ";", peek(1) == "{" { at += 1 }
    guard !parts.isEmpty, take("{") else {
      at = max(at, start + 1)
      return nil
    }
    let selector = Selector(parts, isOfType: false, hasArguments: !names.isEmpty)
    let parameters = names.enumerated().map { index, name in
      Function.Parameter(label: selector.label(index), name: name, fallback: nil)
    }
    return Function(
      name: selector.name, types: type, parameters: parameters, body: statements())
  }

  /// `static void Show(NSString *title) {`
  private mutating func function() -> Function? {
    guard isName(), peek(1) == "(" else { return nil }
    let name = peek()
    at += 2
    var names: [String] = []
    let start = at
    skipBrackets()
    let end = at
    skipToBody()
    guard peek() == "{" else { return nil }
    for index in start..<end where isComma(index) || index == end - 1 {
      if tokens[index - 1].kind == .identifier { names.append(tokens[index - 1].text) }
    }
    at += 1
    return Function(
      name: name, types: [],
      parameters: names.map { Function.Parameter(label: nil, name: $0, fallback: nil) },
      body: statements())
  }
}

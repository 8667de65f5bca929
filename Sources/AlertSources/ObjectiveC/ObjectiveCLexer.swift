/// Cuts Objective-C into tokens. Comments and preprocessor lines are left out; what a file defines as a text,
/// `#define kTitle NSLocalizedString(@"…", nil)`, stands where its name does.
struct ObjectiveCLexer {
  /// A token.
  struct Token: Equatable {
    enum Kind { case identifier, string, number, sign }
    var kind: Kind
    /// As it stands there; of a string what it says.
    var text: String
    /// From 1.
    var line: Int
  }

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var tokens: [Token] = []
  private var macros: ObjectiveCMacros

  /// The tokens of a file.
  static func tokens(of text: String) -> [Token] {
    let bytes = Array(text.utf8)
    var lexer = ObjectiveCLexer(bytes: bytes, ObjectiveCMacros(bytes))
    while lexer.next() {}
    return lexer.tokens
  }

  private init(bytes: [UInt8], _ macros: ObjectiveCMacros) {
    self.bytes = bytes
    self.macros = macros
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private mutating func step() {
    if byte() == UInt8(ascii: "\n") { line += 1 }
    at += 1
  }

  private mutating func next() -> Bool {
    guard at < bytes.count else { return false }
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      at += 2
      while at < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
        step()
      }
      at += 2
    case UInt8(ascii: "#"):
      let start = at
      skipLine()
      define(bytes[start..<at])
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      at += 1
      string()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "'"): character()
    case let first where Self.isInName(first):
      let start = at
      while Self.isInName(byte()) { at += 1 }
      let text = String(decoding: bytes[start..<at], as: UTF8.self)
      if let body = macros.body(of: text) {
        for token in body { add(token.kind, token.text) }
      } else {
        add(Self.isDigit(first) ? .number : .identifier, text)
      }
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): step()
    case let sign:
      add(.sign, String(decoding: [sign], as: UTF8.self))
      at += 1
    }
    return true
  }

  /// A token; adjacent strings are one.
  private mutating func add(_ kind: Token.Kind, _ text: String) {
    if kind == .string, tokens.last?.kind == .string {
      tokens[tokens.count - 1].text += text
    } else {
      tokens.append(Token(kind: kind, text: text, line: line))
    }
  }

  /// Reads a directive, if it defines a text.
  private mutating func define(_ directive: ArraySlice<UInt8>) {
    guard let (name, text) = ObjectiveCMacros.definition(directive) else { return }
    // The definitions are lent and given back: a copy for each would take the square of their number.
    var lexer = ObjectiveCLexer(bytes: text, ObjectiveCMacros([]))
    swap(&lexer.macros, &macros)
    while lexer.tokens.count <= ObjectiveCMacros.mostTokens, lexer.next() {}
    swap(&lexer.macros, &macros)
    macros.define(name, lexer.tokens)
  }

  /// To the end of the line; a backslash there goes on with the next.
  private mutating func skipLine() {
    while at < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        step()
        if byte() == UInt8(ascii: "\r") { step() }
      }
      step()
    }
  }

  private mutating func character() {
    at += 1
    while at < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") { at += 1 }
      at += 1
    }
    at += 1
    add(.number, "0")
  }

  private mutating func string() {
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        at += 1
        text += escape()
      } else {
        text.append(byte())
        at += 1
      }
    }
    at += 1
    add(.string, String(decoding: text, as: UTF8.self))
  }

  /// What an escape stands for; goes past it.
  private mutating func escape() -> [UInt8] {
    let letter = byte()
    step()
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return [0x1B]
    case UInt8(ascii: "x"): return number(radix: 16, digits: 2)
    case UInt8(ascii: "u"): return number(radix: 16, digits: 4)
    case UInt8(ascii: "U"): return number(radix: 16, digits: 8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      at -= 1
      return number(radix: 8, digits: 3)
    default: return [letter]
    }
  }

  private mutating func number(radix: Int, digits: Int) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(UnicodeScalar(byte())).hexDigitValue, digit < radix else { break }
      value = value &* UInt32(radix) &+ UInt32(digit)
      at += 1
    }
    return UnicodeScalar(value).map { Array(String($0).utf8) } ?? []
  }

  static func isInName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

/// The names that a file defines as texts. What has parameters is not followed: it is called as a function is.
struct ObjectiveCMacros {
  private var bodies: [String: [ObjectiveCLexer.Token]] = [:]
  /// How many more tokens may come out of names: definitions may hold each other.
  var room = 0

  /// Tokens of a body, at most; longer ones are no texts.
  static let mostTokens = 40

  /// What a directive defines: `kTitle` and what follows it.
  static func definition(_ directive: ArraySlice<UInt8>) -> (name: String, body: [UInt8])? {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    var rest = directive.dropFirst().drop(while: blanks.contains)
    guard rest.starts(with: "define".utf8) else { return nil }
    rest = rest.dropFirst(6)
    guard rest.first.map(blanks.contains) ?? false else { return nil }
    rest = rest.drop(while: blanks.contains)
    let name = rest.prefix {
      $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
        || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "_")
    }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, rest.first != UInt8(ascii: "(") else { return nil }
    // A line that goes on behind a backslash.
    let body = rest.map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
    }
    return (String(decoding: name, as: UTF8.self), body)
  }

  /// Keeps what a name stands for, if that holds a text.
  mutating func define(_ name: String, _ body: [ObjectiveCLexer.Token]) {
    let isText = body.count <= Self.mostTokens && body.contains { $0.kind == .string }
    bodies[name] = isText ? body.filter { $0.kind == .string || $0.text != "\\" } : nil
  }

  /// What stands for a name; `nil` where it is none of these.
  mutating func body(of name: String) -> [ObjectiveCLexer.Token]? {
    guard let body = bodies[name], room >= body.count else { return nil }
    room -= body.count
    return body
  }
}

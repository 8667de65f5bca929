/// The names that a file defines once as texts. What has parameters is not followed: it is called as a function is.
struct ObjectiveCMacros {
  private var bodies: [String: [ObjectiveCLexer.Token]] = [:]
  /// What is defined more than once, or not to the end of the file: which text is meant depends on the place.
  private var doubtful: Set<[UInt8]> = []
  /// How many more bytes may come out of names: definitions may hold each other.
  private var room = 0

  /// Tokens and bytes of a body, at most; longer ones are no texts.
  static let mostTokens = 40
  private static let mostBytes = 4_000

  /// The definitions of a file, before they are read.
  init(_ file: [UInt8]) {
    room = file.count
    var seen: Set<[UInt8]> = []
    for line in file.split(separator: UInt8(ascii: "\n")) {
      guard let (word, name, _) = Self.parts(of: line.drop(while: Self.isBlank)) else { continue }
      if word == "undef" || !seen.insert(name).inserted { doubtful.insert(name) }
    }
  }

  /// What a directive defines: `kTitle` and what follows it.
  static func definition(_ directive: ArraySlice<UInt8>) -> (name: String, body: [UInt8])? {
    guard let (word, name, rest) = parts(of: directive), word == "define",
      rest.first != UInt8(ascii: "(")
    else { return nil }
    // A line that goes on behind a backslash.
    let body = rest.map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
    }
    return (String(decoding: name, as: UTF8.self), body)
  }

  /// `define`, `kTitle` and what follows, of a directive about a name.
  private static func parts(
    of directive: ArraySlice<UInt8>
  ) -> (word: String, name: [UInt8], rest: ArraySlice<UInt8>)? {
    guard directive.first == UInt8(ascii: "#") else { return nil }
    let rest = directive.dropFirst().drop(while: isBlank)
    guard let word = ["define", "undef"].first(where: { rest.starts(with: $0.utf8) }) else {
      return nil
    }
    let behind = rest.dropFirst(word.utf8.count)
    let start = behind.drop(while: isBlank)
    let name = start.prefix(while: ObjectiveCLexer.isInName)
    guard behind.first.map(isBlank) ?? false, !name.isEmpty else { return nil }
    return (word, Array(name), start.dropFirst(name.count))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Keeps what a name stands for, if that holds a text.
  mutating func define(_ name: String, _ body: [ObjectiveCLexer.Token]) {
    let bytes = body.reduce(0) { $0 + $1.text.utf8.count }
    guard body.count <= Self.mostTokens, bytes <= Self.mostBytes,
      body.contains(where: { $0.kind == .string }), !doubtful.contains(Array(name.utf8))
    else { return }
    bodies[name] = body.filter { $0.kind == .string || $0.text != "\\" }
  }

  /// What stands for a name; `nil` where it is none of these.
  mutating func body(of name: String) -> [ObjectiveCLexer.Token]? {
    guard let body = bodies[name] else { return nil }
    let bytes = body.reduce(0) { $0 + $1.text.utf8.count }
    guard room >= bytes else { return nil }
    room -= bytes
    return body
  }
}

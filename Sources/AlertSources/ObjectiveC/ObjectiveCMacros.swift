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
      let rest = line.drop(while: Self.isBlank)
      guard rest.first == UInt8(ascii: "#") else { continue }
      let directive = rest.dropFirst().drop(while: Self.isBlank)
      let isUndone = directive.starts(with: "undef".utf8)
      guard isUndone || directive.starts(with: "define".utf8) else { continue }
      let name = Array(
        directive.dropFirst(isUndone ? 5 : 6).drop(while: Self.isBlank).prefix(while: Self.isInName)
      )
      if isUndone || !seen.insert(name).inserted { doubtful.insert(name) }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }

  /// What a directive defines: `kTitle` and what follows it.
  static func definition(_ directive: ArraySlice<UInt8>) -> (name: String, body: [UInt8])? {
    var rest = directive.dropFirst().drop(while: isBlank)
    guard rest.starts(with: "define".utf8) else { return nil }
    rest = rest.dropFirst(6)
    guard rest.first.map(isBlank) ?? false else { return nil }
    rest = rest.drop(while: isBlank)
    let name = rest.prefix(while: isInName)
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

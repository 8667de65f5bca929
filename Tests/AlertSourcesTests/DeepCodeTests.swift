import AlertRules
import Foundation
import Testing

@testable import AlertSources

/// Code that nobody writes, but for a hostile hand.
struct DeepCodeTests {
  /// What the Swift parser reads by calling itself would use up the stack.
  @Test(
    Scanning.swift,
    arguments: [
      ("let a = ", "try "), ("let a = ", "await "), ("let a = ", "copy "), ("let a = ", "each "),
      ("let a = ", "unsafe "), ("let a: ", "repeat each "), ("let a: ", "A -> "),
      ("let a: ", "(A) -> "), ("let a: ", "() throws -> "), ("let a: ", "A<"),
      ("let a: ", "A<(), "),
      ("", "#if A\n"), ("f { if a {}", " else if a {}"), ("f { if a {}", "\r\nelse if a {}"),
      ("f { if a {}", "\telse if a {}"), ("f { if a {}", "/* /**/ */else if a {}"),
      ("f { if a {}", " // a\n else if (a), let b = c {}"), ("f { if a {}", "\u{A0}else if a {}"),
    ])
  func swiftThatIsNestedTooDeep(_ start: String, _ piece: String) throws {
    let code = start + String(repeating: piece, count: 50_000)
    let scan = try Scanning.scan([("A.swift", code)], keys: ["a"])
    #expect(scan.errors.map(\.problem) == ["the code is nested too deep here"])
  }

  /// As many of the same in other places are no nesting.
  @Test(
    Scanning.swift,
    arguments: [
      "func a(b: Array<Int>) throws -> [B]\n", "try a()\n", "if a < b { try await c() }\n",
      "let a = b < c\n", "typealias A = (B) -> C\n", "#if A\n#endif\n",
      "a = b << 3\n", "f(a < b, try c, d)\n",
    ])
  func swiftThatIsLong(_ line: String) throws {
    let code = "func f() {\n" + String(repeating: line, count: 3_000) + "}\n"
    #expect(try Scanning.scan([("A.swift", code)], keys: ["a"]).errors == [])
  }

  @Test(arguments: [" + 1", ".b", "->b", "[0]", " < a", " ? b : a", "(b)", " = b"])
  func objectiveCThatIsNestedTooDeep(_ piece: String) throws {
    let code = "- (void)f { id x = a" + String(repeating: piece, count: 100_000) + "; }"
    #expect(try Scanning.scan([("A.m", code)], keys: ["a"]).alerts.isEmpty)
  }

  /// Cases that go on with the next one, in one another: copies of copies would grow without end.
  @Test(.timeLimit(.minutes(1))) func casesInCases() throws {
    let ends = String(repeating: " }", count: 60)
    let cases = String(repeating: "switch (a) { case 1: b(); case 2: ", count: 60)
    let code = "- (void)f { \(cases) c(); \(ends) }"
    #expect(try Scanning.scan([("A.m", code)], keys: ["a"]).errors == [])
    guard SourceScan.readsSwift else { return }
    let swift = String(repeating: "switch a { case 1: b(); fallthrough\n default: ", count: 60)
    let scan = try Scanning.scan([("A.swift", "func f() { \(swift) c() \(ends) }")], keys: ["a"])
    #expect(scan.errors == [])
  }

  /// What would take hours if it were gone through for each of its pieces.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "- (void)f { id x = \(many("(", 20_000))a\(many(")", 20_000)) ? @\"a\" : @\"b\"; }",
      "- (void)f { [r \(many(":[a]( ", 20_000))]; }",
    ])
  func objectiveCWithoutEnd(_ code: String) throws {
    #expect(try Scanning.scan([("A.m", code)], keys: ["a"]).errors == [])
  }

  @Test(
    Scanning.swift, .timeLimit(.minutes(1)),
    arguments: [
      // A definition that is used again and again.
      """
      enum L {
        static let a = f ? L.a : L.b
        static let b = f ? L.a : [\(many("x, ", 4_000)) y]
      }
      func f() { \(many("label.text = L.a\n", 4_000)) }
      """,
      // An initializer that calls another one again and again.
      """
      struct Notice {
        let title: String
        init(_ a: String) { \(many("self.init(a)\n", 600)) }
        init(b: String) { title = b }
      }
      func f() { show(Notice("a").title); present(UIAlertController(title: Notice("a").title, message: nil)) }
      """,
      // Cases, and variables that one of them may set.
      "func f() { \(numbered("var a#: String\n", 1_900)) switch i { \(numbered("case #: a# = i\n", 4_000)) default: break } }",
      // Ways to fill one variable.
      "class A { var alertTitle = \"\"; func f() { switch i { \(numbered("case #: alertTitle = \"#\"\n", 8_000)) default: break } } }",
    ])
  func swiftWithoutEnd(_ code: String) throws {
    #expect(try Scanning.scan([("A.swift", code)], keys: ["a"]).errors == [])
  }

  /// Of many branches nobody says what only one of them says; the others are as they were.
  @Test(
    Scanning.swift,
    arguments: [
      ("alert.message = n", "title: a, message: …"), ("print(n)", "title: a, message: b"),
    ])
  func manyBranches(_ statement: String, _ wanted: String) throws {
    let code = """
      func f() {
        let alert = UIAlertController(
          title: NSLocalizedString("a", comment: ""), message: NSLocalizedString("b", comment: ""), preferredStyle: .alert)
        switch i { \(Self.numbered("case #: \(statement)\n", 250)) default: break }
        present(alert, animated: true)
      }
      """
    #expect(try Scanning.alerts(code, keys: ["a", "b"]) == [wanted])
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ text: String, _ count: Int) -> String {
    (0..<count).map { text.replacing("#", with: "\($0)") }.joined()
  }

  /// A sum is a list of what is added.
  @Test func sumsAreFlat() {
    let file = ObjectiveCReader.read("- (void)f { x = a + b + c; }", path: "A.m")
    #expect(
      file.functions.first?.body == [
        .assign(.name("x"), .other([.name("a"), .name("b"), .name("c")]))
      ])
  }

  /// A macro goes on with the next line, whatever ends its lines.
  @Test(arguments: ["\n", "\r\n"])
  func macrosOfSeveralLines(_ end: String) {
    let lines = ["- (void)f {", "#define A \\", "  [a b]; \\", "  [c d];", "e();", "}"]
    let file = ObjectiveCReader.read(lines.joined(separator: end), path: "A.m")
    let call = Code.Call(callee: .name("e"), arguments: [], line: 5)
    #expect(file.functions.first?.body == [.evaluate(.call(call))])
  }

  /// What a string says is no word and no sign.
  @Test func stringsAreNoCode() {
    let loop = "- (void)f { for (a = @\"in\"; a; b) c(); }"
    let body = ObjectiveCReader.read(loop, path: "A.m").functions.first?.body
    let call = Code.Call(callee: .name("c"), arguments: [], line: 1)
    #expect(body == [.branches([[.evaluate(.call(call))], []])])
    let names = ObjectiveCReader.read("F(a @\",\", b) { }", path: "A.m").functions.first?.parameters
    #expect(names?.map(\.name) == ["b"])
    let block = ObjectiveCReader.read("- (void)f { x = ^(a @\",\", b) { }; }", path: "A.m")
    let given = Code.block(Code.Block(parameters: ["b"], statements: []))
    #expect(block.functions.first?.body == [.assign(.name("x"), given)])
  }

  /// Whether a piece is small is known after a few of its pieces.
  @Test(arguments: [(198, true), (199, false), (100_000, false)])
  func largePiecesAreNotSmall(_ count: Int, _ isSmall: Bool) {
    let code = Code.list(Array(repeating: .name("a"), count: count))
    #expect(code.isSmall == isSmall)
    var seen = 0
    let isFound = code.contains { piece in
      seen += 1
      return piece == .name("a")
    }
    #expect(isFound && seen == 2)
  }

  /// Names that only look the same are two files.
  @Test func sourcesWithLookAlikeNames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Caf\u{E9}.m", "Cafe\u{301}.m"] {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    #expect(SourceSearch([folder.path, folder.path]).files.count == 2)
  }
}

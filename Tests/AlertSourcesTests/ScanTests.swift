import AlertRules
import AlertSources
import Foundation
import TestSupport
import Testing

/// What holds for every scan.
@Suite(Scanning.swift)
struct ScanTests {
  private let keys = ["a.title", "a.message", "b.title", "cancel", "delete"]

  private func source(_ name: String, _ title: String) -> String {
    """
    class \(name) {
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("\(title)", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
      }
    }
    """
  }

  @Test func namesAndPlaces() throws {
    let scan = try Scanning.scan(
      [("A.swift", source("A", "a.title")), ("B.swift", source("B", "a.title"))], keys: keys)
    #expect(scan.alerts.map(\.id) == ["A.ask"])
    #expect(
      scan.alerts[0].members[0].claims.map(\.text) == [
        "code A.swift:3 (UIAlertController) 0.95", "code B.swift:3 (UIAlertController) 0.95",
      ])
    #expect(scan.places == 2)
  }

  /// What is written is read back as the same alerts.
  @Test func manifest() throws {
    let texts = [
      ("A.swift", source("A", "a.title")), ("B.swift", source("A", "b.title")),
      (
        "C.swift",
        """
        struct V: View { var body: some View { Text("")
        .confirmationDialog("a.title", isPresented: $x) {
          Button("delete", role: .destructive) {}
          TextField("b.title", text: $y)
        } message: { Text("a.message") } } }
        """
      ),
    ]
    let catalog = try Scanning.catalog(keys)
    let scan = SourceScan(texts: texts, catalog: catalog)
    let text = AlertList(catalog, scan.alerts).manifest()
    let manifest = try Manifest(text, file: "alerts.yml")
    let read = manifest.alerts(in: catalog)
    #expect(scan.alerts.count == 3)
    #expect(read.map(Scanning.line) == scan.alerts.map(Scanning.line))
  }

  @Test func theSameForAnyNumberOfJobs() throws {
    let texts = (0..<40).map {
      ("F\($0).swift", source("A\($0)", $0 % 2 == 0 ? "a.title" : "b.title"))
    }
    func lines(_ jobs: Int) throws -> [String] {
      let scan = try Scanning.scan(texts, keys: keys, jobs: jobs)
      return scan.alerts.map { "\($0.id) \(Scanning.line($0)) \($0.members[0].claims.count)" }
    }
    #expect(try lines(1) == lines(4))
  }

  /// Nothing that a file holds brings the scanner down, and it ends.
  @Test(arguments: ["A.swift", "A.m"])
  func hostile(_ file: String) throws {
    let deep = 20_000
    let texts = [
      String(repeating: "(", count: deep), String(repeating: "{", count: deep),
      String(repeating: "[a ", count: deep), "let a = b" + String(repeating: ".c", count: deep),
      "let a = b" + String(repeating: ".c()", count: deep),
      "let a = b" + String(repeating: " + c", count: deep),
      "let a = " + String(repeating: "b ? c : ", count: deep) + "d",
      String(repeating: "if a { } else ", count: deep),
      String(repeating: "enum A { ", count: deep), "\"" + String(repeating: "\\", count: deep),
      "let a = \"" + String(repeating: "\\(", count: deep),
      "- (void)a { " + String(repeating: "^{ ", count: deep),
      "- (void)a { x = " + String(repeating: "!", count: deep), "/*", "@\"", "'", "#if", "\u{FEFF}",
      "", "\0\u{1}",
    ]
    for text in texts {
      let scan = try Scanning.scan([(file, text)], keys: keys)
      #expect(scan.alerts.isEmpty)
    }
  }

  /// Names that stand for names, three times each, and initializers that call each other: what they stand for is
  /// given up before it fills the memory.
  @Test func namesThatGrow() throws {
    let names = (0..<60).map { "let v\($0 + 1) = [v\($0), v\($0), v\($0)]\n" }.joined()
    let delegating = (0..<30).map { _ in
      "extension N { init(_ a: Int) { self.init(a); self.init(a); self.init(a) } }\n"
    }.joined()
    let code = """
      class A {
        static func t() -> String { let v0 = "a"
      \(names) return look(v60) }
        func ask() { present(UIAlertController(title: A.t(), message: nil, preferredStyle: .alert)) }
      }
      struct N {
        let t: String
        init(_ a: String) { let v0 = a
      \(names) self.t = look(v60) }
        func show() { present(UIAlertController(title: t, message: nil, preferredStyle: .alert)) }
      }
      \(delegating)
      func go() { \(String(repeating: "N(3).show(); N(name).show()\n", count: 100)) }
      """
    #expect(try Scanning.scan([("A.swift", code)], keys: keys).alerts.isEmpty)
  }

  /// Functions that call themselves with more than they were given.
  @Test(arguments: [
    ("func show(_ a: A, _ b: A) { show(a, join(b, both(b, show(a, 3)), b, b)) }", "show(name, 3)"),
    (
      "extension A { func b() -> A { join(self, both(self, self.b()), self, self).b() } }", "c.b()"
    ),
    ("enum A { static var b: A { join(self, self, self, self, self).A.b } }", "A.b"),
  ])
  func callsThatGrow(_ function: String, _ call: String) throws {
    let code = "\(function)\nfunc ask() { \(call) }"
    #expect(try Scanning.scan([("A.swift", code)], keys: keys).alerts.isEmpty)
  }

  /// Names that lead to each other in a circle lead nowhere.
  @Test func circles() throws {
    let calls = keys.map { "tr(\"\($0)\")" }.joined(separator: ", ")
    let code = """
      enum T { static let a = tr(b ? T.a : T.b); static let b = tr(b ? T.b : T.a) }
      func f() { print(\(calls)); present(UIAlertController(title: T.a, message: nil, preferredStyle: .alert)) }
      """
    #expect(try Scanning.scan([("A.swift", code)], keys: keys).alerts.isEmpty)
  }

  /// Pieces of code in any order.
  @Test(arguments: ["A.swift", "A.m"])
  func anyOrder(_ file: String) throws {
    let pieces = [
      "UIAlertController(", "title: ", "message:", "preferredStyle: .alert", ")", "(", "{", "}",
      "[", "]",
      "[UIAlertController alertControllerWithTitle:", "alert", ".addAction(", " = ", "let ", "if ",
      "else ",
      "func a() ", "- (void)a:(int)b ", "@implementation A ",
      "NSLocalizedString(\"cancel\", comment: \"\")",
      "@\"delete\"", "\"\\(", "\"", ";", "\n", ",", "?", ":", "^", "Button(", "self", ".forEach",
      "in ", "return ",
      "for x in ", "switch ", "case ", "NSAlert()", "NSAlert *a", "//", "/*", "*/", "#if x\n", "@[",
    ]
    var seeded = Seeded(state: 42)
    for _ in 0..<400 {
      let text = (0..<60).map { _ in pieces[seeded.next(below: pieces.count)] }.joined()
      let scan = try Scanning.scan([(file, text)], keys: keys)
      #expect(scan.alerts.allSatisfy { !$0.members.isEmpty })
    }
  }

  /// Folders of tests are left out; others may be called like one, and one that is given is read.
  @Test func foldersOfTests() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("SpeedTests/A.swift", source("A", "a.title")),
      ("AppTests/Mocks/B.swift", source("B", "b.title")),
      ("AppTests/Cases/C.swift", "import XCTest\n"),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let catalog = try Scanning.catalog(keys)
    func found(_ path: String) -> [String] {
      SourceScan([path], catalog: catalog).alerts.map(\.id)
    }
    #expect(found(folder.path) == ["A.ask"])
    #expect(found(folder.path + "/AppTests") == ["B.ask"])
  }
}

import AlertRules
import AlertSources
import Testing

/// Names that stand for keys: constants, and cases of enumerations.
@Suite(Scanning.swift)
struct ConstantTests {
  private let keys = ["title", "message", "why", "Delete \"%@\"?", "Say “%@”\nto \"all\""]

  private func alerts(_ title: String, _ others: String, in table: String = "Localizable") throws
    -> [String]
  {
    try Scanning.alerts(
      """
      class A {
        func ask() { present(UIAlertController(title: \(title), message: nil, preferredStyle: .alert)) }
      }
      \(others)
      """, keys: keys, table: table)
  }

  private let constants = #"enum Keys { static let title = "title" }"#
  private let cases = #"enum Keys: String { case title; case body = "message" }"#
  private let localized =
    #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#

  @Test(arguments: [#"NSLocalizedString(Keys.title, comment: "")"#, "Keys.title.localized"])
  func constant(_ title: String) throws {
    #expect(try alerts(title, constants + "\n" + localized) == ["title: title"])
  }

  @Test(arguments: [
    #"NSLocalizedString(Keys.body.rawValue, comment: "")"#, "Keys.body.rawValue.localized",
  ])
  func rawValues(_ title: String) throws {
    #expect(try alerts(title, cases + "\n" + localized) == ["title: message"])
    let first = title.replacing("body", with: "title")
    #expect(try alerts(first, cases + "\n" + localized) == ["title: title"])
  }

  @Test(arguments: [
    "extension Keys { var localized: String { NSLocalizedString(rawValue, comment: \"\") } }",
    "extension Keys { func localized() -> String { NSLocalizedString(self.rawValue, comment: \"\") } }",
    "extension RawRepresentable { var localized: String { NSLocalizedString(rawValue, comment: \"\") } }",
    """
    extension Keys {
      var localized: String {
        switch self {
        case .title: NSLocalizedString("title", comment: "")
        case .body: NSLocalizedString("message", comment: "")
        }
      }
    }
    """,
  ])
  func propertiesOfCases(_ accessor: String) throws {
    let call = accessor.contains("func") ? "()" : ""
    #expect(try alerts("Keys.title.localized" + call, cases + accessor) == ["title: title"])
    #expect(try alerts("Keys.body.localized" + call, cases + accessor) == ["title: message"])
  }

  /// A constant that SwiftUI is given is shown as it is, and that of another type is not meant.
  @Test func otherNames() throws {
    let view = """
      struct V: View { var body: some View { Text("a").alert(Keys.title, isPresented: $a) {} } }

      """
    #expect(try Scanning.alerts(view + constants, keys: keys) == [])
    #expect(try alerts("Other.title.localized", constants + localized) == [])
  }

  @Test func nameOfATable() throws {
    let code = #"""
      enum Language {
        static let table = "Alerts"
        static func text(_ key: String) -> String {
          Bundle.main.localizedString(forKey: key, value: key, table: table)
        }
      }
      """#
    #expect(try alerts(#"Language.text("title")"#, code, in: "Alerts") == ["title: title"])
    #expect(try alerts(#"Language.text("title")"#, code, in: "Other") == [])
  }

  /// Two targets declare the same name; where they mean other texts, neither is taken.
  @Test(arguments: [("title", ["title: title"]), ("message", [])])
  func declaredTwice(_ other: String, _ expected: [String]) throws {
    let code = """
      let kTitle = NSLocalizedString("title", comment: "")
      """
    let file = """
      let kTitle = NSLocalizedString("\(other)", bundle: Bundle(for: A.self), comment: "")
      """
    let alert = """
      func ask() { present(UIAlertController(title: kTitle, message: nil, preferredStyle: .alert)) }
      """
    let scan = try Scanning.scan(
      [("A.swift", code + "\n" + alert), ("B.swift", file)], keys: keys)
    #expect(scan.alerts.map(Scanning.line) == expected)
  }

  /// The texts of an object are those of its type, as far as that is declared.
  @Test(arguments: [
    ("let model: Model", ["title: title, message: message"]),
    ("@ObservedObject var model = Model()", ["title: title, message: message"]),
    ("var model: Model?", ["title: title, message: message"]),
    ("let model: Other", []), ("let model: any Texts", []),
  ])
  func textsOfObjects(_ property: String, _ expected: [String]) throws {
    let code = """
      class Model: ObservableObject {
        let title = NSLocalizedString("title", comment: "")
        var text: String { NSLocalizedString("message", comment: "") }
      }
      class Page: UIViewController {
        \(property)
        func ask() {
          present(UIAlertController(title: model.title, message: model.text, preferredStyle: .alert))
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == expected)
  }

  /// One alert for each case.
  @Test func casesThatAreHandedOver() throws {
    let code = """
      enum Failure: Error {
        case offline, full
        var title: String {
          switch self {
          case .offline: NSLocalizedString("title", comment: "")
          case .full: NSLocalizedString("message", comment: "")
          }
        }
      }
      func show(_ error: Failure) {
        present(UIAlertController(title: error.title, message: nil, preferredStyle: .alert))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title", "title: message"])
  }

  /// Patterns with labels and conditions.
  @Test(arguments: [
    ("case .failed(code: let code): \"why\"\n case .offline: \"title\"", ["title: title"]),
    (
      "case .offline where isNight: \"message\"\n default: \"title\"",
      ["title: message", "title: title"]
    ),
  ])
  func patternsOfCases(_ cases: String, _ expected: [String]) throws {
    let texts = cases.replacing(/"[a-z]+"/, with: { "NSLocalizedString(\($0.0), comment: \"\")" })
    let code = """
      enum Failure {
        case offline, failed(code: Int)
        var title: String { switch self { \(texts) } }
      }
      """
    #expect(try alerts("Failure.offline.title", code) == expected)
  }

  /// Types inside of others: the nearest one is meant.
  @Test func nestedTypes() throws {
    let code = """
      class First: UIViewController {
        class Model { let title = NSLocalizedString("message", comment: "") }
      }
      class Page: UIViewController {
        class Model { let title = NSLocalizedString("title", comment: "") }
        let model = Model()
        func ask() {
          present(UIAlertController(title: model.title, message: nil, preferredStyle: .alert))
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  @Test func quotationMarksInPatterns() throws {
    #expect(
      try alerts(#"String(localized: "Delete \"\(name)\"?")"#, "") == [#"title: Delete "%@"?"#])
    let lines = #"""
      String(localized: """
        Say “\(name)”
        to "all"
        """)
      """#
    #expect(try alerts(lines, "") == ["title: Say “%@”\nto \"all\""])
  }
}

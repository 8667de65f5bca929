import AlertRules
import AlertSources
import Testing

/// Texts that a type is given when its alert is to be shown.
@Suite(Scanning.swift)
struct LaterTextTests {
  private let keys = ["title", "message", "other", "why"]

  private func alerts(_ variables: String, _ functions: String) throws -> [String] {
    try Scanning.alerts(
      """
      struct Page: View {
        \(variables)
        var body: some View {
          Text(verbatim: "a").alert(alertTitle, isPresented: $isShown) {} message: { Text(alertMessage) }
        }
        \(functions)
      }
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      """, keys: keys)
  }

  private let texts = """
    @State private var alertTitle = ""
    @State private var alertMessage: String = ""
    """

  /// What is filled at one place goes together.
  @Test func places() throws {
    let functions = """
      func fail() {
        alertTitle = tr("title")
        alertMessage = tr("message")
        isShown = true
      }
      func warn(_ text: String) {
        self.alertTitle = tr("other")
        self.alertMessage = text
      }
      func reset() { alertTitle = ""; alertMessage = "" }
      """
    #expect(
      try alerts(texts, functions) == [
        "title: title, message: message", "title: other, message: …",
      ])
  }

  /// Branches and closures are places of their own, with what was filled before them, and after.
  @Test func branches() throws {
    let functions = """
      func fail() {
        alertTitle = tr("title")
        if isOne { alertMessage = tr("message") } else { alertMessage = tr("why") }
      }
      func ask() {
        load {
          let text = tr("message")
          alertMessage = text
        }
        alertTitle = tr("other")
      }
      """
    #expect(
      try alerts(texts, functions) == [
        "title: title, message: message", "title: title, message: why",
        "title: other, message: message",
      ])
  }

  /// What was left is not filled further, what `try` stopped was not filled, and what is called the same is another one.
  @Test(arguments: [
    (
      "if isOffline { alertTitle = tr(\"title\"); alertMessage = tr(\"message\"); return }\nalertTitle = tr(\"other\")",
      ["title: title, message: message", "title: other, message: …"]
    ),
    (
      "guard isOnline else { alertMessage = tr(\"message\"); return }\nalertTitle = tr(\"other\")\nalertMessage = tr(\"why\")",
      ["message: message", "title: other, message: why"]
    ),
    (
      "do { try store(); alertTitle = tr(\"title\"); alertMessage = tr(\"message\") } catch { alertTitle = tr(\"other\") }",
      ["title: title, message: message", "title: other, message: …"]
    ),
    ("var text = tr(\"title\")\ntext = tr(\"other\")\nalertTitle = text", []),
    ("var alertTitle = \"\"\nalertTitle = tr(\"other\")\nprint(alertTitle)", []),
  ])
  func ways(_ body: String, _ expected: [String]) throws {
    let found = try alerts(texts, "func fail() { \(body) }")
    #expect(Set(found) == Set(expected), "\(found)")
  }

  /// Two targets have a type of the same name, and an object may have been made with texts of its own.
  @Test func otherObjects() throws {
    let page = """
      struct Page: View {
        @State private var alertTitle = ""
        var body: some View { Text(verbatim: "a").alert(alertTitle, isPresented: $isShown) {} }
        func fail() { alertTitle = NSLocalizedString("title", comment: "") }
      }
      """
    let two = try Scanning.scan([("A.swift", page), ("B.swift", page)], keys: keys)
    #expect(two.alerts.isEmpty)
    let notice = """
      class Notice {
        var title: String?
        init(title: String) { self.title = title }
        func fail() { title = NSLocalizedString("other", comment: "") }
      }
      class Page: UIViewController {
        let notice = Notice(title: NSLocalizedString("title", comment: ""))
        func show() { present(UIAlertController(title: notice.title, message: nil, preferredStyle: .alert)) }
      }
      """
    #expect(try Scanning.alerts(notice, keys: keys) == ["title: title"])
  }

  /// A type that makes keys of literals, and one that shows them as they are.
  @Test(arguments: [("LocalizedStringKey", ["title: title, message: message"]), ("String", [])])
  func literals(_ type: String, _ expected: [String]) throws {
    let variables = "@State var alertTitle: \(type) = \"\"\n@State var alertMessage: \(type)?"
    let functions = "func fail() { alertTitle = \"title\"; alertMessage = \"message\" }"
    #expect(try alerts(variables, functions) == expected)
  }

  /// More places than an alert has ways are not told apart, and a type of the same name is not meant.
  @Test func whatIsNotKnown() throws {
    func many(_ count: Int) -> String {
      (0..<count).map { number in
        "func fail\(number)() { alertTitle = tr(\"title\"); alertMessage = \"\(number)\" }"
      }.joined(separator: "\n")
    }
    #expect(try alerts(texts, many(8)) == ["title: title, message: …"])
    #expect(try alerts(texts, many(9)) == [])
    let other = "}\nclass Other { func fail() { alertTitle = tr(\"title\") }"
    #expect(try alerts(texts, other) == [])
  }

  /// The texts of a model, with the alert elsewhere.
  @Test func models() throws {
    let code = """
      class Model: ObservableObject {
        @Published var title: String?
        @Published var message = ""
        func fail() {
          title = NSLocalizedString("title", comment: "")
          message = NSLocalizedString("message", comment: "")
        }
      }
      class Page: UIViewController {
        let model = Model()
        func show() {
          present(UIAlertController(title: model.title, message: model.message, preferredStyle: .alert))
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: message"])
  }
}

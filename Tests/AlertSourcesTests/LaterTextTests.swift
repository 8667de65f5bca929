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

  /// A type that makes keys of literals, and one that shows them as they are.
  @Test(arguments: [("LocalizedStringKey", ["title: title, message: message"]), ("String", [])])
  func literals(_ type: String, _ expected: [String]) throws {
    let variables = "@State var alertTitle: \(type) = \"\"\n@State var alertMessage: \(type)?"
    let functions = "func fail() { alertTitle = \"title\"; alertMessage = \"message\" }"
    #expect(try alerts(variables, functions) == expected)
  }

  /// More places than an alert has ways are not told apart, and a type of the same name is not meant.
  @Test func whatIsNotKnown() throws {
    let many = (0..<9).map { "func fail\($0)() { alertTitle = tr(\"title\") + \"\($0)\" }" }
    #expect(try alerts(texts, many.joined(separator: "\n")) == [])
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

import AlertRules
import AlertSources
import Testing

/// Functions, classes and initializers of a project that make alerts of what they are given.
@Suite(Scanning.swift)
struct WrapperTests {
  private let keys = ["title", "message", "other", "ok", "cancel", "delete"]

  private let wrapper = """
    extension UIViewController {
      func showError(_ text: String) {
        present(UIAlertController(title: NSLocalizedString("title", comment: ""), message: text, preferredStyle: .alert))
      }
    }
    class A { func fail(_ state: State) { state.showError(NSLocalizedString("message", comment: "")) } }
    """

  /// What `state` is nobody knows: a method of its name that shows no alert may be meant, unless it does nothing
  /// or takes something else.
  @Test(arguments: [
    ("", true), ("class State { func showError(_ text: String) { alert = text } }", false),
    ("class Mock { func showError(_ text: String) {} }", true),
    ("class State { func showError(_ error: Error) { last = error } }", true),
    ("class State { func showError(at line: Int) { last = line } }", true),
  ])
  func methodsOfOtherTypes(_ other: String, _ isKnown: Bool) throws {
    #expect(
      try Scanning.alerts(wrapper + other, keys: keys)
        == [isKnown ? "title: title, message: message" : "title: title, message: …"])
  }

  /// Where the type is named, a function of another type is not meant.
  @Test(arguments: ["Notices", "Logs"])
  func functionsOfNamedTypes(_ type: String) throws {
    let code = """
      enum Notices {
        static func error(_ text: String, in page: UIViewController) {
          page.present(UIAlertController(title: NSLocalizedString("title", comment: ""), message: text, preferredStyle: .alert))
        }
      }
      enum Logs { static func error(_ text: String, in page: UIViewController) { file.write(text) } }
      class Page: UIViewController { func fail() { \(type).error(NSLocalizedString("message", comment: ""), in: self) } }
      """
    let found = try Scanning.alerts(code, keys: keys)
    #expect(found.contains { $0.contains("message: message") } == (type == "Notices"), "\(found)")
  }

  /// A closure that a type holds is no static function of another type, wherever that is declared.
  @Test(arguments: [("static ", false), ("", true)])
  func staticFunctions(_ modifier: String, _ isFound: Bool) throws {
    let code = """
      extension UIViewController {
        \(modifier)func error(_ text: String) -> UIAlertController {
          UIAlertController(title: NSLocalizedString("title", comment: ""), message: text, preferredStyle: .alert)
        }
      }
      struct Page { func fail() { error(NSLocalizedString("message", comment: "")) } }
      """
    let found = try Scanning.alerts(code, keys: keys)
    #expect(found.contains { $0.contains("message: message") } == isFound)
  }

  /// The methods of a category are those of its class.
  @Test(arguments: ["Editor", "Editor (Alerts)", "Editor ()"])
  func categories(_ name: String) throws {
    let code = """
      @implementation \(name)
      - (void)tell:(NSString *)title {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
      }
      - (void)fail { [self tell:NSLocalizedString(@"title", nil)]; }
      @end
      """
    #expect(try Scanning.alerts(code, in: "Editor.m", keys: keys) == ["title: title"])
  }

  /// Objective-C calls a method of Swift by its selector.
  @Test func swiftFromObjectiveC() throws {
    let swift = """
      @objcMembers class Alerts: NSObject {
        static func tell(title: String, text: String? = nil, in controller: UIViewController) {
          let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
          controller.present(alert, animated: true)
        }
      }
      """
    let objectiveC = """
      @implementation Editor
      - (void)fail {
        [Alerts tellWithTitle:NSLocalizedString(@"title", nil) text:NSLocalizedString(@"message", nil) in:self];
      }
      @end
      """
    let found = try Scanning.scan(
      [("Alerts.swift", swift), ("Editor.m", objectiveC)], keys: keys)
    #expect(
      found.alerts.map(Scanning.line) == ["title: title, message: message, buttons: ok default"])
  }

  /// Swift calls a method of Objective-C without the name of the type that it takes.
  @Test func objectiveCFromSwift() throws {
    let objectiveC = """
      @implementation Alerts
      + (void)tellForController:(UIViewController *)controller withTitle:(NSString *)title message:(NSString *)text {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:text preferredStyle:UIAlertControllerStyleAlert];
        [controller presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    for label in ["for", "forController"] {
      let swift = """
        func fail() {
          Alerts.tell(\(label): self, withTitle: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""))
        }
        """
      let found = try Scanning.scan([("Alerts.m", objectiveC), ("Page.swift", swift)], keys: keys)
      #expect(found.alerts.map(Scanning.line) == ["title: title, message: message"])
      #expect(found.unnamed.isEmpty)
    }
  }

  /// Methods of an extension that give the alert back, one behind the other.
  /// The names that SwiftGen writes, however the project looks texts up.
  @Test func generatedLookup() throws {
    let code = """
      enum L10n { static var title: String { L10n.tr("Localizable", "title") } }
      extension L10n {
        static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          guard let bundle = find() else { return key }
          return look(bundle, key)
        }
      }
      func ask() { present(UIAlertController(title: L10n.title, message: L10n.tr("Localizable", "message"), preferredStyle: .alert)) }
      """
    #expect(
      try Scanning.alerts(code, keys: ["title", "message"]) == ["title: title, message: message"])
  }

  /// A method of the class itself is meant, or of what it inherits from, and none of another one.
  @Test func methodsOfOtherClasses() throws {
    let code = """
      class Action { func completed(with error: Error? = nil) { finish() } }
      class Save: Action { func run() { self.completed() } }
      class Page {
        func completed(with error: Error? = nil) {
          present(UIAlertController(title: NSLocalizedString("title", comment: ""), message: error.text, preferredStyle: .alert))
        }
      }
      """
    let scan = try Scanning.scan([("App.swift", code)], keys: ["title"])
    #expect(scan.alerts.map(\.id) == ["Page.completed"])
  }

  @Test func fluentMethods() throws {
    let code = """
      extension UIAlertController {
        static func make(title: String?, closing: String = NSLocalizedString("cancel", comment: "")) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(title: closing, style: .cancel, handler: nil)
          return alert
        }
        @discardableResult
        func addAction(title: String?, style: UIAlertAction.Style = .default, handler: ((UIAlertAction) -> Void)?) -> UIAlertController {
          let action = UIAlertAction(title: title, style: style, handler: handler)
          self.addAction(action)
          return self
        }
      }
      func ask() {
        let alert = UIAlertController.make(title: NSLocalizedString("title", comment: ""))
          .addAction(title: NSLocalizedString("ok", comment: "")) { _ in }
        alert.addAction(title: NSLocalizedString("delete", comment: ""), style: .destructive, handler: nil)
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: cancel cancel, ok default, delete destructive"
      ])
  }

  /// Functions of one name are told apart by the labels of their arguments.
  @Test func manyFunctionsOfAName() throws {
    let others = (0..<60).map { "func text(a\($0) name: String) -> String { look(name) }" }
    let code =
      others.joined(separator: "\n") + """

        func text(with name: String) -> String { NSLocalizedString("title", comment: "") }
        func ask() { present(UIAlertController(title: text(with: name), message: nil, preferredStyle: .alert)) }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  @Test func classesThatInherit() throws {
    let code = """
      public class Themed: UIAlertController, Themeable {}
      class Special: Themed {}
      func ask() {
        let alert = Special(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default, actionSheet"])
  }

  @Test func initializers() throws {
    let code = """
      extension UIAlertController {
        convenience init(
          with title: String, message: String, okLabel: String, preferredStyle: UIAlertController.Style = .alert
        ) {
          self.init(title: title, message: message, preferredStyle: preferredStyle)
          addAction(UIAlertAction(title: okLabel, style: .default))
        }
      }
      func ask() {
        present(UIAlertController(
          with: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""),
          okLabel: NSLocalizedString("ok", comment: ""), preferredStyle: .actionSheet))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: ok default, actionSheet"
      ])
  }

  /// A coordinator is given the alert as a case of an enumeration, and adds nothing to it.
  @Test func coordinators() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
        coordinator.present(scene: .alertController(alert), from: nil)
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default"])
  }

  /// Two conditions: which title goes with which message is not known.
  @Test func textsOfTwoConditions() throws {
    let code = """
      func ask(_ error: Error?) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        if error == nil {
          alert.title = NSLocalizedString("title", comment: "")
        } else {
          alert.title = NSLocalizedString("other", comment: "")
        }
        alert.message = NSLocalizedString("message", comment: "")
        if let error { alert.message = error.localizedDescription }
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: …", "title: other, message: …",
      ])
  }

  /// Only a caller’s own value and a text that stands in for it: which go together is not known.
  @Test func textsThatStandIn() throws {
    let code = """
      func ask(_ name: String, _ error: String) {
        present(UIAlertController(
          title: name.isEmpty ? NSLocalizedString("title", comment: "") : name,
          message: error.isEmpty ? NSLocalizedString("message", comment: "") : error, preferredStyle: .alert))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: …"])
  }

  /// What is added to a text is not in the catalog with it.
  @Test(arguments: [
    (#"text += " " + NSLocalizedString("other", comment: "")"#, ["title: title, message: …"]),
    (
      #"if isLate { text += NSLocalizedString("other", comment: "") }"#,
      ["title: title, message: …", "title: title, message: message"]
    ),
  ])
  func textsThatGrow(_ statement: String, _ wanted: [String]) throws {
    let code = """
      func ask() {
        var text = NSLocalizedString("message", comment: "")
        \(statement)
        present(UIAlertController(
          title: NSLocalizedString("title", comment: ""), message: text, preferredStyle: .alert))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == wanted)
  }

  /// Which button goes with which text is not known.
  @Test func buttonsOfACondition() throws {
    let code = """
      func ask(_ isDeletion: Bool) {
        let alert = UIAlertController(
          title: isDeletion ? NSLocalizedString("title", comment: "") : NSLocalizedString("other", comment: ""),
          message: nil, preferredStyle: .alert)
        let action: UIAlertAction
        if isDeletion {
          action = UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive)
        } else {
          action = UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default)
        }
        alert.addAction(action)
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: cancel cancel …", "title: other, buttons: cancel cancel …",
      ])
  }

  /// A method is called without saying of what only where it is one of the own type, or inherited.
  @Test(arguments: [
    ("class Page: UIViewController", 0), ("class Page: AlertHelper", 1),
    ("class Page: Sheet", 1), ("extension AlertHelper", 1),
  ])
  func methodsOfOtherTypes(_ type: String, _ count: Int) throws {
    let code = """
      class AlertHelper: UIViewController {
        class func show(_ controller: UIViewController, title: String? = NSLocalizedString("title", comment: "")) {
          controller.present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      class Sheet: AlertHelper {}
      \(type) {
        func open() { show(settings) }
      }
      """
    let found = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(found.alerts.filter { $0.id.hasSuffix("open") }.count == count)
  }

  /// A function that gives the key back where it is in no file looks it up all the same.
  @Test(
    Scanning.swift,
    arguments: [
      "guard let bundle = Bundle(path: path) else { return self }; return NSLocalizedString(self, bundle: bundle, comment: \"\")",
      "let text = NSLocalizedString(self, comment: \"\"); return text.isEmpty ? self : text",
    ])
  func fallbackToKey(_ body: String) throws {
    let code = """
      extension String { func localized() -> String { \(body) } }
      func ask() {
        let alert = UIAlertController(
          title: "ask.title".localized(), message: "ask.message".localized(), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "ask.ok".localized(), style: .default))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["ask.title", "ask.message", "ask.ok"]) == [
        "title: ask.title, message: ask.message, buttons: ask.ok default"
      ])
  }

  /// Of two members of the same name that look texts up in different tables, either may be meant.
  @Test(Scanning.swift) func membersOfTheSameName() throws {
    let code = """
      extension String { var localized: String { NSLocalizedString(self, tableName: "Alerts", comment: "") } }
      func ask() {
        let alert = UIAlertController(
          title: "ask.title".localized, message: nil, preferredStyle: .alert)
      }
      """
    let other = String(code.prefix { $0 != "\n" }).replacing(#"tableName: "Alerts", "#, with: "")
    let scan = try Scanning.scan([("A.swift", code), ("B.swift", other)], keys: ["ask.title"])
    #expect(scan.alerts.isEmpty)
  }
}

import AlertRules
import AlertSources
import Testing

/// Which key a piece of code shows (spec ALERT-GROUPING §2, “String argument resolution”).
@Suite(Scanning.swift)
struct KeyTests {
  private let keys = [
    "title", "alert.delete.title", "alert.delete.message", "alert.a", "alert.b", "alert.c", "count",
  ]

  private func alert(_ title: String, in function: String = "") -> String {
    """
    class A {
      func ask(\(function)) {
        present(UIAlertController(title: \(title), message: nil, preferredStyle: .alert))
      }
    }
    """
  }

  @Test(arguments: [
    #"NSLocalizedString("title", comment: "")"#, #"String(localized: "title", comment: "")"#,
    #"NSLocalizedString("title", tableName: "Localizable", bundle: .main, comment: "")"#,
    #"Bundle.main.localizedString(forKey: "title", value: nil, table: nil)"#,
    #"String(localized: LocalizedStringResource("title"))"#,
    #"String(format: NSLocalizedString("title", comment: ""), name)"#,
    #"NSLocalizedString("title", comment: "").replacingOccurrences(of: "{name}", with: name)"#,
    #"NSLocalizedString("ti" + "tle", comment: "")"#,
    ##"NSLocalizedString(#"title"#, comment: "")"##,
    #"(error ?? NSLocalizedString("title", comment: ""))"#,
  ])
  func lookups(_ code: String) throws {
    #expect(try Scanning.alerts(alert(code), keys: keys) == ["title: title"])
  }

  @Test(arguments: [
    #""title""#, "name", "error.localizedDescription",
    #"NSLocalizedString("missing", comment: "")"#,
    #"NSLocalizedString("title", comment: "").uppercased()"#,
    #"NSLocalizedString("title", comment: "").localizedCapitalized"#,
    #"NSLocalizedString("title", tableName: "Other", comment: "")"#, #""\(name)""#, "self.title",
    #"NSLocalizedString("title".replacingOccurrences(of: "i", with: "_"), comment: "")"#,
    #""title".replacingOccurrences(of: "i", with: "_")"#,
    #"NSLocalizedString(key + "tle", comment: "")"#,
  ])
  func unknown(_ code: String) throws {
    #expect(try Scanning.alerts(alert(code), keys: keys) == [])
  }

  @Test func namedValues() throws {
    let code =
      alert("UserText.title") + """
        enum UserText { static let title = NSLocalizedString("title", value: "Title", comment: "") }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  /// What a macro makes of its text nobody can read here: as a function of a library, it is learned by its texts.
  @Test func macros() throws {
    let uses = ["alert.delete.title", "alert.delete.message", "alert.a", "alert.b"]
      .map { "label.text = #localize(\"\($0)\")\n" }.joined()
    let code = alert(#"#localize("title")"#) + "func show() { \(uses) }"
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  @Test func functionsOfTexts() throws {
    let code =
      alert("UserText.count(3)") + """
        enum UserText {
          static func count(_ number: Int) -> String {
            let format = Bundle.main.localizedString(forKey: "count", value: nil, table: nil)
            return String.localizedStringWithFormat(format, number)
          }
        }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: count"])
  }

  /// Looked up in one bundle and then in another, a text is the same, and its alert one.
  @Test func lookedUpTwice() throws {
    let code = """
      enum UserText {
        static var title: String { tr("Localizable", "title") }
        static var message: String { tr("Localizable", "alert.delete.message") }
        static var count: String { tr("Localizable", "count") }
        static func tr(_ table: String, _ key: String, _ values: CVarArg...) -> String {
          let format = text(key, table)
          return String(format: format, arguments: values)
        }
        static func text(_ key: String, _ table: String) -> String {
          let text = own.localizedString(forKey: key, value: nil, table: table)
          if text != key { return text }
          return shared.localizedString(forKey: key, value: nil, table: table)
        }
      }
      struct A: View {
        var body: some View {
          page.alert(UserText.title, isPresented: $asks) { Button(UserText.count) {} } message: {
            Text(UserText.message)
          }
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: alert.delete.message, buttons: count default"
      ])
  }

  @Test func extensionOfString() throws {
    let code =
      alert(#""title".localized"#) + """
        extension String { var localized: String { NSLocalizedString(self, comment: "") } }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  /// Another text is given back where the key is in no file.
  @Test func severalReturns() throws {
    let code = """
      func f(vc: UIViewController) {
        present(UIAlertController(title: "title".text, message: "alert.a".text, preferredStyle: .alert))
      }
      extension String {
        var text: String {
          let found = NSLocalizedString(self, comment: "")
          if found == self { return "?" }
          return found
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: alert.a"])
  }

  @Test func operators() throws {
    let code =
      alert(#"%"title""#) + """
        prefix operator %
        prefix func % (key: String) -> String { NSLocalizedString(key, comment: "") }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  /// `R` has pictures and fonts as well, which are no keys.
  @Test func namesOfResources() throws {
    let code =
      alert("R.string.localizable.alertDeleteTitle()") + """
        func f() {
          print(R.string.localizable.alertDeleteMessage(), R.string.localizable.title(), R.string.localizable.count())
          print(R.string.localizable.alertA(), R.string.localizable.alertB())
          print(R.image.a(), R.image.title(), R.image.c(), R.image.d(), R.image.e(), R.color.f(), R.font.g())
        }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: alert.delete.title"])
  }

  /// R.swift 7 is asked for languages, or a bundle.
  @Test(arguments: ["preferredLanguages: languages", "locale: locale", "bundle: b, locale: locale"])
  func rSwift(_ arguments: String) throws {
    let names = ["alertDeleteTitle", "alertDeleteMessage", "title", "alertA", "alertB"]
    let calls = names.map { "R.string(\(arguments)).localizable.\($0)()" }
    let code = alert(calls[0]) + "func f() { print(\(calls.joined(separator: ", "))) }"
    #expect(try Scanning.alerts(code, keys: keys) == ["title: alert.delete.title"])
  }

  @Test func swiftGen() throws {
    let code =
      alert("L10n.Alert.Delete.title") + """
        enum L10n {
          enum Alert { enum Delete { static let title = L10n.tr("Localizable", "alert.delete.title", fallback: "X") } }
          private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: alert.delete.title"])
  }

  /// The generated file is not there: names are believed where nearly all of a type lead to keys.
  @Test func generatedNames() throws {
    let others = """
      func f() { print(L10n.Alert.a, L10n.Alert.b, L10n.Alert.c, L10n.Alert.Delete.message, L10n.count(3)) }
      """
    let code = alert("L10n.Alert.Delete.title")
    #expect(try Scanning.alerts(code + others, keys: keys) == ["title: alert.delete.title"])
    let uses = others.replacing(",", with: ".count,")
    #expect(try Scanning.alerts(code + uses, keys: keys) == ["title: alert.delete.title"])
    #expect(try Scanning.alerts(code, keys: keys) == [])
  }

  /// An enumeration has a case for each key.
  @Test func casesForKeys() throws {
    let calls = ["alert_a", "alert_b", "alert_c", "title", "count"].map { "localize(.\($0))" }
    let code =
      alert("localize(.alert_delete_title)")
      + "func f() { print(\(calls.joined(separator: ", "))) }"
    #expect(try Scanning.alerts(code, keys: keys) == ["title: alert.delete.title"])
  }

  /// A function is learned from five calls with keys.
  @Test func learnedFunction() throws {
    let calls = ["alert.a", "alert.b", "alert.c", "count"].map { "tr(\"\($0)\")" }
    let code = alert(#"tr("title")"#)
    #expect(
      try Scanning.alerts(code + "func f() { print(\(calls.joined(separator: ", "))) }", keys: keys)
        == ["title: title"])
    #expect(try Scanning.alerts(code, keys: keys) == [])
  }

  @Test func functionThatPassesOn() throws {
    let code = """
      class A {
        func show(title: String, message: String? = nil, button: String = NSLocalizedString("alert.a", comment: "")) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: button, style: .default))
          present(alert, animated: true)
        }
        func fail(_ key: String) { show(title: NSLocalizedString("alert." + key, comment: "")) }
        func one() { show(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("alert.b", comment: "")) }
        func two() { fail("c") }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: alert.b, buttons: alert.a default",
        "title: alert.c, buttons: alert.a default",
      ])
  }

  /// What a function decides by what it is given is not known where it is called; its caller's own choice is.
  @Test func choicesOfFunctions() throws {
    let code = """
      class A {
        func show(_ message: String, isError: Bool) {
          let title = isError ? NSLocalizedString("alert.a", comment: "") : NSLocalizedString("alert.b", comment: "")
          present(UIAlertController(title: title, message: message, preferredStyle: .alert))
        }
        func one() { show(NSLocalizedString(isOne ? "title" : "count", comment: ""), isError: true) }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["message: title", "message: count"])
  }

  /// Of two functions of a name the one counts that takes texts; a title that is given leaves no other.
  @Test func functionsOfTheSameName() throws {
    let code = """
      extension UIViewController {
        func show(_ error: Error, title: String? = nil) { show(error.localizedDescription, title: title) }
        func show(_ message: String, title: String? = nil) {
          present(UIAlertController(
            title: title ?? NSLocalizedString("alert.a", comment: ""), message: message, preferredStyle: .alert))
        }
      }
      func one() { controller.show(NSLocalizedString("title", comment: "")) }
      func two() { controller.show(NSLocalizedString("title", comment: ""), title: NSLocalizedString("count", comment: "")) }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: alert.a, message: title", "title: count, message: title",
      ])
  }

  /// What a function hands back is finished by its callers, through a chain of calls as well.
  @Test func functionsThatMakeAlerts() throws {
    let code = """
      func make(_ title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("alert.a", comment: ""), style: .cancel))
        return alert
      }
      func one() { present(make(NSLocalizedString("title", comment: "")), animated: true) }
      func two() {
        let alert = make(NSLocalizedString("count", comment: ""))
        alert.addAction(UIAlertAction(title: NSLocalizedString("alert.b", comment: ""), style: .default))
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: alert.a cancel",
        "title: count, buttons: alert.a cancel, alert.b default",
      ])
  }

  /// A text is what it was at the end of one of the branches, and not of one that was left.
  @Test func branches() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        guard isReady else { alert.messageText = NSLocalizedString("alert.c", comment: ""); return }
        if isOne {
          alert.informativeText = NSLocalizedString("alert.a", comment: "")
        } else {
          alert.informativeText = NSLocalizedString("alert.b", comment: "")
          if isTwo { alert.addButton(withTitle: NSLocalizedString("count", comment: "")) }
        }
        switch alert.runModal() {
        case .OK: return
        default: break
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: alert.a",
        "title: title, message: alert.b, buttons: count default key",
        "title: title, message: alert.b",
      ])
  }

  @Test(arguments: [
    (
      "extension L10n.Sub { static let name = NSLocalizedString(\"title\", comment: \"\") }",
      "L10n.Sub.name"
    ),
    (
      "enum T { static let a = NSLocalizedString(\"title\", comment: \"\"); static let b = a }",
      "T.b"
    ),
    (
      "enum T { static var `import`: String { NSLocalizedString(\"title\", comment: \"\") } }",
      "T.import"
    ),
    (
      "func text() -> String { let key = \"ti\" + \"tle\"; return NSLocalizedString(key, comment: \"\") }",
      "text()"
    ),
    ("", "{ return NSLocalizedString(\"title\", comment: \"\") }()"),
  ])
  func names(_ definition: String, _ title: String) throws {
    #expect(try Scanning.alerts(alert(title) + definition, keys: keys) == ["title: title"])
  }

  /// A method of the same type comes before one of another type.
  @Test func methodsOfTheSameName() throws {
    let code = """
      class A {
        func show(_ title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert)) }
        func one() { show(NSLocalizedString("title", comment: "")) }
      }
      class B {
        func show(_ title: String) { label.text = title }
        func one() { show(NSLocalizedString("count", comment: "")) }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title"])
  }

  /// What is declared in a closure is gone behind it.
  @Test func variablesOfClosures() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("alert.a", comment: ""), style: .default) { _ in
          let alert = UIAlertController(title: NSLocalizedString("count", comment: ""), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("alert.c", comment: ""), style: .default))
        })
        alert.addAction(UIAlertAction(title: NSLocalizedString("alert.b", comment: ""), style: .cancel))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: alert.a default, alert.b cancel",
        "title: count, buttons: alert.c default",
      ])
  }

  @Test func methodThatAddsButtons() throws {
    let code = """
      extension UIAlertController {
        func addAction(title: String, style: UIAlertAction.Style = .default) {
          addAction(UIAlertAction(title: title, style: style))
        }
      }
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(title: NSLocalizedString("alert.a", comment: ""), style: .cancel)
        alert.addAction(title: NSLocalizedString("alert.b", comment: ""))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: alert.a cancel, alert.b default"
      ])
  }

  @Test func tableOfItsOwn() throws {
    let code = alert(#"NSLocalizedString("title", tableName: "Alerts", comment: "")"#)
    #expect(try Scanning.alerts(code, keys: keys, table: "Alerts") == ["title: title"])
  }
}

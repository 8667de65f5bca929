import Testing

/// Alerts of UIKit and WatchKit in Swift (spec ALERT-GROUPING §2.1, §2.4).
@Suite(Scanning.swift)
struct UIKitTests {
  private let keys = ["title", "other", "message", "delete", "cancel", "ok", "name", "secret"]

  /// CarPlay shows the first of the titles that fits.
  /// What a web page says there nobody translates.
  @Test func pagesOfTheWeb() throws {
    let code = """
      func webView(_ view: WKWebView, runJavaScriptConfirmPanelWithMessage message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
      }
      """
    let scan = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(scan.alerts.isEmpty && scan.places == 0)
    let other = code.replacing("runJavaScriptConfirmPanelWithMessage", with: "show")
    #expect(try Scanning.alerts(other, keys: keys).count == 1)
  }

  @Test(arguments: [
    ("CPAlertTemplate(titleVariants: [text(\"title\"), text(\"message\")], ", "title: title, "),
    (
      "CPActionSheetTemplate(title: text(\"title\"), message: text(\"message\"), ",
      "title: title, message: message, "
    ),
  ])
  func carPlay(_ made: String, _ wanted: String) throws {
    let code = """
      func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func ask() {
        show(\(made)actions: [
          CPAlertAction(title: text("delete"), style: .destructive) { _ in },
          .init(title: text("cancel"), style: .cancel) { _ in },
        ]))
      }
      """
    let sheet = made.hasPrefix("CPAction") ? ", actionSheet" : ""
    #expect(
      try Scanning.alerts(code, keys: ["title", "message", "delete", "cancel"]) == [
        "\(wanted)buttons: delete destructive, cancel cancel\(sheet)"
      ])
  }

  @Test func controllerWithTwoButtons() throws {
    let code = """
      class A: UIViewController {
        func confirm() {
          let alert = UIAlertController(
            title: NSLocalizedString("title", comment: ""),
            message: NSLocalizedString("message", comment: ""), preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default) { _ in
            self.done()
          })
          let cancel = UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel)
          alert.addAction(cancel)
          alert.preferredAction = cancel
          present(alert, animated: true)
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: ok default, cancel cancel default key"
      ])
  }

  /// A property that a handler empties holds the alert until then.
  @Test func alertsInProperties() throws {
    let code = """
      class A {
        var alert: UIAlertController?
        func lock() {
          if isNew {
            alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
            let ok = UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default) { _ in
              self.alert = nil
            }
            alert!.addAction(ok)
            present(alert!, animated: true)
          }
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default"])
  }

  /// What is added to a list only sometimes is one of the buttons that are not known.
  @Test func listsOfActions() throws {
    let code = """
      class A {
        func ask(_ retry: Retry?) {
          var actions = [UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .cancel)]
          actions.append(UIAlertAction(title: NSLocalizedString("other", comment: ""), style: .default))
          if let retry {
            actions.append(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .default))
          }
          show(title: NSLocalizedString("title", comment: ""), actions: actions)
        }
        func tell() {
          var actions: [UIAlertAction] = []
          actions.append(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .cancel))
          show(title: NSLocalizedString("message", comment: ""), actions: actions)
        }
        func show(title: String, actions: [UIAlertAction]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for action in actions { alert.addAction(action) }
          present(alert, animated: true)
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: ok cancel, other default …", "title: message, buttons: ok cancel",
      ])
  }

  @Test func actionSheetWithoutMessage() throws {
    let code = """
      func sheet() {
        let sheet = UIAlertController(title: String(localized: "title"), message: "", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: String(localized: "delete"), style: .destructive))
        sheet.addAction(UIAlertAction(title: String(localized: "cancel"), style: .cancel))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: delete destructive, cancel cancel, actionSheet"
      ])
  }

  @Test func textFields() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: tr("title"), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = tr("name") }
        alert.addTextField { field in
          field.placeholder = tr("secret")
          field.isSecureTextEntry = true
        }
      }
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == ["title: title, field: name, field: secret secure"])
  }

  /// One alternative each; texts that hang on the same condition come together.
  @Test func conditionalTexts() throws {
    let code = """
      func ask(_ isOne: Bool) {
        let message = isOne ? NSLocalizedString("message", comment: "") : nil
        let alert = UIAlertController(
          title: isOne ? NSLocalizedString("title", comment: "") : NSLocalizedString("other", comment: ""),
          message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: ok default", "title: other, buttons: ok default",
      ])
  }

  /// A button under a condition may be there or not, and who is handed an alert may add some.
  @Test(arguments: [
    "if isOne { alert.addAction(ok) }", "alert.addAction(ok); decorate(alert)",
    "alert.addAction(ok); alert.addAction(UIAlertAction(title: name, style: .default))",
    "alert.addAction(ok); return alert", "alert.addAction(ok); alert.addMore()",
  ])
  func otherButtons(_ statements: String) throws {
    let code = """
      func ask() -> UIAlertController {
        let ok = UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default)
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""), preferredStyle: .alert)
        \(statements)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: ok default …"
      ])
  }

  /// What is added before a return does not stand beside what is added behind it.
  @Test func buttonsBeforeAReturn() throws {
    let code = """
      func ask() -> UIAlertController {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""), preferredStyle: .alert)
        guard key != nil else {
          alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .cancel))
          return alert
        }
        alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive))
        return alert
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: delete destructive …"
      ])
  }

  @Test func buttonsOfAList() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        let actions = [
          UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive),
          UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel),
        ]
        for action in actions { alert.addAction(action) }
        present(alert, animated: true)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: delete destructive, cancel cancel"
      ])
  }

  @Test func literalsAreNoKeys() throws {
    let code = """
      func ask() { present(UIAlertController(title: "title", message: "message", preferredStyle: .alert)) }
      """
    let scan = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(scan.alerts.isEmpty)
    #expect(
      scan.unnamed == ["App.swift:1 (UIAlertController): “title” is written in the code"])
  }

  /// Why there is no text of the catalog, as far as the code shows.
  @Test(arguments: [
    (#"NSLocalizedString("trip.title", comment: "")"#, "“trip.title” is in no file"),
    (#""trip.title".localized"#, "“trip.title” is in no file"),
    (#"#localize("trip.title")"#, "“trip.title” is in no file"),
    (#"Text("trip.title")"#, "“trip.title” is in no file"),
    (
      #"String(format: NSLocalizedString("trip.\(kind)", comment: ""), name)"#,
      "“trip.…” is in no file"
    ),
    (#"error == nil ? nil : "Delete \(name)?""#, "“Delete …?” is written in the code"),
    (#"title ?? "Delete?""#, "“Delete?” is written in the code"),
    // What is in a file is looked up in a way that is not known.
    (#"#localize("title")"#, nil),
    (#"NSLocalizedString("title", tableName: tables.main, comment: "")"#, nil),
    ("error.localizedDescription", nil), (#""\(error)""#, nil), ("title", nil),
  ])
  func textsOutsideTheCatalog(_ title: String, _ reason: String?) throws {
    let code =
      "func ask() { present(UIAlertController(title: \(title), message: nil, preferredStyle: .alert)) }"
    let scan = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(scan.unnamed == ["App.swift:1 (UIAlertController)" + (reason.map { ": \($0)" } ?? "")])
  }

  @Test func watch() throws {
    let code = """
      func ask() {
        presentAlert(
          withTitle: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .sideBySideButtonsAlert,
          actions: [
            WKAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive) {},
            WKAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel) {},
          ])
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: delete destructive, cancel cancel, sideBySide"
      ])
  }

  @Test func oldViews() throws {
    let code = """
      func ask() {
        UIAlertView(
          title: NSLocalizedString("title", comment: ""), message: nil, delegate: nil,
          cancelButtonTitle: NSLocalizedString("cancel", comment: ""),
          otherButtonTitles: NSLocalizedString("delete", comment: ""), NSLocalizedString("ok", comment: "")).show()
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: cancel cancel, delete, ok"
      ])
  }

  /// One program has one of the parts.
  @Test func partsOfConditionalCompilation() throws {
    let code = """
      func ask() {
        #if os(macOS)
        let style = UIAlertController.Style.alert
        #else
        let style = UIAlertController.Style.actionSheet
        #endif
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: style)
        let delete = UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive)
        let cancel = UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel)
        #if targetEnvironment(macCatalyst)
        alert.addAction(cancel)
        alert.addAction(delete)
        #else
        alert.addAction(delete)
        alert.addAction(cancel)
        #endif
      }
      """
    let found = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(
      found.alerts.map(Scanning.line) == [
        "title: title, buttons: cancel cancel, delete destructive",
        "title: title, buttons: delete destructive, cancel cancel",
      ])
    #expect(found.alerts.allSatisfy { $0.knowsAllButtons && $0.hasOtherPresentation })
  }

  /// What a property holds at first is not what is shown.
  @Test func propertiesThatAreFilledLater() throws {
    let code = """
      class Page {
        var text = ""
        func fail() {
          present(UIAlertController(title: NSLocalizedString("title", comment: ""), message: text, preferredStyle: .alert))
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: …"])
  }

  /// As many fields as there are handlers: often none.
  @Test func fieldsOfALoop() throws {
    let code = """
      func ask(handlers: [(UITextField) -> Void] = []) {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        for handler in handlers { alert.addTextField { handler($0) } }
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default …"])
    let found = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(found.alerts.allSatisfy { $0.fields.isEmpty })
  }

  /// A field that is there only if somebody wants it is none of the others.
  @Test func fieldsOfACondition() throws {
    let code = """
      func ask(handler: ((UITextField) -> Void)? = nil) {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        if let handler { alert.addTextField { handler($0) } }
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
      }
      """
    let found = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(found.alerts.map(Scanning.line) == ["title: title, buttons: ok default"])
    #expect(found.alerts.allSatisfy { $0.fields.isEmpty })
  }

  /// What an action sheet offers is judged without a title as well; a lone OK says nothing.
  @Test(arguments: [
    (["delete", "cancel"], ["buttons: delete default, cancel default, actionSheet"]),
    (["ok"], []),
  ])
  func buttonsWithoutTitle(_ labels: [String], _ wanted: [String]) throws {
    let actions = labels.map {
      "sheet.addAction(UIAlertAction(title: NSLocalizedString(\"\($0)\", comment: \"\"), style: .default))"
    }
    let code = """
      func offer() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        \(actions.joined(separator: "\n"))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == wanted)
  }

  /// What only its developers see is not part of an app.
  @Test func debugging() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(
          title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        #if DEBUG
          alert.addAction(UIAlertAction(title: NSLocalizedString("other", comment: ""), style: .default))
        #else
          alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .default))
        #endif
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: delete default, cancel cancel"
      ])
  }
}

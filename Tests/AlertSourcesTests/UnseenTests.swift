import Testing

/// Alerts that code sets up which was not followed.
struct UnseenTests {
  private let keys = ["title", "message", "save", "cancel"]

  /// What of an alert is known to be there without its key.
  private func unknown(_ code: String, in file: String = "App.swift") throws -> [[Bool]] {
    try Scanning.scan([(file, code)], keys: keys).alerts.map {
      [$0.hasOtherTitle, $0.hasOtherMessage, !$0.knowsAllButtons]
    }
  }

  /// A title that is not set may be set out of sight.
  @Test(
    Scanning.swift,
    arguments: [
      ("configure(alert)", [true, true, true]),
      ("alert.configure()", [true, true, true]),
      (#"alert.setValue(text, forKey: "attributedTitle")"#, [true, false, false]),
      (#"alert.setValue(text, forKey: "attributedMessage")"#, [false, true, false]),
      (#"alert.setValue(page, forKey: "contentViewController")"#, [false, false, true]),
      ("present(alert, animated: true)", [false, false, false]),
    ])
  func titles(_ call: String, _ expected: [Bool]) throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        \(call)
        alert.addAction(UIAlertAction(title: NSLocalizedString("save", comment: ""), style: .default))
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
      }
      """
    #expect(try unknown(code) == [expected])
  }

  /// Who is handed an alert may set what it has not, unless the code shows who that is.
  @Test(Scanning.swift, arguments: [("", true), ("func ask() { present(make()) }", false)])
  func alertsThatAreReturned(_ caller: String, _ isUnknown: Bool) throws {
    let code = """
      func make() -> UIAlertController {
        let alert = UIAlertController(
          title: nil, message: NSLocalizedString("message", comment: ""), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("save", comment: ""), style: .default))
        return alert
      }
      """
    #expect(try unknown(code + caller) == [[isUnknown, false, isUnknown]])
  }

  /// The first button that is seen is no default where another may stand before it.
  @Test(
    Scanning.swift,
    arguments: [
      ("SaveButton.add(to: alert)", "save, cancel cancel …"),
      ("log(kind)", "save default key, cancel cancel"),
    ])
  func firstButtons(_ call: String, _ buttons: String) throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.informativeText = NSLocalizedString("message", comment: "")
        \(call)
        alert.addButton(withTitle: NSLocalizedString("save", comment: ""))
        alert.addButton(withTitle: NSLocalizedString("cancel", comment: "")).keyEquivalent = "\\u{1b}"
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: \(buttons)"
      ])
  }

  /// What is set stays.
  @Test(Scanning.swift) func textsThatAreSet() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        configure(alert)
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.informativeText = NSLocalizedString("message", comment: "")
        alert.decorate()
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: message"])
  }

  @Test func objectiveC() throws {
    let code = """
      @implementation A
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:NSLocalizedString(@"message", nil)
            preferredStyle:UIAlertControllerStyleAlert];
        [alert setValue:text forKey:@"attributedTitle"];
        [alert release];
        [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"save", nil) style:UIAlertActionStyleDefault handler:nil]];
      }
      @end
      """
    #expect(try unknown(code, in: "A.m") == [[true, false, false]])
  }
}

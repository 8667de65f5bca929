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
      ("alert.present(self, animated: true)", [false, false, false]),
      ("alert.loadViewIfNeeded()", [false, false, false]),
      ("alert.addChild(page)", [false, false, false]),
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

  /// What is only asked for, or shown, adds nothing.
  @Test(arguments: [
    "[[alert popoverPresentationController] setSourceView:view];",
    "if ([[[[alert textFields] objectAtIndex:0] text] length]) { x = 1; }",
    "[[alert textFieldAtIndex:0] setKeyboardType:1];",
    "[alert showFromRect:r inView:view animated:YES];", "[alert becomeFirstResponder];",
  ])
  func getters(_ call: String) throws {
    let code = """
      @implementation A
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:nil
            preferredStyle:UIAlertControllerStyleAlert];
        \(call)
        [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"save", nil) style:UIAlertActionStyleDefault handler:nil]];
        [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"cancel", nil) style:UIAlertActionStyleCancel handler:nil]];
      }
      @end
      """
    #expect(try unknown(code, in: "A.m") == [[false, false, false]])
  }

  /// A sheet of old has no message, wherever it goes.
  @Test func oldSheets() throws {
    let code = """
      @implementation A
      - (void)ask {
        UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:NSLocalizedString(@"title", nil) delegate:self
            cancelButtonTitle:NSLocalizedString(@"cancel", nil) destructiveButtonTitle:nil otherButtonTitles:nil];
        [self configure:sheet];
        [sheet showInView:self.view];
      }
      @end
      """
    #expect(try unknown(code, in: "A.m") == [[false, false, true]])
  }

  /// Who is handed a value of SwiftUI cannot set its texts.
  @Test(Scanning.swift) func values() throws {
    let code = """
      func make() -> Alert {
        let alert = Alert(title: Text("title"), dismissButton: .default(Text("save")))
        return alert
      }
      """
    #expect(try unknown(code).map { Array($0.prefix(2)) } == [[false, false]])
  }

  @Test func suppression() throws {
    let code = """
      @implementation A
      - (void)ask {
        NSAlert *alert = [[NSAlert alloc] init];
        [alert setMessageText:NSLocalizedString(@"title", nil)];
        [[alert suppressionButton] setTitle:NSLocalizedString(@"message", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"save", nil)];
        if ([[alert suppressionButton] state] == NSOnState) { x = 1; }
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, suppression: message, buttons: save default key"
      ])
  }
}

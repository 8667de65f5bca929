import Testing

/// Alerts of AppKit, in Swift and Objective-C (spec ALERT-GROUPING §2.3).
struct AppKitTests {
  private let keys = ["title", "message", "save", "dont", "cancel", "ask", "delete"]

  @Test(Scanning.swift) func threeButtons() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.informativeText = NSLocalizedString("message", comment: "")
        alert.addButton(withTitle: NSLocalizedString("save", comment: ""))
        alert.addButton(withTitle: NSLocalizedString("dont", comment: "")).hasDestructiveAction = true
        let cancel = alert.addButton(withTitle: NSLocalizedString("cancel", comment: ""))
        cancel.keyEquivalent = "\\u{1b}"
        alert.showsSuppressionButton = true
        alert.suppressionButton?.title = NSLocalizedString("ask", comment: "")
        if alert.runModal() == .alertFirstButtonReturn { save() }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, suppression: ask, "
          + "buttons: save default key, dont destructive, cancel cancel"
      ])
  }

  /// `break` leaves only the switch.
  @Test(Scanning.swift) func cases() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        switch kind {
        case .one:
          alert.messageText = NSLocalizedString("title", comment: "")
          break
        default: alert.messageText = NSLocalizedString("ask", comment: "")
        }
        alert.informativeText = NSLocalizedString("message", comment: "")
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message", "title: ask, message: message",
      ])
  }

  /// What is set on the first and the last button.
  @Test func buttonsByPlace() throws {
    let code = """
      @implementation Editor
      - (void)ask {
        NSAlert *alert = [[NSAlert alloc] init];
        alert.messageText = NSLocalizedString(@"title", nil);
        [alert addButtonWithTitle:NSLocalizedString(@"save", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"cancel", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"delete", nil)];
        alert.buttons.firstObject.keyEquivalent = @"";
        [alert.buttons[1] setKeyEquivalent:@"\\E"];
        alert.buttons.lastObject.hasDestructiveAction = YES;
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "Editor.m", keys: keys) == [
        "title: title, buttons: save, cancel cancel, delete destructive"
      ])
  }

  /// The same by messages, and where a variable holds the button.
  @Test func buttonsByMessage() throws {
    let code = """
      @implementation Editor
      - (void)ask {
        NSAlert *alert = [[NSAlert alloc] init];
        alert.messageText = NSLocalizedString(@"title", nil);
        [alert addButtonWithTitle:NSLocalizedString(@"save", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"cancel", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"delete", nil)];
        [[[alert buttons] firstObject] setKeyEquivalent:@""];
        [[alert.buttons objectAtIndex:1] setKeyEquivalent:@"\\E"];
        NSButton *last = [[alert buttons] objectAtIndex:2];
        last.hasDestructiveAction = YES;
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "Editor.m", keys: keys) == [
        "title: title, buttons: save, cancel cancel, delete destructive"
      ])
  }

  @Test(Scanning.swift) func buttonsOfAnArray() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.addButton(withTitle: NSLocalizedString("save", comment: ""))
        alert.addButton(withTitle: NSLocalizedString("delete", comment: ""))
        (alert.buttons as NSArray).object(at: 1).hasDestructiveAction = true
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: save default key, delete destructive"
      ])
  }

  /// A critical alert that offers nothing tells of an error.
  @Test(Scanning.swift, arguments: [("critical", true), ("warning", false)])
  func criticalAlerts(_ style: String, _ isError: Bool) throws {
    let code = """
      func tell() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.alertStyle = .\(style)
        alert.runModal()
      }
      """
    let alerts = try Scanning.scan([("App.swift", code)], keys: keys).alerts
    #expect(alerts.map(\.statedKind) == [isError ? .error : nil])
  }

  @Test func objectiveC() throws {
    let code = """
      @implementation Editor
      - (void)ask:(NSString *)name {
        NSAlert *alert = [[[NSAlert alloc] init] autorelease]; // “]” ] in a comment
        [alert setMessageText:[NSString stringWithFormat:NSLocalizedString(@"title", @"a \\" b"), name]];
        alert.informativeText = NSLocalizedStringFromTable(@"message", @"Localizable", nil);
        [alert addButtonWithTitle:NSLocalizedString(@"delete", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"cancel", nil)];
        alert.buttons[0].hasDestructiveAction = YES;
        [alert beginSheetModalForWindow:self.window completionHandler:^(NSModalResponse code) { [self done]; }];
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "Editor.m", keys: keys) == [
        "title: title, message: message, buttons: delete destructive default key, cancel"
      ])
  }

  @Test func panel() throws {
    let code = """
      static void Ask(void) {
        NSRunAlertPanel(NSLocalizedString(@"title", nil), NSLocalizedString(@"message", nil),
          NSLocalizedString(@"save", nil), NSLocalizedString(@"cancel", nil), nil);
      }
      """
    #expect(
      try Scanning.alerts(code, in: "a.mm", keys: keys) == [
        "title: title, message: message, buttons: save default key, cancel"
      ])
  }

  /// The message stands last; where the title is CFSTR it is a key like any other.
  @Test(arguments: [
    ("nil", "cancel …"), (#"NSLocalizedString(@"save", nil)"#, "save default key, cancel"),
  ])
  func sheet(_ first: String, _ buttons: String) throws {
    let code = """
      - (void)ask {
        NSBeginAlertSheet((NSString *)CFBridgingRelease(CFCopyLocalizedString(CFSTR("title"), "")),
          \(first), NSLocalizedString(@"cancel", nil), nil, self.window, self,
          @selector(sheetDidEnd:returnCode:contextInfo:), NULL, NULL, NSLocalizedString(@"message", nil), name);
      }
      """
    #expect(
      try Scanning.alerts("@implementation A\n\(code)\n@end", in: "a.m", keys: keys) == [
        "title: title, message: message, buttons: \(buttons)"
      ])
  }

  @Test(Scanning.swift) func sheetInSwift() throws {
    let code = """
      func ask() {
        NSBeginAlertSheet(
          NSLocalizedString("title", comment: ""), NSLocalizedString("save", comment: ""), nil, nil, window,
          self, nil, nil, nil, NSLocalizedString("message", comment: ""))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: save default key"
      ])
  }

  /// Without a title of its own the default button is the system’s OK.
  @Test(arguments: [
    #"NSRunAlertPanel(NSLocalizedString(@"title", nil), nil, nil, NSLocalizedString(@"cancel", nil), nil);"#,
    """
    [[NSAlert alertWithMessageText:NSLocalizedString(@"title", nil) defaultButton:nil
      alternateButton:NSLocalizedString(@"cancel", nil) otherButton:nil informativeTextWithFormat:@""] runModal];
    """,
    #"Show(NSLocalizedString(@"title", nil), nil, NSLocalizedString(@"cancel", nil));"#,
  ])
  func defaultButtonOfTheSystem(_ call: String) throws {
    let code = """
      static void Show(NSString *title, NSString *first, NSString *second) {
        NSRunAlertPanel(title, nil, first, second, nil);
      }
      static void Ask(void) { \(call) }
      """
    #expect(
      try Scanning.alerts(code, in: "a.m", keys: keys) == ["title: title, buttons: cancel …"])
  }

  /// An initializer that projects add, and what it is given.
  @Test(Scanning.swift) func extendedInitializer() throws {
    let code = """
      extension NSAlert {
        convenience init(messageText: String, informativeText: String) {
          self.init()
          self.messageText = messageText
          self.informativeText = informativeText
        }
      }
      func fail() {
        NSAlert(messageText: NSLocalizedString("title", comment: ""), informativeText: NSLocalizedString("message", comment: "")).runModal()
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["title", "message"]) == ["title: title, message: message"])
  }

  /// Return that another button is given is no longer that of the first.
  @Test func returnOfOlderCalls() throws {
    let code = """
      @implementation A
      - (void)ask {
        NSAlert *alert = [NSAlert alertWithMessageText:NSLocalizedString(@"title", nil)
            defaultButton:NSLocalizedString(@"delete", nil) alternateButton:NSLocalizedString(@"cancel", nil)
            otherButton:nil informativeTextWithFormat:@""];
        [[[alert buttons] objectAtIndex:1] setKeyEquivalent:@"\\r"];
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: ["title", "delete", "cancel"]) == [
        "title: title, buttons: delete, cancel default key"
      ])
  }

  /// Buttons in a variable are those of the alert.
  @Test(
    Scanning.swift,
    arguments: [
      ("buttons[1]", "delete, cancel default key"), ("buttons[number]", "delete, cancel"),
    ])
  func buttonsInVariable(_ button: String, _ expected: String) throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.addButton(withTitle: NSLocalizedString("delete", comment: ""))
        alert.addButton(withTitle: NSLocalizedString("cancel", comment: ""))
        let buttons = alert.buttons
        \(button).keyEquivalent = "\\r"
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["title", "delete", "cancel"]) == [
        "title: title, buttons: \(expected)"
      ])
  }

  @Test func buttonsInVariableOfObjectiveC() throws {
    let code = """
      @implementation A
      - (void)ask {
        NSAlert *alert = [[NSAlert alloc] init];
        [alert setMessageText:NSLocalizedString(@"title", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"delete", nil)];
        [alert addButtonWithTitle:NSLocalizedString(@"cancel", nil)];
        NSArray *buttons = [alert buttons];
        [[buttons objectAtIndex:1] setKeyEquivalent:@"\\r"];
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: ["title", "delete", "cancel"]) == [
        "title: title, buttons: delete, cancel default key"
      ])
  }

  /// Buttons are counted in the branch that they are in, and a label that a branch sets anew goes with which text nobody
  /// knows.
  @Test(
    Scanning.swift,
    arguments: [
      (
        "alert.buttons[0].hasDestructiveAction = true",
        [
          "title: title, buttons: delete destructive default key",
          "title: title, buttons: other destructive default key, cancel",
        ]
      ),
      (
        "let button = alert.addButton(withTitle: NSLocalizedString(\"no\", comment: \"\"))\nbutton.title = NSLocalizedString(\"yes\", comment: \"\")",
        [
          "title: title, buttons: delete default key, yes",
          "title: title, buttons: other default key, cancel, yes",
        ]
      ),
    ])
  func buttonsOfBranches(_ set: String, _ expected: [String]) throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        if isOne {
          alert.addButton(withTitle: NSLocalizedString("delete", comment: ""))
          \(set)
        } else {
          alert.addButton(withTitle: NSLocalizedString("other", comment: ""))
          alert.addButton(withTitle: NSLocalizedString("cancel", comment: ""))
          \(set)
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["title", "delete", "other", "cancel", "no", "yes"])
        == expected)
  }

  @Test(Scanning.swift) func labelsOfOtherBranches() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        let button = alert.addButton(withTitle: NSLocalizedString("delete", comment: ""))
        alert.addButton(withTitle: NSLocalizedString("cancel", comment: ""))
        if isOne { button.title = NSLocalizedString("other", comment: "") }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["title", "delete", "other", "cancel"]) == [
        "title: title, buttons: cancel …"
      ])
  }
}

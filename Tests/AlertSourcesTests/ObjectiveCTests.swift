import Testing

/// Alerts of UIKit and WatchKit in Objective-C.
struct ObjectiveCTests {
  private let keys = ["title", "other", "message", "delete", "cancel", "name"]

  private func method(_ body: String) -> String {
    "@implementation A\n- (void)ask:(BOOL)one handler:(void (^)(void))handler {\n\(body)\n}\n@end\n"
  }

  @Test func controller() throws {
    let code = method(
      """
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"title", @"")
          message:nil preferredStyle:UIAlertControllerStyleActionSheet];
      [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"delete", @"")
          style:UIAlertActionStyleDestructive handler:^(UIAlertAction *action) { [self remove:action]; }]];
      UIAlertAction *cancel = [UIAlertAction actionWithTitle:NSLocalizedString(@"cancel", @"")
          style:UIAlertActionStyleCancel handler:nil];
      [alert addAction:cancel];
      [self presentViewController:alert animated:YES completion:nil];
      """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, buttons: delete destructive, cancel cancel, actionSheet"
      ])
  }

  @Test func conditionAndField() throws {
    let code = method(
      """
      NSString *title = one ? NSLocalizedString(@"title", @"") : NSLocalizedString(@"other", @"");
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:@"" preferredStyle:UIAlertControllerStyleAlert];
      [alert addTextFieldWithConfigurationHandler:^(UITextField *field) {
        field.placeholder = NSLocalizedString(@"name", @"");
        field.secureTextEntry = YES;
      }];
      if (one) {
        [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"delete", @"") style:UIAlertActionStyleDefault handler:nil]];
      }
      """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, field: name secure", "title: other, field: name secure",
      ])
  }

  /// Each case is one way; `break` leaves only the switch.
  @Test func cases() throws {
    let code = method(
      """
      NSAlert *alert = [NSAlert new];
      switch (kind) {
        case 1:
        case 2: alert.messageText = NSLocalizedString(@"title", nil); break;
        default: {
          alert.messageText = NSLocalizedString(@"other", nil);
          break;
        }
      }
      alert.informativeText = NSLocalizedString(@"message", nil);
      """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, message: message", "title: other, message: message",
      ])
  }

  @Test func oldView() throws {
    let code = method(
      """
      [[[UIAlertView alloc] initWithTitle:NSLocalizedString(@"title", nil) message:NSLocalizedString(@"message", nil)
        delegate:self cancelButtonTitle:NSLocalizedString(@"cancel", nil) otherButtonTitles:NSLocalizedString(@"delete", nil), nil] show];
      """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, message: message, buttons: cancel cancel, delete"
      ])
  }

  @Test func watch() throws {
    let code = method(
      """
      WKAlertAction *ok = [WKAlertAction actionWithTitle:NSLocalizedString(@"delete", nil) style:WKAlertActionStyleDestructive handler:^{}];
      [self presentAlertControllerWithTitle:NSLocalizedString(@"title", nil) message:nil preferredStyle:WKAlertControllerStyleAlert actions:@[ok]];
      """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, buttons: delete destructive"
      ])
  }

  @Test func functionThatPassesOn() throws {
    let code = """
      @implementation A
      + (void)showAlertWithTitle:(NSString *)title message:(NSString *)message {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:message preferredStyle:UIAlertControllerStyleAlert];
        [self present:alert];
      }
      - (void)a { [A showAlertWithTitle:NSLocalizedString(@"title", nil) message:NSLocalizedString(@"message", nil)]; }
      - (void)b { [A showAlertWithTitle:NSLocalizedString(@"other", nil) message:nil]; }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, message: message", "title: other",
      ])
  }

  /// A text that a file defines, also over two lines and by another one; what has parameters is a function.
  @Test func definedTexts() throws {
    let code = """
      #define Local(text) NSLocalizedString(text, nil)
      #define kTitle NSLocalizedString(@"ti" @"tle", nil)
      # define kDelete \\
        NSLocalizedString(@"delete", nil)
      #define kLabel kDelete // as on the button
      #define kEmpty
      """ + "\n"
      + method(
        """
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:kTitle message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:kLabel style:UIAlertActionStyleDestructive handler:nil]];
        """)
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: title, buttons: delete destructive"
      ])
  }

  /// What is defined twice, or not to the end, is a text that only the place tells.
  @Test(arguments: [
    "#undef kTitle", "#define kTitle NSLocalizedString(@\"other\", nil)", "#define kTitle(a) a",
  ])
  func textsThatAreDefinedTwice(_ directive: String) throws {
    let code =
      "#define kTitle NSLocalizedString(@\"title\", nil)\n\(directive)\n"
      + method(
        """
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:kTitle message:NSLocalizedString(@"message", nil) preferredStyle:UIAlertControllerStyleAlert];
        """)
    let found = try Scanning.alerts(code, in: "A.m", keys: keys)
    #expect(
      !found.contains { $0.contains("title: title") || $0.contains("title: other") }, "\(found)")
  }

  /// Definitions of long texts that hold each other do not grow beyond the file.
  @Test(.timeLimit(.minutes(1))) func textsThatGrow() throws {
    let long = String(repeating: "x", count: 100)
    let lines = (1...9).map { level in
      "#define a\(level) " + Array(repeating: "a\(level - 1)", count: 16).joined(separator: " ")
    }
    let code = "#define a0 @\"\(long)\"\n\(lines.joined(separator: "\n"))\n" + method("f(a9);")
    #expect(try Scanning.scan([("A.m", code)], keys: keys).alerts.isEmpty)
  }

  /// Definitions that double each other stop where they are as long as the file.
  @Test(.timeLimit(.minutes(1))) func definitionsThatGrow() throws {
    let names = (0..<40).map { "a\($0)" }
    let lines = zip(names, names.dropFirst()).map { "#define \($1) \($0) \($0) \($0)\n" }.joined()
    let code =
      "#define a0 @\"x\", b\n" + lines + String(repeating: "f(a39, a1, a2);\n", count: 10_000)
    #expect(try Scanning.scan([("A.m", code)], keys: keys).alerts.isEmpty)
  }

  /// Instance variables, by an arrow or by their name.
  @Test(arguments: [
    ("self->alert", "self->alert"), ("self.alert", "_alert"), ("_alert", "self->_alert"),
  ])
  func instanceVariables(_ target: String, _ use: String) throws {
    let code = """
      @implementation Editor
      - (void)ask {
        \(target) = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"title", nil) message:nil preferredStyle:UIAlertControllerStyleAlert];
        [\(use) addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"ok", nil) style:UIAlertActionStyleDefault handler:nil]];
        [\(use) addTextFieldWithConfigurationHandler:nil];
        [self presentViewController:\(use) animated:YES completion:nil];
      }
      @end
      """
    let found = try Scanning.scan([("Editor.m", code)], keys: ["title", "ok"])
    #expect(found.alerts.map(Scanning.line) == ["title: title, buttons: ok default"])
    #expect(found.alerts.map(\.fields.count) == [1])
  }

  /// A function that calls itself with more than it was given.
  @Test func callsThatGrow() throws {
    let code = "Show(a,b){Show(a,join(b,both(b,Show(a,3)),b,b,b,b)); }"
    #expect(try Scanning.scan([("A.m", code)], keys: keys).alerts.isEmpty)
  }

  /// Both branches of `#if` open a bracket, and one closes it.
  @Test func bracketsOfConditions() throws {
    let code = """
      @implementation Editor
      - (void)save {
      #if DEBUG
        if (a) {
      #else
        if (b) {
      #endif
          [self log];
        }
        }
      }
      if (c) {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"title", nil) message:nil preferredStyle:UIAlertControllerStyleAlert];
      }
      @end
      """
    let scan = try Scanning.scan([("Editor.m", code)], keys: ["title"])
    #expect(scan.alerts.map(\.id) == ["Editor.save"])
  }

  /// A semicolon before the body of a method is no end of it; whether a field is secure, its caller says.
  @Test(arguments: [("YES", "field: name secure"), ("NO", "field: name"), ("[self hides]", "")])
  func methodsThatAreHandedOn(_ secure: String, _ field: String) throws {
    let code = """
      @implementation UIViewController (Alerts)
      - (void)ask:(NSString *)title name:(NSString *)name secure:(BOOL)secure; {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addTextFieldWithConfigurationHandler:^(UITextField *field) {
          field.placeholder = name;
          field.secureTextEntry = secure;
        }];
      }
      @end
      @implementation Page
      - (void)open { [self ask:NSLocalizedString(@"title", nil) name:NSLocalizedString(@"name", nil) secure:\(secure)]; }
      @end
      """
    let found = try Scanning.alerts(code, in: "Page.m", keys: ["title", "name"])
    #expect(found == ["title: title" + (field.isEmpty ? "" : ", " + field)])
  }

  private static let alert = """
    NSAlert *alert = [[NSAlert alloc] init];
    alert.messageText = NSLocalizedString(@"title", @"");
    [alert addButtonWithTitle:NSLocalizedString(@"delete", @"")];
    """

  /// What Objective-C++ has beside it: attributes, member functions, initializers, closures.
  @Test(arguments: [
    "@implementation A\n- (IBAction)ask:(id) [[maybe_unused]] sender {\n#\n}\n@end",
    "@implementation A\n- (void)ask:(id)sender __attribute__((unused)) {\n#\n}\n@end",
    "bool Panel::Ask(int count, const std::string &name) const noexcept {\n#\nreturn true;\n}",
    "Panel::Panel(int count) : m_Count(count), m_Name{\"a\"} {\n#\n}",
    "void Ask() {\n  dispatch_to_main_queue([=] {\n#\n  });\n}",
    "void Ask() {\n  Run([this, &name](int count) mutable -> bool {\n#\nreturn true;\n  }, 5);\n}",
  ])
  func objectiveCPlusPlus(_ code: String) throws {
    #expect(
      try Scanning.alerts(code.replacing("#", with: Self.alert), in: "A.mm", keys: keys) == [
        "title: title, buttons: delete default key"
      ])
  }

  /// What a message gives may be called, which is no closure.
  @Test func messagesThatAreCalled() throws {
    let code = method("[self handler](one);\nNSArray *list = @[one][0];\n" + Self.alert)
    #expect(
      try Scanning.alerts(code, in: "A.mm", keys: keys) == [
        "title: title, buttons: delete default key"
      ])
  }

  /// What `catch` does, and what a case without `break` leads to.
  @Test func catchAndCases() throws {
    let caught = "void Ask() {\n try { go(); } catch( const Error &e ) {\n\(Self.alert)\n}\n}"
    #expect(
      try Scanning.alerts(caught, in: "A.mm", keys: keys) == [
        "title: title, buttons: delete default key"
      ])
    func add(_ key: String) -> String {
      "[alert addButtonWithTitle:NSLocalizedString(@\"\(key)\", @\"\")];"
    }
    let cases = method(
      """
      NSAlert *alert = [[NSAlert alloc] init];
      alert.messageText = NSLocalizedString(@"title", @"");
      switch (kind) { case 1: \(add("delete")) case 2: \(add("other")) break; default: \(add("cancel")) }
      """)
    #expect(
      try Scanning.alerts(cases, in: "A.m", keys: keys) == [
        "title: title, buttons: delete default key, other",
        "title: title, buttons: other default key", "title: title, buttons: cancel default key",
      ])
  }
}

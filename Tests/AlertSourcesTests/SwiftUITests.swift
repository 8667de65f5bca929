import Testing

/// Alerts of SwiftUI and the Composable Architecture (spec ALERT-GROUPING §2.2).
@Suite(Scanning.swift)
struct SwiftUITests {
  private let keys = [
    "title", "other", "message", "delete", "cancel", "ok", "Delete %@?", "name", "a.b.delete",
  ]

  private func view(_ modifier: String) -> String {
    "struct V: View { var body: some View { Text(\"x\")\n\(modifier) } }"
  }

  /// An empty text is none, however it is shown.
  @Test(arguments: ["Text(\"\")", "Text(verbatim: \"\")"])
  func emptyTitles(_ title: String) throws {
    let code = """
      struct V: View {
        var body: some View {
          List {}.alert(isPresented: $shown) { Alert(title: \(title), message: Text("message")) }
        }
      }
      """
    let alerts = try Scanning.scan([("App.swift", code)], keys: ["message"]).alerts
    #expect(alerts.map(Scanning.line) == ["message: message"])
    #expect(alerts.map(\.hasOtherTitle) == [false])
  }

  @Test func modifier() throws {
    let code = view(
      """
      .alert("title", isPresented: $shown) {
        Button("delete", role: .destructive) { go() }
        Button(role: .cancel) { } label: { Text("cancel") }
        Button("ok") {}.keyboardShortcut(.defaultAction)
        SecureField("name", text: $name)
      } message: { Text("message") }
      """)
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, field: name secure, "
          + "buttons: delete destructive, cancel cancel, ok default default key"
      ])
  }

  /// A toggle is of the alerts before it, not of those behind.
  @Test func suppression() throws {
    let code = view(
      """
      .confirmationDialog("title", isPresented: $shown) {
        Button("ok") {}
        Button("cancel", role: .cancel) {}
      }
      .dialogSuppressionToggle("name", isSuppressed: $isOff)
      .alert("other", isPresented: $tells) { Button("ok") {} }
      """)
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, suppression: name, buttons: ok default, cancel cancel, confirmationDialog",
        "title: other, buttons: ok default",
      ])
  }

  /// The type makes a key of a literal.
  @Test(arguments: [
    "let text: LocalizedStringKey = \"title\"",
    "let text: LocalizedStringResource = isOne ? \"title\" : \"title\"",
    "var text: LocalizedStringKey { \"title\" }",
    "var text: LocalizedStringKey { if isOne { return \"title\" }; return \"title\" }",
  ])
  func typedKeys(_ declaration: String) throws {
    let alert = "List {}.alert(text, isPresented: $shown) { Button(\"ok\") {} }"
    let code = "struct V: View { \(declaration)\nvar body: some View { \(alert) } }"
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default"])
    let plain = code.replacing("LocalizedStringKey", with: "String")
      .replacing("LocalizedStringResource", with: "String")
    #expect(try Scanning.alerts(plain, keys: keys) == [])
  }

  @Test func typedVariables() throws {
    let code = """
      struct V: View {
        var body: some View {
          let text: LocalizedStringKey = "title"
          List {}.alert(text, isPresented: $shown) { Button(name()) {} }
        }
        func name() -> LocalizedStringKey { "ok" }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default"])
  }

  /// Modifiers that change only the looks of a text, and others.
  @Test(arguments: [
    (".bold()", "title: title, message: message"),
    (".font(.headline).foregroundColor(.red)", "title: title, message: message"),
    (".textCase(.uppercase)", "message: message"), (".quoted()", "message: message"),
  ])
  func modifiersOfTexts(_ modifier: String, _ wanted: String) throws {
    let code = view(
      """
      .alert(Text("title")\(modifier), isPresented: $shown) {} message: { Text("message").italic() }
      """)
    let own = "extension Text { func quoted() -> Text { Text(verbatim: quote()) + self } }"
    #expect(try Scanning.alerts(code + own, keys: keys) == [wanted])
  }

  /// The system adds a button that cancels.
  @Test func dialog() throws {
    let code = view(
      """
      .confirmationDialog(Text("title"), isPresented: $shown, titleVisibility: .visible) {
        Button("delete", role: .destructive) {}
      }
      """)
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, buttons: delete destructive …, confirmationDialog"
      ])
  }

  /// An extension of View that hands its closures on: an alert on one system, a dialog on another.
  @Test func modifierOfTheProject() throws {
    let own = """
      extension View {
        func ask<S: StringProtocol, A: View, M: View>(
          _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M
        ) -> some View {
          if #available(iOS 26.0, *) {
            self.alert(title, isPresented: isPresented, actions: actions, message: message)
          } else {
            self.confirmationDialog(title, isPresented: isPresented, actions: actions, message: message)
          }
        }
      }

      """
    let title = #"NSLocalizedString("title", comment: "")"#
    let buttons = #"Button("delete", role: .destructive) {}; Button("cancel", role: .cancel) {}"#
    let calls = [
      ".ask(\(title), isPresented: $shown) { \(buttons) } message: { Text(\"message\") }",
      ".ask(\(title), isPresented: $shown, actions: { \(buttons) }, message: { Text(\"message\") })",
    ]
    for call in calls {
      let found = try Scanning.scan([("App.swift", own + view(call))], keys: keys)
      #expect(
        found.alerts.map(Scanning.line) == [
          "title: title, message: message, buttons: delete destructive, cancel cancel"
        ])
      #expect(found.alerts.allSatisfy { $0.hasOtherPresentation })
    }
  }

  @Test func interpolation() throws {
    let code = view(#".alert("Delete \(name)?", isPresented: $shown) { Button("ok") {} }"#)
    #expect(try Scanning.alerts(code, keys: keys) == ["title: Delete %@?, buttons: ok default"])
  }

  @Test func branches() throws {
    let code = view(
      """
      .alert("title", isPresented: $shown) {
        if isOne { Button("delete") {} } else { Button("ok") {} }
      } message: { if isOne { Text("message") } else { Text("other") } }
      """)
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message", "title: title, message: other",
      ])
  }

  /// The same button in another style is no other button; several texts are read together.
  @Test func oneButtonOnTwoSystems() throws {
    let code = view(
      """
      .alert("title", isPresented: $shown) {
        if #available(iOS 26, *) {
          Button("delete", role: .confirm) {}
        } else {
          Button("delete", role: .destructive) {}
        }
        Button("cancel", role: .cancel) {}
      } message: {
        Text("message")
        Text("other")
      }
      """)
    let found = try Scanning.scan([("App.swift", code)], keys: keys).alerts
    #expect(
      found.map(Scanning.line) == [
        "title: title, message: …, buttons: delete destructive, cancel cancel"
      ])
  }

  @Test func olderViews() throws {
    let code = view(
      """
      .alert(item: $item) { item in
        Alert(title: Text("title"), message: Text("message"),
              primaryButton: .destructive(Text("delete")) { go() }, secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $shown) {
        ActionSheet(title: Text("other"), buttons: [.default(Text("ok")), .cancel(Text("cancel"))])
      }
      """)
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: delete destructive …",
        "title: other, buttons: ok default, cancel cancel, actionSheet",
      ])
  }

  @Test func composableArchitecture() throws {
    let code = """
      let alert = AlertState<Action> { TextState("title") } actions: {
        ButtonState(role: .destructive, action: .delete) { TextState("delete") }
        ButtonState(role: .cancel) { TextState("cancel") }
      } message: { TextState("message") }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: delete destructive, cancel cancel"
      ])
  }

  /// What is verbatim is no key, but may be a text that was looked up.
  @Test func verbatim() throws {
    let code = view(
      """
      .alert(Text(verbatim: "title"), isPresented: $shown) {} message: { Text(verbatim: "message") }
      .alert(Text(verbatim: T.title), isPresented: $shown) {} message: { Text(verbatim: "message") }
      """)
    let names = "enum T { static let title = NSLocalizedString(\"title\", comment: \"\") }"
    #expect(
      try Scanning.alerts(code + names, keys: keys) == ["title: title, message: …"])
  }

  /// In an extension of View the view itself is not named.
  @Test func modifiersOfAnExtension() throws {
    let code = """
      extension View {
        func failure(_ error: Binding<Error?>) -> some View {
          alert(Text("title"), isPresented: error.isPresent) { Button("ok") {} }
        }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, buttons: ok default"])
  }

  @Test func symbolsOfXcode() throws {
    let code = view(".alert(Text(.aBDelete), isPresented: $shown) { Button(.ok) {} }")
    #expect(try Scanning.alerts(code, keys: keys) == ["title: a.b.delete, buttons: ok default"])
  }

  /// An error tells its title itself, and its message where that is asked for.
  @Test(arguments: [("Failure?", true), ("(any LocalizedError)?", false)])
  func errors(_ type: String, _ isKnown: Bool) throws {
    let code = """
      enum Failure: LocalizedError {
        case offline, full
        var errorDescription: String? {
          switch self {
          case .offline: String(localized: "title")
          case .full: String(localized: "other")
          }
        }
        var recoverySuggestion: String? {
          switch self {
          case .offline: String(localized: "message")
          case .full: nil
          }
        }
      }
      struct Page: View {
        @State private var failure: \(type)
        var body: some View {
          Text(verbatim: "a").alert(isPresented: $isShown, error: failure) { _ in
            Button(String(localized: "ok")) {}
          } message: { error in Text(error.recoverySuggestion ?? "") }
        }
      }
      """
    let found = try Scanning.alerts(code, keys: ["title", "other", "message", "ok"])
    let known = [
      "title: title, message: message, buttons: ok default", "title: other, buttons: ok default",
    ]
    #expect(found == (isKnown ? known : []), "\(found)")
  }
}

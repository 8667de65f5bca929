import AlertRules
import AlertSources
import Testing

/// Texts of alerts that the code shows on other screens too.
@Suite(Scanning.swift)
struct OtherPlaceTests {
  private let keys = ["title", "message", "delete", "cancel"]
  private let alert = """
    func ask() {
      let alert = UIAlertController(
        title: NSLocalizedString("title", comment: ""), message: L10n.message, preferredStyle: .alert)
      present(alert, animated: true)
    }
    enum L10n {
      static let title = NSLocalizedString("title", comment: "")
      static let message = NSLocalizedString("message", comment: "")
    }
    """

  private func elsewhere(_ code: String, path: String = "App/Page.swift") throws -> [String?] {
    let found = try Scanning.scan([("App/Trip.swift", alert), (path, code)], keys: keys)
    return found.alerts[0].members.map(\.elsewhere)
  }

  @Test func testsDoNotCount() throws {
    let code = #"func show() { label.text = NSLocalizedString("title", comment: "") }"#
    #expect(try elsewhere(code, path: "App/Page.swift").first == "App/Page.swift")
    #expect(try elsewhere(code, path: "Test/PageTests.swift").compactMap { $0 }.isEmpty)
  }

  @Test(arguments: [
    #"func show() { label.text = NSLocalizedString("title", comment: "") }"#,
    #"func show() { run { self.navigationItem.title = NSLocalizedString("title", comment: "") } }"#,
    #"func show() { button.setTitle(NSLocalizedString("title", comment: ""), for: .normal) }"#,
    #"func show() { add(UIAction(title: NSLocalizedString("title", comment: "")) { _ in }) }"#,
    #"struct V: View { var body: some View { List { Button("title") {} } } }"#,
    #"struct V: View { var body: some View { List {}.navigationTitle("title") } }"#,
    #"func show() { let text = NSLocalizedString("title", comment: ""); cells.append(Cell(text)) }"#,
    // A view of the project, beside an alert with the same text.
    """
    struct V: View {
      var body: some View { Row(L10n.title) {}.alert("title", isPresented: $shown) {} }
    }
    """,
    // Behind the view there is an alert with the same text.
    """
    struct V: View {
      var body: some View { List { Button("title") {} }.alert("title", isPresented: $shown) {} }
    }
    """,
  ])
  func titles(_ code: String) throws {
    #expect(try elsewhere(code) == ["App/Page.swift", nil])
  }

  @Test func objectiveC() throws {
    let code = """
      @implementation Page
      - (void)show { self.label.text = NSLocalizedString(@"title", nil); }
      @end
      """
    #expect(try elsewhere(code, path: "App/Page.m") == ["App/Page.m", nil])
  }

  @Test func namesOfTexts() throws {
    #expect(
      try elsewhere("func show() { menu.add(L10n.message.forMenu) }") == [nil, "App/Page.swift"])
    #expect(try elsewhere("func show() { label.text = L10n.message }") == [nil, "App/Page.swift"])
  }

  @Test(arguments: [
    // The text itself, and one that somebody else shows.
    #"func text() -> String { NSLocalizedString("title", comment: "") }"#,
    #"struct V: View { var text: some View { Text("title") } }"#,
    // A generated name for it.
    """
    extension Texts {
      enum Key: String { case title }
      static var title: String { return Texts.tr(Key.title) }
      static func tr(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: "") }
    }
    """,
    #"func text() -> String { String(format: NSLocalizedString("title", comment: ""), name) }"#,
    #"func send() { model.state = .title(error) }"#,
    // The same alert again, and its parts.
    """
    struct V: View {
      var body: some View {
        List {}.alert("title", isPresented: $shown) { Button("delete") {} } message: { Text(L10n.message) }
      }
    }
    """,
    #"func send() { show(.title) }"#,
    // Alerts whose own texts are not known.
    #"func ask() { let alert = NSAlert(); alert.messageText = name; alert.addButton(withTitle: L10n.title) }"#,
    #"func ask() { box.messageText = NSLocalizedString("title", comment: "") }"#,
    #"func ask() { box.informativeText = NSLocalizedString("title", comment: "") }"#,
    #"func ask() { box.suppressionButton?.title = NSLocalizedString("title", comment: "") }"#,
    #"func ask() { box.addTextField { $0.placeholder = NSLocalizedString("title", comment: "") } }"#,
    #"func log() { print(NSLocalizedString("title", comment: "")) }"#,
    #"func fail() { showAlert(Notice(text: NSLocalizedString("title", comment: ""))) }"#,
    #"func fail() { throw TripError(NSLocalizedString("title", comment: "")) }"#,
  ])
  func notElsewhere(_ code: String) throws {
    let found = try Scanning.scan(
      [("App/Trip.swift", alert), ("App/Page.swift", code)], keys: keys)
    #expect(found.alerts.flatMap { $0.members.map(\.elsewhere) }.allSatisfy { $0 == nil })
  }

  /// “Delete” in a menu as well.
  @Test func buttons() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive))
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
      }
      func menu() -> UIMenu {
        UIMenu(children: [UIAction(title: NSLocalizedString("delete", comment: "")) { _ in }])
      }
      """
    let found = try Scanning.scan([("App/Trip.swift", code)], keys: keys)
    #expect(found.alerts[0].members.map(\.elsewhere) == [nil, "App/Trip.swift", nil])
  }

  /// The placeholder of its own field.
  @Test func fields() throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = NSLocalizedString("message", comment: "") }
      }
      """
    let found = try Scanning.scan([("App/Trip.swift", code)], keys: keys)
    #expect(found.alerts[0].members.map(\.key) == ["title", "message"])
    #expect(found.alerts[0].members.map(\.elsewhere) == [nil, nil])
  }

  @Test func moreFiles() throws {
    let label = #"func show() { label.text = NSLocalizedString("title", comment: "") }"#
    let found = try Scanning.scan(
      [("App/Trip.swift", alert), ("App/A.swift", label), ("App/B.swift", label)], keys: keys)
    #expect(found.alerts[0].members[0].elsewhere == "App/A.swift and 1 more file")
  }

  /// What only views and notifications show is called like a text of an alert for nothing.
  @Test(arguments: [
    (
      #"class Page { func show() { label.text = NSLocalizedString("message", comment: "") } }"#,
      true
    ),
    (#"struct V: View { var body: some View { List { Text("message") } } }"#, true),
    (
      """
      class Page {
        func tell() {
          let content = UNMutableNotificationContent()
          content.body = NSLocalizedString("message", comment: "")
        }
      }
      """, true
    ),
    (
      #"class Page { func show() { page.body = NSLocalizedString("message", comment: "") } }"#,
      false
    ),
    (
      #"class PopupPage { func show() { label.text = NSLocalizedString("message", comment: "") } }"#,
      false
    ),
    (
      """
      class Page {
        func show() {
          label.text = NSLocalizedString("message", comment: "")
          showAlert(NSLocalizedString("message", comment: ""))
        }
      }
      """, false
    ),
    (
      """
      class Page {
        func show() { label.text = NSLocalizedString("message", comment: "") }
        var text: String { NSLocalizedString("message", comment: "") }
      }
      """, false
    ),
  ])
  func views(_ code: String, _ isInViews: Bool) throws {
    let scan = try Scanning.scan([("App/Page.swift", code)], keys: keys)
    let member = Alert.Member(
      role: .message, table: TableID(scope: "", name: "Localizable"), key: "message", claims: [])
    #expect(scan.isOnlyInViews(member) == isInViews)
  }
}

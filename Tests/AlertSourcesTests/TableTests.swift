import AlertRules
import AlertSources
import Testing

/// Which table a text is looked up in, where two have its key.
@Suite(Scanning.swift)
struct TableTests {
  /// The tables of the titles in code.
  private func tables(_ code: String, keys: [String] = ["leave", "stay"]) throws -> [String] {
    let documents = try ["Alerts", "Localizable"].map { table in
      let text = keys.map { "\"\($0)\" = \"Text\";\n" }.joined()
      return try Document(
        path: "en.lproj/\(table).strings", bytes: FileBytes(Array(text.utf8)))
    }
    let scan = SourceScan(
      texts: [("App.swift", code)], catalog: Catalog(documents: documents), jobs: 1)
    return scan.alerts.flatMap { $0.members(.title).map { "\($0.table.name) \($0.key)" } }
  }

  private func controller(_ title: String) -> String {
    """
    enum Tables { static let alerts = "Alerts"; static var other: String { settings.table } }
    class A {
      func ask() {
        present(UIAlertController(title: \(title), message: nil, preferredStyle: .alert))
      }
    }
    """
  }

  @Test(arguments: [
    #"NSLocalizedString("leave", tableName: Tables.alerts, comment: "")"#,
    #"String(localized: "leave", table: Tables.alerts)"#,
    #"Bundle.main.localizedString(forKey: "leave", value: nil, table: Tables.alerts)"#,
    #"String(localized: LocalizedStringResource("leave", table: Tables.alerts))"#,
  ])
  func names(_ title: String) throws {
    #expect(try tables(controller(title)) == ["Alerts leave"])
  }

  /// No table is `Localizable`, and so is an empty name.
  @Test(arguments: [
    #"NSLocalizedString("leave", tableName: nil, comment: "")"#,
    #"NSLocalizedString("leave", tableName: "", comment: "")"#,
    #"NSLocalizedString("leave", comment: "")"#,
  ])
  func noTable(_ title: String) throws {
    #expect(try tables(controller(title)) == ["Localizable leave"])
  }

  /// A table that only the running app knows is not taken for `Localizable`.
  @Test(arguments: [
    #"NSLocalizedString("leave", tableName: Tables.other, comment: "")"#,
    #"NSLocalizedString("leave", tableName: table, comment: "")"#,
    #"NSLocalizedString("leave", tableName: "Al\(suffix)", comment: "")"#,
    #"String(localized: "leave", table: isNew ? "Alerts" : nil)"#,
  ])
  func unknown(_ title: String) throws {
    #expect(try tables(controller(title)).isEmpty)
  }

  /// Functions of the project, known by their calls or by what they do.
  @Test(arguments: [
    (#"tr("leave", table: "Alerts")"#, "", ["Alerts leave"]),
    (#"tr("leave", table: Tables.other)"#, "", []), (#"tr("leave")"#, "", ["Localizable leave"]),
    (#""leave".tr(table: "Alerts")"#, "", ["Alerts leave"]),
    (
      #"tr("leave")"#,
      #"func tr(_ key: String) -> String { NSLocalizedString(key, tableName: Tables.other, comment: "") }"#,
      []
    ),
    (
      #""leave".tr"#,
      #"extension String { var tr: String { NSLocalizedString(self, tableName: Tables.other, comment: "") } }"#,
      []
    ),
  ])
  func wrappers(_ title: String, _ function: String, _ wanted: [String]) throws {
    let calls = (1...5).map { _ in
      #"show(tr("leave"), tr("leave", table: "Alerts"), "leave".tr, "leave".tr(table: "Alerts"));"#
    }
    let code = controller(title) + function + "func f() { \(calls.joined()) }"
    #expect(try tables(code) == wanted)
  }

  /// Each text of a choice is in the table that is named.
  @Test func choices() throws {
    let title = #"NSLocalizedString(isOne ? "leave" : "stay", tableName: "Alerts", comment: "")"#
    #expect(try tables(controller(title)) == ["Alerts leave", "Alerts stay"])
  }

  @Test func views() throws {
    let code = """
      enum Tables { static let alerts = "Alerts" }
      struct V: View {
        var body: some View {
          List {}
            .alert(Text("leave", tableName: Tables.alerts), isPresented: $shown) {}
            .alert(Text(isOne ? "leave" : "stay", tableName: "Alerts"), isPresented: $asks) {}
            .alert(Text("stay", tableName: settings.table), isPresented: $tells) {}
        }
      }
      """
    #expect(try Set(tables(code)) == ["Alerts leave", "Alerts stay"])
  }

  /// The table that a function is given, its caller tells.
  @Test func functions() throws {
    let code = """
      func ask(in table: String) {
        let title = NSLocalizedString("leave", tableName: table, comment: "")
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert))
      }
      func one() { ask(in: "Alerts") }
      """
    #expect(try tables(code) == ["Alerts leave"])
  }

  /// A symbol without the name of a table; two keys of one table that it may mean stay unknown.
  @Test(arguments: [(["leave.now"], ["Localizable leave.now"]), (["leave.now", "leave_now"], [])])
  func symbols(_ keys: [String], _ wanted: [String]) throws {
    let title = "String(localized: .leaveNow)"
    #expect(try tables(controller(title), keys: keys) == wanted)
  }

  @Test func interpolations() throws {
    let title = #"String(localized: "Leave \(name)?", table: "Alerts")"#
    #expect(try tables(controller(title), keys: ["Leave %@?"]) == ["Alerts Leave %@?"])
  }
}

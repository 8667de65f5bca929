import Testing

@testable import AlertCatalog
@testable import AlertRules

/// The same table in several files is one table; what is not the same stays apart.
struct DeliveryTests {
  private static func strings(_ path: String, _ keys: [String] = ["a.title", "a.message", "b"])
    throws
    -> Document
  {
    try Document(
      path: path, bytes: Array(keys.map { "\"\($0)\" = \"Text of \($0)\";\n" }.joined().utf8))
  }

  private static func xliff(
    _ original: String, _ keys: [String] = ["a.title", "a.message", "b"], state: String = ""
  ) throws -> Document {
    let units = keys.map {
      "<trans-unit id=\"\($0)\"><source>Text of \($0)</source><target\(state)>Text zu \($0)</target></trans-unit>"
    }
    return try Document(
      path: "Loc/de.xliff",
      bytes: Array(
        ("<xliff version=\"1.2\"><file original=\"\(original)\" source-language=\"en\" "
          + "target-language=\"de\"><body>\(units.joined())</body></file></xliff>").utf8))
  }

  @Test(arguments: [
    // The run may begin above, in or below the project's folder.
    ("Work/App/en.lproj/Table.strings", "App/en.lproj/Table.strings", 1),
    ("en.lproj/Table.strings", "App/en.lproj/Table.strings", 1),
    ("App/en.lproj/Table.strings", "en.lproj/Table.strings", 1),
    ("App/Table.xcstrings", "App/Table.strings", 1),
    // Somebody gave the folder another name.
    ("Other/en.lproj/Table.strings", "App/en.lproj/Table.strings", 1),
    ("App/en.lproj/Table.strings", "App/en.lproj/Errors.strings", 2),
  ])
  func tablesAreJoined(_ path: String, _ original: String, _ count: Int) throws {
    let own =
      path.hasSuffix(".strings")
      ? try Self.strings(path)
      : try Document(
        path: path,
        bytes: Array(
          "{\"strings\":{\"a.title\":{},\"a.message\":{}},\"sourceLanguage\":\"en\"}".utf8))
    let catalog = Catalog(documents: [own, try Self.xliff(original)])
    #expect(catalog.tables.count == count, "\(catalog.tables)")
  }

  @Test(arguments: [
    ("en.lproj/Table.strings", ["a.title", "x", "y"]),
    ("Other/en.lproj/Table.strings", ["a.title", "a.message"]),
  ])
  func otherKeysAreAnotherTable(_ path: String, _ keys: [String]) throws {
    let catalog = Catalog(documents: [
      try Self.strings(path, keys), try Self.xliff("App/en.lproj/Table.strings"),
    ])
    #expect(catalog.tables.count == 2)
  }

  /// A module with other keys is not meant, wherever it is.
  @Test func keysTellWhichOfTwoIsMeant() throws {
    let catalog = Catalog(documents: [
      try Self.strings("en.lproj/Table.strings"),
      try Self.strings("Other/en.lproj/Table.strings", ["x", "y"]),
      try Self.xliff("App/en.lproj/Table.strings"),
    ])
    #expect(catalog.tables.count == 2)
  }

  /// Two folders could be meant: nothing is joined.
  @Test func doubtfulTablesStayApart() throws {
    let catalog = Catalog(documents: [
      try Self.strings("One/en.lproj/Table.strings"),
      try Self.strings("Two/en.lproj/Table.strings"), try Self.xliff("en.lproj/Table.strings"),
    ])
    #expect(catalog.tables.count == 3)
  }

  @Test(arguments: [("", ["delivery-conflict"]), (" state=\"needs-review-l10n\"", [])])
  func onlyFinishedValuesAreCompared(_ state: String, _ rules: [String]) throws {
    var options = Checker.Options()
    options.allStrings = true
    let catalog = Catalog(documents: [
      try Self.strings("de.lproj/Table.strings", ["b"]),
      try Self.xliff("en.lproj/Table.strings", ["b"], state: state),
    ])
    let found = try Checker(catalog, alerts: [], options: options).findings()
    #expect(found.map(\.rule) == rules)
    #expect(found.allSatisfy { $0.message.contains("de.lproj/Table.strings says") })
  }

  /// Strings that are perhaps of an alert are hidden as they are for other rules; of many that are of one, the report is
  /// a list.
  @Test(arguments: [("alert.", false), ("", true)])
  func conflictsOfGuessesAreHidden(_ name: String, _ isGuess: Bool) throws {
    let keys = (1...3).flatMap { ["a\($0).\(name)title", "a\($0).\(name)message"] }
    let catalog = Catalog(documents: [
      try Self.strings("de.lproj/Table.strings", keys),
      try Self.xliff("en.lproj/Table.strings", keys),
    ])
    var options = Checker.Options()
    options.only = ["delivery-conflict"]
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
      .findings()
    #expect(findings.map(\.isGuess) == Array(repeating: isGuess, count: 6))
    if isGuess { return }
    let report = Report(catalog: catalog, findings: findings, errors: [], alertCount: 3)
    let lines = ReportFormat.text.render(report).split(separator: "\n")
    #expect(lines.contains("    the same for 5 more texts in this file:"), "\(lines)")
    #expect(
      lines.contains { $0.contains("“Text zu a3.alert.title” (“Text of a3.alert.title”; ") },
      "\(lines)")
  }

  /// A source text with other words makes the XLIFF old that has the former ones.
  @Test(arguments: [("Words", ["delivery-conflict"]), ("text", [])])
  func whatIsWrittenIsCompared(_ word: String, _ rules: [String]) throws {
    var options = Checker.Options()
    options.allStrings = true
    let source = try Self.strings("en.lproj/Table.strings", ["b"])
      .correcting([EntryChange(entry: 0, edits: [Edit(0..<4, word)])])
    #expect(source.value(of: source.entries[0]) == "\(word) of b")
    let catalog = Catalog(documents: [source, try Self.xliff("en.lproj/Table.strings", ["b"])])
    #expect(try Checker(catalog, alerts: [], options: options).findings().map(\.rule) == rules)
  }

  /// An export numbers what is put in, which makes nothing old.
  @Test(arguments: [("%1$#@b.c@ left", 0), ("%1$#@c@ left", 1)])
  func numberedPartsAreTheSame(_ exported: String, _ count: Int) throws {
    var options = Checker.Options()
    options.allStrings = true
    let catalog = Catalog(
      documents: try [
        ("en.lproj/Table.strings", "\"b\" = \"%#@b.c@ left\";"),
        (
          "Loc/de.xliff",
          "<xliff version=\"1.2\"><file original=\"en.lproj/Table.strings\" source-language=\"en\" "
            + "target-language=\"de\"><body><trans-unit id=\"b\"><source>\(exported)</source>"
            + "<target>%1$#@b.c@ da</target></trans-unit></body></file></xliff>"
        ),
      ].map { try Document(path: $0.0, bytes: Array($0.1.utf8)) })
    let found = try Checker(catalog, alerts: [], options: options).findings()
    #expect(found.count { $0.rule == "delivery-conflict" } == count, "\(found.map(\.message))")
  }

  /// A key of no alert that breaks one of an alert is told at that; what breaks nothing of an alert is not.
  @Test(arguments: [("trip.delete.alert.title", 1), ("trip.count", 0)])
  func keysThatBreakAnAlertAreTold(_ key: String, _ count: Int) throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    func entry(_ key: String, _ value: String) -> String {
      "\"\(key)\":{\"localizations\":{\"en\":\(value)}}"
    }
    let plural =
      "{\"variations\":{\"plural\":{\"one\":\(unit("Delete Trip?")),\"other\":\(unit("Delete %lld Trips?"))}}}"
    let entries = [
      entry("trip.delete.alert.message", unit("You cannot undo this action.")),
      entry(key, plural), entry("\(key)|==|plural.one", unit("Delete One Trip?")),
    ]
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let document = try Document(path: "A.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.only = ["id-collision"]
    func found() throws -> [Finding] {
      try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
    }
    #expect(try found().map(\.text) == Array(repeating: "Delete Trip?", count: count))
    #expect(try found().allSatisfy { $0.message.contains("“\(key)|==|plural.one”") })
    options.allStrings = true
    #expect(try found().map(\.text) == ["Delete One Trip?"])
  }

  /// A literal key that looks like a form is a key.
  @Test func keysOfACatalogAreLiteral() throws {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"k|==|plural.one\":{},\"k\":{}}}"
    let document = try Document(path: "A.xcstrings", bytes: Array(text.utf8))
    #expect(document.entries.map { document.key(of: $0) } == ["k|==|plural.one", "k"])
    #expect(document.entries.map { document.variation(of: $0) } == ["", ""])
  }
}

import Testing

@testable import AlertRules

/// Keys that are the source text, where no file holds another.
struct TextKeysTests {
  private static let texts = [
    "Delete the trip?", "Cancel", "The trip will be removed from all your devices.",
    "Do you want to keep the map?", "Settings…", "%d maps were saved", "Open the map again", "OK",
  ]

  @Test(arguments: [
    (Self.texts, true),
    (["trip.delete.title", "trip.delete.message", "TRIP_TITLE", "mapTitle", "map2"], false),
    // Names of objects in an interface file.
    (["1bX-2c-a4T.title", "Abc-1D-e2F.text", "Xyz-9a-b3C.title"], false),
    // Another language than English.
    (
      [
        "Reise löschen?", "Die Karte wird entfernt.", "Karten wurden gesichert",
        "Bitte erneut öffnen", "Wirklich alles verwerfen?",
      ], false
    ),
    // Too few to tell.
    (Array(Self.texts.prefix(3)), false),
  ])
  func keysThatAreTexts(_ keys: [String], _ areTexts: Bool) {
    #expect(TextKeys.areEnglish(keys) == areTexts)
  }

  private func catalog(_ files: [String: [String: String]]) throws -> Catalog {
    Catalog(
      documents: try files.sorted { $0.key < $1.key }.map { locale, values in
        let text = Self.texts.map { "\"\($0)\" = \"\(values[$0] ?? "x")\";\n" }.joined()
        return try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
      })
  }

  private func source(_ catalog: Catalog, _ key: String) -> String? {
    catalog.source(TableID(scope: "", name: "Localizable"), key)
  }

  @Test func theKeyIsTheSourceWhereNoFileHasOne() throws {
    let german = ["Cancel": "Abbrechen"]
    #expect(source(try catalog(["de": german]), "Cancel") == "Cancel")
    #expect(source(try catalog(["de": german, "en": ["Cancel": "Close"]]), "Cancel") == "Close")
  }

  /// A key of a String Catalog without a text is its own text, unless it is a name.
  @Test(arguments: [
    ("trip.delete.title", true), ("a.title", true), ("TRIP_TITLE", true), ("tripTitle_2", true),
    ("delete-trip-title", true), ("trip-message", true), ("Loading…", false), ("Loading...", false),
    ("Sign-in", false), ("sign-in", false), ("up-to-date", false), ("Up-to-Date?", false),
    ("Delete", false), ("_", false), ("", false), ("Ja/Nein", false), ("löschen-titel", false),
    ("Delete the trip-title", false),
  ])
  func keysThatAreNames(_ key: String, _ isName: Bool) throws {
    #expect(TextKeys.isName(key) == isName)
    let german = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Titel\" } }"
    let file = """
      { "sourceLanguage" : "en", "strings" : { "\(key)" : { "localizations" : { "de" : \(german) } } } }
      """
    let catalog = Catalog(
      documents: [try Document(path: "A.xcstrings", bytes: Array(file.utf8))])
    let table = TableID(scope: "", name: "A")
    #expect(catalog.source(table, key) == (isName ? nil : key))
    let texts = catalog.references(table, key).compactMap(catalog.text)
    #expect(texts.contains("Titel") && texts.contains(key) == (!isName && !key.isEmpty))
  }

  /// What the source says is known: the title asks, and “Verwerfen” translates Cancel.
  @Test func rulesKnowTheSource() throws {
    let manifest = try Manifest(
      """
      version: 1
      alerts:
        trip: { title: "Delete the trip?", message: "The trip will be removed from all your devices.", buttons: [OK, { key: Cancel, style: cancel }] }
      """, file: "alerts.yml")
    let german = [
      "Delete the trip?": "Reise löschen",
      "The trip will be removed from all your devices.": "Die Reise wird überall entfernt.",
      "Cancel": "Verwerfen", "OK": "Löschen",
    ]
    let catalog = try catalog(["de": german])
    let findings = try Checker(
      catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts
    ).findings()
    #expect(findings.map(\.rule) == ["question-lost"])
  }
}

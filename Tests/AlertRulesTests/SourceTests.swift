import Testing

@testable import AlertRules

/// A value is compared with its own source, and only an English one is read as English.
struct SourceTests {
  /// A String Catalog names its source language, whatever that of the other files is.
  @Test func aStringCatalogNamesItsSource() throws {
    func text(_ title: String, _ values: [(String, String)]) -> String {
      let units = values.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
      }
      return "\"\(title)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    let title = text(
      "delete.alert.title", [("de", "%@ löschen?"), ("en", "Delete?"), ("fr", "Supprimer %@ ?")])
    let button = text("delete.alert.delete", [("en", "delete file."), ("fr", "Supprimer")])
    let json =
      "{\"sourceLanguage\": \"fr\", \"strings\": {\(title), \(button)}, \"version\": \"1.0\"}"
    let catalog = Catalog(
      documents: [try Document(path: "Localizable.xcstrings", bytes: Array(json.utf8))])
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    let said = checker.findings().map { "\($0.locale) \($0.rule)" }
    #expect(said.contains("en placeholder-mismatch") && said.contains("en button-title-style"))
    #expect(!said.contains("de placeholder-mismatch"))
  }

  /// English for a French source is not left over from it.
  @Test(arguments: ["fr", "en-US"])
  func englishMayBeATranslation(_ source: String) throws {
    let text = """
      <xliff version="1.2"><file original="A.strings" source-language="\(source)" target-language="en"><body>
      <trans-unit id="a.alert.title"><source>Supprimer le fichier ?</source>\
      <target>are you sure you want to delete the file?</target></trans-unit>
      <trans-unit id="a.alert.message"><source>x</source><target>x</target></trans-unit>
      </body></file></xliff>
      """
    let catalog = Catalog(documents: [try Document(path: "a.xliff", bytes: Array(text.utf8))])
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    #expect(checker.findings().map(\.rule).contains("title-sentence-style"))
  }

  private func findings(
    _ units: String, source: String = "en", target: String
  ) throws -> [Finding] {
    let text =
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"\(source)\" "
      + "target-language=\"\(target)\"><body>\(units)</body></file></xliff>"
    let document = try Document(path: "\(target).xliff", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.allStrings = true
    return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
  }

  private func unit(_ id: String, _ source: String, _ target: String) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  @Test func pluralsHaveTheirOwnSources() throws {
    let units =
      unit("k|==|plural.one", "One file", "Eine Datei")
      + unit("k|==|plural.other", "%lld files", "%lld Dateien")
    #expect(try findings(units, target: "de").isEmpty)
  }

  /// Yes for OK is an answer, if something was asked: by the title or by the message.
  @Test(arguments: [
    ("Trip Saved", "All is done.", false), ("Delete the trip?", "All is lost.", true),
    ("Log Out", "Are you sure you want to log out?", true),
  ])
  func aYesIsAnAnswer(_ title: String, _ message: String, _ asks: Bool) throws {
    let units =
      unit("a.alert.title", title, "Titel") + unit("a.alert.message", message, "Alles ist gut.")
      + unit("a.alert.ok", "OK", "Ja")
    let said = try findings(units, target: "de").filter { $0.rule == "button-yes-no" }
    #expect(said.map { $0.message.contains("the alert asks nothing") } == [!asks])
  }

  /// What an English label says is what its translation means; of another source language nobody knows it here.
  @Test(arguments: [("en", "OK", 1), ("en", "Accept", 0), ("de", "OK", 1)])
  func whatOKStandsFor(_ locale: String, _ label: String, _ count: Int) throws {
    let units =
      unit("a.title", "Delete?", "Supprimer ?") + unit("a.ok", label, "OK")
      + unit("a.no", "Cancel", "Annuler")
    let text =
      "<xliff version=\"1.2\"><file original=\"Localizable.strings\" source-language=\"\(locale)\" "
      + "target-language=\"fr\"><body>\(units)</body></file></xliff>"
    let catalog = Catalog(documents: [try Document(path: "fr.xliff", bytes: Array(text.utf8))])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: a.title, buttons: [a.ok, { key: a.no, style: cancel }] } }\n",
      file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let rules = try Checker(catalog, alerts: alerts).findings().map(\.rule)
    #expect(rules.count { $0 == "ok-not-informational" } == count)
  }

  @Test func anEmptySourceIsNone() throws {
    #expect(try findings(unit("k", "", "Das kostet %@."), target: "de").isEmpty)
  }

  /// What the source language does not have may stand in a variety of it, and only that is taken from there.
  @Test func aRegionalFileFillsTheGaps() throws {
    let files = [
      "en.lproj/L.strings": "\"a\" = \"One\";",
      "en-US.lproj/L.strings": "\"b\" = \"Two\"; \"a\" = \"1\";",
      "de.lproj/L.strings": "\"a\" = \"Eins\"; \"b\" = \"Zwei\"; \"c\" = \"Drei\";",
    ]
    let catalog = Catalog(
      documents: try files.sorted { $0.key < $1.key }.map {
        try Document(path: $0.key, bytes: Array($0.value.utf8))
      })
    let table = try #require(catalog.tables.first)
    #expect(["a", "b", "c"].map { catalog.source(table, $0) } == ["One", "Two", nil])
  }

  @Test func aGermanSourceIsComparedToo() throws {
    let found = try findings(unit("k", "„%@“ löschen?", "Delete it?"), source: "de", target: "en")
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
  }

  @Test func aGermanSourceIsNotReadAsEnglish() throws {
    let units =
      unit("a.alert.title", "Will Maria die Fotos", "Les photos de Maria")
      + unit("a.alert.message", "Die Fotos fehlen.", "Les photos manquent.")
    #expect(try findings(units, source: "de", target: "fr").isEmpty)
  }

  private static let french = """
    "a.title" = "Supprimer le voyage ?";
    "a.yes" = "Supprimer";
    "a.no" = "Annuler";
    """

  /// What a manifest says of the alert `a`, and the locales of its files: the table, and a translation.
  private func checker(
    _ buttons: String, judged: [String], context: [String] = []
  ) throws -> Checker {
    func document(_ locale: String) throws -> Document {
      try Document(
        path: "\(locale).lproj/Localizable.strings", bytes: Array(Self.french.utf8))
    }
    let catalog = Catalog(
      documents: try judged.map(document), context: try context.map(document), sourceLocale: "fr")
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: a.title, buttons: [\(buttons)] } }\n", file: "alerts.yml")
    return try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
  }

  private static let yes = "{ key: a.yes, style: destructive }"

  /// “Annuler” cancels, whatever the source language is.
  @Test(arguments: [(["fr"], []), (["de"], ["fr"])])
  func aFrenchCancelCancels(_ judged: [String], _ context: [String]) throws {
    let rules = try checker("\(Self.yes), a.no", judged: judged, context: context).findings()
      .map(\.rule)
    #expect(!rules.contains("destructive-without-cancel"), "\(rules)")
    let without = try checker(Self.yes, judged: judged, context: context).findings().map(\.rule)
    #expect(without.contains("destructive-without-cancel"), "\(without)")
  }

  /// A file that names the language of its source texts is believed, whatever `--source-locale` says.
  @Test func aFileSaysItsOwnSourceLanguage() throws {
    let text =
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"de\" "
      + "target-language=\"en\"><body>\(unit("k", "Abbrechen", "Stop"))</body></file></xliff>"
    let catalog = Catalog(documents: [try Document(path: "en.xliff", bytes: Array(text.utf8))])
    #expect(catalog.sourceRoles(catalog.places.first) == [.cancel])
  }

  @Test func figuresReadSourcesInTheirLanguage() throws {
    let text = Statistics(
      try checker("a.yes, a.no", judged: ["fr"]).catalog,
      try checker("a.yes, a.no", judged: ["fr"]).alerts, []
    ).text()
    #expect(text.contains("destructiveConfirmation: 1"), "\(text)")
    #expect(text.contains("1 with Cancel, 0 without"), "\(text)")
  }

  /// A stock label is no title where the key does not name an alert, in French either.
  @Test func aFrenchLabelIsNoTitle() throws {
    let text = """
      "a.title" = "Annuler";
      "a.message" = "Le voyage est perdu.";
      """
    let document = try Document(path: "fr.lproj/L.strings", bytes: Array(text.utf8))
    #expect(Grouping(Catalog(documents: [document], sourceLocale: "fr")).alerts.isEmpty)
  }
}

import Testing

@testable import AlertRules

/// A value is compared with its own source, and only an English one is read as English.
struct SourceTests {
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

  @Test func anEmptySourceIsNone() throws {
    #expect(try findings(unit("k", "", "Das kostet %@."), target: "de").isEmpty)
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
}

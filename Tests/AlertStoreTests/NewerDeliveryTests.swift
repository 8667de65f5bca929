import AlertStore
import Foundation
import TestSupport
import Testing

/// What a newer delivery lacks, and where its decisions are.
struct NewerDeliveryTests {
  private func take(_ desk: Desk, _ name: String, into catalog: CatalogFile) throws -> Import {
    let result = try Import([desk.folder.path + "/" + name], into: catalog)
    #expect(result.errors == [])
    try catalog.judge()
    return result
  }

  private func archive(_ desk: Desk, _ locales: [String]) throws {
    let members = locales.map {
      ("\($0).xcloc/Localized Contents/\($0).xliff", Desk.xliff(Desk.units, locale: $0))
    }
    try Data(StoredArchive.bytes(members)).write(
      to: desk.folder.appendingPathComponent("delivery.zip"))
  }

  /// A file with only what was corrected is no file of its own, and does not take the place of the whole.
  @Test func someStringsOfAFile() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    var corrected = Desk.units[2]
    corrected.target = "Annuler"
    func take(_ name: String, _ units: [(key: String, source: String, target: String)]) throws
      -> [String]
    {
      let path = try desk.write(Desk.xliff(units), to: name)
      return try Import([path], into: catalog).errors.map(\.problem)
    }
    #expect(
      try take("delta/fr_corrections.xliff", [corrected]) == [
        "it has only 1 of the 3 strings of fr.xliff in the catalog"
      ])
    #expect(try catalog.load().catalog.documents.map(\.file.path) == ["fr.xliff"])
    // What says the same contradicts nothing, and what has a string of its own may be of another module.
    #expect(try take("same/fr_copy.xliff", [Desk.units[2]]) == [])
    #expect(try take("delta/fr_more.xliff", [corrected, ("more", "More", "Plus")]) == [])
  }

  /// Keys that every table has, as “OK” in each target of an app, do not hide that the other tables are missing.
  @Test func oneTableOfSeveral() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func file(_ names: [String]) -> String {
      let parts = names.map { name in
        let start = Desk.xliff(Desk.units).components(separatedBy: "<file ")[1]
        return "<file "
          + start.components(separatedBy: "</xliff>")[0].replacing("Localizable", with: name)
      }
      let head = Desk.xliff(Desk.units).components(separatedBy: "<file ")[0]
      return head + parts.joined() + "</xliff>\n"
    }
    func take(_ name: String, _ names: [String]) throws -> [String] {
      try Import([desk.write(file(names), to: name)], into: catalog).errors.map(\.problem)
    }
    #expect(try take("one/fr.xliff", ["A", "B", "C", "D"]) == [])
    #expect(
      try take("two/fr.xliff", ["A"]) == ["it has only 3 of the 12 keys of fr.xliff in the catalog"]
    )
    #expect(try catalog.load().catalog.documents.map(\.file.path) == ["fr.xliff"])
  }

  /// The same name in other bytes, as it comes back from a Mac.
  @Test func namesInOtherBytes() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func take(_ name: String, _ text: String) throws -> Import {
      try desk.write(text, to: "in-\(text.utf8.count)/\(name)/de.lproj/L.strings")
      return try Import(["\(desk.folder.path)/in-\(text.utf8.count)"], into: catalog)
    }
    _ = try take("\u{DC}bersetzung", "\"a\" = \"x\";\n")
    let newer = try take("U\u{308}bersetzung", "\"a\" = \"xx\";\n")
    #expect(newer.errors == [])
    #expect(newer.results.map(\.changed) == [1])
    let paths = try catalog.load().catalog.documents.map { Array($0.file.path.utf8) }
    #expect(paths == [Array("\u{DC}bersetzung/de.lproj/L.strings".utf8)])
  }

  /// An export for a new translation, taken for the translation that was sent back.
  @Test func withoutTranslations() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    func bare(_ count: Int) -> String {
      var text = Desk.xliff(Desk.units)
      for unit in Desk.units.prefix(count) {
        text = text.replacing("<target>\(unit.target)</target>", with: "")
      }
      return text
    }
    let path = try desk.write(bare(Desk.units.count), to: "later/fr.xliff")
    #expect(
      try Import([path], into: catalog).errors.map(\.problem) == [
        "it has only 0 translations where fr.xliff in the catalog has 3"
      ])
    try desk.write(bare(1), to: "later/fr.xliff")
    let result = try Import([path], into: catalog)
    #expect(result.errors == [])
    #expect(result.lines == ["fr.xliff: newer delivery: 1 changed, 1 of them no longer translated"])
  }

  /// A part with the same texts as first delivered would undo what was decided since.
  @Test func aPartOfWhatWasDecided() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let loaded = try catalog.load()
    let document = loaded.catalog.documents[0]
    let entry = EntryIdentity(document.entries[2], in: document)
    try ReviewDesk(catalog).decide(
      .init(
        entry: entry, rule: "", start: 0, verdict: .edited, base: Desk.units[2].target,
        text: "Annuler", reviewer: "Ana"))
    let path = try desk.write(Desk.xliff([Desk.units[2]]), to: "delta/fr_update.xliff")
    #expect(
      try Import([path], into: catalog).errors.map(\.problem) == [
        "it has only 1 of the 3 strings of fr.xliff in the catalog"
      ])
  }

  /// From another folder it may be of another app, and what it is like is said.
  @Test(arguments: [true, false]) func someStringsFromAnotherFolder(_ isTold: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(Desk.xliff(Desk.units), to: "one/Localizations/fr.xliff")
    _ = try take(desk, "one", into: catalog)
    var corrected = Desk.units[2]
    if isTold { corrected.target = "Annuler" }
    try desk.write(Desk.xliff([corrected]), to: "two/fr.xliff")
    let result = try #require(try take(desk, "two", into: catalog).results.first)
    #expect(result.isNew && result.whole == (isTold ? "Localizations/fr.xliff" : nil))
    let advice = "fr.xliff is a new file, but has only strings of Localizations/fr.xliff"
    #expect(result.advice?.hasPrefix(advice) == (isTold ? true : nil))
  }

  /// A language that an archive lacks goes with it, and that is said.
  @Test(arguments: [
    (["de"], "fr, nl are no longer in this delivery"),
    (["de", "nl"], "fr is no longer in this delivery"),
  ])
  func anArchiveThatLacksALanguage(_ left: [String], _ text: String) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try archive(desk, ["de", "fr", "nl"])
    _ = try take(desk, "delivery.zip", into: catalog)
    try archive(desk, left)
    let result = try #require(try take(desk, "delivery.zip", into: catalog).results.first)
    #expect(result.text.contains("\(result.gone) gone; \(text)"), "\(result.text)")
  }

  @Test func aStringCatalogThatLacksALanguage() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func deliver(_ locales: [String]) throws -> ImportResult {
      let texts = locales.map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0)\"}}"
      }
      try desk.write(
        """
        {"sourceLanguage":"en","strings":{"a.alert.title":{"localizations":{\(texts.joined(separator: ","))}}},
        "version":"1.0"}
        """, to: "L.xcstrings")
      return try #require(try take(desk, "L.xcstrings", into: catalog).results.first)
    }
    #expect(try !deliver(["en", "de", "fr"]).text.contains("no longer"))
    #expect(try deliver(["en", "de"]).text.contains("1 gone; fr is no longer in this delivery"))
    #expect(try !deliver(["en", "de"]).text.contains("no longer"))
  }

  /// A decision file that was saved before a bundle came back packed in another way is about the same strings.
  @Test func decisionsFollowABundleThatIsPackedOtherwise() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let inner = "fr.xcloc/Localized Contents/fr.xliff"
    let zip = desk.folder.appendingPathComponent("fr.xcloc.zip")
    try Data(StoredArchive.bytes([(inner, Desk.xliff(Desk.units))])).write(to: zip)
    _ = try take(desk, "fr.xcloc.zip", into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    try desk.write(Desk.xliff(Desk.units), to: "in/" + inner)
    _ = try take(desk, "in/fr.xcloc", into: catalog)
    let path = try desk.write(
      """
      {"version":1,"decisions":[{"id":\(identity),"rule":"","start":0,"verdict":"edited",
      "base":"annuler","text":"Non","reviewer":"Bo"}],
      "notes":[{"id":\(identity),"text":"Merci","reviewer":"Bo"}]}
      """, to: "decisions.json")
    let outcome = try DecisionFile(readingFrom: path).apply(to: catalog)
    #expect(outcome.taken == 1 && outcome.refused == [], "\(outcome.refused)")
    #expect(try Export(catalog).changes.map(\.after) == ["Non"])
    #expect(try Export(catalog).noteCount == 1)
    #expect(try DecisionFile(readingFrom: path).apply(to: catalog).known == 1)
  }
}

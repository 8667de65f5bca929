import Foundation
import TestSupport
import Testing

@testable import AlertRules

/// What reports say of places and fixes is true of the file.
struct ReportTests {
  private static let files = [
    "tr.lproj/Localizable.strings", "Localizations/de.xliff", "Localizations/ja.xliff",
    "en.lproj/Localizable.strings",
  ]

  /// The bytes that a fix changes, laid over the file, make the value that it promises; the place that is
  /// named holds what the finding is about.
  @Test(arguments: files, [false, true])
  func fixesAreEditsOfTheFile(_ path: String, hasMark: Bool) async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Catalogs/Samples/Wayfarer").standardized
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.copyItem(at: folder, to: scratch)
    let file = scratch.appendingPathComponent(path)
    let mark: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
    try (Data(mark) + Data(contentsOf: file)).write(to: file)
    let loader = try await Loader([file.path])
    let checker = try Checker(loader.catalog, alerts: loader.alerts)
    let report = Report(
      catalog: loader.catalog, findings: checker.findings(), errors: [],
      alertCount: loader.alertCount)
    let original = try Array(Data(contentsOf: file))
    var fixes = 0
    for finding in report.shown {
      let place = report.place(finding)
      let named = String(decoding: original[place.bytes], as: UTF8.self)
      let wanted = String(decoding: Array(finding.text.utf8)[finding.range], as: UTF8.self)
      let isEscaped = named.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") }
      #expect(isEscaped || named == wanted, "\(finding.sentence)")
      guard let edits = report.fileEdits(of: finding) else { continue }
      fixes += 1
      var bytes = original
      for edit in edits.reversed() {
        bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
      }
      let document = try Document(path: file.path, bytes: bytes)
      let entry = document.entries[finding.reference.entry]
      #expect(document.value(of: entry) == finding.replacement, "\(finding.sentence)")
    }
    #expect(fixes > 1)
  }

  /// Of a long text the words around a change are shown.
  @Test(arguments: [
    ("Delete it", 7..<7, "all of ", "Delete all of it"),
    (
      "The trip and everything that belongs to it will be removed from all of your devices",
      83..<83, ".",
      "…from all of your devices."
    ),
    (
      "The trip and everything that belongs to it Will be removed from all of your devices at once.",
      43..<44, "w",
      "…that belongs to it will be removed from all of…"
    ),
    (
      "旅程" + String(repeating: "と写真", count: 40), 6..<6, "、",
      "旅程、" + String(repeating: "と写真", count: 10) + "…"
    ),
  ])
  func excerpts(_ text: String, _ range: Range<Int>, _ new: String, _ shown: String) {
    #expect(Excerpt.change(text, [Edit(range, new)]) == shown)
    #expect(Excerpt.beginning(of: text).count <= 41)
  }

  /// Where a text is shown for the second time, the words that it is about are not cut off.
  @Test func excerptsShowWhatTheyAreAbout() {
    let text = "If you’re having issues with the music on your Watch, restart it."
    #expect(
      Excerpt.beginning(of: text, showing: 3..<8) == "If you’re having issues with the music…")
    #expect(Excerpt.beginning(of: text, showing: 49..<54).contains("your Watch, restart"))
    let short = "the photos are removed from albums"
    #expect(Excerpt.beginning(of: short, showing: short.utf8.count..<short.utf8.count) == short)
    #expect(Excerpt.beginning(of: text, showing: 0..<text.utf8.count).hasPrefix("If you’re"))
  }

  /// What no translator can help is said to people once; what one could do better stays.
  @Test(arguments: [
    (["en": "Error", "de": "Fehler", "fr": "Erreur"], [["en", "de", "fr"]]),
    (["de": "Fehler", "fr": "Erreur"], [["de", "fr"]]),
    (["de": "Fehler", "fr": "Erreur", "it": "Nessun percorso"], [["de"], ["fr"]]),
    (["en": "Route Not Found", "de": "Fehler", "fr": "Erreur"], [["de"], ["fr"]]),
    // The source text is in no file: what is said of most languages is its fault.
    (["de": "Fehler", "fr": "Erreur", "it": "Errore"], [["de", "fr", "it"]]),
    (
      [
        "da": "Ruten findes ikke", "de": "Fehler", "es": "No hay ruta", "fr": "Erreur",
        "it": "Errore", "nl": "Geen route gevonden", "pl": "Nie ma trasy", "sv": "Ingen rutt finns",
      ], [["de"], ["fr"], ["it"]]
    ),
  ])
  func faultsOfTheSourceAreSaidOnce(_ titles: [String: String], _ said: [[String]]) throws {
    #expect(try languages(titles, as: "title", TitleUninformative.self) == said)
  }

  /// The languages of each paragraph about one string of an alert, for one rule.
  private func languages(
    _ texts: [String: String], as role: String, _ rule: any Rule.Type
  ) throws -> [[String]] {
    let other = role == "title" ? "message" : "title"
    let documents = try texts.sorted { $0.key < $1.key }.map { locale, text in
      try Document(
        path: "\(locale).lproj/L.strings",
        bytes: Array("\"a.alert.\(role)\" = \"\(text)\";\n\"a.alert.\(other)\" = \"X\";\n".utf8))
    }
    let catalog = Catalog(documents: documents)
    var options = Checker.Options()
    options.only = [rule.info.id]
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
    let findings = checker.findings()
    return AcrossLanguages.of(findings, in: catalog).map { paragraph in
      [findings[paragraph.number].locale] + paragraph.others.map { findings[$0].locale }
    }
  }

  /// A name that the source misspells is misspelled by those who copy it, and right again in all of them.
  @Test func namesOfTheSourceAreSaidOnce() throws {
    let texts = [
      "en": "Project on Github", "de": "Projekt auf Github", "fr": "Projet sur Github",
      "it": "Progetto su GITHub",
    ]
    #expect(try languages(texts, as: "title", BrandCase.self) == [["en", "de", "fr"], ["it"]])
  }

  /// Where several languages lack a placeholder, the source has a new one.
  @Test func placeholdersOfTheSourceAreSaidOnce() throws {
    let texts = [
      "en": "%@ was moved.", "de": "Das wurde bewegt.", "fr": "Il a été déplacé.",
      "it": "È stato spostato.", "es": "%d se movió.", "nl": "%@ is verplaatst.",
    ]
    let rule = PlaceholderMismatch.self
    #expect(try languages(texts, as: "message", rule) == [["de", "fr", "it"], ["es"]])
    let two = texts.filter { $0.key != "it" }
    #expect(try languages(two, as: "message", rule) == [["de"], ["es"], ["fr"]])
  }

  /// “Ok” is no word of a language.
  @Test func theSameTextIsSaidOnceInAllLanguages() throws {
    let labels = ["en": "OK", "cs": "Ok", "nb": "Ok", "sv": "Okej"]
    #expect(try languages(labels, as: "ok", OKSpelling.self) == [["cs", "nb"]])
  }

  /// A mark that is missing in the source and so in its translations is said once; other letters are not.
  @Test func marksOfTheSourceAreSaidOnce() throws {
    func said(_ texts: [String: String], as role: String = "message") throws -> [String] {
      try said(
        texts.sorted { $0.key < $1.key }.map { locale, text in
          try Document(
            path: "\(locale).lproj/L.strings",
            bytes: Array("\"a.alert.\(role)\" = \"\(text)\";\n\"a.alert.cancel\" = \"X\";\n".utf8))
        })
    }
    func said(_ documents: [Document]) throws -> [String] {
      let catalog = Catalog(documents: documents)
      var options = Checker.Options()
      options.only = [MessageEndPunctuation.info.id, TitleFragmentStyle.info.id]
      let checker = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
      let findings = checker.findings()
      return AcrossLanguages.of(findings, in: catalog).map { paragraph in
        let first = findings[paragraph.number]
        let others = paragraph.others.map { findings[$0].locale }
        return "\(first.locale) \(first.replacement ?? "") + \(others)"
      }
    }
    let missing = [
      "en": "The route was saved", "de": "Die Route wurde gesichert",
      "ja": "ルートが保存されました", "it": "Il percorso è stato salvato.",
      "zh-Hans": "路线已保存.",
    ]
    #expect(
      try said(missing) == [
        "en The route was saved. + [\"de\", \"ja\"]", "zh-Hans 路线已保存。 + []",
      ])
    // Where the source ends in a placeholder, nothing is said of it, nor of translations that follow it.
    let hidden = [
      "en": "Type a name for %@", "de": "Gib für %@ einen Namen ein",
      "nl": "Typ voor %@ een naam in", "sv": "Skriv för %@ ett namn",
      "it": "Scrivi per %@ un nome.", "fr": "Écrivez pour %@ un nom.", "es": "Escribe un nombre.",
    ]
    #expect(try said(hidden) == [])
    let cased = ["en": "Route not found", "it": "Percorso Non Trovato"]
    #expect(try said(cased, as: "title").count == 2)
    let copied = [
      "Base": "Route not found", "en": "Route not found", "en-GB": "Route not found",
      "en-CA": "Path not found",
    ]
    #expect(
      try said(copied, as: "title") == [
        "en Route Not Found + [\"en\", \"en-GB\"]", "en-CA Path Not Found + []",
      ])
    let unit = #"{"stringUnit": {"state": "translated", "value": "Route not found"}}"#
    let title = #""a.alert.title": {"localizations": {"en": \#(unit), "en-GB": \#(unit)}}"#
    let strings = #"{"a.alert.cancel": {}, \#(title)}"#
    let catalog = #"{"sourceLanguage": "en", "strings": \#(strings), "version": "1.0"}"#
    let document = try Document(path: "L.xcstrings", bytes: Array(catalog.utf8))
    #expect(try said([document]) == ["en Route Not Found + [\"en-GB\"]"])
  }

  /// One finding, one number, whatever its line; another text, another number.
  @Test func fingerprints() throws {
    func print(_ text: String, above: String = "") throws -> Set<String> {
      let document = try Document(
        path: "en.lproj/L.strings",
        bytes: Array(
          "\(above)\"a.alert.title\" = \"\(text)\";\n\"a.alert.cancel\" = \"No\";\n".utf8))
      let catalog = Catalog(documents: [document])
      let alerts = Grouping(catalog, manifests: []).alerts
      let findings = try Checker(catalog, alerts: alerts).findings()
      return Set(findings.map { FindingIdentity($0, catalog).fingerprint })
    }
    let first = try print("delete it?")
    #expect(first.count > 1 && first.allSatisfy { $0.count == 32 })
    #expect(try print("delete it?", above: "/* x */\n") == first)
    #expect(try print("delete that?") != first)
  }

  /// Characters that are equal, and not the same: the Greek question mark and the semicolon.
  @Test func aDiffShowsEveryByte() {
    let diff = UnifiedDiff.text("a\u{37E}\n", "a;\n", path: "a.strings")
    #expect(diff.contains("-a\u{37E}\n+a;\n"))
    #expect(UnifiedDiff.text("é\n", "é\n", path: "a.strings").isEmpty)
  }
}

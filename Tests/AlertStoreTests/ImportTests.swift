import Foundation
import Testing

@testable import AlertStore

/// Deliveries go in, and come out as they were.
struct ImportTests {
  /// Every file of the sample, and every file of its bundle, byte for byte.
  @Test func anUntouchedImportIsExportedIdentically() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let result = try Import([Desk.sample], into: catalog)
    #expect(result.errors == [])
    try catalog.judge()
    let export = try Export(catalog)
    #expect(export.files.count == 15)
    #expect(export.openCount > 20)
    for file in export.files {
      let original = try Data(contentsOf: URL(fileURLWithPath: Desk.sample + "/" + file.outputPath))
      #expect(Data(file.bytes) == original, "\(file.outputPath)")
    }
    #expect(export.reviews.isEmpty)
  }

  @Test func aNewerDeliveryIsCompared() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    #expect(try desk.deliver(Desk.units, into: catalog).results[0].isNew)
    var units = Desk.units
    units[0].target = "Supprimer ce trajet ?"
    units[1].source = "Remove"
    units.remove(at: 2)
    units.append(("new.key", "New", "Nouveau"))
    let result = try #require(try desk.deliver(units, into: catalog).results.first)
    #expect(!result.isNew)
    #expect(result.added == 1 && result.changed == 1)
    #expect(result.gone == 1 && result.sourceChanged == 1)
  }

  /// Texts that are gone are named, if somebody decided about them.
  @Test func decisionsAboutTextsThatAreGoneAreNamed() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let more = ["b", "a", "c"].map { (key: $0, source: "Save", target: "Garder") }
    _ = try desk.deliver(Desk.units + more, into: catalog)
    for key in ["a", "b", "common.cancel"] {
      try ReviewDesk(catalog).decide(
        ReviewDesk.Request(
          entry: Desk.entry(key, in: catalog), rule: "", start: 0, verdict: .edited,
          base: key.count == 1 ? "Garder" : "annuler", text: "Non", reason: "", reviewer: "Ana"))
    }
    let rest = Array(Desk.units.prefix(2)) + more.suffix(1)
    let result = try #require(try desk.deliver(rest, into: catalog).results.first)
    #expect(result.gone == 3 && result.lostKeys == ["common.cancel", "b", "a"])
    #expect(result.text.hasSuffix("3 decisions about removed texts (common.cancel, b, a)"))
  }

  @Test func theSameFileAgainChangesNothing() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let version = try catalog.summary().version
    let again = try desk.deliver(Desk.units, into: catalog).results[0]
    #expect(again.text.contains("unchanged"))
    #expect(try catalog.isJudged())
    #expect(try catalog.summary().version == version)
  }

  /// After an update of the program the same files are judged anew, and who looks at them is told.
  @Test(arguments: ["", " 0.0.9", " 0.0.9 1 2 3 4"])
  func whatAnotherProgramFoundIsFoundAnew(_ program: String) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let before = try catalog.summary()
    try #require(before.counts.open > 0)
    let generation = try #require(try catalog.setting("generation"))
    try catalog.write { db in
      try db.execute(sql: "DELETE FROM finding")
      try CatalogFile.set("judged", generation + program, db)
    }
    #expect(try !catalog.isJudged())
    #expect(try catalog.summary().version == before.version)
    try catalog.judge()
    #expect(try catalog.isJudged())
    #expect(try catalog.summary().counts.open == before.counts.open)
    #expect(try catalog.changes(since: before.version).isAll)
  }

  /// Whoever asks since a version that never was is told what is so where nothing was imported, too.
  @Test(arguments: [Int64.min, -1, 0])
  func anEmptyCatalogHasNoChanges(since version: Int64) throws {
    let desk = try Desk()
    let changes = try desk.open().changes(since: version)
    #expect(changes.version == 0 && changes.alerts == [] && !changes.isAll)
  }

  /// Only what the page shows is open: a string without a text is not there.
  @Test func nothingIsOpenThatNobodySees() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(Desk.manifest, to: "in/alerts.yml")
    try desk.write(
      """
      "trip.delete.title" = "Delete the trip?";
      "trip.delete.confirm" = "Remove";
      "common.cancel" = "Cancel";
      """, to: "in/App/en.lproj/Localizable.strings")
    let french = Desk.xliff(Desk.units).replacing("<target>Supprimer</target>", with: "")
    try desk.write(french, to: "in/fr.xliff")
    #expect(try Import([desk.folder.path + "/in"], into: catalog).errors == [])
    try catalog.judge()
    let row = try #require(try catalog.alerts().alerts.first { $0.name == "trip-delete" })
    let alert = try #require(try catalog.alert(row.id))
    let shown = alert.locales.flatMap(\.texts).flatMap(\.findings).filter { $0.severity != "info" }
    #expect(shown.map(\.rule) == ["button-title-style"] && row.open == 1)
  }

  /// Vendors rename files; what the file states decides.
  @Test func aRenamedDeliveryTakesItsPlace() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let result = try desk.deliver(Desk.units, as: "later/french final.xliff", into: catalog)
    #expect(result.results.map(\.path) == ["fr.xliff"])
    #expect(try Export(catalog).files.map(\.outputPath) == ["fr.xliff"])
  }

  @Test func anotherLanguageUnderTheSameNameIsRefused() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let before = try Export(catalog).files[0].bytes
    let path = try desk.write(Desk.xliff(Desk.units, locale: "de"), to: "in/fr.xliff")
    let result = try Import([path], into: catalog)
    #expect(result.results.isEmpty)
    let error = try #require(result.errors.first)
    #expect(error.problem.contains("(fr)") && error.problem.contains("(de)"))
    #expect(error.advice.contains("--replace"))
    #expect(try Export(catalog).files[0].bytes == before)
    var options = Import.Options()
    options.replaces = true
    #expect(try Import([path], into: catalog, options: options).errors == [])
    #expect(try catalog.summary().locales.map(\.tag) == ["de", "en"])
  }

  @Test func aDamagedFileLeavesTheOthersAlone() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(Desk.manifest, to: "in/alerts.yml")
    try desk.write(Desk.xliff(Desk.units), to: "in/fr.xliff")
    try desk.write("<xliff", to: "in/it.xliff")
    let result = try Import([desk.folder.path + "/in"], into: catalog)
    #expect(result.results.map(\.path) == ["fr.xliff"])
    #expect(result.errors.count == 1)
    #expect(result.errors[0].file.contains("in/it.xliff:1:"))
  }

  @Test func twoImportsAtOnceAreSafe() async throws {
    let desk = try Desk()
    _ = try desk.open()
    var paths: [String] = []
    for locale in ["de", "fr", "it", "es", "nl", "sv"] {
      paths.append(try desk.write(Desk.xliff(Desk.units, locale: locale), to: "in/\(locale).xliff"))
    }
    let path = desk.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for file in paths {
        group.addTask {
          let catalog = try CatalogFile(path)
          #expect(try Import([file], into: catalog).errors == [])
          try catalog.judge()
        }
      }
      try await group.waitForAll()
    }
    let catalog = try CatalogFile(path)
    #expect(try catalog.isJudged())
    #expect(try catalog.load().inputs.map(\.path) == paths.map { String($0.suffix(8)) }.sorted())
  }

  @Test func aFileOfAnotherKindIsNoCatalog() throws {
    let desk = try Desk()
    try desk.write(
      "not a database, but long enough to have a head of one hundred bytes ".lowercased()
        + "and more, and more, and more", to: "a.alertcat")
    let error = #expect(throws: StoreError.self) { try CatalogFile(desk.path, creating: true) }
    #expect(error?.problem == "this is not an alertcat catalog")
    #expect(throws: StoreError.self) { try CatalogFile(desk.path + "x") }
  }

  /// The source texts beside what is imported are kept, so that nothing is judged without them.
  @Test func sourceTextBesideAFileComesAlong() throws {
    let desk = try Desk()
    try desk.write(
      "\"a.alert.title\" = \"Delete %@?\";\n\"a.alert.message\" = \"Now.\";\n",
      to: "App/en.lproj/L.strings")
    let path = try desk.write(
      "\"a.alert.title\" = \"Supprimer ?\";\n\"a.alert.message\" = \"Non.\";\n",
      to: "App/fr.lproj/L.strings")
    let catalog = try desk.open()
    #expect(try Import([path], into: catalog).errors == [])
    let rules = try catalog.reviewed().openFindings().findings.map(\.rule)
    #expect(rules.contains("placeholder-mismatch"))
    #expect(try Export(catalog).files.map(\.outputPath) == ["fr.lproj/L.strings"])
  }

  /// What a check refuses to read beside a file is not taken into the catalog either, and it is said.
  @Test func aSourceTableElsewhereIsNotTaken() throws {
    let desk = try Desk()
    try desk.write("\"a.alert.title\" = \"Secret\";\n", to: "secret/L.strings")
    for locale in ["fr", "it"] {
      try desk.write("\"a.alert.title\" = \"Oui\";\n", to: "App/\(locale).lproj/L.strings")
    }
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder.path + "/App/en.lproj", withDestinationPath: "../secret")
    let catalog = try desk.open()
    let paths = ["fr", "it"].map { desk.folder.path + "/App/\($0).lproj/L.strings" }
    let result = try Import(paths, into: catalog)
    #expect(result.results.map(\.path) == ["fr.lproj/L.strings", "it.lproj/L.strings"])
    #expect(
      result.errors.map(\.problem) == [
        "a symbolic link points outside the folder, and was not followed"
      ])
    #expect(try catalog.load().catalog.context.isEmpty)
  }

  @Test func aDamagedSourceTableIsAnError() throws {
    let desk = try Desk()
    try desk.write("\"a\" = ", to: "App/en.lproj/L.strings")
    let path = try desk.write("\"a\" = \"Oui\";\n", to: "App/fr.lproj/L.strings")
    let result = try Import([path], into: try desk.open())
    #expect(result.results.map(\.path) == ["fr.lproj/L.strings"])
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.file.hasSuffix("App/en.lproj/L.strings:1:7") ?? false)
  }

  /// What is only copied with a bundle may be a film: whoever exports it gets it back.
  @Test func aLargeFileOfABundleIsKept() throws {
    let desk = try Desk()
    let bundle = "in/fr.xcloc"
    try desk.write(Desk.xliff(Desk.units), to: bundle + "/Localized Contents/fr.xliff")
    // Sparse: it takes no room.
    let film = try desk.write("", to: bundle + "/Notes/film.mov")
    let size = FileLimits.sideFile + 1
    try #require(truncate(film, size) == 0)
    let catalog = try desk.open()
    let result = try Import([desk.folder.path + "/" + bundle], into: catalog)
    #expect(result.errors.isEmpty)
    #expect(try catalog.held().stored.bytes("fr.xcloc/Notes/film.mov")?.count == size)
  }

  /// A catalog of an earlier version is brought up to date.
  @Test func anEarlierCatalogIsOpened() throws {
    let desk = try Desk()
    let path = desk.path
    do {
      let catalog = try desk.open()
      _ = try desk.deliver(Desk.units, into: catalog)
      try catalog.write { db in
        try db.execute(
          sql: """
            CREATE TABLE event (
              id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, reviewer TEXT NOT NULL,
              what TEXT NOT NULL) STRICT;
            DELETE FROM grdb_migrations WHERE identifier = '2'
            """)
      }
    }
    let catalog = try CatalogFile(path)
    #expect(try catalog.load().catalog.documents.count == 1)
    #expect(try catalog.problems() == [])
  }

  @Test(arguments: ["a\nb", "a\\nb", "\\", "", "a\r\nb", "\u{1F}"])
  func identitiesComeBack(_ key: String) throws {
    let units = [(key: "k", source: "S", target: "T")]
    let document = try Document(path: "x/fr.xliff", bytes: Array(Desk.xliff(units).utf8))
    var identity = EntryIdentity(document.entries[0], in: document)
    #expect(identity.table == "App/Localizable")
    identity.key = key
    let other = EntryIdentity(parts: identity.text)
    #expect(other == identity)
    #expect(other.map { Array($0.key.utf8) } == Array(key.utf8))
  }

  @Test(arguments: [
    (1, "1 decision carries over; 1 decision already followed; 1 decision about a removed text"),
    (2, "2 decisions carry over; 2 decisions already followed; 2 decisions about removed texts"),
  ])
  func numbersAndWordsAgree(_ number: Int, _ text: String) {
    var result = ImportResult(path: "fr.xliff", origin: "fr.xliff", isNew: false)
    (result.carried, result.done) = (number, number)
    result.lostKeys = (1...number).map(String.init)
    let keys = result.lostKeys.joined(separator: ", ")
    #expect(result.text == "fr.xliff: newer delivery: unchanged; \(text) (\(keys))")
  }
}

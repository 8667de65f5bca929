import AlertStore
import Foundation
import TestSupport
import Testing

/// Deliveries that are not what they seem.
struct ContradictionTests {
  private func units(_ range: Range<Int>, _ target: String = "T") -> [(
    key: String, source: String, target: String
  )] {
    range.map { ("k\($0)", "S\($0)", "\(target)\($0)") }
  }

  private func export(_ catalog: CatalogFile) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try Export(catalog).files.map {
        ($0.outputPath, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  /// A part of a file does not take the place of the whole.
  @Test func aPartIsNotTheWhole() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(units(0..<20), into: catalog)
    let again = try desk.deliver(units(0..<3), into: catalog)
    #expect(again.errors.first?.problem.contains("3 of the 20 keys") == true)
    // Under another name it is none of its own; in another folder it may be of another app.
    let other = try desk.deliver(units(0..<3, "U"), as: "in/part.xliff", into: catalog)
    #expect(other.results.isEmpty)
    #expect(other.errors.first?.problem.contains("3 of the 20 strings") == true)
    try desk.write(Desk.xliff(units(0..<3)), to: "other/App/part.xliff")
    let app = try Import([desk.folder.path + "/other"], into: catalog)
    #expect(app.results.map(\.path) == ["App/part.xliff"])
    #expect(try export(catalog)["fr.xliff"]?.contains("k19") == true)
    var options = Import.Options()
    options.replaces = true
    let path = try desk.write(Desk.xliff(units(0..<3)), to: "in/fr.xliff")
    #expect(try Import([path], into: catalog, options: options).results.first?.gone == 17)
  }

  /// Two files of one import do not both take the place of an older one: they stand side by side, or, in one
  /// folder, the second is refused.
  @Test func onlyOneFileTakesAPlace() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(units(0..<4), into: catalog)
    try desk.write(Desk.xliff(units(0..<4, "A")), to: "new/a.xliff")
    try desk.write(Desk.xliff(units(0..<4, "B")), to: "new/other/b.xliff")
    try desk.write(Desk.xliff(units(0..<4, "C")), to: "new/other/c.xliff")
    let result = try Import([desk.folder.path + "/new"], into: catalog)
    #expect(
      result.errors.map(\.problem) == ["it has the same strings as other/b.xliff in this import"])
    #expect(result.results.map(\.path) == ["fr.xliff", "other/b.xliff"])
    #expect(try export(catalog).values.contains { $0.contains(">A1<") })
    #expect(try export(catalog).values.contains { $0.contains(">B1<") })
  }

  /// The same table from another folder is another file, and that is said, unless it was there before.
  @Test func aTableFromAnotherFolder() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let text = "\"a\" = \"b\";\n\"c\" = \"d\";\n"
    for folder in ["one/fr.lproj", "two/App/fr.lproj", "two/App/de.lproj"] {
      try desk.write(text, to: folder + "/L.strings")
    }
    _ = try Import([desk.folder.path + "/one"], into: catalog)
    let moved = try Import([desk.folder.path + "/two"], into: catalog)
    #expect(moved.errors == [] && moved.results.allSatisfy(\.isNew))
    #expect(moved.results.compactMap(\.twin) == ["fr.lproj/L.strings"])
    #expect(
      moved.results.compactMap(\.advice).first?.hasPrefix("App/fr.lproj/L.strings is") == true)
    let again = try Import([desk.folder.path + "/two"], into: catalog)
    #expect(again.results.allSatisfy { !$0.isNew && $0.twin == nil })
  }

  /// A table or a folder under another name is a new file, and that is said; another language says nothing.
  @Test(arguments: [
    ("fr.lproj/Renamed.strings", true), ("fr-CA.lproj/L.strings", true),
    ("de.lproj/L.strings", false),
  ])
  func aTableUnderAnotherName(_ name: String, _ isTold: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let text = "\"a\" = \"b\";\n\"c\" = \"d\";\n"
    for path in ["one/fr.lproj/L.strings", "two/\(name)"] { try desk.write(text, to: path) }
    _ = try Import([desk.folder.path + "/one"], into: catalog)
    let result = try Import([desk.folder.path + "/two"], into: catalog)
    #expect(result.results.map(\.twin) == [isTold ? "fr.lproj/L.strings" : nil])
  }

  /// The same key twice is two entries, each with its own decision.
  @Test func repeatedKeysAreToldApart() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let result = try desk.deliver(
      [("k", "S", "one"), ("k", "S", "two"), ("k", "S", "three")], into: catalog)
    #expect(result.errors == [])
    #expect(try Export(catalog).changes.isEmpty)
    let documents = try catalog.load().catalog.documents
    var identity = EntryIdentity(documents[0].entries[1], in: documents[0])
    let text = try #require(try catalog.value(of: identity))
    identity.repetition = 2
    let other = try catalog.value(of: identity)
    #expect(other != nil || text == "three")
  }

  /// Keys and values with U+0000, where SQLite's texts end.
  @Test func invisibleZerosAreKept() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let text = #""a\U0000b" = "one"; "a\U0000c" = "Del\U0000ete";"# + "\n"
    let path = try desk.write(text, to: "fr.lproj/L.strings")
    #expect(try Import([path], into: catalog).errors == [])
    try catalog.judge()
    #expect(try export(catalog).values.first == text)
    let entry = try Desk.entry("a\0c", in: catalog)
    #expect(try catalog.value(of: entry) == "Del\u{2400}ete")
    #expect(throws: StoreError.self) {
      try ReviewDesk(catalog).decide(
        .init(
          entry: entry, rule: "", start: 0, verdict: .edited, base: "Del\u{2400}ete", text: "X",
          reviewer: "Ana"))
    }
  }

  /// Names that only look the same are two files.
  @Test func filesWithLookAlikeNames() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write("\"a\" = \"one\";\n", to: "in/fr.lproj/Caf\u{E9}.strings")
    try desk.write("\"a\" = \"two\";\n", to: "in/fr.lproj/Cafe\u{301}.strings")
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    #expect(try Export(catalog).files.count == 2)
  }

  @Test func theManifestOfAnotherFolderIsLeftAlone() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    try desk.write("version: 1\nalerts: {}\n", to: "other/alerts.yml")
    let path = try desk.write(Desk.xliff(units(0..<2), locale: "it"), to: "other/it.xliff")
    let result = try Import([path], into: catalog)
    #expect(result.otherManifest?.hasSuffix("other/alerts.yml") == true)
    try catalog.judge()
    #expect(try catalog.alerts().alerts.map(\.name) == ["trip-delete"])
  }

  /// A bundle under another name, and one that lost a file.
  @Test func bundlesAreTakenAsAWhole() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func bundle(_ name: String, _ files: [String]) throws -> String {
      try desk.write(
        Desk.xliff(units(0..<4), original: "App/en.lproj/L.strings"),
        to: "\(name)/Localized Contents/fr.xliff")
      for file in files { try desk.write(file, to: "\(name)/\(file)") }
      return desk.folder.path + "/" + name
    }
    let first = try bundle("fr.xcloc", ["contents.json", "Source Contents/old.txt"])
    #expect(try Import([first], into: catalog).errors == [])
    let renamed = try Import([bundle("fr-2.xcloc", ["contents.json"])], into: catalog)
    #expect(renamed.errors == [])
    #expect(
      try Export(catalog).files.map(\.outputPath).sorted() == [
        "fr.xcloc/Localized Contents/fr.xliff", "fr.xcloc/contents.json",
      ])
  }

  /// A bundle that comes back by itself, zipped, or as the XLIFF in it takes the place of the one that went out.
  @Test func bundlesComeBackPackedOtherwise() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let inner = "fr.xcloc/Localized Contents/fr.xliff"
    let text = Desk.xliff(units(0..<4), original: "App/en.lproj/L.strings")
    func paths() throws -> [String] { try Export(catalog).files.map(\.outputPath).sorted() }
    func take(_ path: String, replaces: Bool = false) throws -> Import {
      var options = Import.Options()
      options.replaces = replaces
      return try Import([desk.folder.path + "/" + path], into: catalog, options: options)
    }
    try desk.write(text, to: "out/Loc/" + inner)
    try desk.write("{}", to: "out/Loc/fr.xcloc/contents.json")
    #expect(try take("out").errors == [])
    let entry = try #require(
      EntryIdentity(parts: "Loc/\(inner)\nApp/L\nk0\n\nfr"))
    try ReviewDesk(catalog).decide(
      .init(
        entry: entry, rule: "", start: 0, verdict: .edited, base: "T0", text: "X", reviewer: "Ana"))
    // From another folder: it stays where it was.
    try desk.write(text + "\n", to: "back/" + inner)
    try desk.write("{ }", to: "back/fr.xcloc/contents.json")
    let again = try take("back/fr.xcloc")
    #expect(again.errors == [] && again.results.map(\.isNew) == [false])
    #expect(again.results.map(\.carried) == [1])
    #expect(try paths() == ["Loc/" + inner, "Loc/fr.xcloc/contents.json"])
    #expect(try Export(catalog).files.last?.bytes == FileBytes("{ }".utf8))
    // Zipped: beside that, in place of it.
    let zip = desk.folder.appendingPathComponent("fr.xcloc.zip")
    try Data(StoredArchive.bytes([(inner, text), ("fr.xcloc/contents.json", "{}")])).write(to: zip)
    #expect(try take("fr.xcloc.zip").results.map(\.carried) == [1])
    #expect(try paths() == ["Loc/fr.xcloc.zip"])
    // Alone: what else is in the archive is not given up unasked.
    try desk.write(text + "\n\n", to: "fr.xliff")
    #expect(try take("fr.xliff").errors.first?.advice.contains("--replace") == true)
    #expect(try paths() == ["Loc/fr.xcloc.zip"])
    #expect(try take("fr.xliff", replaces: true).results.map(\.carried) == [1])
    #expect(try paths() == ["Loc/fr.xliff"])
    // And as a folder again.
    #expect(try take("back").results.map(\.carried) == [1])
    #expect(try paths() == ["Loc/" + inner, "Loc/fr.xcloc/contents.json"])
    let texts = try Export(catalog).files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.contains { $0.contains("<target>X</target>") })
  }

  /// Another program's database is neither used nor touched; one with other tables is refused.
  @Test(
    .enabled(
      if: ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
      }, "another program’s database is made with the sqlite3 tool"))
  func foreignDatabases() throws {
    let desk = try Desk()
    func sql(_ text: String, _ path: String) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["sqlite3", path, text]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    try sql("CREATE TABLE bookmarks (a)", desk.path)
    let before = try Data(contentsOf: URL(fileURLWithPath: desk.path))
    #expect(throws: StoreError.self) { try CatalogFile(desk.path, creating: true) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: desk.path)) == before)
    let own = desk.folder.path + "/own.alertcat"
    _ = try CatalogFile(own, creating: true)
    try sql("ALTER TABLE note ADD COLUMN x BLOB", own)
    let error = #expect(throws: StoreError.self) { try CatalogFile(own) }
    #expect(error?.problem.contains("tables") == true)
    try Data().write(to: URL(fileURLWithPath: own + "2"))
    #expect(throws: StoreError.self) { try CatalogFile(own + "2") }
  }

  @Test func manyProgramsMayMakeACatalog() async throws {
    // What goes wrong here goes wrong now and then.
    for _ in 0..<20 {
      let desk = try Desk()
      let path = desk.path
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<12 {
          group.addTask { #expect(throws: Never.self) { try CatalogFile(path, creating: true) } }
        }
      }
    }
  }
}

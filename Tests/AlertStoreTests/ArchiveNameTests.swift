import AlertStore
import Foundation
import TestSupport
import Testing

/// Archives that come back with other names inside, or packed with other bundles: decisions follow the texts.
struct ArchiveNameTests {
  private let desk: Desk
  private let catalog: CatalogFile

  init() throws {
    desk = try Desk()
    catalog = try desk.open()
  }

  private static func inner(_ bundle: String) -> String {
    let locale = bundle.split(separator: "/").last?.prefix(2) ?? ""
    return "\(bundle)/Localized Contents/\(locale).xliff"
  }

  private static func text(_ bundle: String) -> String {
    Desk.xliff(Desk.units, locale: String(bundle.split(separator: "/").last?.prefix(2) ?? ""))
  }

  /// Packs a bundle for each path; its name begins with its language.
  private func pack(_ bundles: [String], as name: String) throws {
    let members = bundles.map { (Self.inner($0), Self.text($0)) }
    let url = desk.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(StoredArchive.bytes(members)).write(to: url)
  }

  private func take(_ name: String, replaces: Bool = false) throws -> Import {
    var options = Import.Options()
    options.replaces = replaces
    let result = try Import([desk.folder.path + "/" + name], into: catalog, options: options)
    try catalog.judge()
    return result
  }

  /// Decides about the cancel button of every language.
  private func decide() throws {
    for document in try catalog.load().catalog.documents {
      let entry = try #require(document.entries.last)
      try ReviewDesk(catalog).decide(
        .init(
          entry: EntryIdentity(entry, in: document), rule: "", start: 0, verdict: .edited,
          base: "annuler", text: "Non", reviewer: "Ana"))
    }
  }

  private func decided() throws -> Int { try Export(catalog).changes.count }

  @Test(
    arguments: [
      (["de.xcloc"], ["batch 7/de.xcloc"]), (["de.xcloc"], ["de 2.xcloc"]),
      (["A/de.xcloc", "A/fr.xcloc"], ["B/fr.xcloc", "B/de.xcloc"]),
      (["de.xcloc", "fr.xcloc"], ["de.xcloc", "new/fr.xcloc", "nl.xcloc"]),
      (["dé.xcloc"], ["de\u{301}.xcloc"]),
    ], ["out.zip", "back/Delivery.zip"])
  func otherNamesInside(_ bundles: (sent: [String], back: [String]), _ name: String) throws {
    try pack(bundles.sent, as: "out.zip")
    _ = try take("out.zip")
    try decide()
    try pack(bundles.back, as: name)
    let back = try take(name)
    #expect(back.errors == [])
    #expect(back.results.map(\.carried) == [bundles.sent.count], "\(back.lines)")
    #expect(back.results.map(\.gone) == [0])
    #expect(try decided() == bundles.sent.count)
  }

  /// Two apps may have the same tables: then the folder tells them apart.
  @Test func bundlesWithTheSameTexts() throws {
    try pack(["1/App/de.xcloc", "1/Other/de.xcloc"], as: "out.zip")
    _ = try take("out.zip")
    let document = try #require(try catalog.load().catalog.documents.last)
    let entry = EntryIdentity(try #require(document.entries.last), in: document)
    try ReviewDesk(catalog).decide(
      .init(
        entry: entry, rule: "", start: 0, verdict: .edited, base: "annuler", text: "Non",
        reviewer: "Ana"))
    try pack(["2/Other/de.xcloc", "2/App/de.xcloc"], as: "out.zip")
    #expect(try take("out.zip").results.map(\.carried) == [1])
    #expect(
      try Export(catalog).changes.map(\.file) == ["out.zip/" + Self.inner("2/Other/de.xcloc")])
  }

  /// Part of an archive does not take the place of the whole, so that the other languages keep their decisions.
  @Test(arguments: ["parts/de.xcloc.zip", "bundles/de.xcloc"])
  func partOfAnArchive(_ part: String) throws {
    try pack(["de.xcloc", "fr.xcloc"], as: "All.zip")
    _ = try take("All.zip")
    try decide()
    for bundle in ["de.xcloc", "fr.xcloc"] {
      try pack([bundle], as: "parts/\(bundle).zip")
      try desk.write(Self.text(bundle), to: "bundles/" + Self.inner(bundle))
    }
    let refused = try take(part)
    #expect(refused.results.isEmpty)
    for error in refused.errors {
      #expect(error.problem == "it has only part of the content of All.zip in the catalog")
    }
    #expect(try decided() == 2)
    // Both ways out work.
    try pack(["back/de.xcloc", "back/fr.xcloc"], as: "Back.zip")
    #expect(try take("Back.zip").results.map(\.carried) == [2])
    let replaced = try take(part, replaces: true)
    #expect(replaced.errors == [])
    #expect(replaced.results.first?.goneLocales == ["fr"])
    #expect(replaced.results.first?.carried == 1 && replaced.results.first?.lost == 1)
  }

  /// All parts of an archive that come at once are newer deliveries of it, unpacked or packed one by one, with their
  /// decisions; what one of them says anew is taken.
  @Test(arguments: ["parts", "bundles"], [false, true])
  func allPartsOfAnArchive(_ parts: String, replaces: Bool) throws {
    try pack(["de.xcloc", "fr.xcloc"], as: "All.zip")
    _ = try take("All.zip")
    try decide()
    for bundle in ["de.xcloc", "fr.xcloc"] {
      try pack([bundle], as: "parts/\(bundle).zip")
      try desk.write(Self.text(bundle), to: "bundles/" + Self.inner(bundle))
    }
    let taken = try take(parts, replaces: replaces)
    #expect(taken.errors == [])
    #expect(taken.absent == [])
    #expect(taken.results.map(\.isNew) == [false, false])
    #expect(taken.results.map(\.carried) == [1, 1])
    #expect(taken.results.map(\.changed) == [0, 0])
    #expect(try decided() == 2)
    #expect(try catalog.problems() == [])
    // The next delivery of the same parts finds them.
    #expect(try take(parts).results.map(\.carried) == [1, 1])
  }

  /// Of two archives with the same strings nobody knows which one comes back in parts.
  @Test(arguments: [false, true]) func partsOfOneOfTwo(_ replaces: Bool) throws {
    for app in ["A", "B"] {
      try pack(["de.xcloc", "fr.xcloc"], as: "in/\(app)/\(app).zip")
      for bundle in ["de.xcloc", "fr.xcloc"] {
        try desk.write(Self.text(bundle), to: "new/\(app)/" + Self.inner(bundle))
      }
    }
    _ = try take("in")
    try decide()
    #expect(try decided() == 4)
    #expect(try take("new/B", replaces: replaces).results.isEmpty)
    #expect(try decided() == 4)
  }

  /// What is delivered twice, or beside the archive itself, takes nothing from it.
  @Test(arguments: [
    ["1/de.xcloc", "1/fr.xcloc", "2/de.xcloc"], ["1/de.xcloc", "1/fr.xcloc", "All.zip"],
  ])
  func partsBesideOthers(_ delivered: [String]) throws {
    try pack(["de.xcloc", "fr.xcloc"], as: "in/All.zip")
    _ = try take("in/All.zip")
    try decide()
    for path in delivered {
      if path.hasSuffix(".zip") {
        try pack(["de.xcloc", "fr.xcloc"], as: "new/" + path)
      } else {
        try desk.write(Self.text(path), to: "new/" + Self.inner(path))
      }
    }
    let taken = try take("new")
    #expect(try decided() == 2, "\(taken.lines) \(taken.errors)")
    #expect(taken.results.reduce(0) { $0 + $1.lost } == 0)
    #expect(try catalog.problems() == [])
  }

  /// An archive of one file that comes back as two files is not cut in the same way: nothing is taken.
  @Test func partsOfAPart() throws {
    func file(_ original: String, _ key: String) -> String {
      """
      <file original="\(original)" source-language="en" target-language="de"><body>
      <trans-unit id="\(key)"><source>Cancel</source><target>annuler</target></trans-unit>
      <trans-unit id="\(key).2"><source>Cancel</source><target>annuler</target></trans-unit></body></file>
      """
    }
    func xliff(_ files: String) -> String { "<xliff version=\"1.2\">\(files)</xliff>" }
    let (a, b) = (file("A.strings", "a"), file("B.strings", "b"))
    let members = [(Self.inner("de.xcloc"), xliff(a + b))]
    try Data(StoredArchive.bytes(members)).write(to: desk.folder.appendingPathComponent("All.zip"))
    _ = try take("All.zip")
    for document in try catalog.load().catalog.documents {
      for entry in document.entries {
        try ReviewDesk(catalog).decide(
          .init(
            entry: EntryIdentity(entry, in: document), rule: "", start: 0, verdict: .edited,
            base: "annuler", text: "Non", reviewer: "Ana"))
      }
    }
    try desk.write(xliff(a), to: "new/a.xliff")
    try desk.write(xliff(b), to: "new/b.xliff")
    _ = try take("new")
    #expect(try decided() == 4)
    #expect(try catalog.problems() == [])
  }

  /// With `--replace` parts take the place of an archive although no one has its third file; what they have keeps its
  /// decisions.
  @Test func somePartsOfAnArchive() throws {
    let bundles = ["de.xcloc", "fr.xcloc", "nl.xcloc"]
    try pack(bundles, as: "All.zip")
    _ = try take("All.zip")
    try decide()
    for bundle in bundles.prefix(2) {
      try desk.write(Self.text(bundle), to: "bundles/" + Self.inner(bundle))
    }
    #expect(try take("bundles").errors.count == 2)
    #expect(try decided() == 3)
    let taken = try take("bundles", replaces: true)
    #expect(taken.errors == [])
    #expect(taken.results.map(\.carried) == [1, 1])
    #expect(taken.results.map(\.goneLocales) == [["nl"], []])
    #expect(taken.results.map(\.lost) == [1, 0])
    #expect(try catalog.problems() == [])
  }

  /// What came as folders does not go into one archive; the refusal says what helps.
  @Test func bundlesInOneArchive() throws {
    let bundles = ["de.xcloc", "fr.xcloc"]
    for bundle in bundles { try desk.write(Self.text(bundle), to: "out/" + Self.inner(bundle)) }
    _ = try take("out")
    try decide()
    try pack(bundles, as: "All.zip")
    #expect(try take("All.zip").errors.first?.advice.hasPrefix("unpack it") == true)
    for bundle in bundles {
      try desk.write(Self.text(bundle) + "\n", to: "unpacked/" + Self.inner(bundle))
    }
    #expect(try take("unpacked").results.map(\.carried) == [1, 1])
  }
}

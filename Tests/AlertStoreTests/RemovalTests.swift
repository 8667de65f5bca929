import Foundation
import TestSupport
import Testing

@testable import AlertStore

/// Files leave a catalog with all that is about them.
struct RemovalTests {
  private static let bundle = "in/it.xcloc/Localized Contents/it.xliff"

  private func units(_ text: String) -> [(key: String, source: String, target: String)] {
    [(key: "common.cancel", source: "Cancel", target: text)]
  }

  /// A catalog with a file in three languages, a bundle and an archive, and a decision about each.
  private func setUp() throws -> (Desk, CatalogFile) {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(Desk.manifest, to: "in/alerts.yml")
    for (name, locale) in [
      ("in/fr.xliff", "fr"), ("in/more/de.xliff", "de"), ("in/more.xliff", "es"),
      (Self.bundle, "it"),
    ] {
      try desk.write(Desk.xliff(units("annuler"), locale: locale), to: name)
    }
    try desk.write("{\"targetLocale\": \"it\"}", to: "in/it.xcloc/contents.json")
    let inner = "nl.xcloc/Localized Contents/nl.xliff"
    try Data(StoredArchive.bytes([(inner, Desk.xliff(units("annuler"), locale: "nl"))]))
      .write(to: desk.folder.appendingPathComponent("in/nl.xcloc.zip"))
    let result = try Import([desk.folder.path + "/in"], into: catalog)
    #expect(result.errors == [] && result.results.count == 5)
    try catalog.judge()
    for document in try catalog.load().catalog.documents {
      try ReviewDesk(catalog).decide(
        ReviewDesk.Request(
          entry: EntryIdentity(document.entries[0], in: document), rule: "", start: 0,
          verdict: .edited, base: "annuler", text: "Non", reviewer: "Ana"))
    }
    return (desk, catalog)
  }

  @Test(arguments: [
    (["fr.xliff"], ["fr.xliff"]), (["./fr.xliff", "fr.xliff"], ["fr.xliff"]),
    (["more"], ["more/de.xliff"]), (["more/"], ["more/de.xliff"]),
    (["it.xcloc"], [String(bundle.dropFirst(3))]),
    ([String(bundle.dropFirst(3))], [String(bundle.dropFirst(3))]),
    (["nl.xcloc.zip", "more.xliff"], ["more.xliff", "nl.xcloc.zip"]),
  ])
  func whatIsRemovedIsGone(_ paths: [String], _ files: [String]) throws {
    let (_, catalog) = try setUp()
    let before = try catalog.held().paths.map(\.path)
    let removal = try Removal(paths, from: catalog)
    #expect(removal.files == files)
    #expect(removal.entries == files.count && removal.decisions == files.count)
    try catalog.judge()
    let isBundle = files[0].hasPrefix("it.xcloc")
    let gone = files + (isBundle ? ["it.xcloc/contents.json"] : [])
    #expect(try catalog.held().paths.map(\.path) == before.filter { !gone.contains($0) })
    #expect(try catalog.problems() == [])
    #expect(try catalog.decisions().count == 5 - files.count)
    #expect(try Export(catalog).changes.count == 5 - files.count)
    #expect(try Export(catalog).files.allSatisfy { !gone.contains($0.outputPath) })
  }

  /// What comes again is new, and nothing is remembered of what was decided.
  @Test func whatComesAgainIsNew() throws {
    let (desk, catalog) = try setUp()
    _ = try Removal(["fr.xliff"], from: catalog)
    let again = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    #expect(again.errors == [] && again.results.filter(\.isNew).map(\.path) == ["fr.xliff"])
    #expect(try catalog.decisions().count == 4)
  }

  /// A path that is not there is named with one that is near, and nothing is removed.
  @Test(arguments: [
    (["fr.xliff", "frr.xliff"], "there is no “frr.xliff” in it (did you mean “fr.xliff”?): "),
    (["mor"], "there is no “mor” in it (did you mean “more”?): nothing was removed"),
    ([""], "there is no “” in it: nothing was removed"),
    (["."], "there is no “.” in it: nothing was removed"),
    (["it.xcloc/contents.json"], "there is no “it.xcloc/contents.json” in it"),
    (["alerts.yml"], "there is no “alerts.yml” in it"),
    (
      ["nl.xcloc.zip/nl.xcloc/Localized Contents/nl.xliff"],
      "it is packed in nl.xcloc.zip: give the path of that"
    ),
  ])
  func whatIsNotThereRemovesNothing(_ paths: [String], _ problem: String) throws {
    let (_, catalog) = try setUp()
    let before = try catalog.held().paths.map(\.path)
    let error = try #require(throws: StoreError.self) { try Removal(paths, from: catalog) }
    #expect("\(error)".contains(problem), "\(error)")
    #expect(try catalog.held().paths.map(\.path) == before && catalog.isJudged())
    #expect(try catalog.decisions().count == 5)
  }
}

import Foundation
import Testing

@testable import AlertStore

/// Programs that work on one catalog at once, and catalogs that cannot be read.
struct JudgingTests {
  /// After an update of the program only the first one that judges begins a new stretch.
  @Test func whoJudgesAtOnceJudgesOnce() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let generation = try #require(try catalog.read(CatalogFile.generation))
    try catalog.write { db in try CatalogFile.set("judged", "\(generation) 0.0.9", db) }
    let loader = try catalog.load()
    let findings = try Checker(loader.catalog, alerts: loader.alerts).findings()
    try CatalogFile(desk.path).judge()
    #expect(try catalog.keep(findings, of: loader, "\(generation)"))
    #expect(try catalog.isJudged())
    #expect(try catalog.read(CatalogFile.generation) == generation + 1)
  }

  /// A string that many alerts share changes all of them.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func manyAlertsThatChangedAreAll(_ count: Int, _ isAll: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    try catalog.write { db in
      try db.execute(
        sql: """
          DELETE FROM alert;
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT \(count))
          INSERT INTO alert SELECT n, 'alert' || n, n, 'alert', 'Alert', '{}' FROM numbers;
          INSERT INTO alert_entry SELECT alert.id, entry.id, 0 FROM alert, entry WHERE entry.key = 'common.cancel'
          """)
    }
    let version = try catalog.version()
    try catalog.addNote("Why?", to: entry, by: "Ana")
    let changes = try catalog.changes(since: version)
    #expect(changes.isAll == isAll)
    #expect(changes.alerts.count == (isAll ? 0 : count))
  }

  /// A file whose bytes cannot be read is not one that is gone: the catalog is damaged.
  @Test func whatCannotBeReadIsSaid() throws {
    let desk = try Desk()
    try desk.write(
      "/* \(String(repeating: "X", count: 50_000)) */\n\"a\" = \"A\";\n", to: "fr.lproj/L.strings")
    do { _ = try Import([desk.folder.path + "/fr.lproj"], into: desk.open()) }
    let url = URL(fileURLWithPath: desk.path)
    var bytes = try Data(contentsOf: url)
    // A page of the file’s text begins with the number of the page where it goes on.
    let page = try #require(
      stride(from: 0, to: bytes.count, by: 4_096).first {
        bytes[$0 + 100] == 0x58 && bytes[$0 + 4_000] == 0x58
      })
    bytes.replaceSubrange(page..<page + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try bytes.write(to: url)
    let catalog = try CatalogFile(desk.path, reading: true)
    let error = #expect(throws: StoreError.self) { try catalog.load() }
    #expect(error?.file == desk.path)
    #expect(
      error?.advice == "restore it from a copy, or import again", "\(String(describing: error))")
  }
}

import AlertStore
import Foundation
import GRDB
import Testing

/// Tables of files that are named after their language had that name, and what was decided about them stays.
struct TableNameTests {
  @Test func catalogsOfBefore() throws {
    let desk = try Desk()
    try desk.write("\"a.alert.title\" = \"Delete?\";\n", to: "in/en.strings")
    try desk.write("\"a.alert.title\" = \"löschen?\";\n", to: "in/de.strings")
    let folder = desk.folder.path + "/in"
    var entry = EntryIdentity?.none
    do {
      let catalog = try desk.open()
      #expect(try Import([folder], into: catalog).errors == [])
      try catalog.judge()
      let document = try #require(
        try catalog.load().catalog.documents.first { $0.file.path == "de.strings" })
      let identity = EntryIdentity(document.entries[0], in: document)
      #expect(identity.table == "Localizable")
      entry = identity
      try ReviewDesk(catalog).decide(
        .init(
          entry: identity, rule: "", start: 0, verdict: .edited, base: "löschen?",
          text: "Wirklich löschen?", reviewer: "Ana"))
    }
    let identity = try #require(entry)
    var before = identity
    before.table = "de"
    let queue = try DatabaseQueue(path: desk.path)
    try queue.write { db in
      for (table, column) in [("entry", "identity"), ("decision", "entry"), ("choice", "entry")] {
        try db.execute(
          sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?",
          arguments: [before.text, identity.text])
      }
      try db.execute(
        sql:
          "UPDATE file SET subjects = replace(subjects, 'Localizable', 'de') WHERE path = 'de.strings'"
      )
      try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '5'")
    }
    try queue.close()
    let catalog = try desk.open()
    let again = try Import([folder], into: catalog)
    #expect(again.errors == [])
    #expect(again.results.first { $0.path == "de.strings" }?.carried == 1)
    #expect(try Export(catalog).changes.map(\.after) == ["Wirklich löschen?"])
  }
}

import GRDB

/// Where entries are that had another place before: their file came packed in another way. Decision files that were saved
/// earlier speak of the old place.
enum EntryMoves {
  /// Remembers a move.
  ///
  /// - Parameters:
  ///   - beginning: how the identities began before, see ``EntryIdentity/beginning(of:)``.
  ///   - file: where the entries are now.
  static func remember(from beginning: String, to file: String, _ db: Database) throws {
    try CatalogFile.set(name(beginning), file, db)
    // What comes back is where it was.
    try db.execute(
      sql: "DELETE FROM setting WHERE name = ?",
      arguments: [name(EntryIdentity.beginning(of: file))])
  }

  /// The entry as it is called now.
  static func current(_ entry: EntryIdentity, _ db: Database) throws -> EntryIdentity {
    var entry = TableNames.current(entry)
    // A catalog that somebody changed by hand may lead in a circle.
    var seen: Set<String> = []
    while try !isThere(entry, db), seen.insert(entry.file).inserted,
      let file = try CatalogFile.setting(name(EntryIdentity.beginning(of: entry.file)), db)
    { entry.file = file }
    return entry
  }

  private static func isThere(_ entry: EntryIdentity, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM entry WHERE identity = ?)", arguments: [entry.text])
      ?? false
  }

  private static func name(_ beginning: String) -> String { "moved \(beginning)" }
}

import GRDB

/// The table of `de.strings` is `Localizable` (``FileNames``). Catalogs of before called it `de`, and what was decided goes
/// by the table.
enum TableNames {
  /// What the entries of a file were called before, and are called now; `nil` where that is the same.
  static func renamed(_ path: String) -> (from: String, to: String)? {
    guard [".strings", ".stringsdict"].contains(where: path.hasSuffix) else { return nil }
    let (old, new) = (FileNames.stem(path), FileNames.table(of: path))
    return old == new ? nil : (old, new)
  }

  /// The identity of an entry as it is now.
  static func current(_ entry: EntryIdentity) -> EntryIdentity {
    guard let names = renamed(entry.file), entry.table == names.from else { return entry }
    var entry = entry
    entry.table = names.to
    return entry
  }

  /// Brings a catalog of before up to date.
  static func update(_ db: Database) throws {
    let columns = [
      ("entry", "identity"), ("decision", "entry"), ("choice", "entry"), ("note", "entry"),
    ]
    for (table, column) in columns {
      for text in try String.fetchAll(db, sql: "SELECT DISTINCT \(column) FROM \(table)") {
        guard let entry = EntryIdentity(parts: text), case let now = current(entry), now != entry
        else { continue }
        try db.execute(
          cached: "UPDATE OR REPLACE \(table) SET \(column) = ? WHERE \(column) = ?",
          [now.text, text])
      }
    }
    for row in try Row.fetchAll(db, sql: "SELECT id, path, subjects FROM file") {
      guard let names = renamed(row["path"]) else { continue }
      let subjects = Subject.stored(row["subjects"]).map { subject in
        var subject = subject
        if subject.table == names.from { subject.table = names.to }
        return subject
      }
      try db.execute(
        cached: "UPDATE file SET subjects = ? WHERE id = ?",
        [StoredJSON.text(subjects.sorted { $0.table < $1.table }), row["id"] as Int64])
    }
  }
}

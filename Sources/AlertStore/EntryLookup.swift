import GRDB

/// Entries by their number and their identity.
extension CatalogFile {
  /// The identity of an entry, by its number.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func identity(of entry: Int64) throws(StoreError) -> EntryIdentity? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT identity FROM entry WHERE id = ?", arguments: [entry])
    }.flatMap { EntryIdentity(parts: $0) }
  }

  /// The delivered value of an entry.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func value(of entry: EntryIdentity) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT value FROM entry WHERE identity = ?", arguments: [entry.text])
    }
  }
}

import GRDB

/// What holds for all of a catalog.
extension CatalogFile {
  /// A setting of the catalog.
  func setting(_ name: String) throws(StoreError) -> String? {
    try read { db in try Self.setting(name, db) }
  }

  static func setting(_ name: String, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
  }

  static func set(_ name: String, _ value: String, _ db: Database) throws {
    try db.execute(sql: "REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
  }

  /// The language of the source texts.
  static func sourceLocale(_ db: Database) throws -> String {
    try setting("sourceLocale", db) ?? Catalog.standardSourceLocale
  }
}

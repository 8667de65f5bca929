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

  /// A number that grows with every file that is put in or taken away, and when another program judges the files.
  static func generation(_ db: Database) throws -> Int64? {
    try setting("generation", db).flatMap { Int64($0) }
  }

  /// Begins the next generation: what follows from the files is another.
  @discardableResult
  static func beginGeneration(_ db: Database) throws -> Int64? {
    try db.execute(sql: "UPDATE setting SET value = value + 1 WHERE name = 'generation'")
    return try generation(db)
  }

  /// The language of the source texts.
  static func sourceLocale(_ db: Database) throws -> String {
    try setting("sourceLocale", db) ?? Catalog.standardSourceLocale
  }
}

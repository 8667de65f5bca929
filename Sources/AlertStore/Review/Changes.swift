import GRDB

/// What others did since somebody looked.
public struct ReviewChanges: Codable, Sendable {
  /// See ``ReviewSummary/version``.
  public var version: Int64
  /// Alerts to look at again; empty with a newer version: all of them.
  public var alerts: [Int64]
}

extension CatalogFile {
  /// The alerts that changed since a version.
  public func changes(since version: Int64) throws(StoreError) -> ReviewChanges {
    try read { db in
      let now = try Self.version(db)
      if now <= version { return ReviewChanges(version: now, alerts: []) }
      // Versions count decisions and notes; at most so many of each are new.
      let count = now - version
      let alerts = try Int64.fetchAll(
        db,
        sql: """
          SELECT DISTINCT alert FROM alert_entry JOIN entry ON entry.id = alert_entry.entry
          WHERE identity IN (SELECT entry FROM (SELECT entry FROM decision ORDER BY id DESC LIMIT ?))
            OR identity IN (SELECT entry FROM (SELECT entry FROM note ORDER BY id DESC LIMIT ?))
          LIMIT 1000
          """, arguments: [count, count])
      return ReviewChanges(version: now, alerts: alerts)
    }
  }

  /// The identity of an entry, by its number.
  public func identity(of entry: Int64) throws(StoreError) -> EntryIdentity? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT identity FROM entry WHERE id = ?", arguments: [entry])
    }.flatMap { EntryIdentity(parts: $0) }
  }

  /// The delivered value of an entry.
  public func value(of entry: EntryIdentity) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT value FROM entry WHERE identity = ?", arguments: [entry.text])
    }
  }
}

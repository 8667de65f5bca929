import GRDB

/// What others did since somebody looked.
public struct ReviewChanges: Codable, Sendable {
  /// See ``ReviewSummary/version``.
  public var version: Int64
  /// Alerts to look at again.
  public var alerts: [Int64]
  /// Something was imported, or they are too many to name: all of them.
  public var isAll: Bool
}

extension CatalogFile {
  /// The alerts that changed since a version.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func changes(since version: Int64) throws(StoreError) -> ReviewChanges {
    try read { db in
      let now = try Self.version(db)
      let seen = max(0, version)
      if now == seen { return ReviewChanges(version: now, alerts: [], isAll: false) }
      if now / Self.importStep != seen / Self.importStep || seen > now {
        return ReviewChanges(version: now, alerts: [], isAll: true)
      }
      // At most so many decisions and so many notes are new.
      let count = now - seen
      let alerts = try Int64.fetchAll(
        db,
        sql: """
          SELECT DISTINCT alert FROM alert_entry JOIN entry ON entry.id = alert_entry.entry
          WHERE identity IN (SELECT entry FROM (SELECT entry FROM decision ORDER BY id DESC LIMIT ?))
            OR identity IN (SELECT entry FROM (SELECT entry FROM note ORDER BY id DESC LIMIT ?))
          LIMIT ?
          """, arguments: [count, count, Self.mostChanges + 1])
      let isAll = alerts.count > Self.mostChanges
      return ReviewChanges(version: now, alerts: isAll ? [] : alerts, isAll: isAll)
    }
  }

  /// So many alerts are named one by one.
  private static let mostChanges = 1_000

  /// Versions count decisions and notes; each import, and what another program finds, begins a new stretch of so many.
  static let importStep: Int64 = 1_000_000_000

  /// See ``ReviewSummary/version``.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func version() throws(StoreError) -> Int64 { try read { db in try Self.version(db) } }

  /// A number that is another after every decision, note and import.
  static func version(_ db: Database) throws -> Int64 {
    let judged = try judgedGeneration(db) ?? 0
    let counted = try Int64.fetchOne(
      db,
      sql: "SELECT coalesce(sum(seq), 0) FROM sqlite_sequence WHERE name IN ('decision', 'note')")
    return max(0, judged) * importStep + (counted ?? 0)
  }
}

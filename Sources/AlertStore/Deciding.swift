import GRDB

/// A decision about a text that is not in the catalog any more.
public struct StaleText: Error, Sendable, Equatable {
  /// The text that was judged.
  public var base: String
  /// The text that is there now; `nil` if the entry is gone.
  public var current: String?
}

extension CatalogFile {
  /// Writes decisions down, all or none. When this returns, they last.
  ///
  /// - Throws: ``StaleText`` if the text became another since it was judged, ``StoreError`` otherwise.
  public func record(_ decisions: [Decision]) throws {
    do {
      try pool.write { db in
        for decision in decisions { try Self.record(decision, db) }
      }
    } catch let error as StaleText {
      throw error
    } catch {
      throw StoreError(path, error)
    }
  }

  private static func record(_ decision: Decision, _ db: Database) throws {
    let entry = decision.entry.text
    let row = try Row.fetchOne(
      db,
      sql:
        "SELECT id, value, coalesce(source, sourceBeside) AS source FROM entry WHERE identity = ?",
      arguments: [entry])
    let current: String? = row?["value"]
    guard let row, current.isIdentical(to: decision.base) else {
      throw StaleText(base: decision.base, current: current)
    }
    try db.execute(
      sql: """
        INSERT INTO decision
          (entry, rule, start, verdict, base, source, edits, text, reviewer, at, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        entry, decision.rule, decision.start, decision.verdict.rawValue, decision.base,
        row["source"] as String?, decision.edits.isEmpty ? nil : JSON.text(decision.edits),
        decision.text, decision.reviewer, decision.at, decision.reason,
      ])
    let id = db.lastInsertedRowID
    if decision.verdict == .undone {
      try db.execute(
        sql: "DELETE FROM choice WHERE entry = ? AND rule = ? AND start = ?",
        arguments: [entry, decision.rule, decision.start])
    } else {
      try db.execute(
        sql: "REPLACE INTO choice (entry, rule, start, decision, state) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          entry, decision.rule, decision.start, id, ChoiceState.active.rawValue,
        ])
    }
    try FindingStates.refresh(db, entry: row["id"])
  }

  /// Leaves a note for whoever works on the entry next.
  public func addNote(
    _ text: String, to entry: EntryIdentity, by reviewer: String
  ) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "INSERT INTO note (entry, text, reviewer, at) VALUES (?, ?, ?, ?)",
        arguments: [entry.text, text, reviewer, Clock.now()])
    }
  }

  /// Every decision that counts.
  public func decisions() throws(StoreError) -> [(decision: Decision, state: ChoiceState)] {
    try read { db in try Choices.all(db).map { ($0.decision, $0.state) } }
  }
}

/// How findings stand: open until somebody decides.
enum FindingStates {
  /// Brings the states of one entry's findings, or of all, in line with the decisions that count.
  static func refresh(_ db: Database, entry: Int64? = nil) throws {
    let scope = entry.map { "WHERE finding.entry = \($0)" } ?? ""
    try db.execute(
      sql: """
        UPDATE finding SET state = coalesce(
          (SELECT CASE choice.state WHEN 'active' THEN decision.verdict WHEN 'stale' THEN 'stale' END
             FROM entry JOIN choice ON choice.entry = entry.identity AND choice.rule = ''
               JOIN decision ON decision.id = choice.decision
             WHERE entry.id = finding.entry),
          (SELECT CASE choice.state WHEN 'active' THEN decision.verdict WHEN 'stale' THEN 'stale' END
             FROM entry JOIN choice ON choice.entry = entry.identity
               AND choice.rule = finding.rule AND choice.start = finding.start
               JOIN decision ON decision.id = choice.decision
             WHERE entry.id = finding.entry),
          'open')
        \(scope)
        """)
  }
}

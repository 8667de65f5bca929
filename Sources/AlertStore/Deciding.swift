import GRDB

extension CatalogFile {
  /// Writes decisions down, all or none. When this returns, they last.
  ///
  /// - Parameter known: the last decision that the caller knew of; entries that somebody decided about
  ///   since are left to them.
  /// - Returns: those that were written.
  /// - Throws: ``StaleText`` if the text became another since it was judged, ``StoreError`` otherwise.
  @discardableResult
  public func record(_ decisions: [Decision], known: Int64 = .max) throws -> [Decision] {
    try decide { db in
      let last = try Self.lastDecision(db)
      let newer =
        last <= known
        ? []
        : try String.fetchSet(
          db, sql: "SELECT entry FROM decision WHERE id > ?", arguments: [known])
      let wanted = decisions.filter { !newer.contains($0.entry.text) }
      for decision in wanted { try Self.record(decision, db) }
      return wanted
    }
  }

  /// All of `body`, or nothing; what others decide meanwhile comes before it or after it.
  ///
  /// - Throws: what `body` throws, if that is a ``StaleText``, ``StoreError`` otherwise.
  func decide<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try pool.write(body)
    } catch let error as StaleText {
      throw error
    } catch {
      throw StoreError(path, error)
    }
  }

  /// Writes a decision down, if its text is still there.
  static func record(_ decision: Decision, _ db: Database) throws {
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
        row["source"] as String?, decision.edits.isEmpty ? nil : StoredJSON.text(decision.edits),
        decision.text, decision.reviewer, decision.at, decision.reason,
      ])
    let id = db.lastInsertedRowID
    // Somebody looked again: what waited for that is settled.
    try db.execute(
      sql: "DELETE FROM choice WHERE entry = ? AND state = 'stale' AND rule IN ('', ?)",
      arguments: [entry, decision.rule])
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
    if decision.isPersonsText {
      try Choices.supersede(in: entry, db)
    } else {
      try Choices.restore(in: row, db)
    }
    try FindingStates.refresh(db, entry: row["id"])
  }

  /// Leaves a note about the text that an entry has now.
  func addNote(
    _ text: String, to entry: EntryIdentity, by reviewer: String
  ) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO note (entry, text, reviewer, at, base)
          VALUES (?1, ?2, ?3, ?4, (SELECT value FROM entry WHERE identity = ?1))
          """, arguments: [entry.text, text, reviewer, Clock.now()])
    }
  }

  /// Closes a note, if it is one about an entry and nobody closed it yet.
  ///
  /// - Returns: whether it was closed.
  func closeNote(
    _ id: Int64, of entry: EntryIdentity, by reviewer: String
  ) throws(StoreError) -> Bool {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO note (entry, text, reviewer, at, closes)
          SELECT entry, '', ?, ?, id FROM (\(Self.openNotes)) WHERE id = ? AND entry = ?
          """, arguments: [reviewer, Clock.now(), id, entry.text])
      return db.changesCount > 0
    }
  }

  /// The notes that nobody closed.
  static let openNotes = """
    SELECT * FROM note WHERE closes IS NULL
      AND id NOT IN (SELECT closes FROM note WHERE closes IS NOT NULL)
    """

  /// The number of the last decision.
  static func lastDecision(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT max(id) FROM decision") ?? 0
  }

  /// Every decision that counts.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func decisions() throws(StoreError) -> [(decision: Decision, state: ChoiceState)] {
    try read { db in
      try Choices.all(db).filter { $0.state != .superseded }.map { ($0.decision, $0.state) }
    }
  }
}

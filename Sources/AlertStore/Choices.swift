import GRDB

/// Which decision counts for what, and whether it is still about the text that is there.
enum Choices {
  /// A decision that counts.
  struct Choice {
    var decision: Decision
    /// Number of its entry; `nil` if that is gone.
    var row: Int64?
    var state: ChoiceState
  }

  /// How the decisions about one entry stand to its text, whatever took their place.
  ///
  /// - Parameter row: its value and its source.
  private static func states(of group: [Choice], _ row: Row) -> [ChoiceState] {
    let value: String? = row["value"]
    let source: String? = row["source"]
    return group.map { choice in
      let decision = choice.decision
      let isSameText = value.isIdentical(to: decision.base)
      if isSameText, Casing.isSame(source ?? "", decision.source ?? "") { return .active }
      // Several corrections of one text come back as one text.
      let together = group.filter { Optional($0.decision.base).isIdentical(to: decision.base) }.map
      {
        Choice(decision: $0.decision, row: nil, state: .active)
      }
      let wanted = decision.base.applying(edits(together, base: decision.base))
      let isWanted = value.isIdentical(to: wanted) || value.isIdentical(to: decision.result)
      return !isSameText && isWanted ? .done : .stale
    }
  }

  /// After files have changed: which decisions stand.
  ///
  /// - Parameters:
  ///   - file: only those about this file; `nil`: all.
  ///   - keepsSettled: the texts are as they were: what asked nobody does not ask now.
  static func follow(file: Int64? = nil, keepsSettled: Bool = false, _ db: Database) throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT id, value, coalesce(source, sourceBeside) AS source FROM entry WHERE identity IN (SELECT entry FROM choice)
          \(file.map { "AND file = \($0)" } ?? "")
        """)
    for row in rows {
      let group = try all(db, row: row["id"])
      for (choice, state) in zip(group, states(of: group, row)) where choice.state != .superseded {
        if keepsSettled, choice.state == .settled, state == .stale { continue }
        try set(state, choice, db)
      }
    }
  }

  /// Sets how a decision stands; `nil`: it does not count any more.
  private static func set(_ state: ChoiceState?, _ choice: Choice, _ db: Database) throws {
    guard state != choice.state else { return }
    let place: StatementArguments = [
      choice.decision.entry.text, choice.decision.rule, choice.decision.start,
    ]
    let condition = "WHERE entry = ? AND rule = ? AND start = ?"
    if let state {
      try db.execute(
        sql: "UPDATE choice SET state = ? \(condition)", arguments: [state.rawValue] + place)
    } else {
      try db.execute(sql: "DELETE FROM choice \(condition)", arguments: place)
    }
  }

  /// Settles what was decided about another text, where the rule says nothing of the new one: nobody has to look again.
  /// Corrections by the program are dropped. Findings must be those of the texts that are there.
  static func settle(_ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE choice SET state = 'settled' WHERE state = 'stale' AND rule <> '' AND EXISTS (
          SELECT 1 FROM decision JOIN entry ON entry.identity = decision.entry
          WHERE decision.id = choice.decision AND decision.reviewer <> ? AND NOT EXISTS (
            SELECT 1 FROM finding WHERE finding.entry = entry.id AND finding.rule = decision.rule))
        """, arguments: [ReviewNote.author])
    try db.execute(
      sql: """
        DELETE FROM choice WHERE state = 'stale' AND EXISTS (
          SELECT 1 FROM decision JOIN entry ON entry.identity = decision.entry
          WHERE decision.id = choice.decision AND decision.reviewer = ? AND NOT EXISTS (
            SELECT 1 FROM finding
            WHERE finding.entry = entry.id AND CASE decision.rule
              WHEN '' THEN instr(', ' || decision.reason || ', ', ', ' || finding.rule || ', ')
              ELSE finding.rule = decision.rule AND finding.start = decision.start END))
        """, arguments: [ReviewNote.author])
  }

  /// A person wrote a text for an entry: proposals that were accepted give way to it, and those that waited for another
  /// look are settled.
  static func supersede(in entry: String, _ db: Database) throws {
    let isAccepted = "(SELECT verdict FROM decision WHERE id = choice.decision) = 'accepted'"
    try db.execute(
      sql: "DELETE FROM choice WHERE entry = ? AND state = 'stale' AND \(isAccepted)",
      arguments: [entry])
    try db.execute(
      sql: """
        UPDATE choice SET state = 'superseded'
        WHERE entry = ? AND state <> 'settled' AND \(isAccepted)
        """,
      arguments: [entry])
  }

  /// What gave way to a text that a person wrote counts again once that is taken back, if it is about what is there.
  ///
  /// - Parameter row: number, value and source of the entry.
  static func restore(in row: Row, _ db: Database) throws {
    let group = try all(db, row: row["id"])
    guard group.contains(where: { $0.state == .superseded }),
      !group.contains(where: { $0.decision.isPersonsText })
    else { return }
    for (choice, state) in zip(group, states(of: group, row)) where choice.state == .superseded {
      // Who took the text back has looked already.
      try set(state == .stale ? nil : state, choice, db)
    }
  }

  /// The choices about an entry, or all.
  static func all(_ db: Database, row: Int64? = nil) throws -> [Choice] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT decision.*, choice.state AS choiceState, entry.id AS row
        FROM choice JOIN decision ON decision.id = choice.decision
          LEFT JOIN entry ON entry.identity = choice.entry
        \(row.map { "WHERE entry.id = \($0)" } ?? "") ORDER BY choice.entry, choice.start, choice.rule
        """
    ).compactMap { row in
      guard let decision = Decision(row), let state = ChoiceState(rawValue: row["choiceState"])
      else { return nil }
      return Choice(decision: decision, row: row["row"], state: state)
    }
  }

  /// The text that the active choices about one value make of it: the own text, else every accepted
  /// edit that leaves room for the next.
  static func edits(_ choices: [Choice], base: String) -> [Edit] {
    let active = choices.filter {
      $0.state == .active && Optional(base).isIdentical(to: $0.decision.base)
    }
    if let own = active.last(where: { $0.decision.verdict == .edited }) {
      let text = own.decision.text ?? base
      return Optional(text).isIdentical(to: base) ? [] : [Edit(0..<base.utf8.count, text)]
    }
    var edits: [Edit] = []
    let accepted = active.filter { $0.decision.verdict == .accepted }.sorted {
      ($0.decision.start, $0.decision.rule) < ($1.decision.start, $1.decision.rule)
    }
    for choice in accepted where !(edits + choice.decision.edits).overlap {
      edits += choice.decision.edits
    }
    return edits
  }
}

extension Choices {
  /// How each decision stands, by entry, rule and place.
  static func states(_ db: Database) throws -> [String: ChoiceState] {
    Dictionary(
      try Row.fetchAll(db, sql: "SELECT entry, rule, start, state FROM choice").map { row in
        (place(row), ChoiceState(rawValue: row[3]) ?? .stale)
      }, uniquingKeysWith: { a, _ in a })
  }

  private static func place(_ row: Row) -> String {
    "\(row[0] as String)\n\(row[1] as String)\n\(row[2] as Int)"
  }

  /// Counts how the decisions about the file of a result stand.
  ///
  /// - Parameter before: how they stood before the import; what was followed then is no news.
  static func count(
    _ result: inout ImportResult, before: [String: ChoiceState], _ db: Database
  ) throws {
    (result.carried, result.done, result.staleKeys) = (0, 0, [])
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT choice.entry, rule, start, choice.state, entry.key
        FROM choice JOIN entry ON entry.identity = choice.entry JOIN file ON file.id = entry.file
        WHERE file.path = ? ORDER BY entry.number, rule
        """, arguments: [result.path])
    {
      switch ChoiceState(rawValue: row[3]) {
      case .active: result.carried += 1
      case .superseded, .settled: break
      case .done: result.done += before[place(row)] == .done ? 0 : 1
      case .stale, nil: result.staleKeys.append(row[4])
      }
    }
    result.stale = result.staleKeys.count
  }

  /// The decisions that need another look and did not before the import, but for those about some files, in the order
  /// of the files.
  static func newlyStale(
    before: [String: ChoiceState], except paths: Set<String>, _ db: Database
  ) throws -> [String] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT choice.entry, rule, start, file.path
        FROM choice JOIN entry ON entry.identity = choice.entry JOIN file ON file.id = entry.file
        WHERE choice.state = 'stale' ORDER BY file.path, entry.number, rule
        """
    ).compactMap { row in
      guard before[place(row)] != .stale, !paths.contains(row[3]) else { return nil }
      return EntryIdentity(parts: row[0])?.name
    }
  }
}

extension Decision {
  init?(_ row: Row) {
    guard let entry = EntryIdentity(parts: row["entry"]),
      let verdict = Verdict(rawValue: row["verdict"])
    else { return nil }
    self.entry = entry
    self.verdict = verdict
    rule = row["rule"]
    start = row["start"]
    base = row["base"]
    edits = StoredJSON.edits(row["edits"], of: base) ?? []
    source = row["source"]
    text = row["text"]
    reviewer = row["reviewer"]
    at = row["at"]
    reason = row["reason"]
  }
}

import GRDB

/// Which decision counts for what, and whether it is still about the text that is there.
enum Choices {
  /// A decision that counts.
  struct Choice {
    var decision: Decision
    var id: Int64
    var state: ChoiceState
  }

  /// How a decision stands to a text.
  static func state(
    of decision: Decision, value: String?, source: String?
  ) -> ChoiceState {
    if value.isIdentical(to: decision.base), Casing.isSame(source ?? "", decision.source ?? "") {
      return .active
    }
    return value != nil && value.isIdentical(to: decision.result) ? .done : .stale
  }

  /// After a file has changed: which decisions about it stand.
  static func follow(file: Int64, _ result: inout ImportResult, _ db: Database) throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT decision.*, choice.state AS choiceState, entry.value AS nowValue,
          entry.source AS nowSource, entry.key AS nowKey
        FROM choice JOIN decision ON decision.id = choice.decision
          JOIN entry ON entry.identity = choice.entry
        WHERE entry.file = ? ORDER BY entry.number, choice.rule
        """, arguments: [file])
    for row in rows {
      guard let decision = Decision(row) else { continue }
      let state = state(of: decision, value: row["nowValue"], source: row["nowSource"])
      let before = ChoiceState(rawValue: row["choiceState"])
      switch state {
      case .active: result.carried += 1
      case .done: result.done += before == .done ? 0 : 1
      case .stale:
        result.stale += 1
        result.staleKeys.append(row["nowKey"])
      }
      guard state != before else { continue }
      try db.execute(
        sql: "UPDATE choice SET state = ? WHERE entry = ? AND rule = ? AND start = ?",
        arguments: [
          state.rawValue, decision.entry.text, decision.rule, decision.start,
        ])
    }
  }

  /// The choices about some entries, or all.
  static func all(_ db: Database, entry: String? = nil) throws -> [Choice] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT decision.*, choice.state AS choiceState
        FROM choice JOIN decision ON decision.id = choice.decision
        \(entry == nil ? "" : "WHERE choice.entry = ?") ORDER BY choice.entry, choice.start
        """, arguments: entry.map { [$0] } ?? []
    ).compactMap { row in
      guard let decision = Decision(row), let state = ChoiceState(rawValue: row["choiceState"])
      else { return nil }
      return Choice(decision: decision, id: row["id"], state: state)
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
    source = row["source"]
    edits = (row["edits"] as String?).flatMap { JSON.value([Edit].self, $0) } ?? []
    text = row["text"]
    reviewer = row["reviewer"]
    at = row["at"]
    reason = row["reason"]
  }
}

import GRDB

extension CatalogFile {
  /// What other reviewers decided otherwise about the same, if that counts: about the same finding, or, where
  /// one of the two wrote a text of their own, about the same string.
  func otherDecisions(_ request: ReviewDesk.Request) throws(StoreError) -> [Decision] {
    try read { db in
      let row = try Int64.fetchOne(
        db, sql: "SELECT id FROM entry WHERE identity = ?", arguments: [request.entry.text])
      guard let row else { return [] }
      let rule = request.verdict == .edited ? "" : request.rule
      return try Choices.all(db, row: row).filter { choice in
        let decision = choice.decision
        guard choice.state == .active, decision.reviewer != request.reviewer.trimmed else {
          return false
        }
        let isSame = decision.rule == rule && (rule.isEmpty || decision.start == request.start)
        if isSame { return decision.verdict != request.verdict || decision.text != request.text }
        // Who takes back what was decided about a finding says nothing of another text.
        return decision.rule.isEmpty != rule.isEmpty && request.verdict != .undone
      }.map(\.decision)
    }
  }
  /// The last time that another reviewer took back what had been decided about the same finding or text, if nothing
  /// was decided about it since.
  func undo(of request: ReviewDesk.Request) throws(StoreError) -> Decision? {
    try read { db in
      let isText = request.verdict == .edited
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT * FROM decision WHERE entry = ? AND rule = ? AND start = ? AND base = ?
          ORDER BY id DESC LIMIT 1
          """,
        arguments: [
          request.entry.text, isText ? "" : request.rule, isText ? 0 : request.start, request.base,
        ])
      guard let row, row["verdict"] == Decision.Verdict.undone.rawValue,
        row["reviewer"] != request.reviewer.trimmed
      else { return nil }
      return Decision(row)
    }
  }
}

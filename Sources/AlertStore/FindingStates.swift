import GRDB

/// How findings stand: open until somebody decides.
enum FindingStates {
  /// Brings the states of one entry's findings, or of all, in line with the decisions that count.
  static func refresh(_ db: Database, entry: Int64? = nil) throws {
    let scope = entry.map { "WHERE finding.entry = \($0)" } ?? ""
    try db.execute(
      sql: """
        UPDATE finding SET state = coalesce(
          (SELECT decision.verdict
             FROM entry JOIN choice ON choice.entry = entry.identity AND choice.state = 'active'
               AND (choice.rule = '' OR choice.rule = finding.rule AND choice.start = finding.start)
               JOIN decision ON decision.id = choice.decision
             WHERE entry.id = finding.entry ORDER BY choice.rule LIMIT 1),
          (SELECT 'stale'
             FROM entry JOIN choice ON choice.entry = entry.identity AND choice.state = 'stale'
               AND choice.rule IN ('', finding.rule)
             WHERE entry.id = finding.entry LIMIT 1),
          'open')
        \(scope)
        """)
  }
}

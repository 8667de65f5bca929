import GRDB

/// A catalog as it was delivered, and as people decided.
public struct Reviewed: Sendable {
  /// What was delivered.
  public let loader: Loader
  /// The decisions that count, by value.
  public let choices: [Catalog.Reference: [Decision]]
  /// The decisions that need another look, by value.
  let stale: [Catalog.Reference: [Decision]]
  /// What reviewers wrote about values, oldest first.
  public let notes: [Catalog.Reference: [(text: String, reviewer: String)]]
  /// What the decisions change.
  public let edits: [Catalog.Reference: [Edit]]
  /// The rows of the entries.
  let numbers: EntryNumbers

  /// Files and decisions of one moment: what another program imports meanwhile makes it begin again.
  init(_ catalog: CatalogFile) throws(StoreError) {
    for _ in 0..<10 {
      let generation = try catalog.setting("generation")
      let loader = try catalog.load()
      let found = try catalog.read { db in
        try CatalogFile.setting("generation", db) == generation ? Found(db, loader) : nil
      }
      guard let found else { continue }
      self.loader = loader
      (choices, stale, notes) = (found.choices, found.stale, found.notes)
      (edits, numbers) = (found.edits, found.numbers)
      return
    }
    throw StoreError(catalog.path, "other imports go on and on", "try again when they are done")
  }

  private struct Found {
    var choices: [Catalog.Reference: [Decision]] = [:]
    var stale: [Catalog.Reference: [Decision]] = [:]
    var notes: [Catalog.Reference: [(text: String, reviewer: String)]] = [:]
    var edits: [Catalog.Reference: [Edit]] = [:]
    let numbers: EntryNumbers

    init(_ db: Database, _ loader: Loader) throws {
      numbers = try EntryNumbers(db, loader)
      for (row, group) in Dictionary(grouping: try Choices.all(db), by: \.row) {
        guard let row, let reference = numbers.reference(of: row) else { continue }
        choices[reference] = group.filter { $0.state == .active }.map(\.decision)
        stale[reference] = group.filter { $0.state == .stale }.map(\.decision)
        let wanted = Choices.edits(group, base: loader.catalog.value(of: reference) ?? "")
        if !wanted.isEmpty { edits[reference] = wanted }
      }
      for row in try Row.fetchAll(
        db,
        sql: """
          SELECT entry.id, note.text, note.reviewer FROM note
          JOIN entry ON entry.identity = note.entry ORDER BY note.id
          """)
      {
        guard let reference = numbers.reference(of: row["id"]) else { continue }
        notes[reference, default: []].append((row["text"], row["reviewer"]))
      }
    }
  }

  /// The catalog with the decided texts.
  public func decidedCatalog() -> Catalog {
    loader.catalog.replacing(Fixer(loader.catalog, edits: edits).documents)
  }

  /// What is left to say: findings about the decided texts that nobody rejected.
  ///
  /// - Throws: ``ConfigurationError`` as ``Checker`` does.
  public func openFindings(
    _ options: Checker.Options = Checker.Options()
  ) throws(ConfigurationError) -> (catalog: Catalog, checker: Checker, findings: [Finding]) {
    let catalog = decidedCatalog()
    let checker = try Checker(catalog, alerts: loader.alerts, options: options)
    return (catalog, checker, checker.findings().filter { !isRejected($0) })
  }

  /// Whether a person wrote the text, or has to look at it again.
  func isOwnText(_ reference: Catalog.Reference) -> Bool {
    ((choices[reference] ?? []) + (stale[reference] ?? [])).contains {
      $0.verdict == .edited && $0.reviewer != ReviewNote.author
    }
  }

  /// Whether somebody said that a finding is wrong here. In a text that became another by other
  /// decisions the place has moved, so the rule counts.
  func isRejected(_ finding: Finding) -> Bool {
    (choices[finding.reference] ?? []).contains { decision in
      decision.verdict == .rejected && decision.rule == finding.rule
        && (decision.start == finding.range.lowerBound
          || !Optional(finding.text).isIdentical(to: decision.base))
    }
  }
}

extension CatalogFile {
  /// What was delivered and what was decided.
  public func reviewed() throws(StoreError) -> Reviewed { try Reviewed(self) }
}

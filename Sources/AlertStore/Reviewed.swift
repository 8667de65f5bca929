import GRDB

/// A catalog as it was delivered, and as people decided.
public struct Reviewed: Sendable {
  /// What was delivered.
  public let loader: Loader
  /// The decisions that count, by value.
  public let choices: [Catalog.Reference: [Decision]]
  /// What reviewers wrote about values, oldest first.
  public let notes: [Catalog.Reference: [(text: String, reviewer: String)]]
  /// What the decisions change.
  public let edits: [Catalog.Reference: [Edit]]

  init(_ catalog: CatalogFile) throws(StoreError) {
    let loader = try catalog.load()
    self.loader = loader
    var choices: [Catalog.Reference: [Decision]] = [:]
    var notes: [Catalog.Reference: [(text: String, reviewer: String)]] = [:]
    var edits: [Catalog.Reference: [Edit]] = [:]
    try catalog.read { db in
      let places = try EntryPlaces(db, loader)
      for (entry, group) in Dictionary(grouping: try Choices.all(db), by: \.decision.entry.text) {
        guard let reference = places[entry] else { continue }
        let active = group.filter { $0.state == .active }
        choices[reference] = active.map(\.decision)
        let document = loader.catalog.documents[reference.document]
        let base = loader.catalog.value(of: reference) ?? ""
        let wanted = Choices.edits(active, base: base)
        if !wanted.isEmpty, document.canApply(wanted, to: reference.entry) {
          edits[reference] = wanted
        }
      }
      for row in try Row.fetchAll(db, sql: "SELECT entry, text, reviewer FROM note ORDER BY id") {
        guard let reference = places[row["entry"]] else { continue }
        notes[reference, default: []].append((row["text"], row["reviewer"]))
      }
    }
    self.choices = choices
    self.notes = notes
    self.edits = edits
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

  /// Whether a person wrote the text.
  func isOwnText(_ reference: Catalog.Reference) -> Bool {
    (choices[reference] ?? []).contains {
      $0.verdict == .edited && $0.reviewer != ReviewNote.author
    }
  }

  /// Whether somebody said that a finding is wrong here.
  func isRejected(_ finding: Finding) -> Bool {
    (choices[finding.reference] ?? []).contains { decision in
      decision.verdict == .rejected && decision.rule == finding.rule
        && decision.start == finding.range.lowerBound
        && Optional(finding.text).isIdentical(to: decision.base)
    }
  }
}

/// The places of entries in a loaded catalog, by their identity.
struct EntryPlaces {
  private var places: [String: Catalog.Reference] = [:]

  /// Only entries that somebody said something about.
  init(_ db: Database, _ loader: Loader) throws {
    let numbers = try EntryNumbers(db, loader)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT identity, id FROM entry
        WHERE identity IN (SELECT entry FROM choice UNION SELECT entry FROM note)
        """)
    for row in rows { places[row[0]] = numbers.reference(of: row[1]) }
  }

  subscript(identity: String) -> Catalog.Reference? { places[identity] }
}

extension CatalogFile {
  /// What was delivered and what was decided.
  public func reviewed() throws(StoreError) -> Reviewed { try Reviewed(self) }
}

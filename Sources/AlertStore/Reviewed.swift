import GRDB

/// A catalog as it was delivered, and as people decided.
public struct Reviewed: Sendable {
  /// What was delivered.
  public let loader: Loader
  /// The decisions that count, by value.
  public let choices: [Catalog.Reference: [Decision]]
  /// The decisions that a newer delivery followed, by value.
  let followed: [Catalog.Reference: [Decision]]
  /// The decisions that need another look, by value.
  let stale: [Catalog.Reference: [Decision]]
  /// What reviewers wrote about values as they are, oldest first.
  public let notes: [Catalog.Reference: [(text: String, reviewer: String)]]
  /// The values that reviewers once noted something on, and have nothing to note on as they are.
  let answered: Set<Catalog.Reference>
  /// What the decisions change.
  public let edits: [Catalog.Reference: [Edit]]
  /// The rows of the entries.
  let numbers: EntryNumbers
  /// The number of the last decision that is in it.
  let lastDecision: Int64

  /// Decisions about files that were loaded.
  private init(_ db: Database, _ loader: Loader) throws {
    self.loader = loader
    numbers = try EntryNumbers(db, loader)
    lastDecision = try CatalogFile.lastDecision(db)
    var byState: [ChoiceState: [Catalog.Reference: [Decision]]] = [:]
    var edits: [Catalog.Reference: [Edit]] = [:]
    for (row, group) in Dictionary(grouping: try Choices.all(db), by: \.row) {
      guard let row, let reference = numbers.reference(of: row) else { continue }
      for choice in group {
        byState[choice.state, default: [:]][reference, default: []].append(choice.decision)
      }
      let wanted = Choices.edits(group, base: loader.catalog.value(of: reference) ?? "")
      if !wanted.isEmpty { edits[reference] = wanted }
    }
    choices = byState[.active] ?? [:]
    followed = byState[.done] ?? [:]
    stale = byState[.stale] ?? [:]
    self.edits = edits
    var notes: [Catalog.Reference: [(text: String, reviewer: String)]] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT entry.id, note.text, note.reviewer FROM (\(CatalogFile.openNotes)) AS note
        JOIN entry ON entry.identity = note.entry
        WHERE note.base IS NULL OR note.base IS entry.value ORDER BY note.id
        """)
    {
      guard let reference = numbers.reference(of: row["id"]) else { continue }
      notes[reference, default: []].append((row["text"], row["reviewer"]))
    }
    self.notes = notes
    let noted = try Int64.fetchAll(
      db, sql: "SELECT entry.id FROM note JOIN entry ON entry.identity = note.entry")
    answered = Set(noted.compactMap(numbers.reference)).subtracting(notes.keys)
  }

  /// Files and decisions of one moment: what another program imports meanwhile makes it begin again.
  static func load(_ catalog: CatalogFile) throws(StoreError) -> Reviewed {
    for _ in 0..<10 {
      let generation = try catalog.setting("generation")
      let loader = try catalog.load()
      let found = try catalog.read { db in
        try CatalogFile.setting("generation", db) == generation ? Reviewed(db, loader) : nil
      }
      if let found { return found }
    }
    throw StoreError(catalog.path, "other imports keep changing it", "try again when they are done")
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

  /// What needs another look because its text or its source became another, in file order: `fr.xliff: trip.count
  /// (fr, plural.one)`. Nothing of it goes out.
  public var staleNames: [String] { staleNames { _ in true } }

  /// The same of some values.
  func staleNames(of isWanted: (Catalog.Reference) -> Bool) -> [String] {
    stale.filter { isWanted($0.key) }.sorted { $0.key < $1.key }
      .compactMap { $0.value.first?.entry.name }
  }

  /// Whether somebody wrote another text, which goes out.
  func isDecidedText(_ reference: Catalog.Reference) -> Bool {
    (choices[reference] ?? []).contains { $0.verdict == .edited }
  }

  /// Whether a person wrote the text, or has to look at it again.
  func isOwnText(_ reference: Catalog.Reference) -> Bool {
    ((choices[reference] ?? []) + (stale[reference] ?? [])).contains {
      $0.verdict == .edited && $0.reviewer != ReviewNote.author
    }
  }

  /// Whether somebody said that a finding is wrong here. In a text that other decisions changed, its
  /// place has moved with them.
  func isRejected(_ finding: Finding) -> Bool {
    let edits = edits[finding.reference] ?? []
    return (choices[finding.reference] ?? []).contains { decision in
      guard decision.verdict == .rejected, decision.rule == finding.rule else { return false }
      if Optional(finding.text).isIdentical(to: decision.base) {
        return decision.start == finding.range.lowerBound
      }
      guard Optional(finding.text).isIdentical(to: decision.base.applying(edits)),
        let moved = edits.moved(decision.start)
      else { return true }
      return moved == finding.range.lowerBound
    }
      // A text that came back as it was decided, but for what was rejected.
      || (followed[finding.reference] ?? []).contains {
        $0.verdict == .rejected && $0.rule == finding.rule
      }
  }

  /// Whether `fix` leaves a finding to people: somebody rejected it in whatever text.
  func isLeftToPeople(_ finding: Finding) -> Bool {
    isOwnText(finding.reference) || isRejected(finding)
      || (stale[finding.reference] ?? []).contains {
        $0.verdict == .rejected && $0.rule == finding.rule
      }
  }
}

extension [Edit] {
  /// Where a place of the old text is in the new one; `nil` if it was replaced.
  func moved(_ offset: Int) -> Int? {
    var moved = offset
    for edit in self {
      if edit.range.upperBound <= offset {
        moved += edit.replacement.utf8.count - edit.range.count
      } else if edit.range.lowerBound <= offset, !edit.range.isEmpty {
        return nil
      }
    }
    return moved
  }
}

extension CatalogFile {
  /// What was delivered and what was decided.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func reviewed() throws(StoreError) -> Reviewed {
    // Which decisions stand is only known after an import was checked, by whatever version of the program.
    if try !isFollowed() { try judge() }
    return try Reviewed.load(self)
  }
}

import GRDB

/// Where decisions are taken: each is checked against what the catalog holds now.
public struct ReviewDesk: Sendable {
  /// What somebody asks for.
  public struct Request: Sendable {
    /// The entry.
    public var entry: EntryIdentity
    /// The rule; empty for a text of one's own.
    public var rule: String
    /// Where its finding begins, UTF-8 bytes.
    public var start: Int
    /// What is decided.
    public var verdict: Decision.Verdict
    /// The text that was judged.
    public var base: String
    /// The text of one’s own.
    public var text: String?
    /// Why.
    public var reason: String
    /// Who.
    public var reviewer: String
    /// When, if it was decided elsewhere: ISO 8601.
    public var at: String?
    /// The source text that stood beside it; `nil` if nothing is known of it.
    public var source: String?

    /// Creates a request.
    public init(
      entry: EntryIdentity, rule: String, start: Int, verdict: Decision.Verdict, base: String,
      text: String? = nil, reason: String = "", reviewer: String, at: String? = nil,
      source: String? = nil
    ) {
      self.entry = entry
      self.rule = rule
      self.start = start
      self.verdict = verdict
      self.base = base
      self.text = text
      self.reason = reason
      self.reviewer = reviewer
      self.at = at
      self.source = source
    }
  }

  /// Bytes of a text, a reason or a name.
  public static let longest = (text: 10_000, name: 100)

  private let catalog: CatalogFile

  /// A desk for a catalog that was judged.
  public init(_ catalog: CatalogFile) { self.catalog = catalog }

  /// Checks a request and writes the decision down.
  ///
  /// - Throws: ``StaleText`` if the text is another by now, ``StoreError`` with a sentence for the
  ///   reviewer if it cannot be done.
  public func decide(_ request: Request) throws { try decide(request, undoing: []) }

  /// The same in place of what others decided: their own texts are taken back with it, or nothing is done.
  func decide(_ request: Request, undoing others: [Decision]) throws {
    let reviewer = try name(request.reviewer, "a decision needs the name of the reviewer")
    try checkLength(request.text ?? "", "text")
    try checkLength(request.reason, "reason")
    guard !Self.isControlled(request.reason) else {
      throw refusal("the reason contains an invisible control character")
    }
    var decision = Decision(
      entry: request.entry, rule: request.verdict == .edited ? "" : request.rule,
      start: request.verdict == .edited ? 0 : request.start, verdict: request.verdict,
      base: request.base, source: nil, edits: [], text: nil, reviewer: reviewer,
      at: request.at ?? Clock.now(),
      reason: request.reason)
    let undone = others.filter { $0.verdict == .edited && request.verdict != .edited }.map {
      other in
      var undone = decision
      (undone.rule, undone.start, undone.verdict) = ("", 0, .undone)
      return undone
    }
    // Nobody else decides between the checks and the writing.
    try catalog.decide { db in
      try checkSource(request, db)
      if request.verdict != .edited, !request.rule.isEmpty, undone.isEmpty {
        try checkOwnText(request, db)
      }
      // First, because what gave way to such a text counts again.
      for decision in undone { try CatalogFile.record(decision, db) }
      switch request.verdict {
      case .edited: decision.text = try ownText(request, db)
      case .accepted: decision.edits = try proposal(request, db)
      case .rejected: _ = try finding(request, db)
      case .undone: break
      }
      try CatalogFile.record(decision, db)
    }
  }

  /// Leaves a note for whoever works on an entry next.
  ///
  /// - Parameter isSaved: it comes from a file: once it was there, it is no news, whatever became of it.
  /// - Returns: whether it is new.
  /// - Throws: ``StoreError`` with a sentence for the reviewer if it cannot be done.
  @discardableResult
  public func note(
    _ text: String, _ entry: EntryIdentity, by reviewer: String, isSaved: Bool = false
  ) throws(StoreError) -> Bool {
    let reviewer = try name(reviewer, "a note needs the name of its author")
    let text = text.trimmed
    guard !text.isEmpty else { throw refusal("the note is empty") }
    try checkLength(text, "note")
    guard !Self.isControlled(text) else {
      throw refusal("the note contains an invisible control character")
    }
    guard try catalog.value(of: entry) != nil else { throw refusal("there is no such string") }
    if try catalog.has(text, entry, reviewer, ever: isSaved) { return false }
    try catalog.addNote(text, to: entry, by: reviewer)
    return true
  }

  /// Closes a note: nobody sees it any more, and it does not go out.
  ///
  /// - Parameter note: its number (``AlertDetail/Note/id``).
  /// - Throws: ``StoreError`` with a sentence for the reviewer if it cannot be done.
  public func close(
    note: Int64, of entry: EntryIdentity, by reviewer: String
  ) throws(StoreError) {
    let reviewer = try name(reviewer, "whoever closes a note needs a name")
    guard try catalog.closeNote(note, of: entry, by: reviewer) else {
      throw refusal("somebody closed this note already")
    }
  }

  private func checkLength(_ text: String, _ what: String) throws(StoreError) {
    guard text.utf8.count <= Self.longest.text else {
      throw refusal("the \(what) has more than \(Self.longest.text) bytes")
    }
  }

  /// A text that somebody wrote stands for the whole string: what else is decided has no effect.
  private func checkOwnText(_ request: Request, _ db: Database) throws {
    let own = try String.fetchOne(
      db,
      sql: """
        SELECT reviewer FROM choice JOIN decision ON decision.id = choice.decision
        WHERE choice.entry = ? AND choice.rule = '' AND choice.state = 'active'
        """, arguments: [request.entry.text])
    if let own { throw refusal("\(own) wrote another text here; undo that first") }
  }

  /// A decision beside another source text was about something else.
  private func checkSource(_ request: Request, _ db: Database) throws {
    guard let source = request.source else { return }
    guard let now = try self.source(of: request.entry, db), !Casing.isSame(now, source) else {
      return
    }
    throw refusal("its source was “\(source.prefix(200))” and is now “\(now.prefix(200))”")
  }

  private func source(of entry: EntryIdentity, _ db: Database) throws -> String? {
    try String.fetchOne(
      db, sql: "SELECT coalesce(source, sourceBeside) FROM entry WHERE identity = ?",
      arguments: [entry.text])
  }

  /// The name of a reviewer, in one line. What goes by the program’s own name counts less than what a person decided.
  private func name(_ reviewer: String, _ need: String) throws(StoreError) -> String {
    let name = reviewer.trimmed
    guard !name.isEmpty else { throw refusal(need) }
    guard name.utf8.count <= Self.longest.name else {
      throw refusal("the name has more than \(Self.longest.name) bytes")
    }
    guard !Self.isControlled(name), !name.contains(where: \.isNewline) else {
      throw refusal("the name contains a line break or an invisible control character")
    }
    guard name.lowercased() != ReviewNote.author else {
      throw refusal("“\(name)” is the name of the program; use your own name")
    }
    return name
  }

  private static func isControlled(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        || $0.properties.isNoncharacterCodePoint
    }
  }

  /// A text of one's own has the placeholders of the delivered one, or those of the source, if the delivered one lost some.
  private func ownText(_ request: Request, _ db: Database) throws -> String {
    guard let text = request.text, !text.trimmed.isEmpty else { throw refusal("there is no text") }
    if Self.isControlled(text) { throw refusal("the text contains an invisible control character") }
    let entry = try Row.fetchOne(
      db, sql: "SELECT lock, longest FROM entry WHERE identity = ?",
      arguments: [request.entry.text])
    if let lock = entry?["lock"] as String? {
      throw refusal("this text cannot be replaced: \(lock)")
    }
    if let longest = entry?["longest"] as Int?, text.unicodeScalars.count > longest {
      throw refusal(
        "the text has \(text.unicodeScalars.count) characters, and its file has room for \(longest)"
      )
    }
    let source = try source(of: request.entry, db)
    if let lost = OwnPlaceholders.problem(in: text, delivered: request.base, source: source) {
      throw refusal(lost)
    }
    return text
  }

  /// What the rule says now of the text that the reviewer saw.
  private func finding(_ request: Request, _ db: Database) throws -> Row {
    guard Rules.ids.contains(request.rule) else {
      throw refusal(
        "there is no rule “\(request.rule.prefix(100))”"
          + Suggestion.text(for: request.rule, among: Rules.ids))
    }
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT finding.edits, entry.value, entry.id FROM finding JOIN entry ON entry.id = finding.entry
        WHERE entry.identity = ? AND finding.rule = ? AND finding.start = ?
        """, arguments: [request.entry.text, request.rule, request.start])
    let value: String? = row?["value"]
    guard let row else { throw try missing(request, db) }
    guard value.isIdentical(to: request.base) else {
      throw StaleText(base: request.base, current: value)
    }
    return row
  }

  /// What the rule proposes now for it.
  private func proposal(_ request: Request, _ db: Database) throws -> [Edit] {
    let row = try finding(request, db)
    guard let edits = StoredJSON.edits(row["edits"], of: request.base) else {
      throw refusal("this finding has no proposal; write a text of your own, or reject it")
    }
    let accepted = try Choices.all(db, row: row["id"]).filter {
      $0.state == .active && $0.decision.verdict == .accepted
        && ($0.decision.rule, $0.decision.start) != (request.rule, request.start)
    }
    if let other = accepted.first(where: { ($0.decision.edits + edits).overlap }) {
      throw refusal(
        "\(other.decision.reviewer) accepted \(other.decision.rule) for the same words; undo that first"
      )
    }
    return edits
  }

  /// Why there is no such finding: the text is another, or the rules are.
  private func missing(_ request: Request, _ db: Database) throws -> any Error {
    let current = try String.fetchOne(
      db, sql: "SELECT value FROM entry WHERE identity = ?", arguments: [request.entry.text])
    return current.isIdentical(to: request.base)
      ? refusal("\(request.rule) finds nothing here now")
      : StaleText(base: request.base, current: current)
  }

  private func refusal(_ sentence: String) -> StoreError {
    StoreError(catalog.path, sentence, "nothing was changed")
  }
}

extension CatalogFile {
  /// Whether a note is there already.
  ///
  /// - Parameter ever: also one that somebody closed, or that was about another text.
  func has(
    _ note: String, _ entry: EntryIdentity, _ reviewer: String, ever: Bool
  ) throws(StoreError) -> Bool {
    let notes = ever ? "note" : "(\(Self.openNotes))"
    return try read { db in
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM \(notes) AS note JOIN entry ON identity = note.entry
            WHERE note.entry = ? AND text = ? AND reviewer = ?
              AND (? OR base IS NULL OR base IS value))
          """, arguments: [entry.text, note, reviewer, ever]) ?? false
    }
  }
}

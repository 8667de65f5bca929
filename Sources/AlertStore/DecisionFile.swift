import Foundation

/// Decisions that somebody made without the tool, as the self-contained page saves them.
///
///     { "version": 1, "decisions": [ { "id": { "file": "fr.xliff", … }, "verdict": "accepted", … } ] }
public struct DecisionFile: Sendable {
  /// The file, for messages.
  public let path: String
  private let contents: Contents

  private struct Contents: Decodable {
    var version: Int
    var decisions: [Item]
    var notes: [Note]?
  }

  private struct Item: Decodable {
    var id: EntryIdentity
    var rule: String
    var start: Int
    var verdict: Decision.Verdict
    var base: String
    var text: String?
    var reason: String?
    var reviewer: String
    var at: String?
    var source: String?
  }

  private struct Note: Decodable {
    var id: EntryIdentity
    var text: String
    var reviewer: String
  }

  /// What became of the decisions.
  public struct Outcome: Sendable {
    /// Taken over.
    public var taken = 0
    /// Notes taken over.
    public var notes = 0
    /// The catalog had the same already.
    public var known = 0
    /// A line for each that could not be taken, with the reason.
    public var refused: [String] = []
    /// A line for each that took the place of what another reviewer had decided before.
    public var replaced: [String] = []

    /// `3 decisions and 1 note taken, 1 already known, 1 refused`
    public var text: String {
      taken.counted("decision", "decisions")
        + (notes == 0 ? "" : " and " + notes.counted("note", "notes")) + " taken"
        + (known == 0 ? "" : ", " + "\(known) already known")
        + (refused.isEmpty ? "" : ", \(refused.count) refused")
    }
  }

  /// Reads a decision file.
  ///
  /// - Throws: ``StoreError`` if it is none.
  public init(readingFrom path: String) throws(StoreError) {
    let bytes: FileBytes
    do { bytes = try FileReading.bytes(of: path, limit: FileLimits.sideFile) } catch {
      throw StoreError(error)
    }
    try self.init(path: path, bytes: bytes)
  }

  /// Reads a decision file that is at hand.
  ///
  /// - Throws: ``StoreError`` if it is none.
  public init(path: String, bytes: FileBytes) throws(StoreError) {
    self.path = path
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw StoreError(
        path, "this is not a decision file (\(Self.place(error)))",
        "use the decisions.json that the page saved")
    } catch {
      throw StoreError(path, error)
    }
    guard contents.version == 1 else {
      throw StoreError(path, "unknown version \(contents.version)", "update alertcat")
    }
  }

  private static func place(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it is not an object"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is not JSON" : place(context.codingPath)
    @unknown default: "it cannot be read"
    }
  }

  /// `“verdict” of number 2 of “decisions” is none of accepted, rejected, edited, undone`
  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.reversed().map { key in
      key.intValue.map { "number \($0 + 1)" } ?? "“\(key.stringValue)”"
    }
    let verdicts = Decision.Verdict.allCases.map(\.rawValue).joined(separator: ", ")
    let isVerdict = path.last?.stringValue == "verdict"
    return names.joined(separator: " of ")
      + (isVerdict ? " should be one of \(verdicts)" : " has an unexpected value")
  }

  /// Takes the decisions over, each by itself: one that is about another text is refused.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be written.
  public func apply(to catalog: CatalogFile) throws(StoreError) -> Outcome {
    try catalog.judge()
    var outcome = Outcome()
    let desk = ReviewDesk(catalog)
    for var item in contents.decisions {
      item.id = try catalog.read { db in try EntryMoves.current(item.id, db) }
      let start = item.verdict == .edited ? 0 : item.base.utf8Offset(item.start)
      if try catalog.hasDecision(
        item.id, item.verdict, start, item.rule, item.base, item.text, item.reviewer, item.at)
      {
        outcome.known += 1
        continue
      }
      let request = ReviewDesk.Request(
        entry: item.id, rule: item.rule, start: start,
        verdict: item.verdict, base: item.base,
        text: item.text, reason: item.reason ?? "", reviewer: item.reviewer,
        at: item.at.map { String($0.prefix(40)) }, source: item.source)
      do {
        let time = try Self.time(item, catalog.path)
        let others = try catalog.otherDecisions(request)
        // What the program corrected is no decision against a person's.
        let people = others.filter { $0.reviewer != ReviewNote.author }
        if let later = people.first(where: { !Self.isBefore($0, time) }) {
          throw StoreError(
            catalog.path, "\(Self.told(later)), and this decision is not newer",
            "undo that one first, or leave out this one")
        }
        if let time, let undo = try catalog.undo(of: request), !Self.isBefore(undo, time) {
          throw StoreError(
            catalog.path, "\(Self.told(undo)), and this decision is not newer",
            "decide again, or leave out this one")
        }
        try desk.decide(request, undoing: others)
        outcome.taken += 1
        outcome.replaced += people.map {
          Terminal.oneLine("\(item.id.name): no longer counts: \(Self.told($0))")
        }
      } catch let error as StaleText {
        let now =
          error.current.map { "but now it reads “\($0.prefix(200))”: look again" }
          ?? "but there is no such string in the catalog: import its file, or leave out the decision"
        outcome.refused.append(
          Terminal.oneLine("\(item.id.name): judged as “\(error.base.prefix(200))”, \(now)"))
      } catch {
        outcome.refused.append(Self.line(item.id, error))
      }
    }
    for var note in contents.notes ?? [] {
      note.id = try catalog.read { db in try EntryMoves.current(note.id, db) }
      do throws(StoreError) {
        let isNew = try desk.note(note.text, note.id, by: note.reviewer, isSaved: true)
        if isNew { outcome.notes += 1 }
      } catch {
        outcome.refused.append(Self.line(note.id, error))
      }
    }
    return outcome
  }

  /// When it was decided; `nil` where the file does not say.
  private static func time(_ item: Item, _ path: String) throws(StoreError) -> Date? {
    guard let at = item.at else { return nil }
    guard let time = Clock.date(at) else {
      throw StoreError(
        path, "“\(at.prefix(40))” is not a valid time for a decision",
        "write it like 2026-11-20T10:00:00Z, or leave out “at”")
    }
    // Clocks may differ; what was decided far in the future would outdo everybody for ever.
    guard time.timeIntervalSinceNow < 24 * 60 * 60 else {
      throw StoreError(
        path, "“\(at.prefix(40))” lies in the future", "correct the time, or leave out “at”")
    }
    return time
  }

  /// Without a time it is not known which of two decisions is later.
  private static func isBefore(_ decision: Decision, _ time: Date?) -> Bool {
    guard let time else { return false }
    return Clock.date(decision.at).map { $0 < time } ?? true
  }

  private static func line(_ entry: EntryIdentity, _ error: any Error) -> String {
    let why = (error as? StoreError).map { "\($0.problem): \($0.advice)" } ?? "\(error)"
    return Terminal.oneLine("\(entry.name): \(why)")
  }

  /// `Ana wrote “Foto löschen?” (2026-11-20T10:00:00Z)`
  private static func told(_ decision: Decision) -> String {
    let what =
      switch decision.verdict {
      case .edited: "wrote “\((decision.text ?? "").prefix(200))”"
      case .undone: "undid \(decision.rule.isEmpty ? "a text" : decision.rule)"
      default: "\(decision.verdict.rawValue) \(decision.rule)"
      }
    return "\(decision.reviewer) \(what) (\(decision.at))"
  }
}

extension CatalogFile {
  /// Whether this decision is there already: the same at the same time, or, without a time, the one
  /// that counts.
  fileprivate func hasDecision(
    _ entry: EntryIdentity, _ verdict: Decision.Verdict, _ start: Int, _ rule: String,
    _ base: String, _ text: String?, _ reviewer: String, _ at: String?
  ) throws(StoreError) -> Bool {
    try read { db in
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM decision LEFT JOIN choice ON choice.decision = decision.id
            WHERE decision.entry = ? AND verdict = ? AND decision.start = ? AND decision.rule = ?
              AND base = ? AND text IS ? AND reviewer = ? AND coalesce(choice.state, '') NOT IN ('stale', 'settled')
              AND (at = ? OR ? IS NULL AND choice.state IS NOT NULL))
          """,
        arguments: [
          entry.text, verdict.rawValue, start, verdict == .edited ? "" : rule, base,
          verdict == .edited ? text : nil, reviewer.trimmed, at, at,
        ]) ?? false
    }
  }
}

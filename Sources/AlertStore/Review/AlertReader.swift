import GRDB

extension CatalogFile {
  /// An alert with all that is known of it; `nil` if there is none of this number.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func alert(_ id: Int64) throws(StoreError) -> AlertDetail? {
    try read { db in try AlertReader(db).detail(id) }
  }
}

/// Reads one alert.
struct AlertReader {
  private let db: Database
  private let sourceLocale: String
  /// Rule → where it comes from.
  private static let sources = Dictionary(
    Rules.infos.map { ($0.id, $0.sources.joined(separator: "; ")) },
    uniquingKeysWith: { a, _ in a })

  init(_ db: Database) throws {
    self.db = db
    sourceLocale = try CatalogFile.sourceLocale(db)
  }

  func detail(_ id: Int64) throws -> AlertDetail? {
    guard
      let row = try Row.fetchOne(db, sql: "SELECT * FROM alert WHERE id = ?", arguments: [id]),
      let facts = StoredJSON.value(AlertFacts.self, row["facts"])
    else { return nil }
    var texts: [String: [AlertDetail.Text]] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT entry.*, alert_entry.member FROM alert_entry JOIN entry ON entry.id = alert_entry.entry
        WHERE alert_entry.alert = ? AND entry.value IS NOT NULL
        ORDER BY alert_entry.member, entry.file, entry.number
        """, arguments: [id])
    {
      let locale = row["locale"] as String == "Base" ? sourceLocale : row["locale"]
      if let text = try text(row, alert: id) { texts[locale, default: []].append(text) }
    }
    let tags =
      [sourceLocale].filter { texts[$0] != nil }
      + texts.keys.filter { $0 != sourceLocale }.sorted()
    return AlertDetail(
      id: id, name: row["name"], platforms: facts.platforms, edition: facts.edition,
      presentation: facts.presentation, kind: facts.kind, evidence: facts.evidence,
      members: facts.members.map {
        .init(
          role: $0.role, key: $0.key, style: $0.style, isDefault: $0.isDefault, comment: $0.comment)
      },
      locales: tags.map { tag in
        AlertDetail.Locale(
          tag: tag, name: Languages.englishName(tag), dir: Languages.direction(tag),
          isSource: tag == sourceLocale, texts: texts[tag] ?? [])
      })
  }

  private func text(_ row: Row, alert: Int64) throws -> AlertDetail.Text? {
    let identity: String = row["identity"]
    guard let id = EntryIdentity(parts: identity), let value: String = row["value"] else {
      return nil
    }
    let choices = try Choices.all(db, row: row["id"])
    let own = choices.last { $0.decision.verdict == .edited && $0.state != .done }
    return AlertDetail.Text(
      entry: row["id"], member: row["member"], variation: row["variation"], value: value,
      result: value.applying(Choices.edits(choices, base: value)),
      source: row["source"] ?? row["sourceBeside"],
      isEditable: row["lock"] as String? == nil, reason: row["lock"], id: id,
      findings: try findings(entry: row["id"], alert: alert, value),
      own: own.map {
        .init(
          text: $0.decision.text ?? "", reviewer: $0.decision.reviewer, at: $0.decision.at,
          state: $0.state == .stale ? "stale" : "edited")
      },
      notes: try Row.fetchAll(
        db, sql: "SELECT * FROM (\(CatalogFile.openNotes)) WHERE entry = ? ORDER BY id",
        arguments: [identity]
      ).map { note in
        let base: String? = note["base"]
        return .init(
          id: note["id"], text: note["text"], reviewer: note["reviewer"], at: note["at"],
          isSettled: base.map { !Optional($0).isIdentical(to: value) } ?? false)
      },
      history: try history(identity))
  }

  private func findings(
    entry: Int64, alert: Int64, _ value: String
  ) throws -> [AlertDetail.Finding] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM finding WHERE entry = ? AND alert = ? ORDER BY start, rule",
      arguments: [entry, alert]
    ).map { row in
      let edits = StoredJSON.edits(row["edits"], of: value)
      let rule: String = row["rule"]
      return AlertDetail.Finding(
        id: row["id"], rule: rule, severity: row["severity"], message: row["message"],
        start: value.utf16Offset(row["start"]), end: value.utf16Offset(row["end"]),
        replacement: edits.map(value.applying), applicability: row["applicability"],
        source: Self.sources[rule] ?? "",
        evidence: StoredJSON.value([String].self, row["evidence"]) ?? [], state: row["state"])
    }
  }

  private func history(_ identity: String) throws -> [AlertDetail.Event] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM decision WHERE entry = ? ORDER BY id", arguments: [identity]
    ).compactMap(Decision.init).map { decision in
      let subject = decision.rule.isEmpty ? "the text" : decision.rule
      let result = decision.result.map { ": “\(decision.base)” → “\($0)”" } ?? ""
      let reason = decision.reason.isEmpty ? "" : " (\(decision.reason))"
      return AlertDetail.Event(
        at: decision.at, reviewer: decision.reviewer,
        what: "\(decision.verdict.rawValue) \(subject)\(result)\(reason)")
    }
  }
}

extension String {
  /// UTF-16 units before a UTF-8 offset; an offset behind the end is the end.
  package func utf16Offset(_ bytes: Int) -> Int {
    let end = utf8.index(startIndex, offsetBy: max(0, bytes), limitedBy: endIndex) ?? endIndex
    return utf16.distance(from: startIndex, to: end)
  }

  /// UTF-8 offset of a UTF-16 offset.
  package func utf8Offset(_ units: Int) -> Int {
    let end = utf16.index(startIndex, offsetBy: max(0, units), limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: end)
  }
}

import GRDB

/// Writes alerts and findings; an alert that was there keeps its number.
struct JudgementWriter {
  private let db: Database
  private let loader: Loader
  private let entries: EntryNumbers

  init(_ db: Database, _ loader: Loader) throws {
    self.db = db
    self.loader = loader
    entries = try EntryNumbers(db, loader)
  }

  func write(_ findings: [Finding]) throws {
    var known: [String: Int64] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT identity, id FROM alert") {
      known[row[0]] = row[1]
    }
    for table in ["finding", "alert_entry", "alert_text"] {
      try db.execute(sql: "DELETE FROM \(table)")
    }
    var numbers: [String: Int64] = [:]
    var position = 0
    for alert in loader.alerts {
      let identity = alert.identity
      // A stated alert that several deliveries hold is one.
      if numbers[identity] == nil {
        position += 1
        numbers[identity] = try write(
          alert, identity, position, known.removeValue(forKey: identity))
      }
      guard let number = numbers[identity] else { continue }
      try addWords(of: alert, number)
      for (index, member) in alert.members.enumerated() {
        for reference in loader.catalog.references(member.table, member.key) {
          guard let entry = entries[reference] else { continue }
          try db.execute(
            cached: "UPDATE entry SET sourceBeside = ? WHERE id = ? AND source IS NULL",
            [loader.catalog.source(of: reference), entry])
          try db.execute(
            cached: "INSERT OR IGNORE INTO alert_entry VALUES (?, ?, ?)", [number, entry, index])
        }
      }
    }
    for id in known.values { try db.execute(cached: "DELETE FROM alert WHERE id = ?", [id]) }
    try write(findings, numbers)
  }

  private func write(
    _ alert: Alert, _ identity: String, _ position: Int, _ id: Int64?
  ) throws -> Int64 {
    let catalog = loader.catalog
    let first = alert.members(.title).first ?? alert.members(.message).first ?? alert.members.first
    let title = first.flatMap { catalog.source($0.table, $0.key) } ?? alert.id
    let facts = AlertFacts(
      platforms: alert.platforms.map(\.rawValue),
      presentation: (alert.presentation ?? .alert).rawValue,
      edition: alert.edition ?? Editions.standard, kind: alert.statedKind?.rawValue ?? "",
      evidence: first?.claims.map(\.text) ?? [],
      members: alert.members.map { member in
        AlertFacts.Member(
          role: member.role.rawValue, key: member.key, style: member.style.rawValue,
          isDefault: member.isDefault, comment: catalog.comment(member.table, member.key))
      })
    try db.execute(
      cached:
        "REPLACE INTO alert (id, identity, position, name, title, facts) VALUES (?, ?, ?, ?, ?, ?)",
      [id, identity, position, alert.id, title, StoredJSON.text(facts)])
    return db.lastInsertedRowID
  }

  private func addWords(of alert: Alert, _ number: Int64) throws {
    let known = try String.fetchOne(
      db, sql: "SELECT words FROM alert_text WHERE rowid = ?", arguments: [number])
    let all = words(of: alert).union((known ?? "").split(separator: " ").map(String.init))
    let text = all.sorted().joined(separator: " ")
    if known == nil {
      try db.execute(cached: "INSERT INTO alert_text (rowid, words) VALUES (?, ?)", [number, text])
    } else {
      try db.execute(cached: "UPDATE alert_text SET words = ? WHERE rowid = ?", [text, number])
    }
  }

  /// What the alert is found by: its name, keys, comments, and texts in every language.
  private func words(of alert: Alert) -> Set<String> {
    let catalog = loader.catalog
    var words = Set(SearchWords.ofKey(alert.id))
    for member in alert.members {
      words.formUnion(SearchWords.ofKey(member.key))
      let source = catalog.source(member.table, member.key) ?? ""
      for text in [source, catalog.comment(member.table, member.key)] {
        words.formUnion(SearchWords.of(text, locale: catalog.sourceLocale))
      }
      for reference in catalog.references(member.table, member.key) {
        let locale = catalog.locale(of: reference) ?? catalog.sourceLocale
        words.formUnion(SearchWords.of(catalog.value(of: reference) ?? "", locale: locale))
      }
    }
    return words
  }

  private func write(_ findings: [Finding], _ alerts: [String: Int64]) throws {
    var byName: [String: Int64] = [:]
    for alert in loader.alerts { byName[alert.id] = alerts[alert.identity] }
    for finding in findings {
      // What has no text is on no page: nobody could decide about it.
      guard let entry = entries[finding.reference],
        loader.catalog.value(of: finding.reference) != nil
      else { continue }
      let alert =
        try Int64.fetchOne(
          db,
          sql: """
            SELECT alert FROM alert_entry JOIN alert ON alert.id = alert
            WHERE entry = ? AND alert.name = ?
            """, arguments: [entry, finding.alert]) ?? byName[finding.alert]
      guard let alert else { continue }
      try db.execute(
        cached: """
          INSERT INTO finding
            (alert, entry, rule, severity, start, "end", locale, edition, message, evidence, edits,
             applicability, state)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')
          """,
        [
          alert, entry, finding.rule, finding.severity.rawValue, finding.range.lowerBound,
          finding.range.upperBound, finding.locale, finding.edition, finding.message,
          StoredJSON.text(finding.evidence), finding.fix.map { StoredJSON.text($0.edits) },
          finding.fix?.applicability.rawValue,
        ])
    }
  }
}

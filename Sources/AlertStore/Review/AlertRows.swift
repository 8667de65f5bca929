import GRDB

extension CatalogFile {
  /// A stretch of the alerts, in the order of the files.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func alerts(
    _ filter: AlertFilter = AlertFilter(), offset: Int = 0, limit: Int = 100
  ) throws(StoreError) -> AlertPage {
    try read { db in
      let source = try Self.sourceLocale(db)
      let (condition, arguments) = Self.condition(filter, source)
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT id, name, title,
            (SELECT count(*) FROM finding
              WHERE alert = alert.id AND severity <> 'info' AND state IN ('open', 'stale')) AS open,
            (SELECT count(*) FROM finding
              WHERE alert = alert.id AND severity <> 'info'
                AND state NOT IN ('open', 'stale')) AS decided,
            (SELECT min(CASE severity WHEN 'error' THEN 1 WHEN 'warning' THEN 2 ELSE 3 END)
              FROM finding WHERE alert = alert.id) AS severity
          FROM alert WHERE \(condition) ORDER BY position LIMIT ? OFFSET ?
          """,
        arguments: arguments + [min(max(limit, 1), 500), max(offset, 0)])
      let total = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM alert WHERE \(condition)", arguments: arguments)
      return AlertPage(
        total: total ?? 0,
        alerts: rows.map { row in
          AlertRow(
            id: row["id"], name: row["name"], title: row["title"], lang: source,
            dir: Languages.direction(source),
            severity: (row["severity"] as Int?).map { ["error", "warning", "info"][$0 - 1] },
            open: row["open"], decided: row["decided"])
        })
    }
  }

  private static func condition(
    _ filter: AlertFilter, _ sourceLocale: String
  ) -> (String, StatementArguments) {
    var conditions = ["1"]
    var arguments = StatementArguments()
    var about: [String] = []
    if let locale = filter.locale {
      about.append("finding.locale = ?")
      arguments += [locale]
    }
    if let rule = filter.rule {
      about.append("finding.rule = ?")
      arguments += [rule]
    }
    if filter.state == "clean" {
      let findings = (["finding.alert = alert.id", "severity <> 'info'"] + about)
        .joined(separator: " AND ")
      conditions.append("NOT EXISTS (SELECT 1 FROM finding WHERE \(findings))")
      about = []
    } else if let state = filter.state {
      about.append("finding.state = ?")
      arguments += [state]
    }
    if !about.isEmpty {
      // An index leads to few findings, so the alerts come from there.
      var alerts =
        "SELECT alert FROM finding WHERE severity <> 'info' AND \(about.joined(separator: " AND "))"
      if let state = filter.state, state != "clean", filter.rule == nil {
        alerts += " UNION SELECT alert FROM (\(OwnTexts.rows)) WHERE state = ?"
        arguments += [state]
        if let locale = filter.locale {
          // `Base` reads as the source locale.
          alerts += " AND locale IN (?, ?)"
          arguments += [locale, locale == sourceLocale ? "Base" : locale]
        }
      }
      conditions.append("id IN (\(alerts))")
    }
    if let words = filter.words, let query = SearchQuery.match(words, sourceLocale) {
      conditions.append(
        """
        id IN (SELECT rowid FROM alert_text WHERE alert_text MATCH ?)
        """)
      arguments += [query]
    }
    return (conditions.joined(separator: " AND "), arguments)
  }
}

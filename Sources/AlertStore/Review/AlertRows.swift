import GRDB

/// A line of the list of alerts.
public struct AlertRow: Codable, Sendable {
  /// Number of the alert.
  public var id: Int64
  /// Its name.
  public var name: String
  /// Its title in the source language.
  public var title: String
  /// Language and direction of the title.
  public var lang, dir: String
  /// The worst thing said about it; `nil` if nothing.
  public var severity: String?
  /// Errors and warnings that nobody decided, and those that somebody did.
  public var open, decided: Int
}

/// Which alerts are wanted.
public struct AlertFilter: Sendable {
  /// Only with findings in this locale.
  public var locale: String?
  /// Only with findings of this rule.
  public var rule: String?
  /// Only with findings in this state; `clean`: without any but remarks.
  public var state: String?
  /// Words in texts, keys and comments; the last one may be the beginning of a word.
  public var words: String?

  /// All alerts.
  public init() {}
}

/// A stretch of the list.
public struct AlertPage: Codable, Sendable {
  /// How many there are in all.
  public var total: Int
  /// See ``ReviewSummary/version``.
  public var version: Int64
  /// The wanted stretch.
  public var alerts: [AlertRow]
}

extension CatalogFile {
  /// A stretch of the alerts, in the order of the files.
  public func alerts(
    _ filter: AlertFilter = AlertFilter(), offset: Int = 0, limit: Int = 100
  ) throws(StoreError) -> AlertPage {
    try read { db in
      let source = try Self.setting("sourceLocale", db) ?? "en"
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
        total: total ?? 0, version: try Self.version(db),
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
      conditions.append(
        "id IN (SELECT alert FROM finding WHERE severity <> 'info' AND \(about.joined(separator: " AND ")))"
      )
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

/// Words that people type, as FTS5 takes them.
enum SearchQuery {
  /// Every word has to be there, the last one at least with its beginning; `nil` without words.
  static func match(_ text: String, _ locale: String) -> String? {
    let words = SearchWords.of(String(text.prefix(200)), locale: locale)
    guard !words.isEmpty else { return nil }
    // In quotation marks nothing is an operator; words have none inside.
    return words.map { "\"\($0.replacing("\"", with: ""))\"" }.joined(separator: " ") + "*"
  }
}

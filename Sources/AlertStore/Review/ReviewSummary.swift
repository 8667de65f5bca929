import GRDB

/// What the head of the review page shows.
public struct ReviewSummary: Codable, Sendable {
  /// A language of the catalog.
  public struct Locale: Codable, Sendable {
    /// BCP 47 tag.
    public var tag: String
    /// In English.
    public var name: String
    /// `ltr` or `rtl`.
    public var dir: String
    /// Errors and warnings that nobody decided.
    public var open: Int
  }

  /// A rule that says something.
  public struct Rule: Codable, Sendable {
    /// The id.
    public var id: String
    /// What it asks for.
    public var summary: String
    /// Errors and warnings that nobody decided.
    public var open: Int
  }

  /// Alerts by what was decided about them.
  public struct Counts: Codable, Sendable {
    /// All of them, and those with a finding in each state.
    public var alerts, open, accepted, rejected, edited, stale: Int
  }

  /// Name of the catalog file.
  public var catalog: String
  /// Random, so that a browser does not take one catalog for another.
  public var id: String
  /// BCP 47 tag of the source text.
  public var sourceLocale: String
  /// Another one after each change.
  public var version: Int64
  /// The languages, sorted.
  public var locales: [Locale]
  /// The rules with findings, sorted.
  public var rules: [Rule]
  /// How far the review is.
  public var counts: Counts
}

extension CatalogFile {
  /// How far the review is.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func summary() throws(StoreError) -> ReviewSummary {
    let name = Paths.name(path)
    let summaries = Dictionary(
      Rules.infos.map { ($0.id, $0.summary) }, uniquingKeysWith: { a, _ in a })
    return try read { db in
      let source = try Self.sourceLocale(db)
      let open = try Row.fetchAll(
        db,
        sql: """
          SELECT locale, rule, count(*) AS open FROM finding
          WHERE state IN ('open', 'stale') AND severity <> 'info' GROUP BY locale, rule
          """)
      var byLocale: [String: Int] = [:]
      var byRule: [String: Int] = [:]
      for row in open {
        byLocale[row["locale"], default: 0] += row["open"]
        byRule[row["rule"], default: 0] += row["open"]
      }
      let subjects = try String.fetchAll(db, sql: "SELECT subjects FROM file WHERE use = 'catalog'")
      let tags = subjects.flatMap { StoredJSON.value([Subject].self, $0) ?? [] }.map(\.locale)
        .filter { !$0.isEmpty && $0 != "Base" }
      return ReviewSummary(
        catalog: name, id: try Self.setting("id", db) ?? "", sourceLocale: source,
        version: try Self.version(db),
        locales: Set(tags + [source]).sorted().map { tag in
          .init(
            tag: tag, name: Languages.englishName(tag), dir: Languages.direction(tag),
            open: byLocale[tag] ?? 0)
        },
        rules: byRule.sorted { $0.key < $1.key }.map {
          .init(id: $0.key, summary: summaries[$0.key] ?? "", open: $0.value)
        },
        counts: try Self.counts(db))
    }
  }

  private static func counts(_ db: Database) throws -> ReviewSummary.Counts {
    var counts: [String: Int] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT state, count(DISTINCT alert) AS n FROM (
          SELECT alert, locale, state FROM finding WHERE severity <> 'info'
          UNION ALL \(OwnTexts.rows))
        GROUP BY state
        """)
    { counts[row["state"]] = row["n"] }
    return .init(
      alerts: try Int.fetchOne(db, sql: "SELECT count(*) FROM alert") ?? 0,
      open: counts["open"] ?? 0, accepted: counts["accepted"] ?? 0,
      rejected: counts["rejected"] ?? 0, edited: counts["edited"] ?? 0, stale: counts["stale"] ?? 0)
  }
}

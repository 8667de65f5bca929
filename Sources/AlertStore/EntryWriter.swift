import GRDB

/// Brings the rows of a file's entries up to date: what stays the same keeps its row.
struct EntryWriter {
  private let db: Database
  private let file: Int64

  init(_ db: Database, file: Int64) {
    self.db = db
    self.file = file
  }

  /// What an entry says.
  private struct Facts {
    var number: Int
    var source: String?
    var value: String?
    var comment: String
    var state: String
    /// Why the value cannot be replaced; `nil` if it can.
    var lock: String?
    /// Characters that another value may have; `nil`: any number.
    var longest: Int?

    func isSame(_ other: Facts) -> Bool {
      number == other.number && source.isIdentical(to: other.source)
        && value.isIdentical(to: other.value) && Optional(comment).isIdentical(to: other.comment)
        && state == other.state
        && lock == other.lock && longest == other.longest
    }
  }

  func write(_ documents: [Document], _ result: inout ImportResult) throws {
    var old = try known()
    var gone = Set(old.values.map(\.locale))
    var number = 0
    var seen: [[UInt8]: Int] = [:]
    for document in documents {
      for entry in document.entries {
        defer { number += 1 }
        if entry.flags.contains(.overridden) { continue }
        var identity = EntryIdentity(entry, in: document)
        let times = seen[Array(identity.text.utf8), default: 0] + 1
        seen[Array(identity.text.utf8)] = times
        if times > 1 { identity.repetition = times }
        gone.remove(identity.locale)
        let value = document.value(of: entry)
        let isCut = value?.utf8.contains(0) ?? false
        let facts = Facts(
          number: number, source: document.source(of: entry).map(Self.storable),
          value: value.map(Self.storable), comment: Self.storable(document.comment(of: entry)),
          state: document.state(of: entry).rawValue,
          lock: isCut ? "it contains an invisible U+0000" : document.lock(of: entry),
          longest: document.longest(entry))
        if let (id, before, _) = old.removeValue(forKey: Array(identity.text.utf8)) {
          if !before.isSame(facts) { try update(id, facts, before, &result) }
        } else {
          result.added += 1
          try insert(facts, identity)
        }
      }
    }
    result.gone = old.count
    result.goneLocales = gone.subtracting([""]).sorted()
    for (id, _, _) in old.values.sorted(by: { $0.facts.number < $1.facts.number }) {
      result.lostKeys += try String.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT entry.key FROM entry JOIN choice ON choice.entry = entry.identity
            WHERE entry.id = ? AND choice.state <> 'superseded'
            """), arguments: [id])
      try db.execute(cached: "DELETE FROM finding WHERE entry = ?", [id])
      try db.execute(cached: "DELETE FROM alert_entry WHERE entry = ?", [id])
      try db.execute(cached: "DELETE FROM entry WHERE id = ?", [id])
    }
  }

  /// SQLite’s texts end at U+0000, so a sign stands for it.
  private static func storable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }

  private func known() throws -> [[UInt8]: (id: Int64, facts: Facts, locale: String)] {
    var known: [[UInt8]: (id: Int64, facts: Facts, locale: String)] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT identity, id, number, source, value, comment, state, lock, locale, longest
        FROM entry WHERE file = ?
        """, arguments: [file])
    while let row = try rows.next() {
      known[Array((row[0] as String).utf8)] = (
        row[1],
        Facts(
          number: row[2], source: row[3], value: row[4], comment: row[5], state: row[6],
          lock: row[7], longest: row[9]), row[8]
      )
    }
    return known
  }

  private func insert(_ facts: Facts, _ identity: EntryIdentity) throws {
    try db.execute(
      cached: """
        INSERT INTO entry
          (file, identity, number, key, variation, locale, source, value, comment, state, lock, longest)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      [
        file, identity.text, facts.number, Self.storable(identity.key), identity.variation,
        identity.locale,
        facts.source, facts.value, facts.comment, facts.state, facts.lock, facts.longest,
      ])
  }

  private func update(
    _ id: Int64, _ facts: Facts, _ before: Facts, _ result: inout ImportResult
  ) throws {
    if !facts.value.isIdentical(to: before.value) { result.changed += 1 }
    if (facts.value ?? "").isEmpty, !(before.value ?? "").isEmpty { result.untranslated += 1 }
    // What was found is about the old text; the next check says what is true of the new one.
    try db.execute(cached: "DELETE FROM finding WHERE entry = ?", [id])
    if !Casing.isSame(facts.source ?? "", before.source ?? "") { result.sourceChanged += 1 }
    try db.execute(
      cached: """
        UPDATE entry SET number = ?, source = ?, value = ?, comment = ?, state = ?, lock = ?,
          longest = ?
        WHERE id = ?
        """,
      [
        facts.number, facts.source, facts.value, facts.comment, facts.state, facts.lock,
        facts.longest, id,
      ])
  }
}

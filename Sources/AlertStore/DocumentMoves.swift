import AlertRules
import GRDB

/// Where the entries of an older delivery are in the newer one, if the files they stand in have other names there:
/// it came packed in another way, or an archive has other folders inside. Entries go by the name of their file.
struct DocumentMoves {
  /// What became of one file.
  private struct Move {
    /// How identities began before, see ``EntryIdentity/beginning(of:)``.
    var beginning: String
    /// The file in the newer delivery.
    var path: String
  }

  private var moves: [Move] = []
  /// Whether the newer delivery lacks a file of the older one.
  private(set) var isPart = false

  /// - Parameter documents: of the newer delivery, under the path where it goes.
  init(from old: StoredFile, to documents: [Document], _ db: Database) throws {
    guard documents.contains(where: { $0.file.path != old.path }) else { return }
    let before = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT substr(identity, 1, instr(identity, char(10))) FROM entry WHERE file = ?
        """, arguments: [old.id])
    let after = documents.filter { !$0.entries.isEmpty }
    // Bytes, because two names that look the same may be two files.
    let known = Set(before.map { Array($0.utf8) })
    let new = after.filter { !known.contains(Self.beginning($0)) }
    let there = Set(after.map(Self.beginning))
    let left = before.filter { !there.contains(Array($0.utf8)) }
    if before.count == 1, after.count == 1 {
      moves = zip(left, new).map { Move(beginning: $0, path: $1.file.path) }
    } else if !left.isEmpty, !new.isEmpty {
      try pair(left, new, old.id, db)
    }
    isPart = left.count > moves.count
  }

  /// Where the entries are now whose identities began so.
  func path(of beginning: String) -> String? {
    moves.first { $0.beginning.utf8.elementsEqual(beginning.utf8) }?.path
  }

  /// Whether entries of the older delivery are in a file of another name now.
  func reach(_ path: String) -> Bool {
    moves.contains { $0.path.utf8.elementsEqual(path.utf8) }
  }

  private static func beginning(_ document: Document) -> [UInt8] {
    Array(EntryIdentity.beginning(of: document.file.path).utf8)
  }

  /// An older file and a newer one that have entries in common.
  private struct Pair {
    var old: Int
    var new: Int
    /// How many entries they have in common.
    var entries: Int
    /// How many parts of their paths are the same, from the end.
    var parts: Int

    /// Those with most in common come first.
    var order: [Int] { [-entries, -parts, old, new] }
  }

  /// Finds for each file the one that has most of its entries; of several, the one in a folder of the same name.
  private mutating func pair(
    _ before: [String], _ after: [Document], _ file: Int64, _ db: Database
  ) throws {
    let holders = Self.holders(of: after)
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(before.map { Array($0.utf8) }, before.indices))
    var counts = [Int](repeating: 0, count: before.count)
    var common: [[Int]: Int] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT identity FROM entry WHERE file = ?", arguments: [file])
    while let row = try rows.next() {
      let identity = row[0] as String
      let rest = EntryIdentity.rest(of: identity)
      guard let old = numbers[Array(identity.utf8.dropLast(rest.count))] else { continue }
      counts[old] += 1
      for new in holders[rest] ?? [] { common[[old, new], default: 0] += 1 }
    }
    var pairs: [Pair] = []
    for (numbers, entries) in common where entries * 2 >= counts[numbers[0]] {
      let (old, new) = (numbers[0], numbers[1])
      let parts = Self.commonEnd(before[old].dropLast(), after[new].file.path)
      pairs.append(Pair(old: old, new: new, entries: entries, parts: parts))
    }
    pairs.sort { $0.order.lexicographicallyPrecedes($1.order) }
    var (taken, found): (Set<Int>, Set<Int>) = ([], [])
    for pair in pairs where !taken.contains(pair.old) && !found.contains(pair.new) {
      taken.insert(pair.old)
      found.insert(pair.new)
      moves.append(Move(beginning: before[pair.old], path: after[pair.new].file.path))
    }
  }

  /// The documents that have an entry. What very many have tells none of them from the others.
  private static func holders(of documents: [Document]) -> [[UInt8]: [Int]] {
    let most = 16
    var holders: [[UInt8]: [Int]] = [:]
    for (number, document) in documents.enumerated() {
      for entry in document.entries {
        let rest = EntryIdentity.rest(of: EntryIdentity(entry, in: document).text)
        let known = holders[rest] ?? []
        if known.last != number, known.count < most { holders[rest] = known + [number] }
      }
    }
    return holders
  }

  private static func commonEnd(_ one: Substring, _ other: String) -> Int {
    zip(one.split(separator: "/").reversed(), other.split(separator: "/").reversed())
      .prefix { $0 == $1 }.count
  }

  /// Carries the entries to their new places, with what was decided about them.
  func carry(_ db: Database) throws {
    for move in moves {
      let now = EntryIdentity.beginning(of: move.path)
      try EntryMoves.remember(from: move.beginning, to: move.path, db)
      // As texts are sorted, identities that begin with “…\n” end before the next character.
      let end = String(move.beginning.unicodeScalars.dropLast()) + "\u{B}"
      for (table, column) in [
        ("entry", "identity"), ("decision", "entry"), ("choice", "entry"), ("note", "entry"),
      ] {
        try db.execute(
          cached: """
            UPDATE OR REPLACE \(table) SET \(column) = ?1 || substr(\(column), length(?2) + 1)
            WHERE \(column) >= ?2 AND \(column) < ?3
            """, [now, move.beginning, end])
      }
    }
  }
}

/// How often each key stands in a file: once for each of its tables. An XLIFF has “OK” for every target of an app, and one
/// with a single table of them lacks the others.
struct KeyCounts {
  private var counts: [[UInt8]: Int] = [:]
  private var seen: Set<[UInt8]> = []

  /// How many there are in all.
  var total: Int { seen.count }

  /// Adds an entry by the text of its identity; its forms and languages count once, also those in several files of an
  /// archive.
  mutating func add(_ identity: String) {
    // Behind the file the table and the key, a line each.
    let rest = EntryIdentity.rest(of: identity)
    guard let start = rest.firstIndex(of: 0x0A),
      let end = rest[(start + 1)...].firstIndex(of: 0x0A),
      seen.insert(Array(rest[..<end])).inserted
    else { return }
    counts[Array(rest[(start + 1)..<end]), default: 0] += 1
  }

  /// How many of them another file has as well.
  func shared(with other: KeyCounts) -> Int {
    counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
  }
}

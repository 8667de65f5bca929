import AlertCatalog

/// What writing did to one document: nothing when nothing was asked, one value when one was.
struct RoundTrip {
  /// A rewrite without edits gave the same bytes.
  var isIdentical = false
  /// Entries whose value was replaced, one at a time.
  var sampled = 0
  /// Entries where something else changed too, or the value did not read back.
  var failures: [String] = []

  /// A value that every format has to escape.
  static let hardValue = "Ünï \"q\" & <b>’s</b> \\n 'x' \u{A0}%1$@ 😀]]>"

  init(_ document: Document, samples: Int) {
    isIdentical = (try? document.applying([])) == document.file.original
    let writable = document.entries.indices.filter { document.entries[$0].isWritable }
    let step = max(1, writable.count / samples)
    for index in stride(from: 0, to: writable.count, by: step).map({ writable[$0] }) {
      sampled += 1
      if let failure = replaceOne(document, index) { failures.append(failure) }
    }
  }

  private func replaceOne(_ document: Document, _ index: Int) -> String? {
    let entry = document.entries[index]
    let old = document.value(of: entry) ?? ""
    let hard = document.file.encoding == .latin1 ? "Ünï & <b>" : Self.hardValue
    let change = EntryChange(entry: index, edits: [Edit(0..<old.utf8.count, hard)])
    do {
      let result = try document.applying([change])
      let before = document.file.original
      let lines = LineTable(document.file)
      let range = document.range(of: entry)
      let start = lines.originalOffset(range.lowerBound)
      let same = zip(before, result).prefix { $0 == $1 }.count
      let tail = zip(before.reversed(), result.reversed()).prefix { $0 == $1 }.count
      let end = lines.originalOffset(range.upperBound)
      guard same >= start, before.count - tail <= end else {
        return "\(document.key(of: entry)): bytes outside the value changed"
      }
      return nil
    } catch {
      return "\(document.key(of: entry)): \(error.message)"
    }
  }
}

import AlertCatalog

/// Reading files of every format: an error, or a document that keeps what it promises.
enum Reading {
  static let targets = [
    target("xliff", ["Loc/de.xliff"]),
    target("strings", ["de.lproj/A.strings"]),
    target("stringsdict", ["de.lproj/A.stringsdict"]),
    target("xcstrings", ["A.xcstrings"]),
    target("plist", ["de.lproj/A.strings", "de.lproj/A.stringsdict"]),
  ]

  private static func target(_ name: String, _ paths: [String]) -> FuzzTarget {
    FuzzTarget(name) { bytes in
      for path in paths { try check(bytes, path) }
    }
  }

  private static func check(_ bytes: FileBytes, _ path: String) throws(Violation) {
    let first = attempt { () throws(FormatError) in try Document(path: path, bytes: bytes) }
    let second = attempt { () throws(FormatError) in try Document(path: path, bytes: bytes) }
    try promise(first.refusal == second.refusal, "reading again fails otherwise")
    guard let document = first.value, let again = second.value else { return }
    try promise(document.entries == again.entries, "reading again finds other entries")
    try promise(document.tables == again.tables, "reading again finds other tables")
    try promise((try? document.applying([])) == bytes, "writing without changes changes bytes")
    try checkRanges(document)
    for entry in document.entries { try checkTexts(entry, document, again) }
  }

  /// Entries lie in the file, one behind the other.
  static func checkRanges(_ document: Document) throws(Violation) {
    let count = document.file.bytes.count
    let lines = LineTable(document.file)
    var last = 0
    for entry in document.entries {
      let range = document.range(of: entry)
      let start = range.lowerBound
      try promise(0 <= start && range.upperBound <= count, "\(range) is not in \(count)")
      // A key that is its own text stands among its translations, and what has no text yet is where
      // its key is.
      let isOrdered =
        last <= start || document.isItsOwnKey(entry) || document.value(of: entry) == nil
      try promise(isOrdered, "an entry at \(start) follows one at \(last)")
      try promise(document.tables.indices.contains(entry.table), "table \(entry.table)")
      let (lower, upper) = (
        lines.originalOffset(start), lines.originalOffset(range.upperBound)
      )
      try promise(
        0 <= lower && lower <= upper && upper <= document.file.original.count,
        "\(lower)..<\(upper) is not in the file as it came")
      last = max(last, start)
    }
  }

  private static func checkTexts(
    _ entry: Entry, _ document: Document, _ again: Document
  ) throws(Violation) {
    let same =
      document.key(of: entry) == again.key(of: entry)
      && document.variation(of: entry) == again.variation(of: entry)
      && document.comment(of: entry) == again.comment(of: entry)
      && document.source(of: entry) == again.source(of: entry)
      && document.state(of: entry) == again.state(of: entry)
      && document.lock(of: entry) == again.lock(of: entry)
    try promise(same, "reading again finds other texts")
    guard let text = document.text(of: entry) else { return }
    let length = text.text.utf8.count
    for range in text.opaqueRanges {
      try promise(range.upperBound <= length, "a code reaches past the text")
    }
    let count = document.file.bytes.count
    for place in Set([0, length / 2, length]) {
      let range = document.fileRange(of: entry, place..<length)
      try promise(range.upperBound <= count, "a place of the text is not in the file")
    }
  }
}

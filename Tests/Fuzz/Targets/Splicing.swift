import AlertCatalog

/// Writing values into files: what was asked for is there afterwards, everything else is as it was.
///
/// The first byte of the input chooses the format, the second the changes; the rest is the file.
enum Splicing {
  static let target = FuzzTarget("splice") { bytes in
    guard bytes.count > 2, let path = paths[bytes[0]] else { return }
    let read = attempt { () throws(FormatError) in
      try Document(path: path, bytes: FileBytes(bytes[2...]))
    }
    guard let document = read.value else { return }
    if isAmbiguous(document.file.original) { return }
    var choices = Choices(UInt64(bytes[1]))
    try replaceSome(of: document, &choices)
    try writeNotes(in: document, &choices)
  }

  static let paths: [UInt8: String] = [
    UInt8(ascii: "x"): "Loc/de.xliff", UInt8(ascii: "s"): "de.lproj/A.strings",
    UInt8(ascii: "d"): "de.lproj/A.stringsdict", UInt8(ascii: "c"): "A.xcstrings",
  ]

  /// With zero bytes and no mark, what is added decides what the encoding seems to be; writing is then
  /// refused.
  static func isAmbiguous(_ bytes: FileBytes) -> Bool {
    bytes.contains(0) && !bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFE, 0xFF])
  }

  /// Texts that every format has to escape.
  private static let texts = [
    "", "New", "Ünï \"q\" & <b>’s</b> \\n 'x' %1$@ 😀]]>", "\r\n\t\u{7F}\u{301}", "--> */ \\U0041 ;",
  ]

  private static func replaceSome(
    of document: Document, _ choices: inout Choices
  ) throws(Violation) {
    var changes: [EntryChange] = []
    for (index, entry) in document.entries.enumerated() where choices.next(below: 2) == 0 {
      let old = document.value(of: entry) ?? ""
      let edits = edits(of: old, &choices)
      if entry.isWritable {
        let whole = [Edit(0..<old.utf8.count, texts[2])]
        try promise(
          old.isEmpty || document.canApply(whole, to: index),
          "the value at \(document.range(of: entry).lowerBound) is fixed"
        )
      }
      guard document.canApply(edits, to: index) else { continue }
      changes.append(EntryChange(entry: index, edits: edits))
    }
    for audience in Audience.allCases {
      let written = attempt { () throws(FormatError) in
        try document.applying(changes, for: audience)
      }
      guard let result = written.value else {
        let isCharacter = written.refusal.contains("cannot hold")
        try promise(isCharacter, written.refusal)
        return
      }
      try compare(document, result, changes, sparesRest: audience == .xcode)
    }
  }

  /// One or two edits that do not overlap.
  private static func edits(of text: String, _ choices: inout Choices) -> [Edit] {
    var edits: [Edit] = []
    for _ in 0...choices.next(below: 2) {
      let (a, b) = (choices.place(in: text), choices.place(in: text))
      let edit = Edit(min(a, b)..<max(a, b), texts[choices.next(below: texts.count)])
      if !(edits + [edit]).overlap { edits.append(edit) }
    }
    return edits
  }

  /// What stands before the first change and behind the last is the same, and every value is as wanted.
  private static func compare(
    _ document: Document, _ result: FileBytes, _ changes: [EntryChange], sparesRest: Bool
  ) throws(Violation) {
    let read = attempt { () throws(FormatError) in
      try Document(path: document.file.path, bytes: result)
    }
    guard let again = read.value else { throw Violation("written, not readable: \(read.refusal)") }
    try promise(again.entries.count == document.entries.count, "another number of entries")
    let wanted = Dictionary(changes.map { ($0.entry, $0.edits) }, uniquingKeysWith: { a, _ in a })
    for (index, (old, new)) in zip(document.entries, again.entries).enumerated() {
      try promise(document.key(of: old) == again.key(of: new), "another key")
      let value = document.value(of: old)
      let expected = wanted[index].map { (value ?? "").applying($0) } ?? value
      try promise(again.value(of: new) == expected, "another value than wanted")
    }
    guard sparesRest else { return }
    let places = changes.map { document.range(of: document.entries[$0.entry]) }
    let lines = LineTable(document.file)
    let original = document.file.original
    let start = places.map { lines.originalOffset($0.lowerBound) }.min() ?? original.count
    let end = places.map { lines.originalOffset($0.upperBound) }.max() ?? 0
    try promise(original.prefix(start).elementsEqual(result.prefix(start)), "what stands before")
    let rest = original.count - end
    try promise(original.suffix(rest).elementsEqual(result.suffix(rest)), "what stands behind")
  }

  /// Notes are written once, and change no value.
  private static func writeNotes(
    in document: Document, _ choices: inout Choices
  ) throws(Violation) {
    guard document.holdsNotes, document.readOnlyReason == nil else { return }
    let changes = document.entries.indices.filter { _ in choices.next(below: 2) == 0 }.map {
      EntryChange(
        entry: $0,
        notes: [
          ReviewNote(
            rule: "button-verb", severity: .warning, message: texts[choices.next(below: 5)],
            proposal: choices.next(below: 2) == 0 ? nil : "A --- B */ ]]>")
        ])
    }
    let once = attempt { () throws(FormatError) in try document.applying(changes, notes: .all) }
    guard let result = once.value else { throw Violation("notes: \(once.refusal)") }
    try compare(document, result, [], sparesRest: false)
    let twice = attempt { () throws(FormatError) in
      try Document(path: document.file.path, bytes: result).applying(changes, notes: .all)
    }
    try promise(twice.value == result, "notes written again change the file \(twice.refusal)")
  }
}

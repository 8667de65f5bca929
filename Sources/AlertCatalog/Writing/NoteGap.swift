/// What separates a note from what it stands above: a line end and the indent, or a space where that
/// does not begin a line.
struct NoteGap {
  /// Nothing where there is no line.
  private let lineEnd: String
  /// Or the space.
  private let indent: String

  /// What a note gets behind it.
  var text: String { lineEnd + indent }

  init(_ bytes: FileBytes, before start: Int) {
    var line = start
    while line > 0, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
    guard Self.beginsLine(bytes, line) else {
      lineEnd = ""
      indent = " "
      return
    }
    lineEnd = Self.lineEnd(bytes, before: line)
    indent = String(decoding: bytes[line..<start], as: UTF8.self)
  }

  /// What goes with notes: their lines, where nothing else stands on them; else the space that parts them from what
  /// does. The space between them may be another one than they were written with, because somebody moved them: a blank
  /// line that stays would part a comment from its key.
  static func range(_ notes: Range<Int>, in bytes: FileBytes) -> Range<Int> {
    let start = bytes.spaceStart(before: notes.lowerBound)
    let end = bytes.spaceEnd(behind: notes.upperBound)
    let lineEnd = lineEnd(bytes, at: end).utf8.count
    switch (beginsLine(bytes, start), lineEnd > 0) {
    case (true, true): return start..<end + lineEnd
    case (true, false): return notes.lowerBound..<end
    case (false, true): return start..<end
    case (false, false):
      let hasSpace = bytes[notes.upperBound...].first == 0x20
      return notes.lowerBound..<notes.upperBound + (hasSpace ? 1 : 0)
    }
  }

  private static func beginsLine(_ bytes: FileBytes, _ place: Int) -> Bool {
    place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D
      || place == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The line end before a line; before the first one, that which the file begins with. Nothing else is searched: a
  /// file may have a very long line and very many notes.
  private static func lineEnd(_ bytes: FileBytes, before line: Int) -> String {
    if line > 0, bytes[line - 1] == 0x0D { return "\r" }
    if line > 0, bytes[line - 1] == 0x0A {
      return line > 1 && bytes[line - 2] == 0x0D ? "\r\n" : "\n"
    }
    let first = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    return first.map { lineEnd(bytes, at: $0) } ?? "\n"
  }

  /// The line end at a place, or nothing.
  private static func lineEnd(_ bytes: FileBytes, at place: Int) -> String {
    for end in ["\r\n", "\n", "\r"] where bytes[place...].starts(with: end.utf8) { return end }
    return ""
  }
}

extension FileBytes {
  /// Where the space begins that stands before a place on its line.
  fileprivate func spaceStart(before place: Int) -> Int {
    var start = place
    while let space = Self.spaces.first(where: { self[..<start].suffix($0.count).elementsEqual($0) }
    ) {
      start -= space.count
    }
    return start
  }

  /// Where the space ends that stands behind a place on its line.
  fileprivate func spaceEnd(behind place: Int) -> Int {
    var end = place
    while let space = Self.spaces.first(where: { self[end...].starts(with: $0) }) {
      end += space.count
    }
    return end
  }

  /// Space, tab, vertical tab and form feed, and U+2028 and U+2029, which end no line of a comment’s block.
  private static let spaces: [[UInt8]] = [
    [0x20], [0x09], [0x0B], [0x0C], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
  ]
}

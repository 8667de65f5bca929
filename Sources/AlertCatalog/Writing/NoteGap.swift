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
    let beginsLine =
      line == 0 || bytes[line - 1] == 0x0A || bytes[line - 1] == 0x0D
      || line == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard beginsLine else {
      lineEnd = ""
      indent = " "
      return
    }
    lineEnd = Self.lineEnd(bytes, before: line)
    indent = String(decoding: bytes[line..<start], as: UTF8.self)
  }

  /// Where the gap ends that begins at a place. The line end there can be another one than above, with space
  /// before it: what stays of that would be a blank line.
  func end(in bytes: FileBytes, behind place: Int) -> Int {
    let line = lineEnd.isEmpty ? place : Self.lineStart(bytes, behind: place) ?? place
    return bytes[line...].starts(with: indent.utf8) ? line + indent.utf8.count : line
  }

  /// Where the next line starts, if nothing but space is left of the one at a place.
  private static func lineStart(_ bytes: FileBytes, behind place: Int) -> Int? {
    let space: Set<UInt8> = [0x20, 0x09, 0x0B, 0x0C]
    let end = bytes[place...].firstIndex { !space.contains($0) } ?? bytes.endIndex
    let lineEnd = Self.lineEnd(bytes, at: end)
    return lineEnd.isEmpty ? nil : end + lineEnd.utf8.count
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

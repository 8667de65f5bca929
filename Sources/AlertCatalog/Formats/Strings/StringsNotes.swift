/// Comments above an entry: reading all of them, writing only alertcat's own.
///
/// A note stands above the developer's comment, so that the comment stays next to its key for tools
/// that read the nearest one:
///
///     /* alertcat: warning: button-title-style: … */
///     /* Button that deletes the photo */
///     "photo.delete" = "Delete photo";
enum StringsNotes {
  struct Comment {
    var range: Range<Int>
    var text: String
    var isOwn: Bool { text.hasPrefix(ReviewNote.author + ": ") }
  }

  /// How a note begins.
  static let opening = "/* \(ReviewNote.author): "

  /// The comments that belong to an entry.
  static func comments(of entry: Entry, in file: SourceFile) -> [Comment] {
    var lexer = StringsLexer(file)
    lexer.index = entry.comment.range.lowerBound
    return lexer.skipTrivia().filter { $0.upperBound <= entry.key.range.lowerBound }.map { range in
      Comment(range: range, text: content(file.bytes, range))
    }
  }

  /// Edits that make `notes` the own notes of the entry. Writing the same notes again changes nothing.
  static func edits(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    let bytes = file.bytes
    let comments = comments(of: entry, in: file)
    let start = comments.first { !$0.isOwn }?.range.lowerBound ?? entry.key.range.lowerBound
    let gap = gap(bytes, before: start)
    let wanted = notes.map { note in
      "\(opening)\(note.severity.rawValue): \(commentSafe(note.text)) */"
    }
    let own = comments.filter { $0.isOwn && scope.covers(rule: rule($0)) }
    guard own.map({ String(decoding: bytes[$0.range], as: UTF8.self) }) != wanted else { return [] }
    var edits = own.map { comment in
      let end = comment.range.upperBound
      let hasGap = bytes[end...].starts(with: gap.utf8)
      return Edit(comment.range.lowerBound..<end + (hasGap ? gap.utf8.count : 0), "")
    }
    if !wanted.isEmpty {
      edits.append(Edit(start..<start, wanted.map { $0 + gap }.joined()))
    }
    return edits
  }

  /// The rule of an own note: `alertcat: warning: RULE: …`.
  private static func rule(_ comment: Comment) -> Substring {
    let parts = comment.text.split(separator: ":", maxSplits: 3)
    return parts.count > 2 ? parts[2].drop { $0 == " " } : ""
  }

  /// What separates a note from what it stands above: a line end and the indent, or a space where
  /// the entry does not begin a line.
  private static func gap(_ bytes: [UInt8], before start: Int) -> String {
    var indent = start
    while indent > 0, bytes[indent - 1] == 0x20 || bytes[indent - 1] == 0x09 { indent -= 1 }
    let beginsLine =
      indent == 0 || bytes[indent - 1] == 0x0A || bytes[indent - 1] == 0x0D
      || indent == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return beginsLine
      ? lineEnd(bytes) + String(decoding: bytes[indent..<start], as: UTF8.self) : " "
  }

  /// The words of a comment, without its marks.
  private static func content(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var text = String(decoding: bytes[range], as: UTF8.self).dropFirst(2)
    if bytes[range.lowerBound + 1] == UInt8(ascii: "*"), text.hasSuffix("*/") {
      text = text.dropLast(2)
    }
    let trimmed = text.drop { $0.isWhitespace }
    return String(
      trimmed.prefix(
        upTo: trimmed.lastIndex { !$0.isWhitespace }
          .map { trimmed.index(after: $0) } ?? trimmed.startIndex))
  }

  /// A comment cannot hold its own end mark, and stays on one line.
  private static func commentSafe(_ text: String) -> String {
    text.replacing("*/", with: "* /").replacing("\r\n", with: " ").replacing("\n", with: " ")
      .replacing("\r", with: " ")
  }

  private static func lineEnd(_ bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }
}

/// Comments above an entry: reading all of them, writing only alertcat's own.
///
/// A note stands above the developer's comment, so that the comment stays next to its key for tools
/// that read the nearest one:
///
///     /* alertcat: warning: button-title-style: … */
///     /* Button that deletes the photo */
///     "photo.delete" = "Delete photo";
enum StringsNotes {
  /// How a note begins.
  static let opening = "/* \(ReviewNote.author): "

  private static let marks = CommentNotes.Delimiters(
    opening: "/* ", closing: " */", forbidden: ("*/", replacement: "* /"))

  /// The comments that belong to an entry.
  static func comments(of entry: Entry, in file: SourceFile) -> [CommentNotes.Comment] {
    var lexer = StringsLexer(file)
    lexer.index = entry.comment.range.lowerBound
    // The file was read, so its comments are closed.
    let comments = (try? lexer.skipTrivia()) ?? []
    return comments.filter { $0.upperBound <= entry.key.range.lowerBound }.map { range in
      CommentNotes.Comment(range: range, text: content(file.bytes, range))
    }
  }

  /// Edits that make `notes` the own notes of the entry.
  static func edits(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    let comments = comments(of: entry, in: file)
    return CommentNotes.edits(
      notes, over: comments,
      before: comments.first { !$0.isOwn }?.range.lowerBound ?? entry.key.range.lowerBound,
      scope: scope, marks: marks, in: file)
  }

  /// The words of a comment, without its marks.
  private static func content(_ bytes: FileBytes, _ range: Range<Int>) -> String {
    let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
    let content = bytes[range].dropFirst(2).dropLast(isBlock ? 2 : 0)
    let start = content.firstIndex { !$0.isXMLSpace } ?? content.endIndex
    let end = content.lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self).trimmed
  }
}

/// Notes of a `.stringsdict`: XML comments between the key of a form and its string.
///
///     <key>one</key>
///     <!-- alertcat: warning: message-end-punctuation: … -->
///     <string>One file is lost</string>
enum StringsDictNotes {
  private static let marks = CommentNotes.Delimiters(
    opening: "<!-- ", closing: " -->", forbidden: ("--", replacement: "- -"))

  static func edits(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    let start = tagStart(of: entry, in: file.bytes)
    return CommentNotes.edits(
      notes, over: comments(before: start, in: file.bytes), before: start, scope: scope,
      marks: marks, in: file)
  }

  /// The comments before the value of an entry.
  static func comments(of entry: Entry, in file: SourceFile) -> [CommentNotes.Comment] {
    comments(before: tagStart(of: entry, in: file.bytes), in: file.bytes)
  }

  /// Where the `<string>` tag begins.
  private static func tagStart(of entry: Entry, in bytes: FileBytes) -> Int {
    bytes[..<entry.value.range.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? 0
  }

  /// The comments right before a tag, in file order.
  private static func comments(before start: Int, in bytes: FileBytes) -> [CommentNotes.Comment] {
    var comments: [CommentNotes.Comment] = []
    var end = bytes.space(before: start).lowerBound
    while bytes[..<end].hasSuffix("-->"), let begin = bytes.last("<!--", before: end - 3),
      XMLText.markupEnd(bytes, from: begin, to: end) == end
    {
      let text = String(decoding: bytes[begin + 4..<end - 3], as: UTF8.self).trimmed
      comments.append(CommentNotes.Comment(range: begin..<end, text: text))
      end = bytes.space(before: begin).lowerBound
    }
    return comments.reversed()
  }
}

extension FileBytes {
  fileprivate func hasSuffix(_ mark: StaticString) -> Bool {
    suffix(mark.utf8CodeUnitCount).elementsEqual(mark.bytes)
  }
}

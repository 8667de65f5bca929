/// Notes as comments above what they are about, for formats without an element for them.
enum CommentNotes {
  /// A comment of the file.
  struct Comment {
    /// With its marks.
    var range: Range<Int>
    /// Without them.
    var text: String
    /// Only in its exact form, and if nobody answered: “alertcat: ask Anna” is somebody’s own words.
    var isOwn: Bool { !rule.isEmpty && ReviewNote.answer(in: text) == nil }

    /// The rule of an own note, `alertcat: warning: RULE: …`; else empty.
    var rule: Substring { ReviewNote.rule(ofComment: text) }
  }

  /// The rules of the own notes among comments.
  static func rules(of comments: [Comment]) -> Set<String> {
    Set(comments.filter(\.isOwn).map { String($0.rule) })
  }

  /// How a format writes comments.
  struct Delimiters {
    var opening: String
    var closing: String
    /// What a comment cannot hold, and what stands for it.
    var forbidden: (String, replacement: String)

    /// The comment of a text in the encoding of its file.
    func comment(_ text: String, _ encoding: TextEncoding) -> String {
      var text = encoding.fitting(text)
      // Twice: of `---` the second and third are a pair as well.
      for _ in 0..<2 { text = text.replacingScalars(forbidden.0, with: forbidden.replacement) }
      return opening + text + closing
    }
  }

  /// Edits that make `notes` the own notes before a place. Writing the same notes again changes nothing.
  ///
  /// - Parameters:
  ///   - comments: what stands there now.
  ///   - start: where a note goes.
  static func edits(
    _ notes: [ReviewNote], over comments: [Comment], before start: Int, scope: NoteScope,
    marks: Delimiters, in file: SourceFile
  ) -> [Edit] {
    let bytes = file.bytes
    let wanted = notes.map { note in
      marks.comment(
        "\(ReviewNote.author): \(note.severity.rawValue): \(oneLine(note.text))", file.encoding)
    }
    let own = comments.filter { $0.isOwn && scope.covers(rule: $0.rule) }
    guard own.map({ String(decoding: bytes[$0.range], as: UTF8.self) }) != wanted else { return [] }
    var edits = runs(of: own, among: comments).map { Edit(NoteGap.range($0, in: bytes), "") }
    if !wanted.isEmpty {
      let gap = NoteGap(bytes, before: start)
      edits.append(Edit(start..<start, wanted.map { $0 + gap.text }.joined()))
    }
    return edits
  }

  /// The notes that follow each other, together: what is left must not depend on which of them goes first.
  private static func runs(of own: [Comment], among comments: [Comment]) -> [Range<Int>] {
    let ends = Set(own.map(\.range.upperBound))
    var runs: [Range<Int>] = []
    var previous: Int?
    for comment in comments {
      if ends.contains(comment.range.upperBound) {
        let start = previous.map { ends.contains($0) } ?? false ? runs.popLast() : nil
        runs.append((start ?? comment.range).lowerBound..<comment.range.upperBound)
      }
      previous = comment.range.upperBound
    }
    return runs
  }

  /// A control character that the text has as an escape does not come into the file as it is.
  private static func oneLine(_ text: String) -> String {
    let line = text.replacing("\r\n", with: " ").replacing("\n", with: " ")
      .replacing("\r", with: " ")
    let isPlain = line.unicodeScalars.allSatisfy { !isControl($0) }
    if isPlain { return line }
    let scalars = line.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }
}

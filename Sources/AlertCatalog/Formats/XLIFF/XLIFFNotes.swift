/// Notes of a unit: reading all of them, writing only alertcat's own.
enum XLIFFNotes {
  struct Note {
    /// From `<` to just past the end tag.
    var range: Range<Int>
    var text: String
    /// Whether alertcat wrote it.
    var isSigned: Bool

    /// One that somebody answered is not alertcat’s any more.
    var isOwn: Bool { isSigned && ReviewNote.answer(in: text) == nil }
    /// What it tells of the string.
    var words: String { ReviewNote.words(of: text, isSigned: isSigned) }
  }

  /// The `<note>` children of a unit.
  static func notes(of entry: Entry, in file: SourceFile) -> [Note] {
    XMLElement.children(in: entry.comment.range, of: file.bytes)
      .filter { $0.tag.localName == "note" }
      .map {
        Note(
          range: $0.range, text: $0.text, isSigned: $0.tag.value("from") == ReviewNote.author)
      }
  }

  /// The text of a unit’s only note, if it is as Xcode writes it: no attributes, nothing escaped.
  static func plainNote(of entry: Entry, in file: SourceFile) -> String? {
    let range = entry.comment.range
    let start: StaticString = "<note>"
    let end: StaticString = "</note>"
    let bytes = file.bytes[range]
    guard range.count >= start.utf8CodeUnitCount + end.utf8CodeUnitCount,
      bytes.starts(with: start.bytes), bytes.suffix(end.utf8CodeUnitCount).elementsEqual(end.bytes)
    else { return nil }
    return file.bytes.text(
      range.lowerBound + start.utf8CodeUnitCount..<range.upperBound - end.utf8CodeUnitCount,
      without: "&<\r")
  }

  /// Edits that make `notes` the own notes of the unit. Writing the same notes again changes nothing.
  static func edits(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    let bytes = file.bytes
    let old = Self.notes(of: entry, in: file)
    let own = old.filter { $0.isOwn && scope.covers(rule: ReviewNote.rule(of: $0.text)) }
    guard let anchor = old.last(where: { !$0.isOwn })?.range ?? valueElement(of: entry, in: file)
    else { return [] }
    let space = bytes.space(before: anchor.lowerBound)
    let prefix = unitTag(of: entry, in: file).prefix
    let new = notes.map { note in
      let text = XMLText.escape(note.text, encoding: file.encoding)
      return "<\(prefix)note from=\"\(ReviewNote.author)\" priority=\"\(note.severity.priority)\" "
        + "annotates=\"target\" xml:lang=\"en\">\(text)</\(prefix)note>"
    }
    let gap = String(decoding: bytes[space], as: UTF8.self)
    let wanted = new.map { gap + $0 }.joined()
    let oldBytes = own.map { note in
      bytes.space(before: note.range.lowerBound).lowerBound..<note.range.upperBound
    }
    let written = oldBytes.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
    guard written != wanted else { return [] }
    let removals = oldBytes.map { Edit($0, "") }
    return removals + (wanted.isEmpty ? [] : [Edit(anchor.upperBound..<anchor.upperBound, wanted)])
  }

  /// The start tag of the unit.
  static func unitTag(of entry: Entry, in file: SourceFile) -> XMLTag {
    let start = entry.unit.range.lowerBound
    let end = XMLText.tagEnd(file.bytes, from: start, to: entry.unit.range.upperBound)
    return XMLTag(bytes: file.bytes, range: start..<end)
  }

  /// The start tag of the target.
  static func targetTag(of entry: Entry, in file: SourceFile) -> XMLTag {
    let end =
      entry.flags.contains(.selfClosed)
      ? entry.value.range.upperBound : entry.value.range.lowerBound
    let start = file.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "<")) ?? end
    return XMLTag(bytes: file.bytes, range: start..<end)
  }

  /// The target element, or the source element where there is no target; of a unit that has neither its
  /// start tag, behind which a note goes then, if anything can be inside.
  private static func valueElement(of entry: Entry, in file: SourceFile) -> Range<Int>? {
    let bytes = file.bytes
    let isTarget = !entry.flags.contains(.untranslated)
    let limit = entry.unit.range.upperBound
    if !isTarget, entry.source.count == 0 {
      let unit = unitTag(of: entry, in: file)
      if unit.isSelfClosed { return nil }
      let children = XMLElement.children(in: unit.range.upperBound..<limit, of: bytes)
      return children.first { $0.tag.localName == "source" }?.range ?? unit.range
    }
    let content = isTarget ? entry.value.range : entry.source.range
    let start = bytes[..<content.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? content.lowerBound
    if entry.flags.contains(.selfClosed) { return start..<content.upperBound }
    return start..<XMLText.tagEnd(bytes, from: content.upperBound, to: limit)
  }
}

/// alertcat's own notes in a unit of XLIFF 2.x: `<note category="hig-review">` (spec FORMATS §2).
enum XLIFF2Notes {
  /// Whether a note is alertcat's: its category, a priority that alertcat gives, no id, and a text that begins with
  /// the name of a rule; others may use the category as well. One that somebody answered is not, any more.
  static func isOwn(_ note: XMLElement) -> Bool {
    isSigned(note) && ReviewNote.answer(in: note.text) == nil
  }

  /// What a note tells of the string.
  static func words(of note: XMLElement) -> String {
    ReviewNote.words(of: note.text, isSigned: isSigned(note))
  }

  private static func isSigned(_ note: XMLElement) -> Bool {
    guard note.tag.value("category") == category, note.tag.value("appliesTo") == "target",
      note.tag.value("priority").map(priorities.contains) ?? false, note.tag.value("id") == nil
    else { return false }
    let text = note.text.trimmed
    if ReviewNote.formerState(in: text) != nil { return true }
    if text.hasPrefix(ReviewNote.review + ": ") { return true }
    return ReviewNote.ruleName(before: Substring(text)).contains("-")
  }

  /// Edits that make `notes` the own notes of the unit. Writing the same notes again changes nothing.
  static func edits(
    _ unit: XLIFF2Unit, _ notes: [ReviewNote], scope: NoteScope, encoding: TextEncoding
  ) -> [Edit] {
    guard let body = unit.body else { return [] }
    let bytes = body.tag.bytes
    let prefix = unit.element.tag.prefix
    let new = notes.map { note in
      "<\(prefix)note category=\"\(category)\" priority=\"\(note.severity.priority)\" "
        + "appliesTo=\"target\">\(XMLText.escape(note.text, encoding: encoding))</\(prefix)note>"
    }
    let old = unit.notes?.children ?? []
    let own = old.filter { isOwn($0) && scope.covers(rule: ReviewNote.rule(of: $0.text)) }
    guard own.map({ String(decoding: bytes[$0.range], as: UTF8.self) }) != new else { return [] }
    let gap = gap(before: body.range.lowerBound, bytes)
    guard let present = unit.notes else {
      let text = list(new, prefix, gap) + gap
      return [Edit(body.range.lowerBound..<body.range.lowerBound, text)]
    }
    let removals = own.map { Edit(withSpace($0.range, bytes), "") }
    if bytes[present.content].isBlank(without: own.map(\.range)) {
      return [
        new.isEmpty
          ? Edit(withSpace(present.range, bytes), "")
          : Edit(present.range, list(new, prefix, gap))
      ]
    }
    // Behind the last note of somebody else, or at the end of what else is there.
    let ownPlaces = Set(own.map(\.range.lowerBound))
    let last = old.last { !ownPlaces.contains($0.range.lowerBound) }
    let end = last?.range.upperBound ?? bytes.space(before: present.content.upperBound).lowerBound
    let inner = (last ?? own.first).map { self.gap(before: $0.range.lowerBound, bytes) } ?? gap
    return removals + (new.isEmpty ? [] : [Edit(end..<end, new.map { inner + $0 }.joined())])
  }

  private static func list(_ notes: [String], _ prefix: String, _ gap: String) -> String {
    let inner = gap + (gap.contains("\n") ? "  " : "")
    return "<\(prefix)notes>" + notes.map { inner + $0 }.joined() + gap + "</\(prefix)notes>"
  }

  private static func gap(before place: Int, _ bytes: FileBytes) -> String {
    String(decoding: bytes[bytes.space(before: place)], as: UTF8.self)
  }

  private static func withSpace(_ range: Range<Int>, _ bytes: FileBytes) -> Range<Int> {
    bytes.space(before: range.lowerBound).lowerBound..<range.upperBound
  }

  /// Signs alertcat's own notes.
  static let category = "hig-review"

  private static let priorities = Set(Severity.allCases.map { String($0.priority) })
}

extension FileBytes {
  /// Whether nothing but white space is left when some parts, in their order, are taken out.
  fileprivate func isBlank(without parts: [Range<Int>]) -> Bool {
    let starts = [startIndex] + parts.map(\.upperBound)
    let ends = parts.map(\.lowerBound) + [endIndex]
    return zip(starts, ends).allSatisfy { self[$0..<$1].allSatisfy(\.isXMLSpace) }
  }
}

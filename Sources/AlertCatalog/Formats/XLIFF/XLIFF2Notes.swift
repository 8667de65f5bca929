/// alertcat's own notes in a unit of XLIFF 2.x: `<note category="hig-review">` (spec FORMATS §2).
enum XLIFF2Notes {
  static func isOwn(_ note: XMLElement) -> Bool { note.tag.value("category") == category }

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
    let own = old.filter { isOwn($0) && scope.covers(rule: $0.text.prefix { $0 != ":" }) }
    let written = own.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    guard written != new else { return [] }
    if own.count < old.count,
      let last = old.last(where: { note in !own.contains { $0.range == note.range } })
    {
      let gap = String(
        decoding: bytes[bytes.space(before: last.range.lowerBound)], as: UTF8.self)
      let removals = own.map { Edit(withSpace($0.range, bytes), "") }
      let text = new.map { gap + $0 }.joined()
      return removals
        + (text.isEmpty ? [] : [Edit(last.range.upperBound..<last.range.upperBound, text)])
    }
    let removal = unit.notes.map { Edit(withSpace($0.range, bytes), "") }
    guard !new.isEmpty else { return removal.map { [$0] } ?? [] }
    let gap = String(
      decoding: bytes[bytes.space(before: body.range.lowerBound)], as: UTF8.self)
    let inner = gap + (gap.contains("\n") ? "  " : "")
    let list = "<\(prefix)notes>" + new.map { inner + $0 }.joined() + gap + "</\(prefix)notes>"
    if let old = unit.notes { return [Edit(old.range, list)] }
    return [Edit(body.range.lowerBound..<body.range.lowerBound, list + gap)]
  }

  private static func withSpace(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    bytes.space(before: range.lowerBound).lowerBound..<range.upperBound
  }

  /// Signs alertcat's own notes.
  static let category = "hig-review"
}

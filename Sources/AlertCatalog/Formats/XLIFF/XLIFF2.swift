/// XLIFF 2.0, 2.1 and 2.2 (OASIS; spec FORMATS §2). An entry is a unit: its text is what its segments
/// and ignorables say together, and an edit goes into the segment that owns the changed characters.
enum XLIFF2: FileFormat {
  static let extensions = XLIFF.extensions
  static let isExchange = true
  static let hasUniqueKeys = false
  static let holdsSource = true
  static var noteMark: String? { XLIFF2Notes.category }

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    try contents(of: file, nil)
  }

  static func visit(
    _ file: SourceFile, jobs: Int, partSize: Int, takers: ([Int]) -> [EntryTaker]
  ) throws(FormatError) -> Contents {
    try contents(of: file, takers([0]).first)
  }

  private static func contents(
    of file: SourceFile, _ take: EntryTaker?
  ) throws(FormatError) -> Contents {
    let reader = XLIFF2Reader(file, take)
    try parseXML(
      file, names: XLIFF2Reader.names, namespaces: XLIFF2Reader.namespaces, state: reader,
      start: { $0.start($1) }, end: { $0.end($1) })
    guard !reader.tables.isEmpty else {
      throw FormatError(
        file.path, .start, "this document has no XLIFF 2 <file> element",
        "check the namespace of the elements")
    }
    return Contents(tables: reader.tables, entries: reader.entries)
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    XcodeUnitID(of: entry, in: file).key
  }

  static func variation(of entry: Entry, in file: SourceFile) -> String {
    XcodeUnitID(of: entry, in: file).variation
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    unit(of: entry, in: file)?.target ?? RawText()
  }

  static func source(of entry: Entry, in file: SourceFile) -> String? {
    entry.source.count == 0 ? nil : unit(of: entry, in: file)?.source.text
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String {
    (unit(of: entry, in: file)?.notes?.children ?? []).map(XLIFF2Notes.words)
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func needsReview(_ entry: Entry, in file: SourceFile) -> Bool {
    unit(of: entry, in: file)?.segments.contains(where: XLIFF2State.needsReview) ?? false
  }

  static func longest(_ entry: Entry, in file: SourceFile) -> Int? {
    unit(of: entry, in: file).flatMap { XLIFFLength.most(of: entry, in: $0) }
  }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? {
    guard let unit = unit(of: entry, in: file) else { return nil }
    let raw = unit.target
    guard
      XLIFFLength.allows(
        raw.text.applying(edits), insteadOf: raw.text, XLIFFLength.most(of: entry, in: unit))
    else { return nil }
    let edits = XMLText.fileEdits(
      edits, over: raw, whenEmpty: entry.value.range.lowerBound,
      whole: entry.flags.contains(.inlineCodes) ? nil : entry.value.range, encoding: file.encoding)
    // `<target/>` has no place for text that would not be a change of its tag.
    let targets = unit.segments.compactMap(\.target).filter { !$0.tag.isSelfClosed }.map(\.content)
    let isInside = edits?.allSatisfy { edit in
      targets.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    return isInside == true ? edits : nil
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    unit(of: entry, in: file).map {
      XLIFF2Notes.edits($0, notes, scope: scope, encoding: file.encoding)
    } ?? []
  }

  static func part(of entry: Entry, at places: [Int], in file: SourceFile) -> String? {
    guard let unit = unit(of: entry, in: file) else { return nil }
    return unit.segments.indices.first { unit.holds(places, in: $0) }.flatMap { unit.names[$0] }
  }

  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String> {
    Set((unit(of: entry, in: file)?.ownNotes ?? []).map { ReviewNote.rule(of: $0.text) })
  }

  static func markForReview(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> [Edit] {
    guard let unit = changeable(entry, in: file) else { return [] }
    return marked(unit, touched, isQuestioned)
      .flatMap { XLIFF2State.mark(unit.segments[$0], isQuestioned: isQuestioned) }
  }

  static func formerState(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> String? {
    changeable(entry, in: file).flatMap {
      XLIFF2State.former($0, lowering: Set(marked($0, touched, isQuestioned)))
    }
  }

  private static func changeable(_ entry: Entry, in file: SourceFile) -> XLIFF2Unit? {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return nil }
    return unit(of: entry, in: file)
  }

  /// The segments that get another state: a question is about the unit, a correction about the segments it is in.
  private static func marked(
    _ unit: XLIFF2Unit, _ touched: [Range<Int>], _ isQuestioned: Bool
  ) -> [Int] {
    let text = unit.target
    let places = touched.flatMap { range in
      [range.lowerBound, max(range.lowerBound, range.upperBound - 1)].compactMap(text.fileOffset)
    }
    return unit.segments.indices.filter { index in
      isQuestioned || places.contains { unit.holds([$0], in: index) }
    }
  }

  private static func unit(of entry: Entry, in file: SourceFile) -> XLIFF2Unit? {
    XLIFF2Unit(file.bytes, entry.unit.range)
  }
}

/// String Catalogs (`.xcstrings`): one JSON file with every language of a table.
///
/// Each `stringUnit` is an entry. A source language without a localization has the key as its text;
/// that is judged too, and a correction of it becomes a localization, because the key stands in code.
enum XCStrings: FileFormat {
  static let extensions = ["xcstrings"]
  static let isStringCatalog = true
  /// A catalog has no place for a reviewer's note: it goes into the review file beside it.
  static let noteMark: String? = nil

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    try XCStringsReader.read(file)
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    JSONText.text(file.bytes, entry.key.range)
  }

  static func variation(of entry: Entry, in file: SourceFile) -> String {
    XCStringsReader.variation(of: entry, in: file)
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    JSONText.decode(file.bytes, entry.value.range)
  }

  static func value(of entry: Entry, in file: SourceFile) -> String {
    JSONText.text(file.bytes, entry.value.range)
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String {
    ReviewNote.words(of: JSONText.text(file.bytes, entry.comment.range))
  }

  static func needsReview(_ entry: Entry, in file: SourceFile) -> Bool {
    file.bytes[entry.source.range].elementsEqual("needs_review".utf8)
  }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? {
    let raw = text(of: entry, in: file)
    // An empty source text would be the key again.
    if !entry.flags.isDisjoint(with: [.valueIsKey, .ofSource]), raw.text.applying(edits).isEmpty {
      return nil
    }
    if entry.flags.contains(.valueIsKey) {
      return XCStringsInsertion(entry, in: file).edits(raw.text.applying(edits))
    }
    var result: [Edit] = []
    let spellsOut = UnicodeEscapes.spellOut(file.bytes[entry.value.range], UInt8(ascii: "u"))
    for edit in edits.narrowed(in: raw.text) {
      guard let (range, _) = raw.fileRange(of: edit.range, whenEmpty: entry.value.range.lowerBound)
      else { return nil }
      result.append(Edit(range, JSONText.encode(edit.replacement, spellingOut: spellsOut)))
    }
    return result
  }

  /// `needs_review` for what a person is asked about; a correction alone keeps the state, and a new
  /// unit stays new (spec FORMATS §5.3).
  static func markForReview(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> [Edit] {
    guard isQuestioned,
      entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate, .valueIsKey])
    else { return [] }
    let place = entry.source.range
    guard entry.flags.contains(.stateless) else {
      return file.bytes[place].elementsEqual("needs_review".utf8)
        || file.bytes[place].elementsEqual("new".utf8)
        ? [] : [Edit(place, "needs_review")]
    }
    // Xcode writes it before the value, on a line of its own.
    let gap = String(
      decoding: file.bytes[file.bytes.space(before: place.lowerBound)], as: UTF8.self)
    return [Edit(place, "\"state\" : \"needs_review\"," + (gap.isEmpty ? " " : gap))]
  }

  /// `machine_translated` becomes `translated` (spec FORMATS §5.3).
  static func markAsDecided(_ entry: Entry, in file: SourceFile) -> [Edit] {
    let place = entry.source.range
    guard !entry.flags.contains(.valueIsKey), !entry.flags.contains(.stateless),
      file.bytes[place].elementsEqual("machine_translated".utf8)
    else { return [] }
    return [Edit(place, "translated")]
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] { [] }
}

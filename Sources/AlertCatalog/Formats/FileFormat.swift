/// What a file format says of its files: where the values are, how text is written, and where a
/// reviewer will see a note. Everything else is the same for all.
protocol FileFormat: Sendable {
  /// File name extensions, without the dot.
  static var extensions: [String] { get }
  /// Whether entries have source texts of their own.
  static var holdsSource: Bool { get }
  /// Whether translators get such files, and send them back.
  static var isExchange: Bool { get }
  /// Whether keys are written as they are, next to their variations.
  static var isStringCatalog: Bool { get }
  /// Whether values take the place of those of the same keys in files that ``isShadowed`` is said of (spec FORMATS §4).
  static var shadowsOthers: Bool { get }
  /// Whether values give way to those of a file that ``shadowsOthers`` is said of.
  static var isShadowed: Bool { get }
  /// Whether the key of an entry may stand only once in a file.
  static var hasUniqueKeys: Bool { get }
  /// What stands in every note of alertcat's own; nil if a reviewer's note has no place in the file.
  static var noteMark: String? { get }

  /// Finds tables and entries.
  ///
  /// - Parameter jobs: parts of the file read at a time; the result does not depend on it.
  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents

  /// Finds tables, and hands over the entries as they are found.
  ///
  /// - Parameters:
  ///   - partSize: bytes of a part that is read on its own, at least.
  ///   - takers: told where the parts begin, it gives what takes the entries of each, in their order;
  ///     several parts are read at a time. Asked again, everything begins anew.
  /// - Returns: what was found without the entries, unless it is of another format.
  static func visit(
    _ file: SourceFile, jobs: Int, partSize: Int, takers: ([Int]) -> [EntryTaker]
  ) throws(FormatError) -> Contents

  /// The key, decoded, without the variation.
  static func key(of entry: Entry, in file: SourceFile) -> String
  /// What form of the key the value is: `plural.one`, or empty.
  static func variation(of entry: Entry, in file: SourceFile) -> String
  /// The value, decoded, with its anchors.
  static func text(of entry: Entry, in file: SourceFile) -> RawText
  /// The same without anchors.
  static func value(of entry: Entry, in file: SourceFile) -> String
  /// The source text, where the format holds one.
  static func source(of entry: Entry, in file: SourceFile) -> String?
  /// The developer's comment.
  static func comment(of entry: Entry, in file: SourceFile) -> String
  /// Whether the file itself marks the value as unfinished.
  static func needsReview(_ entry: Entry, in file: SourceFile) -> Bool

  /// Characters (Unicode scalars) that the file allows a value; `nil`: any number.
  static func longest(_ entry: Entry, in file: SourceFile) -> Int?

  /// File edits that lay value edits over the bytes of an entry, escaped in the file's own habits.
  /// Nil if one of them cannot be made without touching something else.
  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]?
  /// File edits that put `notes` in the place of alertcat's own notes of the rules in `scope`.
  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit]
  /// What the part of a value is called that holds these places of the file, `segment 2`; `nil` where the value has
  /// no parts, or no one part holds them all.
  static func part(of entry: Entry, at places: [Int], in file: SourceFile) -> String?
  /// The rules of alertcat's own notes on a value.
  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String>
  /// File edits that mark the value as corrected in the parts touched (UTF-8 bytes of it), or as one
  /// that needs review, where the format has a state for it.
  static func markForReview(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> [Edit]
  /// What ``markForReview(_:touched:isQuestioned:in:)`` takes away, for the next person: `final, approved`; what an
  /// earlier note tells of a state counts as long as nobody has set another one. `nil` where the value was not
  /// finished.
  static func formerState(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> String?
  /// File edits that say that a person decided on a value: one of a String Catalog that a machine translated, one of XLIFF
  /// 1.2 that was to be reviewed. None in other formats.
  static func markAsDecided(_ entry: Entry, in file: SourceFile) -> [Edit]
}

/// Takes entries one after the other.
typealias EntryTaker = @Sendable (Entry) -> Void

extension FileFormat {
  static func visit(
    _ file: SourceFile, jobs: Int, partSize: Int, takers: ([Int]) -> [EntryTaker]
  ) throws(FormatError) -> Contents {
    var contents = try read(file, jobs: jobs)
    guard contents.format == nil else { return contents }
    for take in takers([0]) { contents.entries.forEach(take) }
    contents.entries = []
    return contents
  }

  static func value(of entry: Entry, in file: SourceFile) -> String {
    text(of: entry, in: file).text
  }

  static var noteMark: String? { ReviewNote.author }
  static var holdsSource: Bool { false }
  static var isExchange: Bool { false }
  static var isStringCatalog: Bool { false }
  static var shadowsOthers: Bool { false }
  static var isShadowed: Bool { false }
  static var hasUniqueKeys: Bool { true }
  static func source(of entry: Entry, in file: SourceFile) -> String? { nil }
  static func needsReview(_ entry: Entry, in file: SourceFile) -> Bool { false }
  static func markAsDecided(_ entry: Entry, in file: SourceFile) -> [Edit] { [] }
  static func longest(_ entry: Entry, in file: SourceFile) -> Int? { nil }

  static func markForReview(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> [Edit] { [] }
  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String> { [] }
  static func part(of entry: Entry, at places: [Int], in file: SourceFile) -> String? { nil }
  static func formerState(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> String? { nil }
  static func variation(of entry: Entry, in file: SourceFile) -> String { "" }
}

/// What a format found in a file.
struct Contents: Sendable {
  var tables: [Table] = []
  var entries: [Entry] = []
  var readOnlyReason: String?
  /// Set when the file turns out to be another shape of the format (a plist in a `.strings` file).
  var format: (any FileFormat.Type)?
}

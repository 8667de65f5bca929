/// A file that was read: its bytes, and where its entries are. It never changes; what has other values or
/// tables is another document of the same file.
public final class Document: Sendable {
  /// The tables in it, in file order.
  public let tables: [Table]
  /// Whether they are of several languages.
  package let holdsLanguages: Bool
  /// The bytes.
  public let file: SourceFile
  /// The entries, in file order.
  public let entries: [Entry]
  /// Why the file is only checked and never written, if that is so.
  public let readOnlyReason: String?
  let format: any FileFormat.Type
  /// Values that are not those of the file.
  let corrections: Corrections

  /// Reads one file.
  ///
  ///     let document = try Document(path: "de.lproj/Localizable.strings", bytes: bytes)
  ///
  /// - Parameter jobs: parts of a large file read at a time; the result does not depend on it.
  /// - Throws: ``FormatError`` with the place and what to do.
  public convenience init(path: String, bytes: FileBytes, jobs: Int = 1) throws(FormatError) {
    do throws(FormatError) {
      try self.init(path: path, bytes: bytes, as: Formats.format(of: path), jobs: jobs)
    } catch {
      throw bytes.isUnchanged ? error : FileStamp.changed(path)
    }
  }

  /// Reads one file that is at hand as an array.
  ///
  /// - Throws: ``FormatError`` if the file is of no known format, or damaged.
  public convenience init(path: String, bytes: [UInt8]) throws(FormatError) {
    try self.init(path: path, bytes: FileBytes(bytes))
  }

  init(
    path: String, bytes: FileBytes, as format: any FileFormat.Type, jobs: Int = 1
  ) throws(FormatError) {
    let file = try Self.file(path, bytes, jobs: jobs)
    let contents = try format.read(file, jobs: jobs)
    guard contents.entries.count <= FileLimits.entries else {
      throw FormatError(
        path, nil, "the file has more than \(FileLimits.entries) entries", "split it")
    }
    try Self.check(contents.tables, path)
    let readOnlyReason =
      file.encoding == .binaryPropertyList ? "a binary property list" : contents.readOnlyReason
    self.readOnlyReason = readOnlyReason
    entries =
      readOnlyReason == nil
      ? contents.entries
      : contents.entries.map { entry in
        var entry = entry
        entry.flags.insert(.readOnly)
        return entry
      }
    tables = contents.tables
    holdsLanguages = Self.areOfSeveral(contents.tables)
    self.file = file
    self.format = contents.format ?? format
    corrections = Corrections()
  }

  /// The same file with other tables or values.
  init(_ document: Document, tables: [Table]? = nil, corrections: Corrections? = nil) {
    self.tables = tables ?? document.tables
    holdsLanguages = tables.map(Self.areOfSeveral) ?? document.holdsLanguages
    file = document.file
    entries = document.entries
    readOnlyReason = document.readOnlyReason
    format = document.format
    self.corrections = corrections ?? document.corrections
  }

  /// Whether it has texts whose language nothing tells.
  package var hasNoLanguage: Bool { !entries.isEmpty && tables.contains { $0.locale == nil } }

  private static func areOfSeveral(_ tables: [Table]) -> Bool {
    tables.contains { $0.locale != tables[0].locale }
  }

  /// The text of a file that is not too large.
  static func file(_ path: String, _ bytes: FileBytes, jobs: Int) throws(FormatError) -> SourceFile
  {
    guard bytes.count <= FileLimits.size else {
      throw FormatError(path, nil, "the file is larger than 4 GiB", "split it")
    }
    let file = try SourceFile(path: path, original: bytes, jobs: jobs)
    // What is read is UTF-8, which may be twice as long.
    guard file.bytes.count <= FileLimits.size else {
      throw FormatError(path, nil, "the file is larger than 4 GiB in UTF-8", "split it")
    }
    return file
  }

  /// Refuses what would be compared with itself too often.
  static func check(_ tables: [Table], _ path: String) throws(FormatError) {
    var counts: [TableID: Int] = [:]
    for table in tables { counts[table.id, default: 0] += 1 }
    let limit = FileLimits.languages
    guard Set(tables.map(\.locale)).count <= limit, counts.values.allSatisfy({ $0 <= limit }) else {
      throw FormatError(
        path, nil, "the file has more than \(limit) languages, or repeats a table that often",
        "split it")
    }
  }

  /// The key, decoded: `trip.delete.title`. For XLIFF the unit's id without the variation.
  public func key(of entry: Entry) -> String { format.key(of: entry, in: file) }

  /// Whether the entry has a source text of its own.
  package func hasSource(_ entry: Entry) -> Bool { format.holdsSource && entry.source.count > 0 }

  /// `plural.few`, `device.mac`, or empty.
  public func variation(of entry: Entry) -> String {
    entry.plainKey == nil ? format.variation(of: entry, in: file) : ""
  }

  /// The value with its anchors, `nil` when there is none yet.
  public func text(of entry: Entry) -> RawText? {
    if entry.flags.contains(.untranslated) { return nil }
    return corrections[entry]?.text ?? format.text(of: entry, in: file)
  }

  /// Where markup of the file stands in the value, which nobody may edit: UTF-8 bytes of the plain string.
  package func opaqueRanges(of entry: Entry) -> [Range<Int>] {
    // Nearly every value has none.
    guard corrections[entry] != nil || file.bytes[entry.valueRange].holds(UInt8(ascii: "<")) else {
      return []
    }
    return text(of: entry)?.opaqueRanges ?? []
  }

  /// The value as a plain string, `nil` when there is none yet.
  public func value(of entry: Entry) -> String? {
    if entry.flags.contains(.untranslated) { return nil }
    return corrections[entry]?.text.text ?? format.value(of: entry, in: file)
  }

  /// Whether the value is other than in the file.
  package func isCorrected(_ entry: Entry) -> Bool { corrections[entry] != nil }

  /// XLIFF `<source>`, decoded; `nil` in formats without one.
  public func source(of entry: Entry) -> String? { format.source(of: entry, in: file) }

  /// The developer's comment, without alertcat's own notes.
  public func comment(of entry: Entry) -> String { format.comment(of: entry, in: file) }

  /// The bytes of ``SourceFile/bytes`` that hold the value, or the key where there is none yet; of a key that is its
  /// own text, up to the end of what belongs to it.
  public func range(of entry: Entry) -> Range<Int> {
    if entry.flags.contains(.valueIsKey) { return Int(entry.value.start)..<Int(entry.unit.end) }
    return (entry.flags.contains(.untranslated) ? entry.key : entry.value).range
  }

  /// Whether the text is the key, so that a correction adds a value.
  public func isItsOwnKey(_ entry: Entry) -> Bool { entry.flags.contains(.valueIsKey) }

  /// Whether the text stands in code, from where it comes into the file again: a source text that is its key, or that
  /// Xcode extracted with its value.
  public func standsInCode(_ entry: Entry) -> Bool {
    isItsOwnKey(entry) || entry.flags.contains(.fromCode)
  }

  /// The bytes of ``SourceFile/bytes`` that hold a range of the value; for pointing at it.
  public func fileRange(of entry: Entry, _ range: Range<Int>) -> Range<Int> {
    let start = self.range(of: entry).lowerBound
    guard let text = text(of: entry), let lower = text.fileOffset(range.lowerBound),
      let upper = range.isEmpty ? lower : text.fileOffset(range.upperBound)
    else { return start..<start }
    if upper >= lower { return lower..<upper }
    // Parts of the text stand in another order than they are shown: as far as the first of them goes.
    var end = lower
    for offset in range.dropFirst() {
      guard let next = text.fileOffset(offset), next >= end else { break }
      end = next
    }
    return lower..<end
  }

  /// Whether a reviewer's note has a place in the file.
  public var holdsNotes: Bool { format.noteMark != nil && readOnlyReason == nil }

  /// The same file with tables that go by another identity.
  public func with(_ identities: [TableID: TableID]) -> Document {
    var tables = tables
    for index in tables.indices {
      guard let other = identities[tables[index].id] else { continue }
      tables[index].id = other
    }
    return Document(self, tables: tables)
  }

  /// The same document of a file on disk that was given from inside its `.lproj`, as `L.strings` or
  /// `./L.strings`: only the whole path tells its language, and what it belongs to.
  public func located() -> Document {
    guard tables.contains(where: { $0.locale == nil && $0.original == nil }),
      let scope = Paths.aboveLanguageFolder(of: file.path)
    else { return self }
    var tables = tables
    for index in tables.indices where tables[index].locale == nil {
      tables[index].locale = Paths.real(file.path).flatMap(FileNames.locale)
      tables[index].scope = scope
    }
    return Document(self, tables: tables)
  }

  /// The same document where the tables that tell no language are of one that something around the file tells.
  package func telling(_ locale: String) -> Document {
    guard tables.contains(where: { $0.locale == nil }) else { return self }
    var tables = tables
    for index in tables.indices where tables[index].locale == nil { tables[index].locale = locale }
    return Document(self, tables: tables)
  }

  /// The same document without a language: nothing tells it.
  package func withoutLanguage() -> Document {
    var tables = tables
    for index in tables.indices { tables[index].locale = nil }
    return Document(self, tables: tables)
  }

  /// Whether the key of an entry may stand only once: the name of a unit of XLIFF need not be its own.
  public func hasUniqueKey(_ entry: Entry) -> Bool {
    format.hasUniqueKeys && !entry.flags.contains(.named)
  }

  /// Whether keys are written as they are, next to their variations: a String Catalog.
  public var isStringCatalog: Bool { format.isStringCatalog }

  /// Whether translators get such files, and send them back: XLIFF.
  public var isExchange: Bool { format.isExchange }

  /// Whether its values take the place of those of the same keys in `.strings` files (spec FORMATS §4).
  public var shadowsStrings: Bool { format.shadowsOthers }

  /// Whether its values give way to those of a `.stringsdict`.
  public var isShadowed: Bool { format.isShadowed }

  /// How far the translation of an entry is.
  public func state(of entry: Entry) -> EntryState {
    if entry.flags.contains(.untranslated) { return .untranslated }
    return format.needsReview(entry, in: file) ? .needsReview : .translated
  }

  /// Why the value of an entry cannot be replaced as a whole, in a few words; `nil` if it can.
  public func lock(of entry: Entry) -> String? {
    if entry.isWritable { return nil }
    if let readOnlyReason { return readOnlyReason }
    if entry.flags.contains(.untranslated) { return "not translated yet" }
    if entry.flags.contains(.doNotTranslate) { return "marked as not translatable" }
    if entry.flags.contains(.inlineCodes) { return "it contains inline codes" }
    return "the file is read-only here"
  }
}

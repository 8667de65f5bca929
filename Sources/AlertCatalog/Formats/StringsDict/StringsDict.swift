import CXML

/// `.stringsdict` tables: plural, width and device rules in an XML property list.
///
/// Each `<string>` that people see is an entry; the format and every form of a variable have the
/// variations that Xcode gives them in XLIFF (spec FORMATS §1.2 and §4).
enum StringsDict: FileFormat {
  static let name = ".stringsdict"
  static let extensions = ["stringsdict"]

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    let reader = Reader(file.bytes)
    try parseXML(
      file, names: ["plist", "dict", "key", "string"], namespaces: [], state: reader,
      start: { $0.start($1) }, end: { $0.end($1) })
    guard reader.isPropertyList else {
      throw FormatError(
        file.path, .start, "this XML is no property list",
        "expected <plist><dict> with a <key> and a <dict> for each string")
    }
    if let offset = reader.excess {
      throw FormatError(
        file.path, LineTable(file).position(at: offset),
        "more than \(Reader.mostForms) forms of one string", "divide it into several")
    }
    return Contents(tables: [Strings.table(of: file)], entries: reader.entries)
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    XMLText.decode(file.bytes, entry.key.range).text
  }

  static func variation(of entry: Entry, in file: SourceFile) -> String {
    StringsDictPath.variation(of: entry, in: file.bytes)
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    entry.flags.contains(.selfClosed) ? RawText() : XMLText.decode(file.bytes, entry.value.range)
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String { "" }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? {
    if entry.flags.contains(.selfClosed) {
      let text = XMLText.escape("".applying(edits), encoding: file.encoding)
      return [Edit(entry.value.range, ">\(text)</string>")]
    }
    return XMLText.fileEdits(
      edits, over: text(of: entry, in: file), whenEmpty: entry.value.range.lowerBound,
      encoding: file.encoding)
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] { StringsDictNotes.edits(entry, notes, scope: scope, in: file) }

  /// Collects the strings of nested dictionaries.
  private final class Reader {
    let bytes: FileBytes
    var entries: [Entry] = []
    var isPropertyList = false
    /// The key that waits for its value, for each open dictionary.
    private var keys: [Range<Int>?] = []
    private var contentStart = 0
    /// Strings read of one key.
    private var forms = 0
    /// Where a string stands that is one too many.
    private(set) var excess: Int?
    /// No honest string has more; to find the way to one, all before it are read.
    static let mostForms = 500
    /// Nothing has ended since the last start tag.
    private var isJustOpened = false

    init(_ bytes: FileBytes) { self.bytes = bytes }

    func start(_ tag: cxml_tag) {
      if tag.name == 0 { isPropertyList = true }
      if tag.name == 1 { keys.append(nil) }
      contentStart = Int(tag.end)
      isJustOpened = true
    }

    func end(_ tag: cxml_tag) {
      defer { isJustOpened = false }
      let isSelfClosed =
        isJustOpened && Int(tag.begin) == contentStart
        && bytes[contentStart - 2] == UInt8(ascii: "/")
      // `<string/>`: what is replaced is its `/>`.
      let content =
        isSelfClosed
        ? contentStart - 2..<contentStart : min(contentStart, Int(tag.begin))..<Int(tag.begin)
      switch tag.name {
      case 1: keys.removeLast()
      case 2 where !keys.isEmpty:
        keys[keys.count - 1] = content
        return
      case 3: add(content, isSelfClosed, Int(tag.begin))
      default: break
      }
      if !keys.isEmpty { keys[keys.count - 1] = nil }
    }

    /// A string inside the dictionary of a key, unless it only says how the forms are chosen.
    private func add(_ content: Range<Int>, _ isSelfClosed: Bool, _ end: Int) {
      guard keys.count > 1, let key = keys[0], let own = keys[keys.count - 1] else { return }
      let name = XMLText.decode(bytes, own).text
      guard !StringsDictPath.settings.contains(name) else { return }
      forms = entries.last?.key.range == key ? forms + 1 : 1
      guard forms <= Self.mostForms else {
        excess = excess ?? content.lowerBound
        return
      }
      entries.append(
        Entry(
          unit: ByteRange(key.lowerBound, end), key: ByteRange(key.lowerBound, key.upperBound),
          source: .empty(at: key.lowerBound),
          value: ByteRange(content.lowerBound, content.upperBound),
          comment: .empty(at: key.lowerBound), table: 0,
          flags: isSelfClosed ? [.selfClosed] : []))
    }
  }
}

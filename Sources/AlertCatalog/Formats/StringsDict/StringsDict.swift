import CXML

/// `.stringsdict` tables: plural, width and device rules in an XML property list.
///
/// Each `<string>` that people see is an entry; the format and every form of a variable have the
/// variations that Xcode gives them in XLIFF (spec FORMATS §1.2 and §4).
enum StringsDict: FileFormat {
  static let extensions = ["stringsdict"]
  static let shadowsOthers = true

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    let reader = Reader(file.bytes)
    try parseXML(
      file, names: PropertyListPairs.names, namespaces: [], state: reader,
      start: { $0.start($1) }, end: { $0.end($1) })
    guard reader.isPropertyList else {
      throw FormatError(
        file.path, .start, "this XML is not a property list",
        "expected <plist><dict> with a <key> and a <dict> for each string")
    }
    try reader.pairs.check(file)
    try checkForms(reader.entries, in: file)
    return Contents(tables: [Strings.table(of: file)], entries: reader.entries)
  }

  /// The forms of a key follow one another.
  private static func checkForms(_ entries: [Entry], in file: SourceFile) throws(FormatError) {
    var count = 0
    var key: UInt32?
    for entry in entries {
      count = entry.key.start == key ? count + 1 : 1
      key = entry.key.start
      guard count <= StringsDictLimits.forms else {
        throw FormatError(
          file.path, LineTable(file.bytes).position(at: Int(entry.key.start)),
          "this string has more than \(StringsDictLimits.forms) forms",
          "remove forms that no device or number uses")
      }
    }
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
      whole: entry.value.range, encoding: file.encoding)
  }

  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String> {
    CommentNotes.rules(of: StringsDictNotes.comments(of: entry, in: file))
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] { StringsDictNotes.edits(entry, notes, scope: scope, in: file) }

  /// Collects the strings of nested dictionaries.
  private final class Reader {
    let bytes: FileBytes
    var entries: [Entry] = []
    var isPropertyList = false
    private(set) var pairs = PropertyListPairs()
    /// The key that waits for its value, for each open dictionary.
    private var keys: [Range<Int>?] = []
    private var contentStart = 0

    init(_ bytes: FileBytes) { self.bytes = bytes }

    func start(_ tag: cxml_tag) {
      pairs.start(tag)
      if tag.name == 0 { isPropertyList = true }
      if tag.name == 1 { keys.append(nil) }
      contentStart = Int(tag.end)
    }

    func end(_ tag: cxml_tag) {
      let isJustOpened = pairs.isJustOpened
      pairs.end(tag)
      // The file is refused for an element in a text.
      if tag.name > 1, !isJustOpened { return }
      let isSelfClosed =
        isJustOpened && Int(tag.begin) == contentStart
        && bytes[contentStart - 2] == UInt8(ascii: "/")
      // `<string/>`: what is replaced is its `/>`.
      let content =
        isSelfClosed ? contentStart - 2..<contentStart : contentStart..<Int(tag.begin)
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

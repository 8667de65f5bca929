import CXML

/// A `.strings` file in XML property list form. It is checked, and never written.
enum PlistStrings: FileFormat {
  static let extensions: [String] = []
  static let isShadowed = true
  static let noteMark: String? = nil

  static func claims(_ file: SourceFile) -> Bool {
    let head = file.bytes.prefix(64).drop { $0.isXMLSpace || $0 > 0x7F }
    return head.starts(with: "<?xml".utf8) || head.starts(with: "<!DOCTYPE".utf8)
      || head.starts(with: "<plist".utf8)
  }

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    let reader = Reader()
    try parseXML(
      file, names: PropertyListPairs.names, namespaces: [], state: reader,
      start: { $0.start($1) }, end: { $0.end($1) })
    guard reader.isPropertyList else {
      throw FormatError(
        file.path, .start, "this XML is not a property list of strings",
        "expected <plist><dict> with <key> and <string>")
    }
    try reader.pairs.check(file)
    return Contents(
      tables: [Strings.table(of: file)], entries: reader.entries,
      readOnlyReason: "an XML property list")
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    XMLText.decode(file.bytes, entry.key.range).text
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    XMLText.decode(file.bytes, entry.value.range)
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String { "" }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? { nil }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] { [] }

  /// Collects `<key>` and the `<string>` after it, directly in the root dictionary.
  private final class Reader {
    var entries: [Entry] = []
    var isPropertyList = false
    private(set) var pairs = PropertyListPairs()
    private var depth = 0
    private var key: ByteRange?
    private var contentStart = 0

    func start(_ tag: cxml_tag) {
      pairs.start(tag)
      depth += 1
      if depth == 2, tag.name == 1 { isPropertyList = true }
      contentStart = Int(tag.end)
    }

    func end(_ tag: cxml_tag) {
      pairs.end(tag)
      defer { depth -= 1 }
      guard depth == 3 else { return }
      let content = ByteRange(min(contentStart, Int(tag.begin)), Int(tag.begin))
      if tag.name == 2 {
        key = content
      } else if let known = key {
        if tag.name == 3 {
          entries.append(
            Entry(
              unit: ByteRange(Int(known.start), Int(tag.end)), key: known,
              source: .empty(at: Int(known.start)), value: content,
              comment: .empty(at: Int(known.start)), table: 0, flags: []))
        }
        key = nil
      }
    }
  }
}

import Foundation

/// What stands in a review file: notes, and what others added to them and to the file.
struct ReviewContents {
  private static let version = 1

  private(set) var notes: [Note] = []
  /// Members of the file that alertcat does not write.
  private var others: [String: JSONValue] = [:]

  /// Nothing.
  init() {}

  /// Reads a review file.
  ///
  /// - Throws: ``FormatError`` if it is somebody else's, or cannot be kept as a whole.
  init(_ bytes: FileBytes, _ path: String) throws(FormatError) {
    func leftAlone(_ problem: String, _ advice: String = "move it") -> FormatError {
      FormatError(
        path, nil, "\(problem), and was left alone", advice + ", or write no notes (--no-notes)")
    }
    guard !bytes.isEmpty else { throw leftAlone("this file is empty or cannot be read") }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw leftAlone("this is no valid JSON", "mend or move it")
    }
    guard var members = value.members,
      members.removeValue(forKey: "author")?.text == ReviewNote.author
    else { throw leftAlone("this file was not written by alertcat") }
    guard case .number(let version)? = members.removeValue(forKey: "version") else {
      throw leftAlone("it has no “version” that is a number", "mend or move it")
    }
    guard version == Decimal(Self.version) else {
      throw leftAlone(
        "it is of version \(version), and this alertcat knows version \(Self.version)",
        "update alertcat, move the file")
    }
    guard let list = members.removeValue(forKey: "notes")?.list else {
      throw leftAlone("it has no list of “notes”", "mend or move it")
    }
    for (number, value) in list.enumerated() {
      let note = Note(members: value.members ?? [:])
      if let missing = note.missing {
        throw leftAlone("note \(number + 1) has no “\(missing)” that is a text", "mend or move it")
      }
      notes.append(note)
    }
    others = members
  }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { notes.isEmpty && others.isEmpty }

  /// The same file with other notes, in their order.
  func holding(_ notes: [Note]) -> ReviewContents {
    var contents = self
    // Two notes may be about the same.
    let same = Dictionary(self.notes.map { ($0.order, $0) }, uniquingKeysWith: { a, _ in a })
    let former = Dictionary(self.notes.map { ($0.place, $0) }, uniquingKeysWith: { a, _ in a })
    contents.notes = notes.map { note in
      (same[note.order] ?? former[note.place]).map(note.taking) ?? note
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    return contents
  }

  /// JSON, members sorted, with a final line end.
  var bytes: FileBytes {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var members = others
    members["author"] = .text(ReviewNote.author)
    members["version"] = .number(Decimal(Self.version))
    members["notes"] = .list(notes.map { .object($0.members) })
    return FileBytes(
      ((try? encoder.encode(JSONValue.object(members))) ?? Data()) + Data("\n".utf8))
  }

  /// A note.
  struct Note: Equatable {
    fileprivate var members: [String: JSONValue]

    /// What every note has.
    private static let required = [
      "file", "table", "key", "variation", "locale", "value", "rule", "severity", "message",
    ]
    private static let own = Set(required + ["proposal"])

    fileprivate init(members: [String: JSONValue]) { self.members = members }

    /// - Parameters:
    ///   - file: the name of the file; in a bundle the way to it.
    ///   - corrected: the value, if it was corrected.
    init(
      _ note: ReviewNote, _ file: String, _ document: Document, _ entry: Entry, _ locale: String?,
      _ corrected: String?
    ) {
      var texts = [
        "file": file, "table": document.tables[entry.table].name, "key": document.key(of: entry),
        "variation": document.variation(of: entry), "locale": locale ?? "",
        "value": corrected ?? document.value(of: entry) ?? "", "rule": note.rule,
        "severity": note.severity.rawValue, "message": note.message,
      ]
      texts["proposal"] = note.proposal
      members = texts.mapValues(JSONValue.text)
    }

    var file: String { self["file"] }
    var rule: String { self["rule"] }
    var locale: String { self["locale"] }

    /// What it is about, and its rule.
    var place: [String] {
      ["file", "table", "key", "variation", "locale", "rule"].map { self[$0] }
    }

    fileprivate var order: [String] { place + [self["message"]] }

    /// The first thing that it lacks.
    fileprivate var missing: String? { Self.required.first { members[$0]?.text == nil } }

    /// The note with what others added to the one that it takes the place of.
    fileprivate func taking(_ former: Note) -> Note {
      var note = self
      for (name, value) in former.members where !Self.own.contains(name) {
        note.members[name] = value
      }
      return note
    }

    private subscript(name: String) -> String { members[name]?.text ?? "" }
  }
}

/// Values that a document is to have in place of those in its file.
struct Corrections: Sendable {
  /// One of them.
  struct Value: Sendable {
    /// Index into ``Document/entries``.
    var entry: Int
    /// Of the value in the file.
    var edits: [Edit]
    /// The same as edits of the file.
    var fileEdits: [Edit]
    /// What comes of it.
    var text: RawText
  }

  /// By where the value begins in the file: no two that can be changed begin at one place.
  private var values: [UInt32: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// What a value becomes, `nil` if it stays.
  subscript(entry: Entry) -> Value? {
    get { values.isEmpty ? nil : values[entry.value.start] }
    set { values[entry.value.start] = newValue }
  }

  /// The entries with one, in no order.
  var entries: some Sequence<Int> { values.values.lazy.map(\.entry) }

  /// The edits of the file, in no order.
  var fileEdits: [Edit] { values.values.flatMap(\.fileEdits) }
}

extension Document {
  /// The same document with other values, before anything is written.
  ///
  /// - Throws: ``FormatError`` if an edit cannot be placed in the file.
  func correcting(_ changes: [EntryChange]) throws(FormatError) -> Document {
    var corrections = corrections
    for change in changes where !change.edits.isEmpty {
      let entry = entries[change.entry]
      let known = corrections[entry]
      let edits = known?.edits.followed(by: change.edits) ?? change.edits
      guard isChangeable(entry), let fileEdits = format.fileEdits(edits, of: entry, in: file) else {
        throw mistake("an edit of “\(key(of: entry))” cannot be placed")
      }
      let text = text(of: entry) ?? RawText()
      corrections[entry] = Corrections.Value(
        entry: change.entry, edits: edits, fileEdits: fileEdits, text: text.applying(change.edits))
    }
    return Document(self, corrections: corrections)
  }

  /// Whether a corrected document tells of its entries what reading the written file would tell. Where
  /// one becomes another kind of entry, or a text of the file is not in UTF-8, only reading does.
  var isAsReadBack: Bool {
    corrections.isEmpty || file.encoding == .utf8 && corrections.entries.allSatisfy(isAsReadBack)
  }

  private func isAsReadBack(_ number: Int) -> Bool {
    let entry = entries[number]
    return entry.value.count > 0
      && entry.flags.isDisjoint(with: [.selfClosed, .valueIsKey, .unquoted])
      // What was touched decides about the states of segments, and is told by places in the new text.
      && !(format == XLIFF2.self && entry.flags.contains(.inlineCodes))
  }
}

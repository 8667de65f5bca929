extension Document {
  /// The file's bytes with `changes` laid over them; everything else stays byte for byte.
  ///
  /// The result has been read back with the same reader: same keys in the same order, the wanted
  /// values where they were wanted, all other values unchanged.
  ///
  /// - Parameters:
  ///   - notes: which review notes are replaced; `nil` leaves all as they are and writes none.
  ///   - audience: who reads the file next; decides about XLIFF states.
  /// - Throws: ``FormatError`` if the result would not read back as intended.
  public func applying(
    _ changes: [EntryChange], notes: NoteScope? = nil, for audience: Audience = .xcode
  ) throws(FormatError) -> FileBytes {
    try changed(by: changes, notes: notes, for: audience).file.original
  }

  /// The document that ``applying(_:notes:for:)`` makes, as it was read back.
  ///
  /// - Parameter jobs: parts of a large file read at a time; the result does not depend on it.
  public func changed(
    by changes: [EntryChange], notes: NoteScope? = nil, for audience: Audience = .xcode,
    jobs: Int = 1
  ) throws(FormatError) -> Document {
    guard readOnlyReason == nil else { return self }
    var fileEdits: [Edit] = []
    for change in changes where !change.edits.isEmpty {
      guard let edits = canonicalEdits(change) else {
        throw mistake("an edit of “\(key(of: entries[change.entry]))” cannot be placed")
      }
      fileEdits += edits
    }
    if let notes { fileEdits += noteEdits(changes, in: notes) }
    if audience == .vendor {
      for change in changes where !change.touched.isEmpty || !change.notes.isEmpty {
        fileEdits += format.markForReview(
          entries[change.entry], touched: change.touched, isQuestioned: !change.notes.isEmpty,
          in: file)
      }
    }
    guard !fileEdits.overlap else { throw mistake("edits overlap") }
    if fileEdits.isEmpty { return self }
    return try readBack(file.encoded(file.bytes.applying(fileEdits)), changes, jobs: jobs)
  }

  /// Whether edits of a value can be laid over the file without touching anything else.
  public func canApply(_ edits: [Edit], to entry: Int) -> Bool {
    let flags = entries[entry].flags
    return flags.isDisjoint(with: [.untranslated, .doNotTranslate, .overridden, .readOnly])
      && format.fileEdits(edits, of: entries[entry], in: file) != nil
  }

  private func canonicalEdits(_ change: EntryChange) -> [Edit]? {
    guard canApply(change.edits, to: change.entry) else { return nil }
    return format.fileEdits(change.edits, of: entries[change.entry], in: file)
  }

  private func noteEdits(_ changes: [EntryChange], in scope: NoteScope) -> [Edit] {
    let wanted = Dictionary(changes.map { ($0.entry, $0.notes) }, uniquingKeysWith: { a, _ in a })
    let hasOwnNotes = format.noteMark.map { file.bytes.contains(bytes: Array($0.utf8)) } ?? false
    let indices = hasOwnNotes ? Array(entries.indices) : wanted.keys.sorted()
    return indices.flatMap { index in
      let entry = entries[index]
      guard scope.covers(locale: tables[entry.table].locale) else { return [Edit]() }
      return format.annotate(entry, wanted[index] ?? [], scope: scope, in: file)
    }
  }

  private func readBack(
    _ result: FileBytes, _ changes: [EntryChange], jobs: Int
  ) throws(FormatError) -> Document {
    let again = try Document(path: file.path, bytes: result, as: format, jobs: jobs)
    guard again.entries.count == entries.count else {
      throw mistake("\(entries.count) entries became \(again.entries.count)")
    }
    let wanted = Dictionary(
      changes.filter { !$0.edits.isEmpty }.map { ($0.entry, $0.edits) },
      uniquingKeysWith: { a, _ in a })
    for (index, (old, new)) in zip(entries, again.entries).enumerated() {
      guard file.bytes[old.key.range] == again.file.bytes[new.key.range] else {
        throw mistake("the key “\(key(of: old))” changed")
      }
      if let edits = wanted[index] {
        guard again.value(of: new) == (value(of: old) ?? "").applying(edits) else {
          throw mistake("the value of “\(key(of: old))” is not the one wanted")
        }
      } else if file.bytes[old.value.range] != again.file.bytes[new.value.range],
        // Between the segments of one value stands what may change: their states.
        !old.flags.contains(.inlineCodes) || value(of: old) != again.value(of: new)
      {
        throw mistake("the value of “\(key(of: old))” changed")
      }
    }
    return again
  }

  /// Our own fault: the file is left untouched.
  private func mistake(_ what: String) -> FormatError {
    FormatError(
      file.path, .start, "internal error, nothing was written: \(what)",
      "please report this with the file")
  }
}

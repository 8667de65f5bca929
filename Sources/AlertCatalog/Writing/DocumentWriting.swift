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
  /// - Throws: ``FormatError`` if the file cannot take the changes, or is not as it has to be when it is read back.
  public func changed(
    by changes: [EntryChange], notes: NoteScope? = nil, for audience: Audience = .xcode,
    jobs: Int = 1
  ) throws(FormatError) -> Document {
    let revision = try revision(by: changes, notes: notes, for: audience)
    return try revision.isChanged
      ? revision.readBack(revision.contents.assembled(), jobs: jobs) : self
  }

  /// The document with values corrected, for checking it again. It keeps the file that was read where
  /// that tells enough; else the file is made anew, in memory.
  ///
  /// - Parameter jobs: as in ``changed(by:notes:for:jobs:)``.
  /// - Throws: ``FormatError`` if the file cannot take the edits.
  package func corrected(by changes: [EntryChange], jobs: Int) throws(FormatError) -> Document {
    guard readOnlyReason == nil else { return self }
    let corrected = try correcting(changes)
    return corrected.isAsReadBack ? corrected : try corrected.changed(by: [], jobs: jobs)
  }

  /// What ``applying(_:notes:for:)`` makes, before it is put together and read back.
  ///
  /// - Throws: ``FormatError`` if the file cannot take the changes.
  public func revision(
    by changes: [EntryChange], notes: NoteScope? = nil, for audience: Audience = .xcode
  ) throws(FormatError) -> Revision {
    guard readOnlyReason == nil else { return try Revision(self, []) }
    let corrected = try correcting(changes)
    var fileEdits = corrected.corrections.fileEdits
    var notesTaken = 0
    if let notes { fileEdits += noteEdits(changes, in: notes, for: audience, &notesTaken) }
    if audience == .vendor {
      for change in changes where !change.touched.isEmpty || !change.notes.isEmpty {
        fileEdits += format.markForReview(
          entries[change.entry], touched: change.touched, isQuestioned: !change.notes.isEmpty,
          in: file)
      }
    }
    if audience == .xcode {
      for change in changes where change.isDecided && !change.touched.isEmpty {
        fileEdits += format.markAsDecided(entries[change.entry], in: file)
      }
    }
    guard !fileEdits.overlap else { throw mistake("edits overlap") }
    var revision = try Revision(corrected, fileEdits)
    revision.notesTaken = notesTaken
    if let notes, audience == .vendor, !notes.onlyRenews {
      revision.statesTold = changes.count {
        (!$0.touched.isEmpty || !$0.notes.isEmpty) && formerState($0, for: audience) != nil
      }
    }
    return revision
  }

  /// Characters (Unicode scalars) that a text in the place of a value may have, `maxwidth` of XLIFF for instance; as
  /// many as it has where that is more. `nil`: any number.
  public func longest(_ entry: Entry) -> Int? {
    format.longest(entry, in: file).map { most in
      max(most, value(of: entry)?.unicodeScalars.count ?? 0)
    }
  }

  /// Whether a person’s decision on a value takes away that the file marks it as unfinished.
  package func isFinishedByDecision(_ entry: Entry) -> Bool {
    !format.markAsDecided(entry, in: file).isEmpty
  }

  /// Whether edits of a value can be laid over the file without touching anything else.
  public func canApply(_ edits: [Edit], to entry: Int) -> Bool {
    fileEdits(edits, to: entry) != nil
  }

  /// The edits of the file that edits of a value become; `nil` if it cannot take them without touching
  /// anything else.
  ///
  /// - Returns: ranges as in `file.bytes`, replacements as they are written in this format.
  package func fileEdits(_ edits: [Edit], to entry: Int) -> [Edit]? {
    let entry = entries[entry]
    let edits = corrections[entry]?.edits.followed(by: edits) ?? edits
    return isChangeable(entry) ? format.fileEdits(edits, of: entry, in: file) : nil
  }

  /// Whether there is a value that may be changed at all.
  func isChangeable(_ entry: Entry) -> Bool {
    entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate, .readOnly])
  }

  /// - Parameter taken: counts the notes that go, and have no successor.
  private func noteEdits(
    _ changes: [EntryChange], in scope: NoteScope, for audience: Audience, _ taken: inout Int
  ) -> [Edit] {
    let wanted = Dictionary(changes.map { ($0.entry, $0) }, uniquingKeysWith: { a, _ in a })
    let hasOwnNotes = format.noteMark.map { file.bytes.contains(bytes: Array($0.utf8)) } ?? false
    let indices = hasOwnNotes ? Array(entries.indices) : wanted.keys.sorted()
    return indices.flatMap { index in
      let entry = entries[index]
      guard scope.covers(locale: tables[entry.table].locale) else { return [Edit]() }
      let change = wanted[index] ?? EntryChange(entry: index)
      let state = formerState(change, for: audience).map { [ReviewNote.was($0)] } ?? []
      let renewed = change.renewed + (scope.onlyRenews ? state : [])
      let rules =
        renewed.isEmpty || !hasOwnNotes ? [] : format.notedRules(of: entry, in: file)
      let notes =
        change.notes + renewed.filter { rules.contains($0.rule) }
        + (scope.onlyRenews ? [] : state)
      var own = scope
      if change.isAnswered || notes.contains(where: { $0.rule == ReviewNote.review }) {
        own.includesPeople = true
      }
      let edits = format.annotate(
        entry, notes.map { placed($0, in: entry) }, scope: own, in: file)
      if hasOwnNotes, !edits.isEmpty {
        taken += format.notedRules(of: entry, in: file).count { rule in
          own.covers(rule: rule) && !notes.contains { $0.rule == rule }
        }
      }
      return edits
    }
  }

  /// The note with the name of the part of the value that it is about, where the format has parts.
  private func placed(_ note: ReviewNote, in entry: Entry) -> ReviewNote {
    guard let range = note.range, let text = text(of: entry) else { return note }
    let places = [range.lowerBound, max(range.lowerBound, range.upperBound - 1)]
      .compactMap(text.fileOffset)
    var note = note
    if let part = format.part(of: entry, at: places, in: file) {
      note.message = "in \(part): \(note.message)"
    }
    return note
  }

  /// The state that a change takes away for an audience, or an earlier one did (spec FORMATS §1.6, §2).
  private func formerState(_ change: EntryChange, for audience: Audience) -> String? {
    let isLowered = audience == .vendor
    return format.formerState(
      entries[change.entry], touched: isLowered ? change.touched : [],
      isQuestioned: isLowered && !change.notes.isEmpty, in: file)
  }

  /// Our own fault: the file is left untouched.
  func mistake(_ what: String) -> FormatError {
    FormatError(
      file.path, nil, "internal error, nothing was written: \(what)",
      "please report this with the file")
  }
}

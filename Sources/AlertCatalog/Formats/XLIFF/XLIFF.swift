/// XLIFF 1.0 to 1.2 (OASIS, 1 February 2008), as Xcode and translation tools write it.
enum XLIFF: FileFormat {
  static let extensions = ["xliff", "xlf"]
  static let isExchange = true
  static let holdsSource = true

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    try contents(of: file, jobs: jobs, partSize: FileLimits.part) { _ in nil }
  }

  static func visit(
    _ file: SourceFile, jobs: Int, partSize: Int, takers: ([Int]) -> [EntryTaker]
  ) throws(FormatError) -> Contents {
    try contents(of: file, jobs: jobs, partSize: partSize, takers: takers)
  }

  private static func contents(
    of file: SourceFile, jobs: Int, partSize: Int, takers: ([Int]) -> [EntryTaker]?
  ) throws(FormatError) -> Contents {
    if let root = XMLTag.root(of: file.bytes), let version = root.attribute("version"),
      file.bytes[version].starts(with: "2.".utf8)
    {
      var contents = try XLIFF2.read(file, jobs: jobs)
      contents.format = XLIFF2.self
      return contents
    }
    let reader: XLIFFReader
    if let plain = XLIFFScan.read(file, jobs: jobs, partSize: partSize, takers: takers) {
      reader = plain
    } else {
      reader = try parse(file, takers([0])?.first)
    }
    if let error = unsupported(reader, in: file) { throw error }
    if reader.tables.isEmpty {
      throw FormatError(
        file.path, .start, "this document has no XLIFF 1.2 <file> element",
        "check the namespace of the elements")
    }
    return Contents(tables: reader.tables, entries: reader.entries)
  }

  /// Reads a document that may be anything.
  ///
  /// - Parameter take: takes the entries; `nil`: the reader keeps them.
  static func parse(
    _ file: SourceFile, _ take: EntryTaker? = nil
  ) throws(FormatError) -> XLIFFReader {
    let reader = XLIFFReader(file, take)
    do throws(FormatError) {
      try parseXML(
        file, names: XLIFFReader.names, namespaces: XLIFFReader.namespaces, state: reader,
        start: { $0.start($1) }, end: { $0.end($1) })
    } catch {
      throw unsupported(reader, in: file) ?? error
    }
    if let place = reader.secondTarget {
      throw FormatError(
        file.path, LineTable(file.bytes).position(at: place),
        "this is the second <target> of one unit",
        "leave the one that counts, and take the other out")
    }
    return reader
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    XcodeUnitID(of: entry, in: file).key
  }

  static func variation(of entry: Entry, in file: SourceFile) -> String {
    XcodeUnitID(of: entry, in: file).variation
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    entry.flags.contains(.selfClosed) ? RawText() : XMLText.decode(file.bytes, entry.value.range)
  }

  static func value(of entry: Entry, in file: SourceFile) -> String {
    entry.flags.contains(.selfClosed) ? "" : XMLText.text(file.bytes, entry.value.range)
  }

  static func source(of entry: Entry, in file: SourceFile) -> String? {
    entry.source.count == 0 ? nil : XMLText.text(file.bytes, entry.source.range)
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String {
    if let text = XLIFFNotes.plainNote(of: entry, in: file) { return ReviewNote.words(of: text) }
    return XLIFFNotes.notes(of: entry, in: file).map(\.words).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  static func needsReview(_ entry: Entry, in file: SourceFile) -> Bool {
    let state = XLIFFNotes.targetTag(of: entry, in: file).value("state") ?? ""
    return state == "new" || state.hasPrefix("needs-")
  }

  static func longest(_ entry: Entry, in file: SourceFile) -> Int? {
    XLIFFLength.most(of: entry, in: file)
  }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? {
    let old = value(of: entry, in: file)
    guard
      XLIFFLength.allows(old.applying(edits), insteadOf: old, XLIFFLength.most(of: entry, in: file))
    else { return nil }
    if entry.flags.contains(.selfClosed) {
      let tag = XLIFFNotes.targetTag(of: entry, in: file)
      let text = "".applying(edits)
      let name = String(decoding: file.bytes[tag.name], as: UTF8.self)
      return [
        Edit(entry.value.range, ">\(XMLText.escape(text, encoding: file.encoding))</\(name)>")
      ]
    }
    return XMLText.fileEdits(
      edits, over: text(of: entry, in: file), whenEmpty: entry.value.range.lowerBound,
      whole: entry.flags.contains(.inlineCodes) ? nil : entry.value.range, encoding: file.encoding)
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    XLIFFNotes.edits(entry, notes, scope: scope, in: file)
  }

  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String> {
    Set(XLIFFNotes.notes(of: entry, in: file).filter(\.isOwn).map { ReviewNote.rule(of: $0.text) })
  }

  static func formerState(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> String? {
    XLIFFState.former(entry, isLowered: isQuestioned || !touched.isEmpty, in: file)
  }

  static func markForReview(
    _ entry: Entry, touched: [Range<Int>], isQuestioned: Bool, in file: SourceFile
  ) -> [Edit] {
    XLIFFState.needsReview(entry, in: file)
  }

  static func markAsDecided(_ entry: Entry, in file: SourceFile) -> [Edit] {
    needsReview(entry, in: file) ? XLIFFState.translated(entry, in: file) : []
  }

  /// The document is XML, but not XLIFF 1.x.
  private static func unsupported(_ reader: XLIFFReader, in file: SourceFile) -> FormatError? {
    guard let root = reader.root else { return nil }
    if root.name != "xliff" {
      return FormatError(
        file.path, .start, "the root element is <\(root.name)>, expected <xliff>",
        "give this file the extension of its real format")
    }
    guard let version = root.version, !version.hasPrefix("1.") else { return nil }
    return FormatError(
      file.path, .start, "XLIFF \(version) is not supported", "export as XLIFF 1.2 or 2.0")
  }
}

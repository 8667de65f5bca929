/// Brings the entries of documents together by table and key.
struct TableIndexBuilder {
  /// What was found of each table.
  private(set) var tables: [TableID: TableIndex] = [:]
  private let documents: [Document]
  private let sourceLocale: String
  private let shadows: Shadows

  /// The entries of a table in a document.
  private struct Part {
    var document: Int
    var table: Int
    /// Mostly one: the entries of a table stand together.
    var entries: [Range<Int>]
  }

  /// - Parameters:
  ///   - judged: number of documents that are judged; those behind only give source text.
  ///   - jobs: tables read at a time.
  init(
    _ documents: [Document], judged: Int, sourceLocale: String, _ shadows: Shadows, jobs: Int
  ) {
    self.documents = documents
    self.sourceLocale = sourceLocale
    self.shadows = shadows
    var parts: [TableID: [Part]] = [:]
    // In the order of the files: of a large one not all is in memory at a time.
    var order: [TableID] = []
    for (number, document) in documents.enumerated() {
      for (table, entries) in Self.entriesByTable(of: document) {
        let id = document.tables[table].id
        // A table that only gives source text has nobody to give it to.
        guard number < judged || parts[id] != nil else { continue }
        if parts[id] == nil { order.append(id) }
        parts[id, default: []].append(Part(document: number, table: table, entries: entries))
      }
    }
    let work = order.compactMap { parts[$0] }
    let builder = self
    let built = Parallel.map(work.count, jobs: jobs) {
      builder.index(of: work[$0], judged: judged)
    }
    tables = Dictionary(uniqueKeysWithValues: zip(order, built))
  }

  private func index(of parts: [Part], judged: Int) -> TableIndex {
    var index = TableIndex()
    // Where a key has many entries, one document tells how many keys there are.
    index.reserve(parts.first?.entries.reduce(0) { $0 + $1.count } ?? 0)
    for part in parts {
      let document = documents[part.document]
      let table = document.tables[part.table]
      let isSource = table.locale == "Base" || table.locale == table.sourceLocale ?? sourceLocale
      document.file.bytes.withUnsafeBytes { bytes in
        let view = View(
          document: document, number: UInt32(part.document), bytes: bytes, isSource: isSource,
          isJudged: part.document < judged)
        for entry in part.entries.joined() { add(entry, view, to: &index) }
      }
    }
    takeRegionalSources(parts, &index)
    return index
  }

  /// A key that the source language does not have may stand in a variety of it: what `en.lproj` lacks, in
  /// `en-US.lproj`.
  private func takeRegionalSources(_ parts: [Part], _ index: inout TableIndex) {
    let regional = parts.filter { part in
      let table = documents[part.document].tables[part.table]
      let (locale, source) = (table.locale ?? "", table.sourceLocale ?? sourceLocale)
      return locale != source
        && Languages.language(of: locale).elementsEqual(Languages.language(of: source))
    }
    guard !regional.isEmpty, index.hasSources else { return }
    let numbers = Set(regional.map(\.document))
    index.takeSources { occurrence in
      let number = Int(occurrence.document)
      guard numbers.contains(number) else { return false }
      let entry = documents[number].entries[Int(occurrence.entry)]
      return entry.plainKey != nil && !entry.flags.contains(.untranslated)
        && regional.contains { $0.document == number && $0.table == entry.table }
    }
  }

  /// A document whose entries are added.
  private struct View {
    let document: Document
    let number: UInt32
    let bytes: UnsafeRawBufferPointer
    /// Whether its values are source texts.
    let isSource: Bool
    let isJudged: Bool

    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[range])
    }
  }

  private func add(_ number: Int, _ view: View, to index: inout TableIndex) {
    let entry = view.document.entries[number]
    let isOverridden = entry.flags.contains(.overridden)
    if isOverridden, !view.isJudged { return }
    if !isOverridden, shadows.hide(entry, view.document) { return }
    let occurrence = TableIndex.Occurrence(
      document: view.number, entry: UInt32(number),
      kind: isOverridden ? .overridden : view.isJudged ? .value : .context)
    let key = add(entry, occurrence, view, to: &index)
    if isOverridden { return }
    if !entry.commentRange.isEmpty, !isFirstComment(entry, of: key, view, index, number),
      CommentClaim.mayNameAlert(view.bytes(entry.commentRange))
    {
      index.add(.comment, to: key)
    }
    if !index.hasSource(key), view.document.hasSource(entry) {
      index.takeSource(key, isValue: false)
    } else if view.isSource, !entry.flags.contains(.untranslated),
      !view.document.isItsOwnKey(entry) || !TextKeys.isName(view.document.key(of: entry))
    {
      let form = entry.plainKey == nil ? view.document.variation(of: entry) : ""
      if form.isEmpty {
        index.takeSource(key, isValue: true)
      } else {
        index.takeSource(key, form: form)
      }
    }
  }

  /// Adds the key of an entry, without decoding it where that is not needed.
  private func add(
    _ entry: Entry, _ occurrence: TableIndex.Occurrence, _ view: View, to index: inout TableIndex
  ) -> Int {
    guard let range = entry.plainKey else {
      let key = KeyBytes(entry, view.document)
      let number = index.add(occurrence, key.hash) { key.isSame($0, in: documents) }
      index.add(.name, to: number)
      return number
    }
    let bytes = view.bytes(range)
    let number = index.add(occurrence, KeyNumbers.hash(bytes)) { other in
      if other.document == view.number,
        let range = view.document.entries[Int(other.entry)].plainKey
      {
        return view.bytes(range).hasSameBytes(as: bytes)
      }
      return KeyBytes(entry, view.document).isSame(other, in: documents)
    }
    // The bytes of a key say the same each time.
    if index.isFirst(occurrence, of: number), KeyNameScan.mayName(bytes) {
      index.add(.name, to: number)
    }
    return number
  }

  /// Whether an entry has the comment of the first entry of its key, which was looked at: in a String Catalog the
  /// languages share it.
  private func isFirstComment(
    _ entry: Entry, of key: Int, _ view: View, _ index: TableIndex, _ number: Int
  ) -> Bool {
    let first = index.first(of: key)
    guard first.document == view.number, Int(first.entry) != number, first.kind != .overridden
    else { return false }
    return view.document.entries[Int(first.entry)].commentRange == entry.commentRange
  }

  /// The tables of a document that have entries, each with the numbers of its own.
  private static func entriesByTable(
    of document: Document
  ) -> [(table: Int, entries: [Range<Int>])] {
    var entries = [[Range<Int>]](repeating: [], count: document.tables.count)
    document.entries.withUnsafeBufferPointer { all in
      var start = 0
      while start < all.count {
        let table = all[start].table
        let end = all[start...].firstIndex { $0.table != table } ?? all.count
        entries[table].append(start..<end)
        start = end
      }
    }
    return entries.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}

/// Brings the entries of documents together by table and key.
struct TableIndexBuilder {
  private(set) var tables: [TableID: TableIndex] = [:]
  private let documents: [Document]
  private let sourceLocale: String
  private let shadows: Shadows

  /// - Parameter judged: number of documents that are judged; those behind only give source text.
  init(_ documents: [Document], judged: Int, sourceLocale: String, _ shadows: Shadows) {
    self.documents = documents
    self.sourceLocale = sourceLocale
    self.shadows = shadows
    for number in documents.indices { add(number, isJudged: number < judged) }
  }

  private mutating func add(_ number: Int, isJudged: Bool) {
    let document = documents[number]
    for (table, entries) in Self.entriesByTable(of: document) {
      let id = document.tables[table].id
      // Taken out of the dictionary, so that nothing is copied.
      guard var index = tables.removeValue(forKey: id) ?? (isJudged ? TableIndex() : nil) else {
        continue
      }
      let locale = document.tables[table].locale ?? ""
      let isSource = locale == "Base" || locale == sourceLocale
      document.file.bytes.withUnsafeBytes { bytes in
        let view = View(
          document: document, number: UInt32(number), bytes: bytes, isSource: isSource,
          isJudged: isJudged)
        for entry in entries { add(entry, view, to: &index) }
      }
      tables[id] = index
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
    if !entry.commentRange.isEmpty, CommentClaim.mayNameAlert(view.bytes(entry.commentRange)) {
      index.add(.comment, to: key)
    }
    if !index.hasSource(key), view.document.hasSource(entry) {
      index.takeSource(key, isValue: false)
    } else if view.isSource, !entry.flags.contains(.untranslated) {
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
        return range.count == bytes.count && view.bytes(range).elementsEqual(bytes)
      }
      return KeyBytes(entry, view.document).isSame(other, in: documents)
    }
    if KeyNameScan.mayName(bytes) { index.add(.name, to: number) }
    return number
  }

  /// The tables of a document that have entries, each with the numbers of its own.
  private static func entriesByTable(of document: Document) -> [(table: Int, entries: [Int])] {
    var entries = [[Int]](repeating: [], count: document.tables.count)
    for (number, entry) in document.entries.enumerated() { entries[entry.table].append(number) }
    return entries.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}

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
      for entry in entries { add(entry, of: number, isSource, isJudged, to: &index) }
      tables[id] = index
    }
  }

  private func add(
    _ number: Int, of documentNumber: Int, _ isSource: Bool, _ isJudged: Bool,
    to index: inout TableIndex
  ) {
    let document = documents[documentNumber]
    let entry = document.entries[number]
    let isOverridden = entry.flags.contains(.overridden)
    if isOverridden, !isJudged { return }
    if !isOverridden, shadows.hide(entry, document) { return }
    let occurrence = TableIndex.Occurrence(
      document: UInt32(documentNumber), entry: UInt32(number),
      kind: isOverridden ? .overridden : isJudged ? .value : .context)
    let key = KeyBytes(entry, document)
    let place = index.add(occurrence, key.hash) { key.isSame($0, in: documents) }
    if isOverridden { return }
    if !index.hasSource(place), document.hasSource(entry) {
      index.takeSource(place, isValue: false)
    } else if isSource, !entry.flags.contains(.untranslated) {
      let form = key.isPlain ? "" : document.variation(of: entry)
      if form.isEmpty {
        index.takeSource(place, isValue: true)
      } else {
        index.takeSource(place, form: form)
      }
    }
  }

  /// The tables of a document, each with a stretch of its entries. A table that comes again has several.
  private static func entriesByTable(of document: Document) -> [(table: Int, entries: [Int])] {
    var entries = [[Int]](repeating: [], count: document.tables.count)
    for (number, entry) in document.entries.enumerated() { entries[entry.table].append(number) }
    return entries.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}

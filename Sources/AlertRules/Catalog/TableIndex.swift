/// What the files of a run hold for the keys of one table.
struct TableIndex: Sendable {
  /// One key.
  struct Key: Sendable {
    /// Where it has values, in document order.
    var references: [Catalog.Reference] = []
    /// Entries that a later one with the same key hides.
    var overridden: [Catalog.Reference] = []
    /// Its source text, if that has one form.
    var source: String?
    /// Its source texts by variation.
    var variants: [String: String] = [:]
    var comment = ""
  }

  /// Keys with values, in the order of the first document that has them.
  private(set) var listed: [String] = []
  /// The documents that hold values of the table.
  private(set) var documents: Set<Int> = []
  private var places: [String: Int] = [:]
  private var keys: [Key] = []

  /// One fact about a key, `nil` if it is not there.
  subscript<Fact>(key: String, fact: (borrowing Key) -> Fact) -> Fact? {
    places[key].map { fact(keys[$0]) }
  }

  private mutating func place(of key: String) -> Int {
    if let known = places[key] { return known }
    places[key] = keys.count
    keys.append(Key())
    return keys.count - 1
  }
}

extension TableIndex {
  /// Reads documents one after the other.
  struct Builder {
    private(set) var tables: [TableID: TableIndex] = [:]
    private let sourceLocale: String
    private let shadows: Shadows

    init(_ sourceLocale: String, _ shadows: Shadows) {
      self.sourceLocale = sourceLocale
      self.shadows = shadows
    }

    /// Adds the values of a document.
    mutating func add(_ document: Document, _ number: Int) {
      for (table, entries) in entriesByTable(of: document) {
        let id = document.tables[table].id
        // Taken out of the dictionary, so that nothing is copied.
        var index = tables.removeValue(forKey: id) ?? TableIndex()
        for entryNumber in entries {
          let entry = document.entries[entryNumber]
          let key = document.key(of: entry)
          let reference = Catalog.Reference(document: number, entry: entryNumber)
          if entry.flags.contains(.overridden) {
            index.keys[index.place(of: key)].overridden.append(reference)
          } else if !shadows.hide(key, entry, document) {
            let place = index.place(of: key)
            if index.keys[place].references.isEmpty { index.listed.append(key) }
            learn(document, entry, &index.keys[place])
            index.keys[place].references.append(reference)
            index.documents.insert(number)
          }
        }
        tables[id] = index
      }
    }

    /// Adds the source texts of a document that is not judged itself.
    mutating func addSources(of document: Document) {
      for entry in document.entries where !entry.flags.contains(.overridden) {
        let table = document.tables[entry.table].id
        let key = document.key(of: entry)
        guard tables[table] != nil, !shadows.hide(key, entry, document) else { continue }
        if let place = tables[table]?.place(of: key) {
          learn(document, entry, &tables[table, default: TableIndex()].keys[place])
        }
      }
    }

    private func entriesByTable(of document: Document) -> [(table: Int, entries: [Int])] {
      var entries = [[Int]](repeating: [], count: document.tables.count)
      for (number, entry) in document.entries.enumerated() { entries[entry.table].append(number) }
      return entries.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
    }

    private func learn(_ document: Document, _ entry: Entry, _ key: inout Key) {
      let locale = document.tables[entry.table].locale ?? ""
      if key.source == nil, let source = document.source(of: entry) {
        key.source = source
      } else if locale == "Base" || locale == sourceLocale, let value = document.value(of: entry) {
        let variation = document.variation(of: entry)
        if variation.isEmpty {
          key.source = value
        } else {
          key.variants[variation] = value
        }
      }
      if key.comment.isEmpty { key.comment = document.comment(of: entry) }
    }
  }
}

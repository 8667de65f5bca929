/// Tables that come twice in a run: as the project's own file, and in the XLIFF exported from it.
enum SameTables {
  /// The documents, with the tables of XLIFF under the identity of the project's own (spec FORMATS
  /// §1.2), where name, folders and keys leave no doubt.
  ///
  /// - Parameter place: where a folder of the run is, however it was named.
  static func joined(
    _ documents: [Document], _ context: [Document], _ place: (String) -> String
  ) -> [Document] {
    var originals: [String: Set<TableID>] = [:]
    for document in documents + context {
      for table in document.tables where table.original == nil {
        originals[table.name, default: []].insert(table.id)
      }
    }
    guard !originals.isEmpty else { return documents }
    var keys: [TableID: Set<String>] = [:]
    var places: [String: [String]] = [:]
    for scope in Set(originals.values.joined().map(\.scope)) {
      places[scope] = place(scope).split(separator: "/").map(String.init)
        .filter { $0 != "." && $0 != ".." }
    }
    return documents.map { document in
      var candidates = document.tables.map { table -> [Candidate] in
        guard let folders = table.original, let named = originals[table.name] else { return [] }
        let placed = named.filter { isSame(folders, places[$0.scope] ?? []) }
        if placed.count > 1 { return [] }
        return (placed.isEmpty ? named : placed).map { original in
          let known = keys[original] ?? self.keys(of: original, in: documents + context)
          keys[original] = known
          return Candidate(original: original, keys: known, isPlaced: !placed.isEmpty)
        }
      }
      if candidates.allSatisfy(\.isEmpty) { return document }
      for entry in document.entries where !candidates[entry.table].isEmpty {
        let key = document.key(of: entry)
        for index in candidates[entry.table].indices { candidates[entry.table][index].count(key) }
      }
      var identities: [TableID: TableID] = [:]
      for (table, candidates) in zip(document.tables, candidates) {
        let agreeing = candidates.filter(\.agrees)
        if agreeing.count == 1 { identities[table.id] = agreeing[0].original }
      }
      return identities.isEmpty ? document : document.with(identities)
    }
  }

  /// A table that one of an XLIFF may have been exported from.
  private struct Candidate {
    let original: TableID
    let keys: Set<String>
    /// Its folders are those that the XLIFF names.
    let isPlaced: Bool
    private var all = 0
    private var shared = 0

    init(original: TableID, keys: Set<String>, isPlaced: Bool) {
      (self.original, self.keys, self.isPlaced) = (original, keys, isPlaced)
    }

    mutating func count(_ key: String) {
      all += 1
      if keys.contains(key) { shared += 1 }
    }

    /// Whether it has most keys; of another folder, which may have been renamed since, nearly all.
    var agrees: Bool { isPlaced ? shared * 2 > all : shared * 10 >= all * 9 }
  }

  /// Whether one path is the end of the other: the run may begin anywhere in the project. Of a folder without a
  /// name nothing is known.
  private static func isSame(_ folders: [String], _ path: [String]) -> Bool {
    let count = min(folders.count, path.count)
    return (count > 0 || folders.isEmpty) && folders.suffix(count) == path.suffix(count)
  }

  private static func keys(of table: TableID, in documents: [Document]) -> Set<String> {
    var keys: Set<String> = []
    for document in documents where document.tables.contains(where: { $0.id == table }) {
      for entry in document.entries where document.tables[entry.table].id == table {
        keys.insert(document.key(of: entry))
      }
    }
    return keys
  }
}

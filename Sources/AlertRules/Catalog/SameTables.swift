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
    return documents.map { document in
      var identities: [TableID: TableID] = [:]
      for (index, table) in document.tables.enumerated() {
        guard let folders = table.original, let named = originals[table.name] else { continue }
        // A folder may have been renamed since: then the only table of the name is meant that has nearly all keys.
        let placed = named.filter { isSame(folders, place($0.scope)) }
        if placed.count > 1 { continue }
        let own = document.entries.filter { $0.table == index }.map { document.key(of: $0) }
        let agreeing = (placed.isEmpty ? named : placed).filter { original in
          let known = keys[original] ?? self.keys(of: original, in: documents + context)
          keys[original] = known
          let shared = own.count { known.contains($0) }
          return placed.isEmpty ? shared * 10 >= own.count * 9 : shared * 2 > own.count
        }
        if agreeing.count == 1, let original = agreeing.first { identities[table.id] = original }
      }
      return identities.isEmpty ? document : document.with(identities)
    }
  }

  /// Whether one path is the end of the other: the run may begin anywhere in the project. Of a folder without a
  /// name nothing is known.
  private static func isSame(_ folders: [String], _ scope: String) -> Bool {
    let path = scope.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
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

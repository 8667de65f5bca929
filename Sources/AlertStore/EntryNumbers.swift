import GRDB

/// The rows of entries, by their places in a loaded catalog.
struct EntryNumbers {
  private var rows: [Catalog.Reference: Int64] = [:]
  private var places: [Int64: Catalog.Reference] = [:]

  init(_ db: Database, _ loader: Loader) throws {
    let documents = loader.catalog.documents
    // Entries of an archive are counted through its catalogs.
    var counted: [[UInt8]: Int] = [:]
    for (number, input) in loader.inputs.enumerated() {
      let first = counted[Array(input.fileToWrite.utf8), default: 0]
      let count = documents[number].entries.count
      counted[Array(input.fileToWrite.utf8)] = first + count
      let cursor = try Row.fetchCursor(
        db,
        sql: """
          SELECT entry.id, number FROM entry JOIN file ON file.id = entry.file
          WHERE file.path = ? AND number >= ? AND number < ?
          """, arguments: [input.fileToWrite, first, first + count])
      while let row = try cursor.next() {
        let reference = Catalog.Reference(document: number, entry: (row[1] as Int) - first)
        rows[reference] = row[0]
        places[row[0]] = reference
      }
    }
  }

  /// The row of an entry.
  subscript(reference: Catalog.Reference) -> Int64? { rows[reference] }

  /// The place of a row.
  func reference(of row: Int64) -> Catalog.Reference? { places[row] }
}

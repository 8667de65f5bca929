import GRDB

/// An archive of the catalog that came back in parts: unpacked, or as one archive for each language. Each part is a newer
/// delivery of what the archive has of it, and takes the decisions about that with it.
struct ArchiveParts {
  /// The archive.
  let id: Int64
  let path: String
  /// The parts, in path order.
  private(set) var files: [DeliveredFile]

  /// The archives whose parts are among the files of an import.
  ///
  /// - Parameter replaces: whether what no part has may go.
  static func all(
    _ files: [InputFile], in catalog: CatalogFile, replaces: Bool
  ) throws(StoreError) -> [ArchiveParts] {
    let known = try catalog.read { db in
      try Row.fetchAll(db, sql: "SELECT id, path, subjects FROM file WHERE use = 'catalog'").map {
        row in SubjectIndex.File(id: row[0], path: row[1], subjects: Subject.stored(row[2]))
      }
    }
    let paths = Set(known.map { Array($0.path.utf8) })
    let archives = known.filter {
      Wrapping(of: $0.path)?.isArchive ?? false && $0.subjects.count > 1
    }
    guard !archives.isEmpty else { return [] }
    var all = archives.map { ArchiveParts(id: $0.id, path: $0.path, files: []) }
    var found = archives.map { _ in Set<Subject>() }
    var seen = paths
    for file in files.sorted(by: { $0.outputPath < $1.outputPath }) where file.use == .catalog {
      guard seen.insert(Array(file.outputPath.utf8)).inserted,
        // What cannot be read is told of when it is taken.
        let delivered = try? DeliveredFile(file)
      else { continue }
      let subjects = Subject.all(delivered.documents).filter(\.isStated)
      let number = archives.firstIndex {
        $0.subjects.intersection(subjects).count * 2 > subjects.count
      }
      guard let number else { continue }
      all[number].files.append(delivered)
      found[number].formUnion(subjects)
    }
    return all.indices.filter { number in
      all[number].files.count > 1
        && (replaces || found[number].isSuperset(of: archives[number].subjects))
    }.map { all[$0] }
  }
}

extension CatalogFile {
  /// Takes all parts of an archive in its place.
  ///
  /// - Returns: what became of each part; `nil` if they lack a file of the archive, and nothing was changed.
  func take(
    _ parts: ArchiveParts, _ options: Import.Options, before: [String: ChoiceState]
  ) throws(StoreError) -> [ImportResult]? {
    try write { db in
      guard
        let old = try Row.fetchOne(
          db, sql: "SELECT * FROM file WHERE id = ?", arguments: [parts.id]
        )
        .map(StoredFile.init)
      else { return nil }
      let moves = try DocumentMoves(from: old, to: parts.files.flatMap(\.documents), db)
      guard !moves.isPart || options.replaces else { return nil }
      try moves.carry(db)
      let ids = try parts.files.map { file in
        let id = try put(file.path, .catalog, file.bytes, Subject.all(file.documents), db).id
        for document in file.documents {
          let (start, end) = EntryIdentity.range(of: document.file.path)
          try db.execute(
            cached: "UPDATE entry SET file = ? WHERE file = ? AND identity >= ? AND identity < ?",
            [id, old.id, start, end])
        }
        return id
      }
      // What no part has goes with the first.
      try db.execute(cached: "UPDATE entry SET file = ? WHERE file = ?", [ids.first, old.id])
      try db.execute(cached: "DELETE FROM file WHERE id = ?", [old.id])
      return try zip(parts.files, ids).map { file, id in
        var result = ImportResult(file, at: file.path, replacing: old.path)
        try write(file, as: id, &result, before: before, db)
        return result
      }
    }
  }
}

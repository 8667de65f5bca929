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
    let delivered = Set(files.map { Array($0.outputPath.utf8) })
    let archives = known.filter {
      Wrapping(of: $0.path)?.isArchive ?? false && $0.subjects.count > 1
        // One that came as well stays what it is.
        && !delivered.contains(Array($0.path.utf8))
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

  /// Whether every string that somebody decided about, and that a part has, is in the part that takes its file’s place:
  /// parts may be cut in other ways.
  fileprivate func keepDecisions(
    _ moves: DocumentMoves, _ documents: [Document], _ db: Database
  ) throws -> Bool {
    let decided = try String.fetchAll(
      db,
      sql: "SELECT DISTINCT identity FROM entry JOIN choice ON entry = identity WHERE file = ?",
      arguments: [id])
    if decided.isEmpty { return true }
    var holders: [[UInt8]: Set<[UInt8]>] = [:]
    for text in decided { holders[EntryIdentity.rest(of: text)] = [] }
    for document in documents {
      for entry in document.entries {
        let rest = EntryIdentity.rest(of: EntryIdentity(entry, in: document).text)
        holders[rest]?.insert(Array(document.file.path.utf8))
      }
    }
    return decided.allSatisfy { text in
      let rest = EntryIdentity.rest(of: text)
      let beginning = String(decoding: text.utf8.dropLast(rest.count), as: UTF8.self)
      let found = holders[rest] ?? []
      return found.isEmpty || found.contains(Array((moves.path(of: beginning) ?? "").utf8))
    }
  }
}

extension CatalogFile {
  /// Takes all parts of an archive in its place.
  ///
  /// - Returns: what became of each part, by its path; nothing if they are not the archive in parts, and then nothing was
  ///   changed.
  func take(
    _ parts: ArchiveParts, _ options: Import.Options, before: [String: ChoiceState]
  ) throws(StoreError) -> [(file: DeliveredFile, result: ImportResult)] {
    try write { db in
      guard
        let old = try Row.fetchOne(
          db, sql: "SELECT * FROM file WHERE id = ?", arguments: [parts.id]
        )
        .map(StoredFile.init)
      else { return [] }
      let moves = try DocumentMoves(from: old, to: parts.files.flatMap(\.documents), db)
      // What came twice is taken by itself.
      let files = parts.files.filter { $0.documents.contains { moves.reach($0.file.path) } }
      guard files.count > 1, !moves.isPart || options.replaces,
        try parts.keepDecisions(moves, files.flatMap(\.documents), db)
      else { return [] }
      try moves.carry(db)
      let ids = try files.map { file in
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
      return try zip(files, ids).map { file, id in
        var result = ImportResult(file, at: file.path, replacing: old.path)
        try write(file, as: id, &result, before: before, db)
        return (file, result)
      }
    }
  }
}

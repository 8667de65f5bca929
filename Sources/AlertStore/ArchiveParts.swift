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
    let given = Set(files.map { Array($0.outputPath.utf8) })
    // One that came as well stays what it is.
    let archives = known.indices.filter { number in
      Wrapping(of: known[number].path)?.isArchive ?? false && known[number].subjects.count > 1
        && !given.contains(Array(known[number].path.utf8))
    }
    guard !archives.isEmpty else { return [] }
    var parts: [Int: ArchiveParts] = [:]
    var found: [Int: Set<Subject>] = [:]
    var isDoubtful = Set<Int>()
    var seen = Set(known.map { Array($0.path.utf8) })
    for file in files.sorted(by: { $0.outputPath < $1.outputPath }) where file.use == .catalog {
      guard seen.insert(Array(file.outputPath.utf8)).inserted,
        // What cannot be read is told of when it is taken.
        let delivered = try? DeliveredFile(file)
      else { continue }
      let subjects = Subject.all(delivered.documents).filter(\.isStated)
      // Of two that have the same, as of two apps, nobody knows which comes back.
      let holders = known.indices.filter { !known[$0].subjects.isDisjoint(with: subjects) }
      guard let number = holders.first, archives.contains(number) else { continue }
      if holders.count > 1 || !found[number, default: []].isDisjoint(with: subjects) {
        isDoubtful.formUnion(holders)
      }
      let none = ArchiveParts(id: known[number].id, path: known[number].path, files: [])
      parts[number, default: none].files.append(delivered)
      found[number, default: []].formUnion(subjects)
    }
    return parts.sorted { $0.key < $1.key }.filter { number, parts in
      parts.files.count > 1 && !isDoubtful.contains(number)
        && (replaces || found[number, default: []].isSuperset(of: known[number].subjects))
    }.map(\.value)
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

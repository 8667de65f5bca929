import Foundation
import GRDB

/// Putting delivered files into the catalog.
extension CatalogFile {
  /// Takes a file, with everything that follows for its entries and the decisions about them.
  ///
  /// - Parameters:
  ///   - before: how decisions stood before the import.
  ///   - busy: paths that other files of the same import have.
  ///   - index: the files of the catalog; it follows.
  /// - Throws: ``StoreError`` if it contradicts what is there; then nothing was changed.
  func take(
    _ file: DeliveredFile, _ options: Import.Options, before: [String: ChoiceState],
    busy: Set<[UInt8]>, _ index: SubjectIndex
  ) throws(StoreError) -> ImportResult {
    let subjects = Subject.all(file.documents)
    let (result, stored) = try write { db -> (ImportResult, (id: Int64, generation: Int64?)?) in
      let place = try DeliveryPlace(
        of: file, subjects, index, replaces: options.replaces, busy: busy, db)
      let isSamePath = place.old?.path == file.path
      // Bytes, because they are in the identities of entries.
      let file =
        place.path.utf8.elementsEqual(file.path.utf8) ? file : try file.renamed(place.path)
      var result = ImportResult(file, at: place.path, isNew: place.old == nil)
      result.twin = place.twin
      result.whole = place.whole
      if let old = place.old, old.path == place.path, old.bytes == file.bytes {
        try Choices.follow(file: old.id, keepsSettled: true, db)
        try Choices.count(&result, before: before, db)
        return (result, nil)
      }
      if let old = place.old {
        try db.execute(
          sql: "UPDATE file SET path = ? WHERE id = ?", arguments: [place.path, old.id])
        let moves = try DocumentMoves(from: old, to: file.documents, db)
        // Under its own name it is the whole, whatever it lacks.
        guard !moves.isPart || isSamePath || options.replaces else {
          throw DeliveryPlace.part(
            file, of: old.path,
            "import all of it at once, or use --replace if it should take its place")
        }
        try moves.carry(db)
        if old.path != place.path { result.replaced = old.path }
      }
      let stored = try put(place.path, .catalog, file.bytes, subjects, db)
      try write(file, as: stored.id, &result, before: before, db)
      return (result, stored)
    }
    if let stored, let generation = stored.generation {
      let file = SubjectIndex.File(id: stored.id, path: result.path, subjects: subjects)
      index.follow(generation, adding: file)
    }
    return result
  }

  /// Brings what follows from a stored file up to date: its entries, and the decisions about them.
  func write(
    _ file: DeliveredFile, as id: Int64, _ result: inout ImportResult,
    before: [String: ChoiceState], _ db: Database
  ) throws {
    try EntryWriter(db, file: id).write(file.documents, &result)
    try Choices.follow(file: id, db)
    try Choices.count(&result, before: before, db)
  }

  /// Stores the bytes of a file; what follows from the files has to be found anew.
  ///
  /// - Returns: its row, and the generation that begins with it.
  @discardableResult
  func put(
    _ path: String, _ use: StoredFile.Use, _ bytes: FileBytes, _ subjects: Set<Subject>,
    _ db: Database
  ) throws -> (id: Int64, generation: Int64?) {
    try db.execute(
      sql: """
        INSERT INTO file (path, use, bytes, subjects) VALUES (?, ?, ?, ?)
        ON CONFLICT (path) DO UPDATE SET use = excluded.use, bytes = excluded.bytes,
          subjects = excluded.subjects
        """,
      arguments: [
        path, use.rawValue, Data(bytes), StoredJSON.text(subjects.sorted { $0.table < $1.table }),
      ])
    try Self.remember(bytes, path, db)
    let generation = try Self.beginGeneration(db)
    let id =
      try Int64.fetchOne(db, sql: "SELECT id FROM file WHERE path = ?", arguments: [path]) ?? 0
    return (id, generation)
  }

  /// Stores a file that is not judged itself. One that is judged stays what it is.
  ///
  /// - Returns: the generation that begins with it; `nil` if everything is as it was.
  @discardableResult
  func put(
    _ path: String, _ bytes: FileBytes, as use: StoredFile.Use
  ) throws(StoreError) -> Int64? {
    try write { db -> Int64? in
      let old = try Row.fetchOne(db, sql: "SELECT * FROM file WHERE path = ?", arguments: [path])
        .map(StoredFile.init)
      if let old, old.use == .catalog || old.use == use && old.bytes == bytes {
        return nil
      }
      return try put(path, use, bytes, [], db).generation
    }
  }

  /// Takes away the copied files of bundles that a newer delivery does not have any more.
  func removeCompanions(of bundles: Set<String>, except paths: Set<[UInt8]>) throws(StoreError) {
    try write { db in
      for path in try String.fetchAll(db, sql: "SELECT path FROM file WHERE use = 'companion'") {
        guard let bundle = FileNames.bundle(of: path), bundles.contains(bundle),
          !paths.contains(Array(path.utf8))
        else { continue }
        try db.execute(sql: "DELETE FROM file WHERE path = ?", arguments: [path])
        try Self.beginGeneration(db)
      }
    }
  }

  /// Stores the source tables that lie beside a file; each takes the place of what the catalog has for it.
  ///
  /// - Parameters:
  ///   - seen: those that were looked at before.
  ///   - index: the files of the catalog, which stay the same.
  /// - Returns: what is wrong with those that cannot be used, as a check would say.
  func putContext(
    of file: InputFile, _ delivered: DeliveredFile, _ sourceLocale: String,
    seen: inout Set<String>, _ index: SubjectIndex
  ) throws(StoreError) -> [StoreError] {
    guard file.packed == nil, let document = delivered.documents.first,
      document.file.path == file.outputPath, file.path.hasSuffix(file.outputPath)
    else { return [] }
    let root = file.path.utf8.dropLast(document.file.path.utf8.count)
    var errors: [StoreError] = []
    for path in Loader.sourcePaths(beside: document, sourceLocale: sourceLocale) {
      let origin = String(decoding: root, as: UTF8.self) + path
      guard Paths.kind(of: origin) != .missing, seen.insert(origin).inserted else { continue }
      let bytes: FileBytes
      do throws(FormatError) {
        try Links.checkSibling(origin, of: file.path)
        bytes = try FileReading.bytes(of: origin).copied(from: origin)
        _ = try Document(path: origin, bytes: bytes)
      } catch {
        errors.append(StoreError(error))
        continue
      }
      if let generation = try put(path, bytes, as: .context) { index.follow(generation) }
    }
    return errors
  }

  /// Stores the manifest of an import, and where it came from.
  ///
  /// - Returns: whether it is the catalog’s now. The manifest of another folder does not take its place
  ///   unasked.
  func putManifest(
    _ bytes: FileBytes, from origin: String, isNamed: Bool
  ) throws(StoreError) -> Bool {
    let known = try setting("manifest")
    guard known == nil || known == origin || isNamed else {
      let stored = try held().stored.bytes("alerts.yml")
      return stored == bytes
    }
    try put("alerts.yml", bytes, as: .manifest)
    try write { db in try Self.set("manifest", origin, db) }
    return true
  }
}

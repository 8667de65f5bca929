import Foundation
import GRDB

/// Putting one delivered file into the catalog.
extension CatalogFile {
  /// Takes a file, with everything that follows for its entries and the decisions about them.
  ///
  /// - Parameter busy: paths that other files of the same import have.
  /// - Throws: ``StoreError`` if it contradicts what is there; then nothing was changed.
  func take(
    _ file: DeliveredFile, _ options: Import.Options, busy: Set<String>
  ) throws(StoreError) -> ImportResult {
    try write { db in
      let subjects = Subject.all(file.documents)
      let (path, old) = try place(of: file, subjects, options, busy: busy, db)
      let file = path == file.path ? file : try file.renamed(path)
      var result = ImportResult(path: path, origin: file.origin, isNew: old == nil)
      result.entries = file.documents.reduce(0) { $0 + $1.entries.count }
      if let old, old.use == .catalog, old.bytes == file.bytes {
        try Choices.follow(file: old.id, &result, db)
        return result
      }
      let id = try put(path, .catalog, file.bytes, subjects, db)
      try EntryWriter(db, file: id).write(file.documents, &result)
      try Choices.follow(file: id, &result, db)
      try Self.addEvent("imported \(result.text)", by: options.reviewer, db)
      return result
    }
  }

  /// Where a file goes: its own path, or that of the file it is a newer delivery of.
  private func place(
    of file: DeliveredFile, _ subjects: Set<Subject>, _ options: Import.Options,
    busy: Set<String>, _ db: Database
  ) throws -> (path: String, old: StoredFile?) {
    let own = try Row.fetchOne(db, sql: "SELECT * FROM file WHERE path = ?", arguments: [file.path])
    if let own, own["use"] as String == StoredFile.Use.catalog.rawValue {
      let known = JSON.value(Set<Subject>.self, own["subjects"]) ?? []
      guard options.replaces || known.isEmpty || !known.isDisjoint(with: subjects) else {
        throw StoreError(
          file.origin,
          "\(file.path) of the catalog holds \(Self.names(known)), this \(Self.names(subjects))",
          "give it another name, or say --replace if it is to take its place")
      }
      return (file.path, StoredFile(own))
    }
    let others = try others(like: file, subjects.filter(\.isStated), db).filter {
      !busy.contains($0)
    }
    guard let other = others.first else { return (file.path, nil) }
    guard others.count == 1 else {
      throw StoreError(
        file.origin,
        "it holds \(Self.names(subjects)) as \(others.joined(separator: " and ")) of the catalog do",
        "give it the name of the one it replaces")
    }
    let row = try Row.fetchOne(db, sql: "SELECT * FROM file WHERE path = ?", arguments: [other])
    return (other, row.map(StoredFile.init))
  }

  /// Files that state the same original and locale and have most of the keys: the file was renamed.
  private func others(
    like file: DeliveredFile, _ stated: Set<Subject>, _ db: Database
  ) throws -> [String] {
    guard !stated.isEmpty else { return [] }
    let keys = Set(file.documents.flatMap { document in document.entries.map(document.key) })
    return try Row.fetchAll(
      db, sql: "SELECT id, path, subjects FROM file WHERE use = 'catalog' AND path <> ?",
      arguments: [file.path]
    ).filter { row in
      let known = JSON.value(Set<Subject>.self, row["subjects"]) ?? []
      guard !known.isDisjoint(with: stated) else { return false }
      let own = try String.fetchSet(
        db, sql: "SELECT DISTINCT key FROM entry WHERE file = ?",
        arguments: [row["id"] as Int64])
      return keys.intersection(own).count * 2 > keys.count
    }.map { $0["path"] }
  }

  private static func names(_ subjects: Set<Subject>) -> String {
    let names = Set(subjects.map { "\($0.table) (\($0.locale.isEmpty ? "no locale" : $0.locale))" })
      .sorted()
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
  }

  /// Stores the bytes of a file; what follows from the files has to be found anew.
  @discardableResult
  private func put(
    _ path: String, _ use: StoredFile.Use, _ bytes: [UInt8], _ subjects: Set<Subject>,
    _ db: Database
  ) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO file (path, use, bytes, subjects) VALUES (?, ?, ?, ?)
        ON CONFLICT (path) DO UPDATE SET use = excluded.use, bytes = excluded.bytes,
          subjects = excluded.subjects
        """,
      arguments: [
        path, use.rawValue, Data(bytes), JSON.text(subjects.sorted { $0.table < $1.table }),
      ])
    try db.execute(sql: "UPDATE setting SET value = value + 1 WHERE name = 'generation'")
    return try Int64.fetchOne(db, sql: "SELECT id FROM file WHERE path = ?", arguments: [path]) ?? 0
  }

  /// Stores a manifest.
  func put(
    _ file: (path: String, bytes: [UInt8]), as use: StoredFile.Use, _ options: Import.Options
  ) throws(StoreError) {
    try write { db in
      let old = try Row.fetchOne(
        db, sql: "SELECT * FROM file WHERE path = ?", arguments: [file.path])
      if let old, StoredFile(old).bytes == file.bytes { return }
      try put(file.path, use, file.bytes, [], db)
    }
  }

  /// Stores a file of a bundle that is only copied.
  func putCompanion(_ file: InputFile, _ options: Import.Options) throws(StoreError) {
    try put((file.outputPath, Self.bytes(of: file)), as: .companion, options)
  }

  /// Stores the source tables that lie beside a file, where the catalog has none yet.
  func putContext(
    of file: InputFile, _ delivered: DeliveredFile, _ sourceLocale: String,
    _ options: Import.Options
  ) throws(StoreError) {
    guard file.packed == nil, let document = delivered.documents.first else { return }
    let beside = Loader.sourcePaths(beside: document, sourceLocale: sourceLocale)
    let root = file.path.utf8.dropLast(document.file.path.utf8.count)
    guard file.path.hasSuffix(file.outputPath), document.file.path == file.outputPath else {
      return
    }
    for path in beside {
      let origin = String(decoding: root, as: UTF8.self) + path
      guard let bytes = try? FileReading.bytes(of: origin) else { continue }
      let use = try read { db in
        try String.fetchOne(db, sql: "SELECT use FROM file WHERE path = ?", arguments: [path])
      }
      if use == StoredFile.Use.catalog.rawValue { continue }
      try put((path, bytes), as: .context, options)
    }
  }

  private static func bytes(of file: InputFile) throws(StoreError) -> [UInt8] {
    do throws(FormatError) { return try file.bytes() } catch { throw StoreError(error) }
  }

  /// Writes down what happened.
  static func addEvent(
    _ what: String, by reviewer: String, entry: EntryIdentity? = nil, _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO event (at, reviewer, what, entry) VALUES (?, ?, ?, ?)",
      arguments: [Clock.now(), reviewer, what, entry?.text])
  }
}

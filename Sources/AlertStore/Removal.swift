import Foundation
import GRDB

/// Takes files out of a catalog, with all that was found and decided about their texts: all that are asked for, or none.
///
///     try Removal(["fr.xliff"], from: catalog).files  // ["fr.xliff"], of the imported folder
public struct Removal: Sendable {
  /// The files, in path order.
  public private(set) var files: [String] = []
  /// How many entries they had.
  public private(set) var entries = 0
  /// How many decisions about their texts counted.
  public private(set) var decisions = 0

  /// Takes files out. The alerts have to be found again afterwards: ``CatalogFile/judge()``.
  ///
  /// - Parameter paths: of files in the catalog, or of folders of it.
  /// - Throws: ``StoreError`` if the catalog has nothing at one of the paths; then nothing was changed.
  public init(_ paths: [String], from catalog: CatalogFile) throws(StoreError) {
    self = try catalog.write { db in
      var removal = Removal()
      try removal.take(paths, catalog.path, db)
      return removal
    }
  }

  private init() {}

  private mutating func take(_ paths: [String], _ catalog: String, _ db: Database) throws {
    let rows = try Row.fetchAll(db, sql: "SELECT path, use FROM file ORDER BY path")
    let stored = rows.map { row in
      (path: row[0] as String, use: StoredFile.Use(rawValue: row[1]) ?? .companion)
    }
    let judged = stored.filter { $0.use == .catalog }.map(\.path)
    let places = paths.map(Self.plain)
    for (path, place) in zip(paths, places) where !judged.contains(where: { Self.isAt($0, place) })
    {
      throw Self.nothing(at: place.isEmpty ? path : place, judged, catalog)
    }
    func isWanted(_ path: String) -> Bool { places.contains { Self.isAt(path, $0) } }
    files = judged.filter(isWanted)
    // A bundle is nothing without its XLIFF.
    let left = Set(judged.filter { !isWanted($0) }.compactMap(FileNames.bundle(of:)))
    let bundles = Set(files.compactMap(FileNames.bundle(of:))).subtracting(left)
    let others = stored.filter { file in
      switch file.use {
      case .companion: FileNames.bundle(of: file.path).map(bundles.contains) ?? false
      case .context: isWanted(file.path)
      case .catalog, .manifest: false
      }
    }
    for path in files { try forget(path, db) }
    for path in files + others.map(\.path) {
      try db.execute(cached: "DELETE FROM file WHERE path = ?", [path])
    }
    try CatalogFile.beginGeneration(db)
  }

  /// Takes out what follows from a file and what was decided about it, also about texts that it had once.
  private mutating func forget(_ path: String, _ db: Database) throws {
    let own = "entry IN (SELECT entry.id FROM entry JOIN file ON file.id = file WHERE path = ?)"
    entries +=
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM entry JOIN file ON file.id = file WHERE path = ?",
        arguments: [path]) ?? 0
    try db.execute(cached: "DELETE FROM finding WHERE \(own)", [path])
    try db.execute(cached: "DELETE FROM alert_entry WHERE \(own)", [path])
    let beginning = EntryIdentity.beginning(of: path)
    // The files in an archive go by its path and theirs.
    let isArchive = Wrapping(of: path)?.isArchive ?? false
    let start = isArchive ? String(beginning.dropLast()) + "/" : beginning
    let about = "substr(entry, 1, length(?1)) = ?1"
    decisions +=
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM choice WHERE \(about)", arguments: [start]) ?? 0
    for table in ["choice", "decision", "note"] {
      try db.execute(cached: "DELETE FROM \(table) WHERE \(about)", [start])
    }
  }

  /// A path as a catalog has it: `./Loc/de.lproj/` is `Loc/de.lproj`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").drop { $0 == "." }.joined(separator: "/")
  }

  /// Whether a file is at a place, or in a folder there. Names that look the same may be two.
  private static func isAt(_ path: String, _ place: String) -> Bool {
    path.utf8.elementsEqual(place.utf8) || path.utf8.starts(with: (place + "/").utf8)
  }

  private static func nothing(
    at place: String, _ judged: [String], _ catalog: String
  ) -> StoreError {
    if let archive = judged.first(where: { isAt(place, $0) }) {
      return StoreError(place, "it is packed in \(archive)", "give the path of that")
    }
    let folders = Set(judged.map(Paths.folder(of:))).subtracting(["."])
    let hint = Suggestion.text(for: place, among: judged + folders.sorted())
    return StoreError(
      catalog, "there is no “\(place)” in it\(hint)",
      "nothing was removed; give a path as import names it")
  }
}

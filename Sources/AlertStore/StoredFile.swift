import Foundation
import GRDB

/// A file in the catalog, with its bytes as they came.
struct StoredFile {
  var id: Int64
  /// Where it goes below an output folder; its name in every message.
  var path: String
  var use: Use
  var bytes: FileBytes

  /// What it is for.
  enum Use: String {
    /// Judged and exported.
    case catalog
    /// Exported with the bundle it belongs to.
    case companion
    /// Source text of what is judged; not exported.
    case context
    /// `alerts.yml`.
    case manifest
  }

  init(_ row: Row) {
    id = row["id"]
    path = row["path"]
    use = Use(rawValue: row["use"]) ?? .companion
    bytes = FileBytes(row["bytes"] as Data)
  }
}

extension CatalogFile {
  /// The files of some uses, by path; bytes are read when asked for.
  func held() throws(StoreError) -> (files: HeldFiles, paths: [(path: String, use: StoredFile.Use)])
  {
    let rows = try read { db in
      try Row.fetchAll(db, sql: "SELECT path, use FROM file ORDER BY path")
    }
    let paths = rows.map { row in
      (path: row["path"] as String, use: StoredFile.Use(rawValue: row["use"]) ?? .companion)
    }
    let files = HeldFiles(paths: paths.map(\.path)) { [pool] path in
      let bytes = try? pool.read { db in
        try Data.fetchOne(db, sql: "SELECT bytes FROM file WHERE path = ?", arguments: [path])
      }
      return bytes.map { FileBytes($0) }
    }
    return (files, paths)
  }

  /// Everything that is held, loaded as if it lay on disk.
  ///
  /// - Throws: ``StoreError``, also where a manifest cannot be read.
  public func load() throws(StoreError) -> Loader {
    let (files, paths) = try held()
    let sourceLocale = try setting("sourceLocale") ?? "en"
    var inputs: [InputFile] = []
    var context: [InputFile] = []
    var manifests: [(path: String, bytes: FileBytes)] = []
    do {
      for (path, use) in paths {
        switch use {
        case .catalog: inputs += try StoredBundle.inputs(path, files)
        case .context: context.append(InputFile(path: path, outputPath: path, held: files))
        case .manifest:
          guard let bytes = files.bytes(path) else {
            throw StoreError(self.path, "\(path) in it cannot be read", "try again")
          }
          manifests.append((path, bytes))
        case .companion: break
        }
      }
      return try Loader(
        held: inputs, context: context, manifests: manifests, sourceLocale: sourceLocale)
    } catch {
      throw StoreError(path, error)
    }
  }

  /// A setting of the catalog.
  func setting(_ name: String) throws(StoreError) -> String? {
    try read { db in try Self.setting(name, db) }
  }

  static func setting(_ name: String, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
  }

  static func set(_ name: String, _ value: String, _ db: Database) throws {
    try db.execute(sql: "REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
  }
}

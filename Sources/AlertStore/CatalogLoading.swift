import Foundation
import GRDB

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
    let sourceLocale = try read(Self.sourceLocale)
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
}

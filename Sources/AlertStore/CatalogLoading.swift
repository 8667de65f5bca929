import Foundation
import GRDB

extension CatalogFile {
  /// Every file, by path; bytes are read when asked for.
  func held() throws(StoreError) -> (
    stored: StoredBytes, paths: [(path: String, use: StoredFile.Use)]
  ) {
    let rows = try read { db in
      try Row.fetchAll(db, sql: "SELECT path, use FROM file ORDER BY path")
    }
    let paths = rows.map { row in
      (path: row["path"] as String, use: StoredFile.Use(rawValue: row["use"]) ?? .companion)
    }
    return (StoredBytes(paths: paths.map(\.path), of: self), paths)
  }

  /// Everything that is held, loaded as if it lay on disk.
  ///
  /// - Throws: ``StoreError`` if the catalog or its manifest cannot be read.
  public func load() throws(StoreError) -> Loader {
    let (stored, paths) = try held()
    let files = stored.files
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
          if let bytes = try stored.bytes(path) { manifests.append((path, bytes)) }
        case .companion: break
        }
      }
      let loader = try Loader(
        held: inputs, context: context, manifests: manifests, sourceLocale: sourceLocale)
      if let failure = stored.failure { throw failure }
      return loader
    } catch {
      // A file that is not there may be one that could not be read.
      throw stored.failure ?? StoreError(path, error)
    }
  }
}

import Foundation
import GRDB
import Synchronization

/// The bytes of the files in a catalog, read when they are asked for.
final class StoredBytes: Sendable {
  private let paths: [String]
  private let catalog: CatalogFile
  private let failed = Mutex<StoreError?>(nil)

  init(paths: [String], of catalog: CatalogFile) {
    self.paths = paths
    self.catalog = catalog
  }

  /// The bytes at a path; `nil` if there are none.
  func bytes(_ path: String) throws(StoreError) -> FileBytes? {
    try catalog.read { db in
      try Data.fetchOne(db, sql: "SELECT bytes FROM file WHERE path = ?", arguments: [path])
    }.map { FileBytes($0) }
  }

  /// The same for readers that know only files that are there or not: see ``failure`` afterwards.
  var files: HeldFiles {
    HeldFiles(paths: paths) { [self] path in
      do throws(StoreError) { return try bytes(path) } catch {
        failed.withLock { $0 = $0 ?? error }
        return nil
      }
    }
  }

  /// Why the catalog could not be read, if that happened.
  var failure: StoreError? { failed.withLock { $0 } }
}

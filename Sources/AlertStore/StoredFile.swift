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

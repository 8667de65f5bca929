import AlertStore
import Foundation
import FuzzTargets

/// Decision files: an error, or decisions that are taken or refused one by one.
enum Decisions {
  static let target = FuzzTarget("decisions") { bytes in
    let folder = try Folder()
    let path = try folder.write(bytes, to: "decisions.json")
    let read = attempt { () throws(StoreError) in try DecisionFile(readingFrom: path) }
    guard let file = read.value else { return }
    let catalog = try folder.catalog()
    let first = try file.apply(to: catalog)
    let second = try file.apply(to: catalog)
    try promise(
      second.taken + second.known + second.refused.count
        == first.taken + first.known + first.refused.count, "decisions are lost")
    try promise(catalog.problems().isEmpty, "the catalog is damaged")
    _ = try Export(catalog)
  }

  /// A folder for one input, in memory where there is such a place.
  private final class Folder {
    private let url: URL

    init() throws {
      let memory = URL(fileURLWithPath: "/dev/shm")
      let isThere = FileManager.default.isWritableFile(atPath: memory.path)
      url = (isThere ? memory : FileManager.default.temporaryDirectory)
        .appendingPathComponent("alertcat-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ bytes: FileBytes, to name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return file.path
    }

    /// A copy of a catalog with one delivery.
    func catalog() throws -> CatalogFile {
      let path = try write(FileBytes(Decisions.empty.get()), to: "a.alertcat")
      return try CatalogFile(path)
    }
  }

  /// The bytes of a catalog with one delivery.
  private static let empty = Result {
    let folder = try Folder()
    let file = try folder.write(
      FileBytes("\"trip.title\" = \"delete the trip\";\n\"trip.cancel\" = \"cancel\";\n".utf8),
      to: "en.lproj/A.strings")
    let path = try folder.write([], to: "a.alertcat")
    do {
      let catalog = try CatalogFile(path, creating: true)
      _ = try Import([file], into: catalog)
      try catalog.judge()
    }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension FuzzTarget {
  /// Every target that needs a database.
  public static let ofStore = [Decisions.target]
}

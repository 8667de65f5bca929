import AlertStore
import Foundation
import FuzzTargets

/// Decision files.
enum Decisions {
  /// Reading one: an error with what to do, or decisions.
  static let reading = FuzzTarget("decisions") { bytes in
    let refusal = read(bytes).refusal
    try promise(refusal.isEmpty || refusal.hasPrefix("decisions.json: "), "no file: \(refusal)")
    try promise(refusal.utf8.count < 10_000, "the error is as long as the file")
  }

  /// Taking what was read into a catalog, which takes long: each decision is taken or refused.
  static let taking = FuzzTarget("review") { bytes in
    guard let file = read(bytes).value else { return }
    let folder = try shared.get()
    let path = try folder.write(empty.get(), to: "a.alertcat")
    defer { folder.remove("a.alertcat") }
    let catalog = try CatalogFile(path)
    let first = try file.apply(to: catalog)
    let second = try file.apply(to: catalog)
    try promise(
      second.taken + second.known + second.refused.count
        == first.taken + first.known + first.refused.count, "decisions are lost")
    try promise(catalog.problems().isEmpty, "the catalog is damaged")
    _ = try Export(catalog)
  }

  private static func read(_ bytes: FileBytes) -> (value: DecisionFile?, refusal: String) {
    attempt { () throws(StoreError) in try DecisionFile(path: "decisions.json", bytes: bytes) }
  }

  /// The folder of all inputs, which come one after the other; to make one costs more than most of them.
  private static let shared: Result<Folder, any Error> = Result {
    atexit { try? Decisions.shared.get().remove() }
    return try Folder()
  }

  /// A folder, in memory where there is such a place.
  private struct Folder {
    private let url: URL

    init() throws {
      let memory = URL(fileURLWithPath: "/dev/shm")
      let isThere = FileManager.default.isWritableFile(atPath: memory.path)
      url = (isThere ? memory : FileManager.default.temporaryDirectory)
        .appendingPathComponent("alertcat-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    }

    func write(_ bytes: FileBytes, to name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file.path
    }

    func remove(_ name: String) { unlink(url.appendingPathComponent(name).path) }

    func remove() throws { try FileManager.default.removeItem(at: url) }
  }

  /// The bytes of a catalog with one delivery.
  private static let empty = Result {
    let folder = try Folder()
    defer { try? folder.remove() }
    let file = try folder.write(
      FileBytes("\"trip.title\" = \"delete the trip\";\n\"trip.cancel\" = \"cancel\";\n".utf8),
      to: "en.lproj/A.strings")
    let path = try folder.write([], to: "a.alertcat")
    do {
      let catalog = try CatalogFile(path, creating: true)
      _ = try Import([file], into: catalog)
      try catalog.judge()
    }
    return try FileReading.bytes(of: path)
  }
}

extension FuzzTarget {
  /// Every target that needs a database.
  public static let ofStore = [Decisions.reading, Decisions.taking]
}

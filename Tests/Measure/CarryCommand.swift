import AlertStore
import ArgumentParser
import Foundation

/// Deliveries over weeks: import, decide, a newer delivery of every file, export.
struct CarryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "carry")
  @Argument(help: "Catalogs.") var paths: [String]
  @Option(help: "The manifest, instead of the nearest alerts.yml.") var alerts: String?

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-carry-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = try CatalogFile(folder + "/a.alertcat", creating: true)
    var options = Import.Options()
    options.manifest = alerts
    let first = try Import(paths, into: catalog, options: options)
    try catalog.judge()
    print("\(first.results.count) files imported, \(first.errors.count) refused")
    let untouched = try Export(catalog)
    print(
      "  exported without a decision: \(try different(untouched, paths)) of \(untouched.files.count) files differ"
    )
    let fix = try CatalogFix(
      catalog, catalog.reviewed(), Checker.Options(), includesReview: true)
    let own = try writeOwnTexts(catalog)
    let decisions = try catalog.decisions().count
    let decided = try Export(catalog)
    print("  decisions: \(decisions), of these corrections \(fix.lines.count), own texts \(own)")
    print("  texts changed by an export: \(decided.changes.count)")

    // The newer delivery: one text of every file that nobody decided about ends in another way.
    let newer = folder + "/newer"
    let (changed, wanted) = try write(untouched, decided, to: newer)
    let second = try Import([newer], into: catalog, options: options)
    try catalog.judge()
    let carried = second.results.reduce(0) { $0 + $1.carried }
    let stale = second.results.reduce(0) { $0 + $1.stale }
    print("  newer delivery: \(changed) texts changed, \(second.errors.count) files refused")
    print("  decisions that carry over: \(carried), that need another look: \(stale)")
    let last = try Export(catalog)
    let spoilt = last.files.filter { wanted[$0.outputPath] != $0.bytes }
    print(
      "  exported afterwards: \(spoilt.count) of \(last.files.count) files are not as they should be"
    )
    for file in spoilt.prefix(5) { print("    \(file.outputPath)") }
    if carried != decisions || !spoilt.isEmpty { throw ExitCode(1) }
  }

  /// Somebody writes another text for the first string of every file; how many.
  private func writeOwnTexts(_ catalog: CatalogFile) throws -> Int {
    let desk = ReviewDesk(catalog)
    let known = Set(try catalog.decisions().map(\.decision.entry))
    var count = 0
    for document in try catalog.load().catalog.documents {
      for entry in document.entries where document.lock(of: entry) == nil {
        let identity = EntryIdentity(entry, in: document)
        guard let value = document.value(of: entry), value.last?.isLetter ?? false,
          !known.contains(identity)
        else { continue }
        try desk.decide(
          .init(
            entry: identity, rule: "", start: 0, verdict: .edited, base: value, text: value + " 1",
            reviewer: "Ana"))
        count += 1
        break
      }
    }
    return count
  }

  /// Files that are not the same bytes as those on disk.
  private func different(_ export: Export, _ paths: [String]) throws -> Int {
    let search = InputSearch(paths)
    let origins = Dictionary(
      search.files.map { ($0.outputPath, $0.fileToWrite) }, uniquingKeysWith: { a, _ in a })
    return try export.files.count { file in
      guard let origin = origins[file.outputPath] else { return true }
      return try FileReading.bytes(of: origin) != file.bytes
    }
  }

  /// Writes newer deliveries; gives how many texts are other, and what an export should be then.
  private func write(
    _ delivered: Export, _ decided: Export, to folder: String
  ) throws -> (changed: Int, wanted: [String: FileBytes]) {
    var wanted = Dictionary(
      decided.files.map { ($0.outputPath, $0.bytes) }, uniquingKeysWith: { a, _ in a })
    let output = try OutputFolder(folder, for: [])
    var changed = 0
    for file in delivered.files {
      var bytes = file.bytes
      if let after = wanted[file.outputPath],
        let newer = try? renewed(file.bytes, decided: after, path: file.outputPath)
      {
        bytes = newer.bytes
        wanted[file.outputPath] = newer.decided
        changed += 1
      }
      try output.write(bytes, to: file.outputPath)
    }
    return (changed, wanted)
  }

  /// A file and its decided form with one text changed that nobody decided about, the last that can be.
  private func renewed(
    _ bytes: FileBytes, decided: FileBytes, path: String
  ) throws -> (bytes: FileBytes, decided: FileBytes)? {
    let document = try Document(path: path, bytes: bytes)
    let other = try Document(path: path, bytes: decided)
    for index in document.entries.indices.reversed() {
      guard let value = document.value(of: document.entries[index]), value.last?.isLetter ?? false,
        other.value(of: other.entries[index]) == value,
        document.canApply([Edit(0..<0, "x")], to: index)
      else { continue }
      let end = value.utf8.count
      let change = EntryChange(entry: index, edits: [Edit(end..<end, " 2")])
      return (try document.applying([change]), try other.applying([change]))
    }
    return nil
  }
}

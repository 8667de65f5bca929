import Foundation
import GRDB

/// What the rules say about the files of a catalog, kept beside them.
extension CatalogFile {
  /// Whether what was found still fits the files, and this program found it.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func isJudged() throws(StoreError) -> Bool {
    try read { db in try Self.setting("judged", db) == Self.judgement(db) }
  }

  /// Whether the files were judged since they changed, by this program or another.
  func isFollowed() throws(StoreError) -> Bool {
    try read { db in try Self.judgedGeneration(db) == Self.generation(db) }
  }

  /// What stands in the catalog once this program has judged it: `12 0.1.0 …`.
  private static func judgement(_ db: Database) throws -> String {
    let generation = try setting("generation", db) ?? ""
    return "\(generation) \(Version.program)"
  }

  /// The generation that was judged last, by whatever program.
  static func judgedGeneration(_ db: Database) throws -> Int64? {
    try setting("judged", db).flatMap { Int64($0.prefix { $0 != " " }) }
  }

  /// Finds alerts and checks them again, unless nothing has changed since, and the program is the same.
  ///
  /// - Throws: ``StoreError``, also where other imports never come to an end.
  public func judge() throws(StoreError) {
    for _ in 0..<10 {
      if try isJudged() { return }
      let generation = try setting("generation") ?? ""
      let loader = try load()
      let findings: [Finding]
      var options = Checker.Options()
      options.jobs = ProcessInfo.processInfo.activeProcessorCount
      do {
        findings = try Checker(loader.catalog, alerts: loader.alerts, options: options).findings()
      } catch {
        throw StoreError(path, error)
      }
      if try keep(findings, of: loader, generation) { return }
    }
    throw StoreError(path, "other imports keep changing it", "try again when they are done")
  }

  /// Keeps what was found, unless somebody judged the same meanwhile.
  ///
  /// - Parameter generation: the generation of the files that were judged.
  /// - Returns: whether the catalog is judged now; if not, its files are others by now.
  func keep(
    _ findings: [Finding], of loader: Loader, _ generation: String
  ) throws(StoreError) -> Bool {
    try write { db in
      if try Self.setting("judged", db) == Self.judgement(db) { return true }
      guard try Self.setting("generation", db) == generation else { return false }
      try JudgementWriter(db, loader).write(findings)
      try Choices.follow(db)
      try Choices.settle(db)
      try FindingStates.refresh(db)
      // Who looks at what another program said of the same files is told of the new findings.
      if try Self.judgedGeneration(db) == Self.generation(db) { try Self.beginGeneration(db) }
      try Self.set("judged", Self.judgement(db), db)
      return true
    }
  }
}

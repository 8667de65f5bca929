import Foundation
import GRDB

/// What the rules say about the files of a catalog, kept beside them.
extension CatalogFile {
  /// Whether what was found still fits the files.
  public func isJudged() throws(StoreError) -> Bool {
    try read { db in
      try Self.setting("generation", db) == Self.setting("judged", db)
    }
  }

  /// Finds alerts and checks them again, unless nothing has changed since.
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
      let isCurrent = try write { db in
        guard try Self.setting("generation", db) == generation else { return false }
        try JudgementWriter(db, loader).write(findings)
        try Choices.follow(db)
        try FindingStates.refresh(db)
        try Self.set("judged", generation, db)
        return true
      }
      if isCurrent { return }
    }
    throw StoreError(path, "other imports go on and on", "try again when they are done")
  }
}

import GRDB

/// What an export may replace: files as they were delivered, and what this catalog wrote before. Anything
/// else was changed by somebody, who would lose it.
extension CatalogFile {
  /// Whether a file at an output path may be replaced.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func mayReplace(_ existing: FileBytes, by file: OutgoingFile) throws(StoreError) -> Bool {
    if existing == file.original || file.contents.isEqual(to: existing) { return true }
    return try setting(Self.name(existing, file.outputPath)) != nil
  }

  /// Remembers what was written. A catalog that cannot be written to is exported as well, but then does
  /// not know its own files again.
  public func remember(_ files: [OutgoingFile]) {
    try? write { db in
      for file in files { try Self.remember(file.bytes, file.outputPath, db) }
    }
  }

  /// Remembers what stands at a path where it was delivered or written.
  static func remember(_ bytes: FileBytes, _ path: String, _ db: Database) throws {
    try set(name(bytes, path), Clock.now(), db)
  }

  /// Of what was there once: `exported de.lproj/A.strings 1f2e…`.
  private static func name(_ bytes: FileBytes, _ path: String) -> String {
    var hash = SipHash(key: SipHash.Digest(low: 0, high: 0))
    bytes.withUnsafeBytes { hash.add($0) }
    let digest = hash.digest()
    let hex = [digest.high, digest.low].map { String($0, radix: 16) }.joined(separator: "-")
    return "exported \(path) \(hex)"
  }
}

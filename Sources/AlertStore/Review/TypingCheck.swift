import Synchronization

/// Says what the rules would say of a text while somebody types it.
public final class TypingCheck: Sendable {
  /// What would be said.
  public struct Remark: Codable, Sendable {
    /// The rule’s id.
    public var rule: String
    /// `error`, `warning` or `info`.
    public var severity: String
    /// One sentence.
    public var message: String
    /// Where it begins, in UTF-16 units of the typed text.
    public var start: Int
    /// And ends.
    public var end: Int
  }

  private struct Loaded {
    var generation: String
    var catalog: Catalog
    var checker: Checker
    var numbers: EntryNumbers
  }

  private let catalog: CatalogFile
  private let loaded = Mutex<Loaded?>(nil)

  /// Checks for one catalog; the first one loads it.
  public init(_ catalog: CatalogFile) { self.catalog = catalog }

  /// What would be said of an entry with this text; a lost placeholder first.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func remarks(_ text: String, entry: Int64) throws(StoreError) -> [Remark] {
    let known = try current()
    guard let reference = known.numbers.reference(of: entry) else { return [] }
    let (checker, base) = (known.checker, known.checker.catalog.value(of: reference) ?? "")
    var remarks: [Remark] = []
    let source = known.catalog.source(of: reference)
    if let lost = OwnPlaceholders.problem(in: text, delivered: base, source: source) {
      remarks.append(
        Remark(
          rule: "placeholder-mismatch", severity: "error", message: lost, start: 0,
          end: text.utf16.count))
    }
    for finding in checker.findings(trying: text, at: reference)
    where finding.rule != "placeholder-mismatch" || remarks.isEmpty {
      remarks.append(
        Remark(
          rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
          start: text.utf16Offset(finding.range.lowerBound),
          end: text.utf16Offset(finding.range.upperBound)))
    }
    return remarks
  }

  private func current() throws(StoreError) -> Loaded {
    let generation = try catalog.setting("generation") ?? ""
    if let known = loaded.withLock({ $0 }), known.generation == generation { return known }
    let loader = try catalog.load()
    let checker: Checker
    do { checker = try Checker(loader.catalog, alerts: loader.alerts) } catch {
      throw StoreError(catalog.path, error)
    }
    let numbers = try catalog.read { db in try EntryNumbers(db, loader) }
    let new = Loaded(
      generation: generation, catalog: loader.catalog, checker: checker, numbers: numbers)
    loaded.withLock { $0 = new }
    return new
  }
}

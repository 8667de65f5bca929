/// The result of a run, ready to be printed in one of the formats.
public struct Report: Sendable {
  /// What was read.
  public let catalog: Catalog
  /// What was found.
  public let findings: [Finding]
  /// What could not be used.
  public let errors: [FormatError]
  /// Number of alerts.
  public let alertCount: Int
  /// Whether a report for people ends in figures.
  public var hasSummary = true
  /// The folder that servers know files from; the working folder, if none is given.
  public var root: String?
  /// Whether the files are on disk, and not handed over.
  public var isOnDisk = true
  /// Whether the program that reports can find alerts in code, too.
  public var hasScanner = true
  /// Whether what was read was checked: in none of the locales asked for there is nothing to find.
  public var isChecked = true
  private let lines: [Int: LineTable]

  /// Gathers a report; what is true of several forms of a key with one text is said once.
  ///
  /// - Parameter jobs: parts of large files whose lines are counted at a time.
  public init(
    catalog: Catalog, findings: [Finding], errors: [FormatError], alertCount: Int, jobs: Int = 1
  ) {
    self.catalog = catalog
    self.findings = DistinctForms.of(findings, in: catalog)
    self.errors = errors
    self.alertCount = alertCount
    var lines: [Int: LineTable] = [:]
    for number in Set(findings.map(\.reference.document)) {
      lines[number] = LineTable(catalog.documents[number].file, jobs: jobs)
    }
    self.lines = lines
  }

  /// Where a finding stands.
  public struct Place: Sendable {
    /// The path as given.
    public var file: String
    /// Line and column.
    public var position: Position
    /// The first place behind it.
    var end: Position
    /// Bytes of the file as it is on disk.
    public var bytes: Range<Int>
    /// The key.
    public var key: String
    /// `plural.one`, or empty.
    public var variation: String

    /// `trips.deleted (plural.one)`
    var fullKey: String { variation.isEmpty ? key : "\(key) (\(variation))" }
  }

  /// The place of a finding.
  public func place(_ finding: Finding) -> Place {
    let document = catalog.documents[finding.reference.document]
    let entry = document.entries[finding.reference.entry]
    let range = document.fileRange(of: entry, finding.range)
    let lines = lines[finding.reference.document]
    let start = lines?.originalOffset(range.lowerBound) ?? 0
    let end = lines?.originalOffset(range.upperBound) ?? start
    return Place(
      file: document.file.path,
      position: lines?.position(at: range.lowerBound) ?? .start,
      end: lines?.position(at: range.upperBound) ?? .start,
      bytes: start..<end,
      key: document.key(of: entry), variation: document.variation(of: entry))
  }

  /// A path from the root on, without dots; as it is where it does not lie below.
  func path(_ file: String) -> String {
    let root = root.flatMap(Paths.real) ?? "."
    return Paths.path(file, below: root) ?? file
  }

  /// What is asked of each file that something is said of, by document: once, however much that is.
  func files<Fact>(_ fact: (String) -> Fact) -> [Int: Fact] {
    Dictionary(
      uniqueKeysWithValues: Set(shown.map(\.reference.document)).map {
        ($0, fact(catalog.documents[$0].file.path))
      })
  }

  /// What a fix changes in the file as it is on disk, bytes; `nil` where there is none.
  func fileEdits(of finding: Finding) -> [Edit]? {
    let number = finding.reference.document
    guard let fix = finding.fix, let lines = lines[number] else { return nil }
    return catalog.documents[number].fileEdits(fix.edits, to: finding.reference.entry)?.map {
      let start = lines.originalOffset($0.range.lowerBound)
      return Edit(start..<lines.originalOffset($0.range.upperBound), $0.replacement)
    }
  }

  /// The findings for people: guesses about strings that nobody confirmed to be an alert would drown the
  /// rest.
  var shown: [Finding] { findings.filter { !$0.isGuess } }

  /// What is said of the guesses.
  var hidden: String? {
    let guesses = findings.count(where: \.isGuess)
    return guesses == 0
      ? nil
      : (guesses == 1
        ? "1 more finding is hidden because its string may not be part of an alert (list it in alerts.yml to check it; "
        : "\(guesses) more findings are hidden because their strings may not be part of alerts (list them in alerts.yml to check them; ")
        + "--format json shows all)."
  }

  /// Those for people by file, in their order.
  var byFile: [(file: String, findings: [Finding])] {
    Dictionary(grouping: shown, by: \.reference.document).sorted { $0.key < $1.key }
      .map { (catalog.documents[$0.key].file.path, $0.value) }
  }

  /// `12 files, 340 entries, 7 alerts: 1 error, 2 warnings, 3 info`, of what is shown
  var figures: String {
    let counts = findings.counts
    let found = [
      (counts[.error] ?? 0).counted("error", "errors"),
      (counts[.warning] ?? 0).counted("warning", "warnings"), "\(counts[.info] ?? 0) info",
    ]
    return "\(amount): \(found.joined(separator: ", "))"
  }

  /// `12 files, 340 entries, 7 alerts`
  var amount: String {
    [
      catalog.documents.count.counted("file", "files"),
      entryCount.counted("entry", "entries"), alertCount.counted("alert", "alerts"),
    ].joined(separator: ", ")
  }

  /// Number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    findings.indices.count { findings[$0].severity == severity }
  }

  /// Number of findings with a fix that may be trusted so far; guesses are never corrected.
  public func fixable(_ applicability: Applicability) -> Int {
    findings.indices.count {
      findings[$0].fix?.applicability == applicability && !findings[$0].isGuess
    }
  }

  /// Number of entries read.
  public var entryCount: Int { catalog.documents.reduce(0) { $0 + $1.entries.count } }
}

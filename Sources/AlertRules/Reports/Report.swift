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
  private let lines: [Int: LineTable]

  /// Gathers a report; what is true of several forms of a key with one text is said once.
  public init(catalog: Catalog, findings: [Finding], errors: [FormatError], alertCount: Int) {
    self.catalog = catalog
    self.findings = DistinctForms.of(findings, in: catalog)
    self.errors = errors
    self.alertCount = alertCount
    var lines: [Int: LineTable] = [:]
    for number in Set(findings.map(\.reference.document)) {
      lines[number] = LineTable(catalog.documents[number].file)
    }
    self.lines = lines
  }

  /// Where a finding stands.
  public struct Place: Sendable {
    /// The path as given.
    public var file: String
    /// Line and column.
    public var position: Position
    /// Bytes of the file as it is on disk.
    public var bytes: Range<Int>
    /// The key.
    public var key: String
    /// `plural.one`, or empty.
    public var variation: String
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
      bytes: start..<end,
      key: document.key(of: entry), variation: document.variation(of: entry))
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

/// The formats of `--format`.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json

  /// The report in this format; ends in a line feed unless it is empty.
  public func render(_ report: Report, color: Bool = false) -> String {
    switch self {
    case .text: TextReport.render(report, color: color)
    case .xcode: XcodeReport.render(report)
    case .json: JSONReport.render(report)
    }
  }
}

/// The stable machine format, version 1. Fields are only ever added.
enum JSONReport {
  static func render(_ report: Report) -> String { ReportJSON.of(Root(report)) }

  private struct Root: Encodable {
    var version = 1
    var summary: Summary
    var findings: [Item]
    var errors: [Problem]

    init(_ report: Report) {
      summary = Summary(
        files: report.catalog.documents.count, entries: report.entryCount,
        alerts: report.alertCount,
        findings: [
          "error": report.count(.error), "warning": report.count(.warning),
          "info": report.count(.info),
        ],
        guesses: report.findings.count(where: \.isGuess),
        fixable: ["safe": report.fixable(.safe), "review": report.fixable(.review)])
      findings = report.findings.map {
        Item(
          finding: $0, place: report.place($0),
          table: report.catalog.table(of: $0.reference).qualifiedName)
      }
      errors = report.errors.map {
        Problem(
          file: $0.file, line: $0.position.line, column: $0.position.column, message: $0.message)
      }
    }
  }

  private struct Summary: Encodable {
    var files: Int
    var entries: Int
    var alerts: Int
    var findings: [String: Int]
    /// Infos about strings that may be no alerts: they are in `findings`, and never reach a limit for the exit code.
    var guesses: Int
    var fixable: [String: Int]
  }

  private struct Problem: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  private struct Cure: Encodable {
    var applicability: Applicability
    var replacement: String
  }

  private struct Item: Encodable {
    let finding: Finding
    let place: Report.Place
    /// With the folders of its original, where an XLIFF has several tables.
    let table: String

    private enum CodingKeys: String, CodingKey {
      case rule, severity, file, line, column, byteOffset, byteLength, key, variation, locale, role
      case alert, edition, text, message, evidence, fix, otherVariations
      case guess, table
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(finding.rule, forKey: .rule)
      try container.encode(finding.severity, forKey: .severity)
      try container.encode(place.file, forKey: .file)
      try container.encode(place.position.line, forKey: .line)
      try container.encode(place.position.column, forKey: .column)
      try container.encode(place.bytes.lowerBound, forKey: .byteOffset)
      try container.encode(place.bytes.count, forKey: .byteLength)
      try container.encode(table, forKey: .table)
      try container.encode(place.key, forKey: .key)
      try container.encode(place.variation, forKey: .variation)
      if !finding.otherForms.isEmpty {
        try container.encode(finding.otherForms, forKey: .otherVariations)
      }
      // What may be in no alert, and other reports do not show.
      if finding.isGuess { try container.encode(true, forKey: .guess) }
      try container.encode(finding.locale, forKey: .locale)
      try container.encode(finding.role, forKey: .role)
      try container.encode(finding.alert, forKey: .alert)
      try container.encode(finding.edition, forKey: .edition)
      try container.encode(finding.text, forKey: .text)
      try container.encode(finding.message, forKey: .message)
      try container.encode(finding.evidence, forKey: .evidence)
      // `fix` is always there: null when there is none.
      if let fix = finding.fix, let replacement = finding.replacement {
        try container.encode(
          Cure(applicability: fix.applicability, replacement: replacement), forKey: .fix)
      } else {
        try container.encodeNil(forKey: .fix)
      }
    }
  }
}

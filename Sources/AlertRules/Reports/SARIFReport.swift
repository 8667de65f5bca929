import Foundation

/// SARIF 2.1.0 (OASIS), for code scanning and editors: rules with their reasons, findings with places and
/// fixes, files that could not be used as notifications (spec FORMATS §8).
enum SARIFReport {
  /// What is known of a file.
  private struct File {
    var path: String
    /// Whether it may be edited: in an archive, or on standard input, there is nothing.
    var isFile: Bool
  }

  static func render(_ report: Report) -> String { ReportJSON.of(SARIF(runs: [run(report)])) }

  private static func run(_ report: Report) -> SARIF.Run {
    let findings = report.shown
    let ids = Set(findings.map(\.rule)).sorted()
    let rules = ids.compactMap { id in Rules.all.first { $0.info.id == id }.map { rule($0.info) } }
    let numbers = Dictionary(zip(rules.map(\.id), rules.indices), uniquingKeysWith: { a, _ in a })
    let invocation = SARIF.Invocation(
      executionSuccessful: report.errors.isEmpty,
      toolExecutionNotifications: report.errors.map { error in
        SARIF.Notification(
          level: "error", message: message(error.message),
          locations: [
            location(report.path(error.file), SARIF.Region(error.position, error.position))
          ])
      })
    let files = report.files {
      File(path: report.path($0), isFile: report.isOnDisk && Paths.kind(of: $0) == .file)
    }
    var seen: [String: Int] = [:]
    return SARIF.Run(
      tool: SARIF.Tool(driver: SARIF.Driver(version: Version.current, rules: rules)),
      invocations: [invocation],
      results: findings.compactMap { finding in
        files[finding.reference.document].map { file in
          // Tables of one name in several folders are told apart by their order.
          let fingerprint = FindingIdentity(finding, report.catalog).fingerprint
          let number = seen[fingerprint, default: 0] + 1
          seen[fingerprint] = number
          return result(
            finding, report, numbers[finding.rule], file,
            number == 1 ? fingerprint : "\(fingerprint):\(number)")
        }
      })
  }

  private static func rule(_ info: RuleInfo) -> SARIF.Rule {
    let help =
      info.rationale + (info.sources.isEmpty ? "" : " (\(info.sources.joined(separator: "; ")))")
    return SARIF.Rule(
      id: info.id, shortDescription: SARIF.Text(text: info.summary), help: SARIF.Text(text: help))
  }

  private static func result(
    _ finding: Finding, _ report: Report, _ rule: Int?, _ file: File, _ fingerprint: String
  ) -> SARIF.Result {
    let place = report.place(finding)
    var region = SARIF.Region(place.position, place.end)
    region.byteOffset = place.bytes.lowerBound
    region.byteLength = place.bytes.count
    let name = [place.key, place.variation].filter { !$0.isEmpty }.joined(separator: "|==|")
    var location = location(file.path, region)
    location.logicalLocations = [SARIF.LogicalLocation(fullyQualifiedName: name)]
    let edits = file.isFile ? report.fileEdits(of: finding) ?? [] : []
    let change = SARIF.ArtifactChange(
      artifactLocation: artifact(file.path),
      replacements: edits.map { edit in
        SARIF.Replacement(
          deletedRegion: SARIF.Bytes(
            byteOffset: edit.range.lowerBound, byteLength: edit.range.count),
          insertedContent: SARIF.Text(text: edit.replacement))
      })
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: rule, level: level(finding.severity),
      message: message(finding.sentence), locations: [location],
      partialFingerprints: ["alertcat/v1": fingerprint],
      fixes: edits.isEmpty
        ? nil
        : [SARIF.Fix(description: message(finding.message), artifactChanges: [change])],
      properties: SARIF.Properties(
        locale: finding.locale, alert: finding.alert, role: finding.role,
        edition: finding.edition, text: finding.text, replacement: finding.replacement,
        applicability: finding.fix?.applicability))
  }

  /// Text of a catalog in a message: `{0}` would be an argument, and `[text](1)` a link (§3.11.5, §3.11.6).
  private static func message(_ text: String) -> SARIF.Text {
    var text = text.replacing("{", with: "{{").replacing("}", with: "}}")
    if text.contains("](") { text = text.replacing("[", with: "\\[").replacing("]", with: "\\]") }
    return SARIF.Text(text: text)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func location(_ file: String, _ region: SARIF.Region) -> SARIF.Location {
    SARIF.Location(
      physicalLocation: SARIF.PhysicalLocation(artifactLocation: artifact(file), region: region))
  }

  /// A relative path stays one: code scanning needs it so.
  private static func artifact(_ path: String) -> SARIF.ArtifactLocation {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return SARIF.ArtifactLocation(uri: path.hasPrefix("/") ? "file://" + encoded : encoded)
  }
}

import Foundation

/// Diagnostics as Xcode reads them from a build phase: absolute path, line, column, severity.
enum XcodeReport {
  static func render(_ report: Report) -> String {
    let errors = report.errors.map { error in
      let place =
        "\(Terminal.line(Paths.absolute(error.file))):\(error.position.line):\(error.position.column)"
      return "\(place): error: \(Terminal.oneLine(error.message))\n"
    }
    return errors.joined() + findings(report)
  }

  private static func findings(_ report: Report) -> String {
    let files = report.files(Paths.absolute)
    return report.shown.map { finding in
      let place = report.place(finding)
      let path = files[finding.reference.document] ?? place.file
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let message = Terminal.oneLine(finding.sentence)
      return
        "\(Terminal.line(path)):\(place.position.line):\(place.position.column): \(severity): \(message) "
        + "[\(finding.rule)]\n"
    }.joined()
  }
}

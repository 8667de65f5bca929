/// Annotations as GitHub reads them from the log of a workflow: they stand beside the lines of a pull request
/// (spec FORMATS §8). GitHub shows ten of each severity in a step; ``MarkdownReport`` has room for more.
enum GitHubReport {
  static func render(_ report: Report) -> String {
    let errors = report.errors.map { error in
      let file = property(Terminal.line(report.path(error.file)))
      let place = "line=\(error.position.line),col=\(error.position.column)"
      return "::error file=\(file),\(place),title=file::\(data(Terminal.oneLine(error.message)))\n"
    }
    return errors.joined() + findings(report)
  }

  private static func findings(_ report: Report) -> String {
    // Of what GitHub leaves out the source is the last.
    let source = report.catalog.sourceLocale
    let shown = report.shown
    let ordered = shown.filter { $0.locale == source } + shown.filter { $0.locale != source }
    let files = report.files(report.path)
    return ordered.map { finding in
      let place = report.place(finding)
      let end = place.end
      let file = files[finding.reference.document] ?? place.file
      var properties = [
        ("file", Terminal.line(file)), ("line", "\(place.position.line)"),
        ("endLine", "\(end.line)"),
      ]
      // Columns count in one line only.
      if end.line == place.position.line, end.column > place.position.column {
        properties += [("col", "\(place.position.column)"), ("endColumn", "\(end.column)")]
      }
      properties.append(("title", finding.rule))
      let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
      return "::\(command(finding.severity)) \(list)::\(data(Terminal.oneLine(finding.sentence)))\n"
    }.joined()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// `%@` would be read as an escape.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

/// The formats of `--format`.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, github, json, sarif, junit, html, markdown

  /// The report in this format; ends in a line feed unless it is empty.
  public func render(_ report: Report, color: Bool = false) -> String {
    switch self {
    case .text: TextReport.render(report, color: color)
    case .xcode: XcodeReport.render(report)
    case .github: GitHubReport.render(report)
    case .json: JSONReport.render(report)
    case .sarif: SARIFReport.render(report)
    case .junit: JUnitReport.render(report)
    case .html: HTMLReport.render(report)
    case .markdown: MarkdownReport.render(report)
    }
  }
}

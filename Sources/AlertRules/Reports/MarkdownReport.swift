/// A page of tables, for the summary of a workflow, a pull request or a wiki.
enum MarkdownReport {
  static func render(_ report: Report) -> String {
    let figures = [report.figures + "."] + (report.hidden.map { [$0] } ?? [])
    var page = "# alertcat\n\n\(figures.joined(separator: "\n"))\n"
    for error in report.errors { page += "\n- \(Markup.cell("\(error)"))\n" }
    for (file, findings) in report.byFile {
      page +=
        "\n## \(Markup.cell(file))\n\n| line | | text | proposal | why | rule |\n|---|---|---|---|---|---|\n"
      for finding in findings {
        let cells = [
          "\(report.place(finding).position.line)", finding.severity.rawValue, finding.text,
          finding.replacement ?? "", finding.message, finding.rule,
        ]
        page += "| \(cells.map(Markup.cell).joined(separator: " | ")) |\n"
      }
    }
    return page
  }
}

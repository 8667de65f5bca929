/// A page of tables, for the summary of a workflow, a pull request or a wiki.
enum MarkdownReport {
  static func render(_ report: Report) -> String {
    let figures = [report.figures + "."] + (report.hidden.map { [$0] } ?? [])
    var page = "# alertcat\n\n\(figures.joined(separator: "\n"))\n"
    for error in report.errors { page += "\n- \(Markup.cell("\(error)"))\n" }
    for (file, findings) in report.byFile {
      page +=
        "\n## \(Markup.cell(file))\n\n| line | key | locale | severity | text | proposal | why | rule |\n|---|---|---|---|---|---|---|---|\n"
      for finding in findings {
        let place = report.place(finding)
        let cells = [
          "\(place.position.line)", place.fullKey, finding.locale, finding.severity.rawValue,
          finding.text, finding.replacement ?? "", finding.message, finding.rule,
        ]
        page += "| \(cells.map(Markup.cell).joined(separator: " | ")) |\n"
      }
    }
    return page
  }
}

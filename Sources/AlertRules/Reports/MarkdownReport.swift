/// A page of tables, for the summary of a workflow, a pull request or a wiki.
enum MarkdownReport {
  /// Bytes of the tables, at most: GitHub refuses a summary of more than 1 MiB as a whole.
  private static let longest = 1_000_000

  static func render(_ report: Report) -> String {
    let figures = [report.figures + "."] + (report.hidden.map { [$0] } ?? [])
    var page = "# alertcat\n\n\(figures.joined(separator: "\n"))\n"
    for error in report.errors { page += "\n- \(Markup.cell("\(error)"))\n" }
    var left = 0
    for (file, findings) in report.byFile {
      if page.utf8.count > longest {
        left += findings.count
        continue
      }
      page +=
        "\n## \(Markup.cell(file))\n\n| line | key | locale | severity | text | proposal | why | rule |\n|---|---|---|---|---|---|---|---|\n"
      for finding in findings {
        if page.utf8.count > longest {
          left += 1
          continue
        }
        let place = report.place(finding)
        let cells = [
          "\(place.position.line)", place.fullKey, finding.locale, finding.severity.rawValue,
          finding.text, finding.replacement ?? "", finding.message, finding.rule,
        ]
        page += "| \(cells.map(Markup.cell).joined(separator: " | ")) |\n"
      }
    }
    if left > 0 { page += "\n\(left.counted("more finding", "more findings")) left out here.\n" }
    return page
  }
}

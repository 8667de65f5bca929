/// One self-contained page, for people without the tool: each text in its own direction, beside what it
/// should become and why.
enum HTMLReport {
  static func render(_ report: Report) -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="color-scheme" content="light dark">
      <title>alertcat</title>
      <style>
      body { font: 15px system-ui; margin: 2em }
      table { border-collapse: collapse }
      td, th { text-align: start; padding: 4px 10px; vertical-align: top; border-top: 1px solid #8884 }
      .error { color: #d33 } .warning { color: #b70 }
      </style>
      <h1>alertcat</h1>
      <p>\(report.figures). \(report.hidden ?? "")</p>

      """
    for error in report.errors { page += "<p class=\"error\">\(cell("\(error)"))</p>\n" }
    for (file, findings) in report.byFile {
      page += "<h2>\(cell(file))</h2>\n<table>\n"
      page += "<tr><th>line<th>key<th><th><th>text<th>proposal<th>why<th>rule\n"
      for finding in findings { page += row(finding, report) }
      page += "</table>\n"
    }
    return page
  }

  private static func row(_ finding: Finding, _ report: Report) -> String {
    let place = report.place(finding)
    let language = "lang=\"\(cell(finding.locale))\" dir=\"auto\""
    let severity = finding.severity.rawValue
    return "<tr><td>\(place.position.line)<td>\(cell(place.fullKey))<td>\(cell(finding.locale))"
      + "<td class=\"\(severity)\">\(severity)<td \(language)>\(cell(finding.text))"
      + "<td \(language)>\(cell(finding.replacement ?? ""))"
      + "<td>\(cell(finding.message))<td>\(finding.rule)\n"
  }

  private static func cell(_ text: String) -> String { Markup.xml(Terminal.oneLine(text)) }
}

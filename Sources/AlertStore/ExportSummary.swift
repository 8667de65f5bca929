/// What was done, for the mail that goes with the files.
public enum ExportSummary {
  /// How it is written.
  public enum Format: String, Sendable, CaseIterable { case text, markdown, html }

  /// The summary of an export.
  public static func text(_ export: Export, _ format: Format) -> String {
    switch format {
    case .text: plain(export)
    case .markdown: markdown(export)
    case .html: html(export)
    }
  }

  /// `12 files, 5 texts changed, 2 notes; 3 errors and warnings are not decided`
  static func headline(_ export: Export) -> String {
    "\(export.judgedCount.counted("file", "files")), "
      + "\(export.changes.count.counted("text", "texts")) changed, "
      + "\(export.noteCount.counted("note", "notes")); "
      + "\(export.openCount.counted("error or warning is", "errors and warnings are")) undecided"
  }

  private static func plain(_ export: Export) -> String {
    let lines = export.changes.map { change in
      Terminal.oneLine(
        "\(change.file): \(change.name): “\(change.before)” → “\(change.after)” (\(who(change)))")
    }
    return (lines + stale(export).map(Terminal.oneLine) + [headline(export)])
      .map { $0 + "\n" }.joined()
  }

  /// What somebody has to look at again.
  private static func stale(_ export: Export) -> [String] {
    export.staleNames.map { "needs another look: \($0)" }
  }

  private static func markdown(_ export: Export) -> String {
    var text = "# Review\n\n\(headline(export)).\n"
    for (file, changes) in byFile(export) {
      text += "\n## \(Markup.cell(file))\n\n| key | delivered | now | by |\n|---|---|---|---|\n"
      for change in changes {
        let cells = [change.name, change.before, change.after, who(change)].map(Markup.cell)
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    if !export.staleNames.isEmpty { text += "\n" }
    for line in stale(export) { text += "- \(Markup.cell(line))\n" }
    return text
  }

  private static func html(_ export: Export) -> String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Review</title>
      <style>body { font: 15px system-ui } td, th { text-align: start; padding: 2px 8px; vertical-align: top }</style>
      <h1>Review</h1>
      <p>\(Markup.xml(headline(export))).</p>

      """
    for (file, changes) in byFile(export) {
      text += "<h2>\(Markup.xml(file))</h2>\n<table>\n"
      text += "<tr><th>key<th>delivered<th>now<th>by\n"
      for change in changes {
        let mark = "lang=\"\(Markup.xml(change.locale))\" dir=\"auto\""
        text +=
          "<tr><td>\(cell(change.name))<td \(mark)>\(cell(change.before))"
          + "<td \(mark)>\(cell(change.after))<td>\(cell(who(change)))\n"
      }
      text += "</table>\n"
    }
    for line in stale(export) { text += "<p>\(cell(line))</p>\n" }
    return text
  }

  /// With everything visible that would be no difference for the eye.
  private static func cell(_ text: String) -> String { Markup.xml(Terminal.oneLine(text)) }

  private static func byFile(_ export: Export) -> [(file: String, changes: [Export.Change])] {
    Dictionary(grouping: export.changes, by: \.file).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private static func who(_ change: Export.Change) -> String {
    change.reviewers.joined(separator: ", ") + (change.reason.isEmpty ? "" : ": \(change.reason)")
  }
}

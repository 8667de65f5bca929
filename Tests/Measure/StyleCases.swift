import AlertRules

/// Columns input, expected; and if wanted style (title, sentence), locale, source.
struct StyleCases {
  let table: CaseTable
  let without: String?
  let misses: Int

  func run() throws {
    var score = Score()
    var shown = 0
    var casings: [String: Casing] = [:]
    for row in table.rows {
      guard let input = row["input"], let expected = row["expected"] else { continue }
      let locale = row["locale"] ?? "en"
      let style = row["style"] ?? "title"
      let name = "\(locale), \(style) style"
      let casing =
        try casings[name] ?? Casing(locale: locale, style: style == "title" ? .title : .sentence)
      casings[name] = casing
      let result = casing.styled(input)
      let isRight = result == expected
      var group = name
      if let without, row["source"]?.contains(without) ?? false {
        group += ", from \(without)"
      } else if without != nil, Self.hasQuotationMarks(input) {
        group += ", with quotation marks"
      } else if !isRight, shown < misses {
        shown += 1
        print("  miss  \(input)\n        wanted \(expected)\n        gave   \(result)")
      }
      score.add(group, isRight)
    }
    score.print()
  }

  /// Double marks anywhere, single ones where they open.
  private static func hasQuotationMarks(_ text: String) -> Bool {
    text.contains { "\"“”‘«»「」".contains($0) } || text.contains(/(^|[\s(—\-])'/)
  }
}

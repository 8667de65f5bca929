/// A glossary as a table (spec FORMATS §9): values with commas, semicolons or tabs between them, quoted as in RFC 4180.
/// The first line names the columns, of which only `term` has to be there. A term with a casing of its own is written so
/// everywhere; one without, where it is a name or has capitals inside.
///
///     locale,term,casing,status
///     ,Acme Cloud,,
///     de,Mitteilungszentrale,Mitteilungszentrale,preferred
package struct GlossaryTable {
  /// The terms in use, as they are written.
  package let terms: [GlossaryTerm]

  /// The columns that are read; any other is left alone.
  private enum Column: String { case locale, term, casing, status }

  /// Reads a table; `nil` for another file: its first line, but for empty ones, names no column `term`.
  ///
  /// - Throws: ``FormatError`` for a quotation mark that nothing closes, a locale that is none, or a casing with other
  ///   letters than its term.
  package init?(_ file: SourceFile) throws(FormatError) {
    let all = String(decoding: file.bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    let text = all.drop(while: \.isNewline)
    let linesBefore = all.count - text.count
    let head = text.prefix { !$0.isNewline }
    guard let separator = Self.separator(of: head) else { return nil }
    let (rows, openLine) = Self.rows(text, separator)
    if let openLine {
      throw FormatError(
        file.path, Position(line: linesBefore + openLine, column: 1),
        "a quotation mark here is never closed",
        "close it, or write two of them for one in a value")
    }
    let columns = Self.columns(rows[0].values)
    var terms: [GlossaryTerm] = []
    for row in rows.dropFirst() {
      func value(_ column: Column) -> String {
        columns[column].flatMap { $0 < row.values.count ? row.values[$0] : nil } ?? ""
      }
      func error(_ problem: String, _ advice: String) -> FormatError {
        FormatError(
          file.path, Position(line: linesBefore + row.line, column: 1), problem, advice)
      }
      let (term, casing, locale) = (value(.term), value(.casing), value(.locale))
      if term.isEmpty || GlossaryTerm.isRetired(value(.status)) { continue }
      guard casing.isEmpty || casing.lowercased() == term.lowercased() else {
        throw error(
          "“\(casing)” has other letters than “\(term)”",
          "write the term as it is to be written, or leave the casing out")
      }
      let tag = FileNames.tag(locale)
      guard tag != nil || locale.isEmpty else {
        throw error("“\(locale)” is not a locale", "write one such as de, or none for all")
      }
      // Whoever tells the casing of a word wants it so.
      terms.append(
        GlossaryTerm(casing.isEmpty ? term : casing, locale: tag, isName: !casing.isEmpty))
    }
    self.terms = terms
  }

  /// What stands between the values of a first line; `nil` where that is no head of a table: it has a column `term`, and
  /// another one that is read, or `term` comes first.
  private static func separator(of head: Substring) -> Character? {
    [",", ";", "\t"].first { (sign: Character) in
      guard head.contains(sign) else { return false }
      let columns = columns(rows(head, sign).rows[0].values)
      return columns[.term].map { columns.count > 1 || $0 == 0 } ?? false
    }
  }

  /// The places of the columns that are read.
  private static func columns(_ names: [String]) -> [Column: Int] {
    let known = names.enumerated().compactMap { place, name in
      Column(rawValue: name.lowercased()).map { ($0, place) }
    }
    return Dictionary(known) { first, _ in first }
  }

  /// The rows of a table, each with the line it begins in, from 1, and the line of a value whose quotation mark nothing
  /// closes.
  private static func rows(
    _ text: Substring, _ separator: Character
  ) -> (rows: [(line: Int, values: [String])], openLine: Int?) {
    var rows: [(line: Int, values: [String])] = [(1, [])]
    var (value, line, quoteLine) = ("", 1, 1)
    var (isQuoted, hasClosed) = (false, false)
    func end() {
      rows[rows.count - 1].values.append(value.trimmed)
      value = ""
    }
    for character in text {
      if character.isNewline { line += 1 }
      let closes = isQuoted && character == "\""
      switch character {
      case _ where closes: isQuoted = false
      // Two within quotation marks are one.
      case "\"" where hasClosed || value.allSatisfy(\.isWhitespace):
        isQuoted = true
        quoteLine = line
        if hasClosed { value.append(character) } else { value = "" }
      case separator where !isQuoted: end()
      case _ where character.isNewline && !isQuoted:
        end()
        rows.append((line, []))
      default: value.append(character)
      }
      hasClosed = closes
    }
    end()
    return (rows, isQuoted ? quoteLine : nil)
  }
}

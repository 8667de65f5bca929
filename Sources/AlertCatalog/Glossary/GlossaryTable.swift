/// A glossary as a table (spec FORMATS §9): values with commas, semicolons or tabs between them, quoted as in RFC 4180.
/// The first line names the columns, of which only `term` has to be there.
///
///     locale,term,casing,status
///     ,Acme Cloud,,
///     de,Mitteilungszentrale,,preferred
package struct GlossaryTable {
  /// The terms in use, as they are written.
  package let terms: [GlossaryTerm]

  /// The columns that are read; any other is left alone.
  private enum Column: String, CaseIterable { case locale, term, casing, status }

  /// Reads a table; `nil` if the first line names no column `term`.
  ///
  /// - Throws: ``FormatError`` for a locale that is none, or a casing with other letters than its term.
  package init?(_ file: SourceFile) throws(FormatError) {
    let text = String(decoding: file.bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    let head = text.prefix { !$0.isNewline }
    guard
      let separator = [",", ";", "\t"].first(where: { (sign: Character) in head.contains(sign) }),
      let names = Self.rows(head, separator).first?.values.map({ $0.lowercased() }),
      names.contains(Column.term.rawValue)
    else { return nil }
    var terms: [GlossaryTerm] = []
    for row in Self.rows(text, separator).dropFirst() {
      func value(_ column: Column) -> String {
        let index = names.firstIndex(of: column.rawValue)
        return index.flatMap { $0 < row.values.count ? row.values[$0] : nil } ?? ""
      }
      func error(_ problem: String, _ advice: String) -> FormatError {
        FormatError(file.path, Position(line: row.line, column: 1), problem, advice)
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
      terms.append(GlossaryTerm(casing.isEmpty ? term : casing, locale: tag, isName: true))
    }
    self.terms = terms
  }

  /// The rows of a table, each with the line it begins in, from 1.
  private static func rows(
    _ text: Substring, _ separator: Character
  ) -> [(line: Int, values: [String])] {
    var rows: [(line: Int, values: [String])] = [(1, [])]
    var (value, line) = ("", 1)
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
      case "\"" where hasClosed || value.isEmpty:
        isQuoted = true
        if hasClosed { value.append(character) }
      case separator where !isQuoted: end()
      case _ where character.isNewline && !isQuoted:
        end()
        rows.append((line, []))
      default: value.append(character)
      }
      hasClosed = closes
    }
    end()
    return rows
  }
}

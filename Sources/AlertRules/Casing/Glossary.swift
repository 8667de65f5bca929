import AlertCatalog

/// The words with a fixed case that a team hands over with `--terms`, and the built-in ones.
///
/// A plain list has one term a line in its exact case, for every language, or behind a locale and a
/// tab for one. A comment begins with `#`, alone in its line or behind a space. A table (CSV, TSV) whose first line
/// names a column `term` may have columns `locale`, `casing` and `status` as well. A TBX file says the language of each
/// term itself.
public struct Glossary: Sendable {
  private let terms: [GlossaryTerm]

  /// The built-in terms only.
  public init() { terms = [] }

  /// Reads a list, a table or a TBX file.
  ///
  ///     Acme Cloud
  ///     de	Mitteilungszentrale
  ///
  /// - Throws: ``FormatError`` if the file is XML but no TBX, what a line has for a locale is no tag of one, or a casing
  ///   in a table has other letters than its term.
  public init(_ file: SourceFile) throws(FormatError) {
    if TBX.claims(file) {
      terms = try TBX.terms(in: file).filter(Self.hasFixedCase)
      return
    }
    if let table = try GlossaryTable(file) {
      terms = table.terms.filter(Self.hasFixedCase)
      return
    }
    var terms: [GlossaryTerm] = []
    let lines = String(decoding: file.bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let parts = CatalogWords.withoutComment(line).split(separator: "\t").map(\.trimmed)
      guard let term = parts.last, !term.isEmpty else { continue }
      guard parts.count > 1 else {
        terms.append(GlossaryTerm(term, isName: true))
        continue
      }
      guard parts.count == 2, let locale = FileNames.tag(parts[0]) else {
        throw FormatError(
          file.path, Position(line: number + 1, column: 1),
          "“\(parts[0])” before the tab is not a locale",
          "write a term alone, or a locale such as de, a tab and the term")
      }
      terms.append(GlossaryTerm(term, locale: locale, isName: true))
    }
    self.terms = terms
  }

  /// The terms of a language: those of all languages, and its own with or without region or script
  /// (`en-US` in a term base is English).
  func terms(for locale: String) -> Terms {
    let own = terms.filter { term in
      guard let tag = term.locale.map({ FileNames.tag($0) ?? $0 }) else { return true }
      return tag == locale || locale.hasPrefix(tag + "-") || tag.hasPrefix(locale + "-")
    }
    return own.isEmpty
      ? .standard
      : Terms(adding: own.map { Terms.Term(form: $0.text, isPhrase: !$0.isName && !$0.isAcronym) })
  }

  /// An entry of a term base is a word of the language first; its case is fixed where it is a name, is
  /// made of initials, or has a capital that no rule of casing would give it.
  private static func hasFixedCase(_ term: GlossaryTerm) -> Bool {
    if term.isName || term.isAcronym { return true }
    let words = term.text.split(separator: " ")
    let isRaised = words.allSatisfy { $0.first?.isUppercase ?? false }
    return term.text.dropFirst().contains(where: \.isUppercase)
      || isRaised && (words.count > 1 || term.isNoun && hasNouns(term.locale))
  }

  /// Whether the language raises its nouns.
  private static func hasNouns(_ locale: String?) -> Bool {
    guard let locale = locale.flatMap(FileNames.tag) else { return false }
    return (try? Policies.policy(for: locale))?.hasNouns ?? false
  }
}

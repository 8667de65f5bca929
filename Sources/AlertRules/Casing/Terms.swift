/// Words with a fixed case: brands, product names, and what a team adds with `--terms`.
public struct Terms: Sendable {
  /// One term.
  struct Term: Hashable, Sendable {
    var form: String
    /// Made of ordinary words: protected as written, re-cased only on request.
    var isPhrase: Bool
  }
  private var byFirstWord: [String: [Term]] = [:]

  /// The built-in terms only.
  static let standard = Terms()

  /// The built-in terms and those of a terms file.
  ///
  /// - Parameter lines: one term a line in its exact case, `#` starts a comment.
  public init(adding lines: String = "") {
    for line in CatalogWords.list("English/terms.txt") {
      let isPhrase = line.hasSuffix(" phrase")
      add(Term(form: isPhrase ? String(line.dropLast(7)) : line, isPhrase: isPhrase))
    }
    for line in lines.split(whereSeparator: \.isNewline) {
      let term = line.prefix { $0 != "#" }.trimmed
      if !term.isEmpty { add(Term(form: term, isPhrase: false)) }
    }
    for key in byFirstWord.keys {
      byFirstWord[key]?.sort { $0.form.utf8.count > $1.form.utf8.count }
    }
  }

  private mutating func add(_ term: Term) {
    byFirstWord[Self.firstWord(term.form[...]), default: []].append(term)
  }

  /// The longest term that starts at this place, whatever its case there.
  func match(_ text: Substring) -> Term? {
    guard let candidates = byFirstWord[Self.firstWord(text)] else { return nil }
    return candidates.first { Self.begins(text, with: $0.form) }
  }

  /// Whether the text begins with the term in any case, and a word ends there.
  private static func begins(_ text: Substring, with form: String) -> Bool {
    let head = text.utf8.prefix(form.utf8.count)
    guard let written = String(head), written.lowercased() == form.lowercased() else {
      return false
    }
    guard let next = text[head.endIndex...].unicodeScalars.first else { return true }
    return !next.properties.isAlphabetic && next.properties.numericType == nil
  }

  private static func firstWord(_ text: Substring) -> String {
    text.prefix { $0.isLetter || $0.isNumber }.lowercased()
  }
}

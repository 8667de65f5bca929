/// Small letters behind which there may be a dot that their capital does not keep: “i̇́” and “Í” in Lithuanian, “i̇” and
/// “İ” in Turkish. They are in `Catalogs/Letters/dotted-letters.txt`.
enum DottedLetters {
  /// Whether a text opens with such a letter of the language and the dot that is kept.
  static func open(_ text: String, locale: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    // Hardly a text has a dot there.
    guard let first = scalars.next(), scalars.next() == "\u{307}" else { return false }
    return all[String(Substring(Languages.language(of: locale)))]?.contains(first) ?? false
  }

  private static let all: [String: Set<Unicode.Scalar>] =
    CatalogWords.named("Letters/dotted-letters.txt")
    .mapValues { letters in Set(letters.unicodeScalars.filter { $0 != " " }) }
}

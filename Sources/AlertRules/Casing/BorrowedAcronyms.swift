/// Acronyms typed in small letters in a language other than English: “usb introuvable” means “USB introuvable”.
struct BorrowedAcronyms {
  /// What the source has in capitals only, in small letters.
  private let inSource: Set<String>

  /// - Parameter source: the source text, where it is English; one that shouts tells nothing.
  init(_ source: CasedText?) {
    guard let source, !AllCaps.isAllCaps(source) else {
      inSource = []
      return
    }
    let words = source.words.filter { $0.kind == .word && $0.isCased }
    let small = words.filter { $0.form.hasLowercase }.map(\.folded)
    let capitals = words.filter { !$0.form.hasLowercase && !Self.isStressed($0) }.map(\.folded)
    inSource = Set(capitals).subtracting(small)
  }

  /// The capitals of a small word that would be raised, with its ending, `usb’yi`: of one that the source has in
  /// capitals, or that is in the list of acronyms and no word of another language. Always for review: a language may
  /// have made a word of it.
  func form(of word: String) -> String? {
    let letters = word.utf8.prefix { $0.isSmall }
    guard (2...5).contains(letters.count) else { return nil }
    let ending = Substring(word.utf8.dropFirst(letters.count))
    let mark = ending.unicodeScalars.first
    guard mark.map(Apostrophes.contains) ?? true else { return nil }
    let stem = String(Substring(letters))
    let known = English.shared.acronyms[stem]
    // “SE” of “iPhone SE” is no “se”.
    let isInSource = inSource.contains(stem) && (letters.count > 2 || known != nil)
    guard isInSource || known.map({ !$0.isWord && !$0.isWordAbroad }) ?? false else { return nil }
    return stem.uppercased() + ending
  }

  /// “Turn it ON”: an everyday word in capitals, and no acronym.
  private static func isStressed(_ word: CasedWord) -> Bool {
    !word.isIn(.acronym)
      && word.isIn([
        .commonWord, .verb, .minorWord, .functionWord, .determiner, .grammar(.pronoun),
      ])
  }
}

/// Words whose full stop does not end a sentence.
enum Abbreviations {
  /// Those of any language.
  static let shared = Set(list.filter { !$0.hasSuffix(english) })
  /// Those of English.
  static let all = shared.union(
    list.filter { $0.hasSuffix(english) }.map { String($0.dropLast(english.count)) })

  /// Whether dots stand between the letters of a word, without the one at its end: “a.m”, “z.B”, “Ph.D”; not in
  /// “notes.txt” and “2.0”.
  static func isDotted(_ word: some StringProtocol) -> Bool {
    let letters = word.split(separator: ".", omittingEmptySubsequences: false)
    return letters.count > 1
      && letters.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isLetter) }
  }

  /// What other languages shorten, asked only where a small letter follows.
  static let beforeSmall = Set(
    CatalogWords.list("Locales/abbreviations.txt").flatMap(CatalogWords.words))

  private static let list = CatalogWords.list("English/abbreviations.txt")
  private static let english = " English"
}

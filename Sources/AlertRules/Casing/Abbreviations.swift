/// Words whose full stop does not end a sentence.
enum Abbreviations {
  /// Those of any language.
  static let shared = Set(list.filter { !$0.hasSuffix(english) })
  /// Those of English.
  static let all = shared.union(
    list.filter { $0.hasSuffix(english) }.map { String($0.dropLast(english.count)) })

  private static let list = CatalogWords.list("English/abbreviations.txt")
  private static let english = " English"
}

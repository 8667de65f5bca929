/// Cyrillic and Greek letters that look like Latin ones: “ОК” and “ΟΚ” are read as “OK”.
enum Confusables {
  /// A folded word in Latin letters, if it consists of look-alikes only.
  static func latin(_ folded: String) -> String {
    var result = ""
    for scalar in folded.unicodeScalars {
      if let latin = twins[scalar] {
        result.append(latin)
      } else if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        return folded
      }
    }
    return result
  }

  /// Whether a letter has a twin in another of the three alphabets.
  static func looksAlike(_ letter: Unicode.Scalar) -> Bool {
    twins[letter] != nil || latinTwins.contains(letter)
  }

  private static let twins: [Unicode.Scalar: Character] = Dictionary(
    CatalogWords.list("Letters/look-alikes.txt").compactMap { line in
      let letters = line.split(separator: " ")
      guard letters.count == 2, let letter = letters[0].unicodeScalars.first,
        let latin = letters[1].first
      else { return nil }
      return (letter, latin)
    }, uniquingKeysWith: { a, _ in a })

  private static let latinTwins = Set(twins.values.flatMap(\.unicodeScalars))
}

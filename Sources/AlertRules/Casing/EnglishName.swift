/// Names with a capital behind a particle: O’Neill, McDonald, d’Artagnan.
enum EnglishName {
  /// The word with both capitals, or `nil` if it is not of that form.
  static func form(of word: String) -> String? {
    // O, M, L or D: most words begin otherwise.
    guard let first = word.utf8.first, "omld".utf8.contains(first | 0x20) else { return nil }
    let lower = word.foldedWord
    guard !exceptions.contains(where: { lower == $0 || lower == $0 + "'s" }) else { return nil }
    let prefix: String
    if lower.hasPrefix("o'"), lower.dropFirst(2).first?.isLetter ?? false, lower.count > 4 {
      prefix = "O" + word.dropFirst().prefix(1)
    } else if lower.hasPrefix("mc"), lower.dropFirst(2).prefix(while: \.isLetter).count > 3 {
      prefix = "Mc"
    } else if lower.hasPrefix("l'") || lower.hasPrefix("d'"), isName(lower.dropFirst(2)) {
      prefix = String(word.prefix(2))
    } else {
      return nil
    }
    // A French particle stays as it is written: people spell it either way.
    let rest = word.dropFirst(2)
    let form = prefix + rest.prefix(1).uppercased() + rest.dropFirst()
    return form
  }

  /// Four letters or more that are no English word: not “d’you”.
  private static func isName(_ rest: Substring) -> Bool {
    let word = String(rest.prefix(while: \.isLetter))
    let english = English.shared
    return word.count > 3 && !english.isVerb(word) && !english.functionWords.contains(word)
      && !english.commonWords.contains(word)
  }

  private static let exceptions: Set<String> = ["o'clock"]
}

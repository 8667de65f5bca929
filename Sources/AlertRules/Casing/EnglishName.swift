/// Names with a second capital: O’Neill, McDonald.
enum EnglishName {
  /// The word with both capitals, or `nil` if it is not of that form.
  static func form(of word: String) -> String? {
    let lower = word.foldedWord
    guard !exceptions.contains(lower) else { return nil }
    let prefix: String
    if lower.hasPrefix("o'"), lower.dropFirst(2).first?.isLetter ?? false, lower.count > 4 {
      prefix = "O" + word.dropFirst().prefix(1)
    } else if lower.hasPrefix("mc"), lower.dropFirst(2).prefix(while: \.isLetter).count > 3 {
      prefix = "Mc"
    } else {
      return nil
    }
    let rest = word.dropFirst(2)
    let form = prefix + rest.prefix(1).uppercased() + rest.dropFirst()
    return form
  }

  private static let exceptions: Set<String> = ["o'clock"]
}

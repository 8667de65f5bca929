/// Capitals that slipped into an ordinary English word: `DElete`, `paYMEnts`, `IN-app`. Worth a question,
/// never a correction: what is no word in lower case, as `iPhone`, is left as it is.
enum CapitalSlip {
  /// Whether capitals stand where nobody means them: neither a name that joins words (`BackUp`), nor one
  /// with its only capital inside (`eMail`, `reMarkable`), nor the plural of an acronym (`PINs`).
  ///
  /// - Parameter word: as written, without hyphens.
  static func isIn(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard letters.allSatisfy(\.isLetter), letters.contains(where: \.isSmall),
      letters.dropFirst().contains(where: \.isCapital), English.shared.isOrdinary(word.lowercased())
    else { return false }
    if letters.last == UInt8(ascii: "s"), letters.dropLast().allSatisfy(\.isCapital) {
      return false
    }
    if letters[0].isSmall, letters.count(where: \.isCapital) == 1 { return false }
    let pieces = pieces(of: letters)
    return pieces.count == 1
      || !pieces.allSatisfy { $0.count > 1 && English.shared.isOrdinary($0) }
  }

  /// Whether a minor word that leads a compound is in capitals only, and the next part is not: `IN-app`.
  /// `AND` and `OR` are meant so: `OR-gate`.
  static func isIn(_ part: CompoundPart, of word: CasedWord) -> Bool {
    let lower = part.text.lowercased()
    return part.isFirst && part.nextJoiner == "-" && word.form.hasLowercase
      && part.text.utf8.count > 1 && part.text.utf8.allSatisfy(\.isCapital)
      && English.minorWords.contains(lower) && !English.shared.isIn(.listWord, lower)
  }

  /// The changes that bring such words into sentence style.
  ///
  /// - Parameter starts: the words that begin a sentence, by index.
  static func mended(in text: CasedText, _ starts: Set<Int>) -> [CasingChange] {
    text.words.indices.compactMap { index in
      let word = text.words[index]
      guard word.kind == .word, word.isProtected, !word.isIn(.fixedCase), isIn(word.text) else {
        return nil
      }
      let lowered = ICU.lower(word.text, locale: "en")
      let new = starts.contains(index) ? ICU.titleFirst(lowered, locale: "en") : lowered
      return CasingChange(
        edit: Edit(word.range, new), applicability: .review, isSpelling: true)
    }
  }

  /// `BackUp` → back, up: a capital behind a small letter begins a piece.
  private static func pieces(of letters: [UInt8]) -> [String] {
    var pieces: [[UInt8]] = []
    var previous: UInt8 = UInt8(ascii: "a")
    for letter in letters {
      if pieces.isEmpty || letter.isCapital && previous.isSmall { pieces.append([]) }
      pieces[pieces.count - 1].append(letter | 0x20)
      previous = letter
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Acronyms typed in lower case: `pdf` → `PDF`, `usb's` → `USB's`.
enum EnglishAcronym {
  /// The acronym's form for a word, for review: only first letters and minor words are certain (spec
  /// RULES §7.4). Acronyms that are ordinary words too (PIN, ZIP) are only taken behind a determiner that is no article.
  ///
  /// - Parameters:
  ///   - isShouted: the text is all in capitals, so that an article is enough: “ENTER THE PIN”.
  ///   - isHabit: whether the catalog always writes the word small; that decides where it is not
  ///     certain that the word is an acronym: `mpv`, `a zip archive`.
  static func form(
    of word: String, behind previous: String?, isShouted: Bool = false,
    isHabit: @autoclosure () -> Bool = false
  ) -> String? {
    let lower = word.lowercased()
    let ending = ["'s", "’s"].first { lower.hasSuffix($0) } ?? ""
    let stem = String(lower.dropLast(ending.count))
    guard let acronym = English.shared.acronyms[stem] else {
      if let plural = plural(stem), word == lower, !isHabit() { return plural + ending }
      return isConsonantRun(stem) && word == lower && !isHabit() ? stem.uppercased() + ending : nil
    }
    guard word.dropLast(ending.count) != acronym.form else { return nil }
    if acronym.isWord {
      // “Drop a pin”, “the zip of the tent”: an article, which is a minor word, does not tell.
      guard let previous, English.shared.determiners.contains(previous),
        isShouted || !English.minorWords.contains(previous), !isHabit()
      else { return nil }
    }
    return acronym.form + ending
  }

  /// Whether a word in lower case may have a form: `false` only if it has none.
  static func mayHaveForm(_ lower: String) -> Bool {
    let stem = lower.hasSuffix("'s") ? String(lower.dropLast(2)) : lower
    return English.shared.acronyms[stem] != nil || isConsonantRun(stem) || plural(stem) != nil
  }

  /// `pdfs` → `PDFs`
  private static func plural(_ stem: String) -> String? {
    guard stem.hasSuffix("s"), let one = English.shared.acronyms[String(stem.dropLast())],
      !one.isWord
    else { return nil }
    return one.form + "s"
  }

  /// Whether a word is small letters with dots between them: `u.s`, `e.g`.
  static func isDotted(_ word: String) -> Bool {
    let bytes = word.utf8
    return bytes.count >= 3 && bytes.count % 2 == 1
      && zip(0..., bytes).allSatisfy { index, byte in
        index % 2 == 0 ? byte.isSmall : byte == UInt8(ascii: ".")
      }
  }

  /// Three or more letters without a vowel (`rss`, `ssh`) can only be an acronym.
  private static func isConsonantRun(_ word: String) -> Bool {
    word.utf8.count >= 3 && word.utf8.count <= 5
      && word.utf8.allSatisfy { $0.isSmall && !"aeiouy".utf8.contains($0) }
      && !English.shared.consonantWords.contains(word) && !English.shared.units.contains(word)
  }
}

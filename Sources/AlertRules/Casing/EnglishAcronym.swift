/// Acronyms typed in lower case: `pdf` → `PDF`, `usb's` → `USB's`.
enum EnglishAcronym {
  /// The acronym's form for a word. Acronyms that are ordinary words too (PIN, ZIP) are only taken
  /// behind a determiner, and then proposed for review.
  static func form(of word: String, behind previous: String?) -> (String, Applicability)? {
    let lower = word.lowercased()
    let ending = ["'s", "’s"].first { lower.hasSuffix($0) } ?? ""
    let stem = String(lower.dropLast(ending.count))
    guard let acronym = English.shared.acronyms[stem], word.dropLast(ending.count) != acronym.form
    else { return nil }
    if acronym.isWord {
      guard let previous, English.shared.determiners.contains(previous) else { return nil }
      return (acronym.form + ending, .review)
    }
    return (acronym.form + ending, .safe)
  }
}

extension StringProtocol {
  /// In lower case, with the straight apostrophe: how words are looked up.
  /// Turkish İ is an i there: `lowercased` would leave a dot of its own over it.
  var foldedWord: String {
    let folded = lowercased().straightApostrophes
    return utf8.contains(0xC4) && unicodeScalars.contains("\u{130}")
      ? folded.replacing("i\u{307}", with: "i") : folded
  }
}

extension String {
  /// With `'` for each `’`, and for `‘` and `´`, which are taken for it.
  var straightApostrophes: String {
    guard utf8.contains(where: { $0 == 0xE2 || $0 == 0xC2 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar == "’" || scalar == "‘" || scalar == "´" ? "'" : scalar)
    }
    return String(scalars)
  }
}

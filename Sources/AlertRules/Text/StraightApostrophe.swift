extension StringProtocol {
  /// In lower case, with the straight apostrophe: how words are looked up.
  var foldedWord: String { lowercased().straightApostrophes }
}

extension String {
  /// With `'` for each `’`.
  var straightApostrophes: String {
    guard utf8.contains(0xE2) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == "’" ? "'" : scalar) }
    return String(scalars)
  }
}

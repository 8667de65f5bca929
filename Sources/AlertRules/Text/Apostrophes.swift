/// What people write for an apostrophe, from `Catalogs/Letters/apostrophes.txt`.
enum Apostrophes {
  private static let all = CatalogWords.scalars("Letters/apostrophes.txt")
  /// Whether one of them, but the straight one, begins with a byte in UTF-8.
  fileprivate static let begins = (0...UInt8.max).map { byte in
    byte >= 0x80 && all.contains { String($0).utf8.first == byte }
  }

  /// Whether a scalar is one: `don’t`, `don´t`.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == "'" : all.contains(scalar)
  }
}

extension String {
  /// With the straight apostrophe for each that is taken for one.
  var straightApostrophes: String {
    guard utf8.contains(where: { Apostrophes.begins[Int($0)] }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(Apostrophes.contains(scalar) ? "'" : scalar) }
    return String(scalars)
  }
}

extension StringProtocol {
  /// In lower case, with the straight apostrophe: how words are looked up.
  /// Turkish İ is an i there: `lowercased` would leave a dot of its own over it.
  var foldedWord: String {
    let folded = lowercased().straightApostrophes
    return utf8.contains(0xC4) && unicodeScalars.contains("\u{130}")
      ? folded.replacing("i\u{307}", with: "i") : folded
  }
}

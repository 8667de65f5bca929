extension StringProtocol {
  /// In lower case, with the straight apostrophe: how words are looked up.
  var foldedWord: String {
    let lower = lowercased()
    guard lower.utf8.contains(0xE2) else { return lower }
    var scalars = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars { scalars.append(scalar == "’" ? "'" : scalar) }
    return String(scalars)
  }
}

extension StringProtocol {
  /// In lower case, with the straight apostrophe: how words are looked up.
  var foldedWord: String {
    let lower = lowercased()
    return lower.utf8.contains(0xE2) ? lower.replacing("’", with: "'") : lower
  }
}

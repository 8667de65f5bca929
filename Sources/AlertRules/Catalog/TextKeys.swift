/// Keys that are the English texts themselves: `NSLocalizedString("Delete the trip?", …)` in a project
/// that has no `en.lproj`, because English needs none.
enum TextKeys {
  /// Whether the keys of a table, of which no file has a source text, are English texts: nearly all look like
  /// texts, some have several words, and at least half of those words are English.
  static func areEnglish(_ keys: [String]) -> Bool {
    let texts = keys.filter(isText)
    guard texts.count * 5 >= keys.count * 4 else { return false }
    let sentences = texts.filter { $0.contains(" ") }
    let words = sentences.flatMap { text in
      CasedText(text, terms: .standard).words.filter { $0.kind == .word }
    }
    return sentences.count >= fewest
      && words.count { $0.isIn([.commonWord, .verb, .minorWord]) } * 2 >= words.count
  }

  /// Whether a key looks like a text, and not like a name: `trip.delete.title`, `DELETE_TITLE`, `deleteTitle`.
  static func isText(_ key: String) -> Bool {
    if key.contains(" ") { return key.utf8.count <= Casing.longestText }
    // “Cancel”, “Settings…”, “OK”
    guard let first = key.unicodeScalars.first, first.isUppercase else { return false }
    let rest = key.unicodeScalars.dropFirst()
    return rest.allSatisfy {
      !$0.isUppercase && !"._-".unicodeScalars.contains($0) && !$0.isNumeric
    }
      || key == "OK"
  }

  /// Fewer may be there by chance.
  private static let fewest = 5
  /// Keys that are looked at, evenly over a table.
  static let sample = 200
}

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
    if key.utf8.contains(UInt8(ascii: " ")) { return key.utf8.count <= Casing.longestText }
    // “Cancel”, “Settings…”, “OK”
    guard let first = key.unicodeScalars.first, first.isUppercase else { return false }
    let rest = key.unicodeScalars.dropFirst()
    return rest.allSatisfy {
      !$0.isUppercase && !"._-".unicodeScalars.contains($0) && !$0.isNumeric
    }
      || key == "OK"
  }

  /// Whether a key that has no text is only a name: `trip.delete.title`, `TRIP_TITLE`, `delete-trip-title`, and not
  /// “Sign-in” or “up-to-date?”. Then nobody reads it.
  static func isName(_ key: String) -> Bool {
    let parts = key.utf8.split { "._-".utf8.contains($0) }
    guard parts.count > 1, parts.allSatisfy({ $0.allSatisfy(\.isAlphanumeric) }) else {
      return false
    }
    let inner = key.utf8[parts[0].endIndex..<parts[parts.count - 1].startIndex]
    if inner.contains(where: { $0 != UInt8(ascii: "-") && !$0.isAlphanumeric }) { return true }
    return !key.utf8.contains { $0.isCapital } && KeyName(key) != nil
  }

  /// Fewer may be there by chance.
  private static let fewest = 5
  /// Keys that are looked at, evenly over a table.
  static let sample = 200
}

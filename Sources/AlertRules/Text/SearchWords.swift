/// Words to search by, in every script: cut by ICU (UAX #29, with dictionaries for Thai, Chinese,
/// Japanese …), without case.
///
///     SearchWords.of("Fahrt löschen?", locale: "de")  // ["fahrt", "löschen"]
public enum SearchWords {
  /// The words of a text, in order.
  public static func of(_ text: String, locale: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.split { !$0.isAlphanumeric }.map { Substring($0).lowercased() }
    }
    return ICU.words(text, locale: locale).filter(\.isWord).map {
      ICU.fold(text[utf8: $0.range], locale: "en")
    }
  }

  /// The parts of a key: `trip.deleteTitle` → trip, delete, title.
  public static func ofKey(_ key: String) -> [String] {
    let parts = KeyName.parts(key)
    return parts.isEmpty ? of(key, locale: "en") : parts
  }
}

extension Casing {
  /// Whether two texts differ in nothing but case.
  public static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || ICU.fold(a, locale: "en") == ICU.fold(b, locale: "en")
  }
}

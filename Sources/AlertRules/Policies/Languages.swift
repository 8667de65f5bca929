/// Facts about languages as such; names and directions are those of ICU.
public enum Languages {
  /// The language whose word lists are built in.
  static let english = "en"

  /// The language of a locale, as bytes: `en` of `en-GB`.
  package static func language(of locale: String) -> Substring.UTF8View {
    locale.utf8.prefix { $0 != UInt8(ascii: "-") }
  }

  /// Whether a locale is English: `en` and `en-GB`, not Middle English (`enm`).
  static func isEnglish(_ locale: String) -> Bool { isOf(english, locale) }

  /// Whether a locale is of a language, given by its subtag.
  static func isOf(_ subtag: String, _ locale: String) -> Bool {
    if locale == subtag { return true }
    return locale.utf8.count > subtag.utf8.count
      && language(of: locale).elementsEqual(subtag.utf8)
  }

  /// Whether a locale is of a language: `qqq`, which translatewiki explains its strings under, is not, nor is `en-XA`,
  /// whose texts a program makes.
  static func isLanguage(_ locale: String) -> Bool {
    if pseudoRegions.contains(where: locale.hasSuffix) { return false }
    guard locale.utf8.first == privateCodes.lowerBound.utf8.first else { return true }
    return !privateCodes.contains(String(Substring(language(of: locale))))
  }

  private static let lines = CatalogWords.sets("Locales/no-languages.txt")
  private static let pseudoRegions = (lines["pseudo"] ?? []).map { "-\($0)" }
  private static let privateCodes: ClosedRange<String> = {
    let codes = (lines["private"] ?? []).sorted()
    return (codes.first ?? "")...(codes.last ?? "")
  }()

  /// `pt-BR` → `Portuguese (Brazil)`.
  public static func englishName(_ locale: String) -> String { ICU.englishName(locale) }

  /// `rtl` for languages written from right to left, else `ltr`: the value of HTML’s `dir`.
  public static func direction(_ locale: String) -> String {
    ICU.isRightToLeft(locale) ? "rtl" : "ltr"
  }
}

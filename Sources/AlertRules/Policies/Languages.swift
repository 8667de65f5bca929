/// Facts about languages as such, from ICU.
public enum Languages {
  /// `pt-BR` → `Portuguese (Brazil)`.
  public static func englishName(_ locale: String) -> String { ICU.englishName(locale) }

  /// `rtl` for languages written from right to left, else `ltr`: the value of HTML’s `dir`.
  public static func direction(_ locale: String) -> String {
    ICU.isRightToLeft(locale) ? "rtl" : "ltr"
  }
}

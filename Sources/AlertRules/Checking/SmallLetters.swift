/// A catalog that begins its texts with small letters, as a house may write everything: that is one thing to say, and
/// nothing to mend text by text.
enum SmallLetters {
  /// That the case of a locale is not judged, and what tells so; `nil` where fewer than four fifths of the texts begin
  /// small.
  static func convention(of catalog: Catalog, locale: String) -> LocaleFacts.Convention? {
    var (small, all) = (0, 0)
    for text in catalog.ownTexts(in: locale) {
      // A key that stands for its text has no spaces, and behind a placeholder a text goes on small.
      guard text.utf8.contains(UInt8(ascii: " ")), let first = text.unicodeScalars.first,
        first.isCased
      else { continue }
      all += 1
      if first.isLowercase { small += 1 }
      if all == plenty { break }
    }
    guard all >= enough, small * 5 >= all * 4 else { return nil }
    return LocaleFacts.Convention(
      name: LocalePolicy.standardConvention,
      habit: "\(small) of \(all) texts of the catalog begin with a small letter", isSmall: true)
  }

  /// Fewer texts tell nothing.
  private static let enough = 20
  /// More are not looked at.
  private static let plenty = 200
}

import AlertCatalog

/// What texts say of the machine that an app is for: `Catalogs/English/platform-words.txt`.
///
///     signs.count("Click the icon in the menu bar to go on.")
struct PlatformSigns {
  /// Texts that name what only a Mac has.
  private(set) var mac = 0
  /// Texts that name what only a phone or a tablet has.
  private(set) var phone = 0

  /// Whether they are the texts of an app for the Mac: several name what it has, and hardly one what a phone has.
  var areOfMac: Bool { mac >= 5 && mac > 4 * phone }

  /// Counts what a text, or a comment, names.
  mutating func count(_ text: String) {
    guard Self.needles.areAny(in: text) else { return }
    let words = Self.framed(text)
    if Self.macPhrases.contains(where: { words.contains(bytes: $0) }) { mac += 1 }
    if Self.phonePhrases.contains(where: { words.contains(bytes: $0) }) { phone += 1 }
  }

  private static let needles = Needles(phrases("mac") + phrases("phone"))
  private static let macPhrases = phrases("mac").map(framed)
  private static let phonePhrases = phrases("phone").map(framed)

  private static func phrases(_ machine: String) -> [String] {
    CatalogWords.list("English/platform-words.txt").compactMap(CatalogWords.pair)
      .filter { $0.name == machine }.map(\.value)
  }

  /// The words of a text in small letters, with a space on either side.
  private static func framed(_ text: String) -> [UInt8] {
    let space = UInt8(ascii: " ")
    return [space] + text.utf8.map { $0.isLetter ? $0.small : space } + [space]
  }
}

extension Catalog {
  /// Keys that are looked at to tell what an app is for: of more than these an even sample, to take no time in a file of a
  /// million.
  private static let keysForSigns = 2_000

  /// What its source texts and comments say of the machine that the app is for.
  var platformSigns: PlatformSigns {
    var signs = PlatformSigns()
    let contents = tables.compactMap(table)
    let step = 1 + contents.reduce(0) { $0 + $1.keys.count } / Self.keysForSigns
    for strings in contents {
      for (number, key) in strings.keys.enumerated() where number % step == 0 {
        let texts = [strings.source(key), strings.comment(key)].compactMap { $0 }
        signs.count(texts.joined(separator: " | "))
      }
    }
    return signs
  }
}

/// A string cut into words for casing.
///
/// Words join across apostrophes, hyphens, slashes, inner dots, ampersands and brackets
/// (`don’t`, `side-by-side`, `and/or`, `v2.0`, `AT&T`, `photo(s)`). A title unit runs from the start,
/// a colon, a line break or a sentence end to the next one.
struct CasedText: Sendable {
  let text: String
  let words: [CasedWord]
  let placeholders: [Placeholder]
  /// Whether it holds a path through menus: `Edit > Undo`.
  let namesMenu: Bool

  /// - Parameter forms: spellings that were met before.
  init(
    _ text: String, inlineCodes: [Range<Int>] = [], terms: Terms, forms: WordForms? = nil
  ) {
    self.text = text
    placeholders = PlaceholderScanner.scan(text)
    let spans = Opaque.spans(in: text, placeholders, inlineCodes: inlineCodes)
    var copy = text
    (words, namesMenu) = copy.withUTF8 { bytes in
      var cutter = WordCutter(
        text: text, bytes: UnsafeRawBufferPointer(bytes), terms: terms, forms: forms)
      return (cutter.cut(around: spans), cutter.sawArrow)
    }
  }

  /// The first word; an emoji before it is decoration.
  var firstWord: CasedWord? { words.first { $0.kind != .emoji } }

  /// English: whether it is about some settings, and not the app of that name: “Reset All Settings?”
  var speaksOfSettings: Bool {
    zip(words, words.dropFirst()).contains {
      $0.isIn(.determiner) && StockLabels.english.roles(of: $1.text).contains(.settings)
    }
  }

  /// English: whether it leads to the app called Settings: “Go to Settings”.
  var opensSettings: Bool {
    guard words.count > 1, let last = words.last, words[0].isIn(.wayVerb) else { return false }
    return words.dropFirst().dropLast().allSatisfy { $0.isIn(.minorWord) }
      && StockLabels.english.roles(of: last.text).contains(.settings)
  }

  /// The first and last word of each unit, by index.
  var edges: (first: Set<Int>, last: Set<Int>) {
    var first: [Int: Int] = [:]
    var last: [Int: Int] = [:]
    for (index, word) in words.enumerated() where word.kind != .emoji {
      if first[word.unit] == nil { first[word.unit] = index }
      last[word.unit] = index
    }
    return (Set(first.values), Set(last.values))
  }

  /// A letter, a digit, or a mark on one.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    let value = Int(scalar.value)
    if value < latin.count { return latin[value] }
    return value < 0x800 ? ofTwoBytes[value - latin.count] : isWordScalarByProperties(scalar)
  }

  /// Asked for again and again.
  private static let latin = areWordScalars(0..<0x250)
  /// Greek, Cyrillic, Hebrew and Arabic: not made where nothing is written in them.
  private static let ofTwoBytes = areWordScalars(0x250..<0x800)

  private static func areWordScalars(_ values: Range<UInt32>) -> [Bool] {
    values.map { Unicode.Scalar($0).map(isWordScalarByProperties) ?? false }
  }

  private static func isWordScalarByProperties(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.isAlphabetic || scalar.isNumeric }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .otherNumber: return true
    default: return properties.isAlphabetic && !properties.isEmojiPresentation
    }
  }
}

import CICU

/// What the package needs of ICU, in Swift's types. Offsets are UTF-8 bytes.
enum ICU {
  /// A stretch of text and whether it holds letters, digits or ideographs.
  struct Segment {
    var range: Range<Int>
    var isWord: Bool
  }

  /// Words and what stands between them (UAX #29, with dictionaries for Thai, Chinese …).
  static func words(_ text: String, locale: String) -> [Segment] {
    segments(CICU_WORD, text, locale)
  }

  /// Sentences (UAX #29).
  static func sentences(_ text: String, locale: String) -> [Range<Int>] {
    guard !text.isEmpty else { return [] }
    guard mayHoldSentences(text) else { return [0..<text.utf8.count] }
    return segments(CICU_SENTENCE, text, locale).map(\.range)
  }

  private static func isEndMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// Whether there may be more than one sentence: a byte of an end mark or a line end stands before the end. In
  /// ASCII these are few (the semicolon asks in Greek); the letters of Latin and Cyrillic and the quotation marks
  /// hold none.
  private static func mayHoldSentences(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let end = bytes.lastIndex { !isEndMark($0) } ?? 0
      var index = 0
      while index <= end {
        switch bytes[index] {
        case 0xC3...0xC9, 0xD0...0xD1: index += 1
        case 0xE2
        where index + 2 <= end && bytes[index + 1] == 0x80
          && (0x98...0x9F).contains(bytes[index + 2]):
          index += 2
        case UInt8(ascii: ";"), 0x0A...0x0D, 0x85, 0xCA...0xFF: return true
        case let byte where isEndMark(byte): return true
        default: break
        }
        index += 1
      }
      return false
    }
  }

  /// The text with its first character in title case: `istanbul` → `İstanbul` in Turkish.
  static func titleFirst(_ text: String, locale: String) -> String {
    // “ß” and ligatures have no capital of their own (spec LOCALES §3).
    if let first = text.unicodeScalars.first, first.value >= 0x80,
      first.properties.titlecaseMapping.unicodeScalars.count > 1
    {
      return text
    }
    let raised = convert(text) { cicu_title_first(locale, $0, $1, $2, $3) }
    // ICU raises the first letter and looks at nothing behind it.
    return DottedLetters.open(text, locale: locale) ? withoutDot(raised) : raised
  }

  /// The text without the dot behind its first letter.
  private static func withoutDot(_ text: String) -> String {
    var letters = text.unicodeScalars
    letters.remove(at: letters.index(after: letters.startIndex))
    return String(letters)
  }

  /// The text in lower case.
  static func lower(_ text: String, locale: String) -> String {
    // ASCII is the same everywhere but for the I, which has no dot in Turkish and Azerbaijani, and keeps
    // one under accents in Lithuanian.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "I") }
    return isPlain ? text.lowercased() : convert(text) { cicu_lower(locale, $0, $1, $2, $3) }
  }

  /// The text in capitals: those of Greek lose their accents.
  static func upper(_ text: String, locale: String) -> String {
    convert(text) { cicu_upper(locale, $0, $1, $2, $3) }
  }

  /// The text folded for comparison, in NFC.
  static func fold(_ text: String, locale: String) -> String {
    convert(text) { cicu_fold(locale, $0, $1, $2, $3) }
  }

  /// Display columns: East Asian wide characters take two, combining marks none.
  static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + Int(cicu_columns($1.value)) }
  }

  /// The plural categories that whole numbers up to two hundred take in a locale, in CLDR's order, and
  /// `other`. A category for millions only (French `many`) is not asked for.
  static func pluralCategories(_ locale: String) -> [String] {
    let numbers = pluralNumbers(locale)
    return PluralCategories.all.filter {
      $0 == PluralCategories.other || numbers[$0] != nil
    }
  }

  /// The whole numbers up to two hundred that take each plural category in a locale.
  static func pluralNumbers(_ locale: String) -> [String: [Int]] {
    knownNumbers.value(locale) {
      Dictionary(grouping: 0...200) { number in
        convert("", fallback: "other") { _, _, out, capacity in
          cicu_plural_category(locale, Int32(number), out, capacity)
        }
      }
    } ?? [:]
  }

  /// Whether a plural category is for whole numbers at all: up to two hundred, or for millions.
  static func countsWhole(_ category: String, _ locale: String) -> Bool {
    if pluralNumbers(locale)[category] != nil { return true }
    return convert("", fallback: "other") { _, _, out, capacity in
      cicu_plural_category(locale, 1_000_000, out, capacity)
    } == category
  }

  private static let knownNumbers = Remembered<[String: [Int]]>()

  /// Alphabets whose letters look alike.
  enum Alphabet: String { case other, latin = "Latin", cyrillic = "Cyrillic", greek = "Greek" }

  /// The alphabet of a letter.
  static func alphabet(of letter: Unicode.Scalar) -> Alphabet {
    switch cicu_alphabet(letter.value) {
    case 1: .latin
    case 2: .cyrillic
    case 3: .greek
    default: .other
    }
  }

  /// `zh-TW` → `zh-Hant-TW`.
  static func likelyTag(_ locale: String) -> String {
    convert("", fallback: locale) { _, _, out, capacity in
      cicu_likely_tag(locale, out, capacity)
    }
  }

  /// Whether the usual script of a locale is Latin.
  static func isWrittenInLatin(_ locale: String) -> Bool { script(of: locale) == "Latn" }

  /// The usual script of a locale, by its code of ISO 15924: `Grek` for `el`; empty if nothing tells.
  static func script(of locale: String) -> String {
    knownScripts.value(locale) {
      likelyTag(locale).split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
        ?? ""
    } ?? ""
  }

  private static let knownScripts = Remembered<String>()

  /// Whether the small I of a locale has a dot only if the capital has one.
  static func isTurkic(_ locale: String) -> Bool { cicu_is_turkic(locale) }

  /// Whether the usual script of a locale runs from right to left.
  static func isRightToLeft(_ locale: String) -> Bool { cicu_is_right_to_left(locale) }

  /// Whether ICU has a name for the language.
  static func knows(_ locale: String) -> Bool { cicu_knows(locale) }

  /// `fr-CA` → `French (Canada)`.
  static func englishName(_ locale: String) -> String {
    convert("", fallback: locale) { _, _, out, capacity in
      cicu_english_name(locale, out, capacity)
    }
  }

  private static func segments(
    _ kind: cicu_break_kind, _ text: String, _ locale: String
  ) -> [Segment] {
    var text = text
    return text.withUTF8 { utf8 in
      guard !utf8.isEmpty else { return [] }
      let count = utf8.count
      return utf8.withMemoryRebound(to: CChar.self) { bytes in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { ends in
          withUnsafeTemporaryAllocation(of: Bool.self, capacity: count) { words in
            let found = cicu_segments(
              kind, locale, bytes.baseAddress, Int32(count), ends.baseAddress, words.baseAddress,
              Int32(count))
            var start = 0
            return (0..<max(0, Int(found))).map { index in
              defer { start = Int(ends[index]) }
              return Segment(range: start..<Int(ends[index]), isWord: words[index])
            }
          }
        }
      }
    }
  }

  private static func convert(
    _ text: String, fallback: String? = nil,
    _ body: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String {
    var text = text
    let converted: String? = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        var capacity = bytes.count * 2 + 64
        for _ in 0..<2 {
          let result: (String?, Int) = withUnsafeTemporaryAllocation(
            of: CChar.self, capacity: capacity
          ) { out in
            let count = Int(
              body(bytes.baseAddress, Int32(bytes.count), out.baseAddress, Int32(capacity)))
            guard count >= 0, count <= capacity else { return (nil, count) }
            return (
              String(decoding: UnsafeRawBufferPointer(out).prefix(count), as: UTF8.self), count
            )
          }
          if let string = result.0 { return string }
          if result.1 < 0 { return nil }
          capacity = result.1
        }
        return nil
      }
    }
    return converted ?? fallback ?? text
  }
}

/// Finds the parts of a string that nobody may touch: placeholders, inline codes, quoted text, URLs,
/// mail addresses, file names, paths, code, markup, hash tags, emoji.
enum Opaque {
  /// A protected part.
  struct Span {
    var range: Range<Int>
    /// Whether it stands for a word (a placeholder does, a markup tag does not).
    var countsAsWord: Bool
    var isEmoji = false
    /// Letters right behind it belong to it: `%lldpx`, `“%@”’yi`.
    var joinsNext = false
  }

  /// The spans of a text, in order, without overlap.
  static func spans(
    in text: String, _ placeholders: [Placeholder], inlineCodes: [Range<Int>]
  ) -> [Span] {
    guard !inlineCodes.isEmpty || mayHold(text) else { return [] }
    // A code that is shown as a tag for text is one: `<b>`, not `<name>`. The space between two segments of XLIFF
    // may not be edited, and is a space.
    let codes = inlineCodes.filter { !text[utf8: $0].allSatisfy(\.isWhitespace) }
    var spans = codes.map {
      let name = text[utf8: $0].trimmingPrefix("<").trimmingPrefix("/").prefix { $0.isLetter }
      let isTag = text[utf8: $0].hasPrefix("<") && textTags.contains(name.lowercased())
      return Span(range: $0, countsAsWord: !isTag, joinsNext: !isTag)
    }
    spans += placeholders.map {
      Span(range: $0.range, countsAsWord: true, joinsNext: true)
    }
    spans += spacedPlaceholders(text).map { Span(range: $0, countsAsWord: true) }
    spans += Quotations.ranges(in: text).map {
      Span(range: $0, countsAsWord: true, joinsNext: true)
    }
    let markup = markup(text)
    spans += markup
    spans += ProgramText.spans(in: text)
    // “[the help page](https://…)”: the address is what stands behind the text of the link.
    let addresses = Addresses.ranges(in: text)
    spans += addresses.filter { address in !markup.contains { $0.range.overlaps(address) } }
      .map { Span(range: $0, countsAsWord: true) }
    spans += damagedWords(text).map { Span(range: $0, countsAsWord: true) }
    spans += emoji(text).map { Span(range: $0, countsAsWord: true, isEmoji: true) }
    spans.sort {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var result: [Span] = []
    for span in spans where span.range.lowerBound >= (result.last?.range.upperBound ?? 0) {
      result.append(span)
    }
    return result
  }

  /// Elements of HTML that mark text up.
  private static let textTags: Set<String> = [
    "a", "b", "big", "br", "code", "em", "font", "i", "p", "s", "small", "span", "strong", "sub",
    "sup", "tt", "u",
  ]

  /// Whether a text holds a byte that one of these parts has: most texts have none.
  private static func mayHold(_ text: String) -> Bool {
    var previous: UInt8 = 0
    return text.utf8.contains { byte in
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: "<"),
        UInt8(ascii: "]"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "_"),
        UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "("),
        0x00...0x08, 0x0E...0x1F, 0xE2...0xFF:
        return true
      case _ where Quotations.mayOpen(byte): return true
      default:
        // Within a chunk, as in `notes.txt`, or `--force`.
        return previous == UInt8(ascii: ".") && byte > 0x20
          || previous == UInt8(ascii: ":") && byte.isDigit
          || previous == UInt8(ascii: "-") && byte == previous
      }
    }
  }

  /// Placeholders with the flag for a space, `% d`, or what looks like one in “50 % off”: whichever it
  /// is, its letter keeps its case (spec FORMATS §7).
  private static func spacedPlaceholders(_ text: String) -> [Range<Int>] {
    guard maySpace(text) else { return [] }
    return text.matches(
      of: /% +[-+0#']*([1-9][0-9]*)?(\.[0-9]+)?(hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp]\b/
    )
    .map { text.utf8Range($0.range) }
  }

  /// Whether a text may hold one: “50 % of” is told from “50 % o” by the letter behind.
  private static func maySpace(_ text: String) -> Bool {
    guard text.contains(bytes: "% ") else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { start in
      guard bytes[start] == UInt8(ascii: "%"), start + 1 < bytes.count, bytes[start + 1] == 0x20
      else { return false }
      let rest = bytes[(start + 1)...].drop { " -+0#'123456789.hlqLztj".utf8.contains($0) }
      guard let conversion = rest.first else { return false }
      if conversion == UInt8(ascii: "@") { return true }
      guard "dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(conversion) else { return false }
      return rest.dropFirst().first.map { !$0.isAlphanumeric }
        ?? true
    }
  }

  /// Words with a control character in them: where their letters belong, nobody knows.
  private static func damagedWords(_ text: String) -> [Range<Int>] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard text.utf8.contains(where: { $0 < 0x20 && !isSpace($0) }) else { return [] }
    return Array(text.utf8).split(whereSeparator: isSpace)
      .filter { $0.contains { $0 < 0x20 } }
      .map { $0.startIndex..<$0.endIndex }
  }

  /// The tags and link targets of a text.
  static func markupText(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return markup(text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Tags `<b>`, `</b>`, and the parts of Markdown links and grammar agreement that are no text.
  private static func markup(_ text: String) -> [Span] {
    guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x5D }) else { return [] }
    let bytes = Array(text.utf8)
    var result: [Span] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1].isLetter,
        let end = bytes[index..<min(bytes.count, index + 500)].firstIndex(of: UInt8(ascii: ">"))
      {
        // `<app>` by itself stands for a name.
        let name = bytes[(index + 1)..<end].prefix(while: \.isLetter)
        let isName =
          name.endIndex == end && !textTags.contains(String(decoding: name, as: UTF8.self))
          && !bytes[end...].contains(UInt8(ascii: "<"))
        result.append(Span(range: index..<end + 1, countsAsWord: isName))
        index = end
      } else if bytes[index] == UInt8(ascii: "]"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "("),
        let end = bytes[index..<min(bytes.count, index + 500)].firstIndex(of: UInt8(ascii: ")"))
      {
        result.append(Span(range: index..<end + 1, countsAsWord: false))
        index = end
      }
      index += 1
    }
    return result
  }

  private static func emoji(_ text: String) -> [Range<Int>] {
    guard mayHoldEmoji(text) else { return [] }
    var result: [Range<Int>] = []
    var offset = 0
    for character in text {
      let length = character.utf8.count
      if isEmoji(character) { result.append(offset..<offset + length) }
      offset += length
    }
    return result
  }

  /// Whether a character is shown as a picture: “🎉”, “❤️”, “©️”, “1️⃣”.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first else { return false }
    if scalar.value < 0x80 { return scalars.contains("\u{20E3}") }
    let isPicture = scalars.contains("\u{FE0F}")
    if scalar.value <= 0x2000 { return isPicture && scalar.properties.isEmoji }
    return isPicture || scalar.properties.isEmojiPresentation || scalar.properties.isEmoji
  }

  /// Whether a scalar is, or joins, what is shown as a picture.
  static func isPartOfEmoji(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "\u{FE0F}", "\u{20E3}", "\u{200D}", "\u{E0020}"..."\u{E007F}": true
    default:
      scalar.properties.isEmoji
        && (scalar.value > 0x2000 || next == "\u{FE0F}" || next == "\u{20E3}")
    }
  }

  /// Whether a text holds the bytes of one: most have none but quotation marks, dashes, and the letters of
  /// East Asia.
  private static func mayHoldEmoji(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index + 2 < bytes.count {
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        case (0..<0xE2, _, _): index += 1
        // U+2000…U+203F but for “‼”, kana and ideographs but for “〰〽㊗㊙”, private use.
        case (0xE2, 0x80, let last) where last != 0xBC: index += 3
        case (0xE3, let middle, let last)
        where (middle != 0x80 || last != 0xB0 && last != 0xBD)
          && (middle != 0x8A || last != 0x97 && last != 0x99):
          index += 3
        case (0xE4...0xEE, _, _): index += 3
        case (0xEF, let middle, _) where middle != 0xB8: index += 3
        default: return true
        }
      }
      return false
    }
  }
}

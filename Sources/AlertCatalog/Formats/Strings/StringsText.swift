/// Tokens of `.strings` files: decoding with anchors, and escaping.
enum StringsText {
  /// Decodes a token. Escapes are those of CoreFoundation: `\n \r \t \a \b \f \v`, `\U` and up to
  /// four hex digits (a UTF-16 unit), one to three octal digits (a NeXTSTEP byte); any other
  /// character stands for itself, so `\u0041` reads `u0041`.
  static func decode(_ bytes: FileBytes, _ token: Range<Int>) -> RawText {
    let content = content(bytes, token)
    guard content != token else { return RawText(verbatim: bytes, token) }
    return RawText(bytes, content) { escape(bytes, at: $0, limit: content.upperBound) }
  }

  /// The same without anchors.
  static func text(_ bytes: FileBytes, _ token: Range<Int>) -> String {
    bytes.text(content(bytes, token), without: "\\") ?? decode(bytes, token).text
  }

  /// What a token reads as behind edits of the file.
  static func text(_ edits: [Edit], in token: Range<Int>, of bytes: FileBytes) -> String {
    let moved = edits.map { edit in
      Edit(
        edit.range.lowerBound - token.lowerBound..<edit.range.upperBound - token.lowerBound,
        edit.replacement)
    }
    let written = FileBytes(Array(bytes[token])).applying(moved)
    return text(written, 0..<written.count)
  }

  /// What stands between the quotes of a token, if it has any.
  static func content(_ bytes: FileBytes, _ token: Range<Int>) -> Range<Int> {
    let quote = bytes[token.lowerBound]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      ? token.lowerBound + 1..<token.upperBound - 1 : token
  }

  /// Escapes text for a token with this quote character.
  ///
  /// - Parameter spellingOut: whether the token writes what is not ASCII as `\Uxxxx` (spec FORMATS §3.4).
  static func encode(_ text: String, quote: UInt8, spellingOut: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case Unicode.Scalar(quote): result += "\\" + String(Character(scalar))
      // A zero byte would make it look like UTF-16.
      case _ where spellingOut && !scalar.isASCII || scalar.value < 0x20:
        result += UnicodeEscapes.escape(scalar, "U")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func simple(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "v"): "\u{B}"
    default: nil
    }
  }

  private static func escape(
    _ bytes: FileBytes, at start: Int, limit: Int
  ) -> (String, end: Int) {
    let byte = bytes[start + 1]
    if let decoded = simple(byte) { return (decoded, start + 2) }
    if byte == UInt8(ascii: "U") { return unicode(bytes, at: start, limit: limit) }
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      let digits = bytes[start + 1..<min(start + 4, limit)].prefix { (0x30...0x37).contains($0) }
      let value = digits.reduce(0) { $0 << 3 | Int($1 - 0x30) } & 0xFF
      return (NextStep.character(UInt8(value)), start + 1 + digits.count)
    }
    var end = start + 2
    while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return (String(decoding: bytes[start + 1..<end], as: UTF8.self), end)
  }

  /// `\U` escapes are UTF-16 units: two of them may make one character.
  private static func unicode(
    _ bytes: FileBytes, at start: Int, limit: Int
  ) -> (String, end: Int) {
    var units: [UInt16] = []
    var end = start
    while end + 1 < limit, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "U"),
      units.count < 2
    {
      let digits = bytes[end + 2..<min(end + 6, limit)].prefix { Character(.init($0)).isHexDigit }
      units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
      end += 2 + digits.count
      if !UTF16.isLeadSurrogate(units[0]) { break }
    }
    if units.count == 2, !UTF16.isTrailSurrogate(units[1]) {
      return ("\u{FFFD}", start + 6)
    }
    return (String(decoding: units, as: UTF16.self), end)
  }
}

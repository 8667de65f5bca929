/// Text of JSON strings: decoding with anchors, and escaping as Xcode writes it.
enum JSONText {
  /// Decodes what stands between the quotes.
  static func decode(_ bytes: FileBytes, _ range: Range<Int>) -> RawText {
    RawText(bytes, range) { escape(bytes, at: $0, limit: range.upperBound) }
  }

  /// The same without anchors.
  static func text(_ bytes: FileBytes, _ range: Range<Int>) -> String {
    bytes.text(range, without: "\\") ?? decode(bytes, range).text
  }

  /// What stands between the quotes as UTF-8: two spellings of one name are the same.
  static func plain(_ bytes: FileBytes) -> FileBytes {
    bytes.holds(UInt8(ascii: "\\"))
      ? FileBytes(text(bytes, bytes.startIndex..<bytes.endIndex).utf8) : bytes
  }

  /// Escapes text: only quotation marks, backslashes and control characters (spec FORMATS §5.2).
  ///
  /// - Parameter spellingOut: whether what is not ASCII is written as `\uxxxx`.
  static func encode(_ text: String, spellingOut: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 0x20 || spellingOut && !scalar.isASCII:
        result += UnicodeEscapes.escape(scalar, "u")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escape(
    _ bytes: FileBytes, at start: Int, limit: Int
  ) -> (String, end: Int) {
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "u"): break
    default: return (String(decoding: [bytes[start + 1]], as: UTF8.self), start + 2)
    }
    // UTF-16 units: two of them may make one character.
    var units: [UInt16] = []
    var end = start
    while end + 6 <= limit, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "u"),
      units.count < 2
    {
      let digits = String(decoding: bytes[end + 2..<end + 6], as: UTF8.self)
      units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      end += 6
      if !UTF16.isLeadSurrogate(units[0]) { break }
    }
    if units.count == 2, !UTF16.isTrailSurrogate(units[1]) { return ("\u{FFFD}", start + 6) }
    return (String(decoding: units, as: UTF16.self), end)
  }
}

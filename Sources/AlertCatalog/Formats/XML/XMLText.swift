/// Text content of XML: decoding with anchors, and escaping.
enum XMLText {
  /// Decodes element content or an attribute value.
  ///
  /// References and line ends become one piece each; CDATA is taken as it is but for line ends; comments and processing
  /// instructions vanish; inline elements are kept as places that no edit may cross.
  static func decode(_ bytes: FileBytes, _ range: Range<Int>) -> RawText {
    guard bytes[range].contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x0D }) else {
      return RawText(verbatim: bytes, range)
    }
    var text = RawText()
    var codes = XLIFFCodes()
    XMLContent.decode(bytes, range, &codes, into: &text)
    return text
  }

  /// The same without anchors.
  static func text(_ bytes: FileBytes, _ range: Range<Int>) -> String {
    bytes.text(range, without: "&<\r") ?? decode(bytes, range).text
  }

  /// Escapes text for element content. A character the encoding lacks becomes a reference.
  static func escape(_ text: String, encoding: TextEncoding) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      // XML cannot hold these, not even as references.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += encoding.holds("\u{FFFD}") ? "\u{FFFD}" : "?"
      default:
        if !encoding.holds(scalar) {
          result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// File edits that lay edits of a text over its content; nil if one would touch something else.
  ///
  /// - Parameters:
  ///   - empty: where the first text of an empty content goes.
  ///   - whole: the content, if a text that is replaced as a whole may take comments and CDATA
  ///     sections with it.
  static func fileEdits(
    _ edits: [Edit], over text: RawText, whenEmpty empty: Int, whole: Range<Int>? = nil,
    encoding: TextEncoding
  ) -> [Edit]? {
    var result: [Edit] = []
    // Markup and references between letters that stay are no obstacle, and stay too.
    var narrowed = edits.narrowed(in: text.text)
    if joinEndMark(narrowed, in: text.text) { narrowed = edits }
    if joinEndMark(narrowed, in: text.text) { return nil }
    for (given, edit) in zip(edits, narrowed) {
      guard let (range, kind) = text.fileRange(of: edit.range, whenEmpty: empty) else {
        guard let whole, edits.count == 1, given.range == 0..<text.text.utf8.count else {
          return nil
        }
        return [Edit(whole, escape(given.replacement, encoding: encoding))]
      }
      if kind == .characterData, !edit.replacement.unicodeScalars.allSatisfy(encoding.holds) {
        return nil
      }
      let escaped =
        kind == .characterData
        ? escapeCharacterData(edit.replacement) : escape(edit.replacement, encoding: encoding)
      result.append(Edit(range, escaped))
    }
    return result
  }

  /// Whether letters that stay would make `]]>` with others, which no content holds unescaped.
  private static func joinEndMark(_ edits: [Edit], in text: String) -> Bool {
    let result = text.applying(edits)
    guard result.utf8.contains(UInt8(ascii: "]")) else { return false }
    let apart = text.applying(edits.map { Edit($0.range, "\0\($0.replacement)\0") })
    func marks(_ text: String) -> Int {
      text.unicodeScalars.split(separator: "]]>".unicodeScalars, omittingEmptySubsequences: false)
        .count
    }
    return marks(result) > marks(apart)
  }

  /// Text for a CDATA section, which cannot hold its own end mark.
  static func escapeCharacterData(_ text: String) -> String {
    text.replacingScalars("]]>", with: "]]]]><![CDATA[>")
  }

  /// The end of a tag: the first `>` outside quotes.
  static func tagEnd(_ bytes: FileBytes, from start: Int, to limit: Int) -> Int {
    var quote: UInt8?
    for index in start..<limit {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return limit
  }

  /// The end of any markup: tag, comment, processing instruction or CDATA section.
  static func markupEnd(_ bytes: FileBytes, from start: Int, to limit: Int) -> Int {
    let rest = bytes[start..<limit]
    if rest.starts(with: ("<!--" as StaticString).bytes) {
      return find("-->", in: bytes, from: start + 4, to: limit)
    }
    if rest.starts(with: ("<![CDATA[" as StaticString).bytes) {
      return find("]]>", in: bytes, from: start + 9, to: limit)
    }
    if rest.starts(with: ("<?" as StaticString).bytes) {
      return find("?>", in: bytes, from: start, to: limit)
    }
    return tagEnd(bytes, from: start, to: limit)
  }

  /// What a reference to a character or to one of the five named entities stands for: `amp`, `#13`, `#xE9`.
  static func reference(_ name: String) -> String? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static func find(
    _ mark: StaticString, in bytes: FileBytes, from start: Int, to limit: Int
  ) -> Int {
    let length = mark.utf8CodeUnitCount
    var index = start
    while index + length <= limit {
      if bytes[index..<index + length].elementsEqual(mark.bytes) { return index + length }
      index += 1
    }
    return limit
  }
}

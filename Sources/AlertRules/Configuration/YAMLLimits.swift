import AlertCatalog

/// Limits that no honest YAML file reaches: `alerts.yml`, policies, editions. How deep a file nests is
/// limited by the parser, to 1,000 levels.
enum YAMLLimits {
  /// Bytes of a file.
  static let size = 4 << 20
  /// Characters of a line that an error quotes.
  static let quote = 160

  /// The first alias (`*name`) of an anchor (`&name`) in the text. Aliases are refused: a few lines of
  /// them stand for more than any memory holds, and looking for duplicate keys would visit it all.
  ///
  /// Found without parsing, because parsing is what they make slow: a mark that stands where a value
  /// may begin, with a name that an anchor has too.
  static func firstAlias(_ text: String) -> Position? {
    var anchors: Set<Substring> = []
    var aliases: [(name: Substring, line: Int, start: String.Index)] = []
    var line = 1
    var start = text.startIndex
    var before: UInt8 = 0x0A
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      let isMark = byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
      if isMark, " \t\r\n[{,:-?".utf8.contains(before) || before > 0x7F {
        let end = bytes[next...].firstIndex { !isName($0) } ?? bytes.endIndex
        if end > next, byte == UInt8(ascii: "&") { anchors.insert(text[next..<end]) }
        if end > next, byte == UInt8(ascii: "*") {
          aliases.append((text[next..<end], line, start))
        }
      }
      if byte == 0x0A {
        line += 1
        start = next
      }
      before = byte
      index = next
    }
    return aliases.first { anchors.contains($0.name) }.map { name, line, start in
      // The name begins behind the mark, and columns count from 1.
      Position(
        line: line, column: text.unicodeScalars.distance(from: start, to: name.startIndex))
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

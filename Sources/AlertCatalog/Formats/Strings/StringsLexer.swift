/// Tokens of a `.strings` file, as CoreFoundation's old-style property list parser accepts them.
struct StringsLexer {
  let file: SourceFile
  let bytes: FileBytes
  var index: Int

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool { index >= bytes.count }
  var current: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Skips white space and comments; returns the ranges of the comments.
  mutating func skipTrivia() throws(FormatError) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    while let byte = current {
      if (0x09...0x0D).contains(byte) || byte == 0x20 {
        index += 1
      } else if let end = lineSeparatorEnd(at: index) {
        index = end
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
      {
        let start = index
        try skipComment(block: bytes[index + 1] == UInt8(ascii: "*"))
        comments.append(start..<index)
      } else {
        break
      }
    }
    return comments
  }

  /// Reads one string token, quoted or not; the range includes the quotes.
  mutating func string() throws(FormatError) -> Range<Int>? {
    guard let first = current else { return nil }
    let start = index
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let end = closing(first) else {
        throw error(
          start, "the string that starts here has no closing \(Character(.init(first)))",
          "close it before the next entry")
      }
      index = end + 1
      return start..<index
    }
    while let byte = current, Self.isUnquoted(byte) { index += 1 }
    return start == index ? nil : start..<index
  }

  /// Where the quotation mark is that closes the string here.
  private func closing(_ quote: UInt8) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let escape = UInt8(ascii: "\\")
      var index = index + 1
      while index < bytes.count,
        let sign = UnsafeRawBufferPointer(rebasing: bytes[index...])
          .first(of: (quote, quote, escape, escape))
      {
        index += sign
        if bytes[index] == quote { return index }
        index += 2
      }
      return nil
    }
  }

  /// Skips a nested value, `{…}`, `(…)` or `<…>`, which is no localization and stays in the bytes.
  mutating func skipNested() throws(FormatError) {
    let start = index
    var depth = 0
    repeat {
      _ = try skipTrivia()
      guard let byte = current else {
        throw error(start, "the value that starts here is never closed", "close it")
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1; index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1; index += 1
      // Two slashes inside a word begin no comment.
      default: if try string() == nil { index += 1 }
      }
    } while depth > 0
  }

  /// A `FormatError` at a byte offset.
  func error(_ offset: Int, _ problem: String, _ advice: String) -> FormatError {
    FormatError(file.path, LineTable(bytes).position(at: offset), problem, advice)
  }

  /// What stands at the current place, for messages.
  var shown: String {
    guard !isAtEnd else { return "the end of the file" }
    let text = String(decoding: bytes[index..<min(index + 8, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    let isVisible = scalar.properties.generalCategory != .format && scalar.value >= 0x20
    return isVisible
      ? "“\(Character(scalar))”" : "U+\(String(scalar.value, radix: 16, uppercase: true))"
  }

  /// Whether a text may stand without quotes: two slashes at its beginning would begin a comment.
  static func isUnquoted(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("//") && text.utf8.allSatisfy(isUnquoted)
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func skipComment(block: Bool) throws(FormatError) {
    let start = index
    index += 2
    if block {
      guard let end = bytes[index...].first("*/") else {
        throw error(
          start, "the comment that starts here has no closing */",
          "close it: Apple's parser ignores everything from here on")
      }
      index = end + 2
      return
    }
    while let byte = current, byte != 0x0A, byte != 0x0D, lineSeparatorEnd(at: index) == nil {
      index += 1
    }
  }

  /// U+2028 and U+2029 are white space.
  private func lineSeparatorEnd(at start: Int) -> Int? {
    guard start + 2 < bytes.count, bytes[start] == 0xE2, bytes[start + 1] == 0x80,
      bytes[start + 2] == 0xA8 || bytes[start + 2] == 0xA9
    else { return nil }
    return start + 3
  }
}

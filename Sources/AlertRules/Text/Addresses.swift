/// Chunks between spaces that are addresses, paths, file names or tags.
enum Addresses {
  /// Where they stand, UTF-8 bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    let suspects = text.withUTF8 { Self.suspects(UnsafeRawBufferPointer($0)) }
    return suspects.compactMap { range -> Range<Int>? in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let chunk = text[start..<text.utf8.index(start, offsetBy: range.count)]
      let core = chunk.drop { !$0.isLetter && !$0.isNumber && !"/~#@.".contains($0) }
      guard let last = core.lastIndex(where: { $0.isLetter || $0.isNumber || $0 == "/" }) else {
        return nil
      }
      let word = core[...last]
      guard isAddress(word) else { return nil }
      let offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return offset..<offset + word.utf8.count
    }
  }

  /// Chunks with a sign of addresses, or a full stop that does not end them: most texts have none.
  private static func suspects(_ bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var isSuspect = false
    var hasText = false
    var index = 0
    func close() {
      if isSuspect, hasText, !isObject(bytes[start..<index]) { result.append(start..<index) }
      isSuspect = false
      hasText = false
    }
    while index < bytes.count {
      let (scalar, width) = bytes.scalar(at: index)
      // No address holds what tags begin and end with.
      if scalar.isWhitespace || scalar == "<" || scalar == ">" {
        close()
        start = index + width
      } else {
        if index > start, bytes[index - 1] == UInt8(ascii: ".") || isPort(bytes, at: index) {
          isSuspect = true
        }
        switch bytes[index] {
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "_"):
          isSuspect = true
        case UInt8(ascii: "/"):
          isSuspect = true
          hasText = true
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: hasText = true
        default: break
        }
      }
      index += width
    }
    close()
    return result
  }

  /// A digit behind a colon.
  private static func isPort(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    bytes[index - 1] == UInt8(ascii: ":") && bytes[index].isDigit
  }

  /// `%1$@`, with quotation marks and end marks around it.
  private static func isObject(_ chunk: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let start = chunk.firstIndex(of: UInt8(ascii: "%")),
      let end = chunk.lastIndex(of: UInt8(ascii: "@")), start < end
    else { return false }
    return chunk[(start + 1)..<end].allSatisfy {
      $0.isDigit || $0 == UInt8(ascii: "$")
    }
      && (start == chunk.startIndex || areMarks(chunk[..<start]))
      && (end + 1 == chunk.endIndex || areMarks(chunk[(end + 1)...]))
  }

  /// Whether there is nothing but quotation marks (U+2018…U+201F, « and »), brackets and end marks.
  private static func areMarks(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"),
        UInt8(ascii: ":"), UInt8(ascii: ";"):
        index += 1
      case 0xC2 where index + 1 < bytes.endIndex && [0xAB, 0xBB].contains(bytes[index + 1]):
        index += 2
      case 0xE2
      where index + 2 < bytes.endIndex && bytes[index + 1] == 0x80
        && (0x98...0x9F).contains(bytes[index + 2]):
        index += 3
      default: return false
      }
    }
    return true
  }

  private static let scheme = Array("://".utf8)

  private static func isAddress(_ word: Substring) -> Bool {
    if word.utf8.contains(bytes: Self.scheme) || word.hasPrefix("~/") { return true }
    if let first = word.first, "/#@".contains(first) {
      return word.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false
    }
    // The ending of file names by itself, or a hidden file: `.pfx`, `.gitignore`, `.pfx-Datei`.
    if word.first == ".",
      case let name = word.utf8.dropFirst().prefix(while: { $0.isSmall || $0.isDigit }),
      (1...23).contains(name.count),
      name.endIndex == word.endIndex || word.utf8[name.endIndex] == UInt8(ascii: "-")
    {
      return true
    }
    // The port of a host: `localhost:8080`.
    if let colon = word.utf8.lastIndex(of: UInt8(ascii: ":")), word.first?.isLowercase ?? false,
      (2...5).contains(word.utf8[colon...].dropFirst().count),
      word[colon...].dropFirst().utf8.allSatisfy({ $0.isDigit }),
      !English.shared.isOrdinary(String(word[..<colon])),
      !English.shared.isIn(.errorWord, String(word[..<colon]))
    {
      return true
    }
    // A key that was left in the place of a text: `login.failed.message`.
    let dotted = word.split(separator: ".", omittingEmptySubsequences: false)
    if dotted.count > 2, dotted.allSatisfy({ $0.count > 1 }) { return true }
    // A name from a program: `mysql.user`.
    if dotted.count == 2, dotted.allSatisfy({ $0.count > 1 }),
      dotted[0].first?.isLowercase ?? false,
      dotted[1].first?.isLowercase ?? false
    {
      return true
    }
    if let at = word.firstIndex(of: "@"), word[at...].utf8.contains(UInt8(ascii: ".")),
      at != word.startIndex
    {
      return true
    }
    let stem = word.hasSuffix("’s") || word.hasSuffix("'s") ? word.dropLast(2) : word
    guard let dot = stem.lastIndex(of: ".") else {
      return word.dropFirst().dropLast().utf8.contains(UInt8(ascii: "_"))
    }
    let ending = stem[stem.index(after: dot)...]
    return FileEndings.all.contains(ending.lowercased()) && ending.allSatisfy { $0.isASCII }
      && (ending == ending.lowercased()[...] || ending == ending.uppercased()[...])
  }
}

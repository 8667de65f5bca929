/// Names made of ordinary words, `Find My`: no word of them changes its case where they are written so.
enum WrittenNames {
  /// Where such names stand in a text, UTF-8 bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    guard needles.areAny(in: text) else { return [] }
    return all.flatMap { name in
      text.ranges(of: name).filter { isWhole($0, name, text) }.map { text.utf8Range($0) }
    }
  }

  /// Whether a name is all that stands there: “Sign in with Apple” goes on in “Sign in with Apple ID”.
  private static func isWhole(
    _ range: Range<String.Index>, _ name: String, _ text: String
  ) -> Bool {
    let before = text[..<range.lowerBound].unicodeScalars.last
    let after = text[range.upperBound...].unicodeScalars.first
    guard ![before, after].contains(where: { $0.map(CasedText.isWordScalar) ?? false }) else {
      return false
    }
    let last = name.split(separator: " ").last ?? ""
    let start = text.utf8.index(range.upperBound, offsetBy: -last.utf8.count)
    let term = Terms.standard.match(text[start...])
    return term.map { $0.form.utf8.count <= last.utf8.count } ?? true
  }

  /// Whether a stretch ends in such a name, with its mark: “Yahoo! ”.
  static func isEnd(of bytes: ArraySlice<UInt8>) -> Bool {
    guard let end = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[end] == UInt8(ascii: "!") || bytes[end] == UInt8(ascii: "?")
    else { return false }
    let head = bytes[...end]
    return marked.contains { name in
      head.suffix(name.count).elementsEqual(name)
        && head.dropLast(name.count).last.map { $0 == UInt8(ascii: " ") } ?? true
    }
  }

  private static let marked = all.filter { $0.hasSuffix("!") || $0.hasSuffix("?") }
    .map { Array($0.utf8) }

  private static let all = CatalogWords.list("English/names-as-written.txt")
  private static let needles = Needles(all.map { $0.lowercased() })
}

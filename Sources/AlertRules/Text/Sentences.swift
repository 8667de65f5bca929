/// Sentences of a text: ICU's, joined again where an abbreviation's full stop cut them.
enum Sentences {
  /// The ranges, UTF-8 bytes, with the space behind each.
  static func ranges(of text: String, locale: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var result: [Range<Int>] = []
    for range in ICU.sentences(text, locale: locale) {
      if let last = result.last, endsInAbbreviation(bytes[last]) {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func endsInAbbreviation(_ sentence: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: sentence, as: UTF8.self).trimmed
    guard text.hasSuffix("."), let word = text.dropLast().split(separator: " ").last else {
      return false
    }
    return Abbreviations.all.contains(word.lowercased())
  }
}

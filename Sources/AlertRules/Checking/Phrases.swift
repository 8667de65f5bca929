/// English phrases to look for, one a line in `Catalogs/English`.
///
/// A sign in front of a phrase says how it counts: `^` only at the start of a sentence, `~` less than
/// the others, `!` not at all, even if a shorter phrase is in it.
struct Phrases: Sendable {
  /// A phrase in a text.
  struct Match {
    /// UTF-8 bytes.
    var range: Range<Int>
    /// Indices of the words.
    var words: Range<Int>
    /// As in the list.
    var phrase: String
    var isMinor: Bool
  }

  private struct Phrase {
    var words: [String]
    var isOpener = false
    var isMinor = false
    var isException = false
  }

  private let phrases: [Phrase]

  init(_ file: String) {
    phrases = CatalogWords.list(file).map { line in
      Phrase(
        words: line.drop { "^~!".contains($0) }.split(separator: " ").map(String.init),
        isOpener: line.hasPrefix("^"), isMinor: line.hasPrefix("~"),
        isException: line.hasPrefix("!"))
    }
  }

  /// The first phrase of the list in a text.
  func first(in text: AlertText) -> Match? { all(in: text).first }

  /// Every phrase of the list in a text, in order.
  func all(in text: AlertText) -> [Match] {
    let words = text.cased.words
    let folded = words.map(\.folded)
    let starts = Set(
      Sentences.ranges(of: text.value, locale: text.locale).compactMap { sentence in
        words.firstIndex { sentence.contains($0.range.lowerBound) }
      })
    return words.indices.compactMap { index in
      let here = phrases.filter {
        folded[index...].starts(with: $0.words) && (!$0.isOpener || starts.contains(index))
      }
      guard let phrase = here.first, !here.contains(where: \.isException) else { return nil }
      let end = index + phrase.words.count
      return Match(
        range: words[index].range.lowerBound..<words[end - 1].range.upperBound, words: index..<end,
        phrase: phrase.words.joined(separator: " "), isMinor: phrase.isMinor)
    }
  }
}

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
  /// What they begin with: most texts hold none of these words.
  private let firstWords: Set<String>

  init(_ files: String...) {
    phrases = files.flatMap { CatalogWords.list($0) }.map { line in
      Phrase(
        words: line.drop { "^~!".contains($0) }.split(separator: " ").map(String.init),
        isOpener: line.hasPrefix("^"), isMinor: line.hasPrefix("~"),
        isException: line.hasPrefix("!"))
    }.filter { !$0.words.isEmpty }
    firstWords = Set(phrases.map { $0.words[0] })
  }

  /// The first phrase of the list in a text.
  func first(in text: AlertText) -> Match? { all(in: text).first }

  /// Every phrase of the list in a text, in order.
  func all(in text: AlertText) -> [Match] {
    let words = text.cased.words
    guard words.contains(where: { $0.isIn(.phraseOpener) && firstWords.contains($0.folded) }) else {
      return []
    }
    let folded = words.map(\.folded)
    let starts = Set(
      text.sentences.compactMap { sentence in
        words.firstIndex { sentence.contains($0.range.lowerBound) }
      })
    func places(_ phrase: Phrase) -> [Range<Int>] {
      words.indices.filter {
        folded[$0...].starts(with: phrase.words) && (!phrase.isOpener || starts.contains($0))
      }.map { $0..<$0 + phrase.words.count }
    }
    let present = phrases.filter { folded.contains($0.words[0]) }
    let exceptions = present.filter(\.isException).flatMap(places)
    return present.filter { !$0.isException }.flatMap { phrase in
      places(phrase).filter { place in !exceptions.contains { $0.overlaps(place) } }.map { place in
        let end = words[place.upperBound - 1].range.upperBound
        return Match(
          range: words[place.lowerBound].range.lowerBound..<end, words: place,
          phrase: phrase.words.joined(separator: " "), isMinor: phrase.isMinor)
      }
    }.sorted { ($0.words.lowerBound, $1.words.count) < ($1.words.lowerBound, $0.words.count) }
  }
}

extension Phrases {
  static let accusations = Phrases("English/accusations.txt")
  static let fillers = Phrases("English/fillers.txt")
  static let oblique = Phrases("English/oblique-phrases.txt", "English/uninformative-titles.txt")
  static let progress = Phrases("English/progress-phrases.txt")
  static let retry = Phrases("English/retry-phrases.txt")
  static let undoable = Phrases("English/undoable-phrases.txt")

  /// What any of them begins with.
  static let openers = [accusations, fillers, oblique, progress, retry, undoable]
    .reduce(into: Set<String>()) { $0.formUnion($1.firstWords) }
}

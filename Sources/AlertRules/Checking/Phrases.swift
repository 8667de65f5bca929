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
  /// Their numbers by what they begin with: most texts hold none of these words.
  private let numbers: [String: [Int]]

  init(_ files: String...) {
    phrases = files.flatMap { CatalogWords.list($0) }.map { line in
      Phrase(
        words: line.drop { "^~!".contains($0) }.split(separator: " ").map(String.init),
        isOpener: line.hasPrefix("^"), isMinor: line.hasPrefix("~"),
        isException: line.hasPrefix("!"))
    }.filter { !$0.words.isEmpty }
    numbers = Dictionary(grouping: phrases.indices) { [phrases] in phrases[$0].words[0] }
  }

  /// The first phrase of the list in a text.
  func first(in text: AlertText) -> Match? { all(in: text).first }

  /// Whether words of a text are a phrase of the list; one for the start of a sentence counts only at the very first.
  func isIn(_ words: [CasedWord]) -> Bool { !all(in: words) { $0 == 0 }.isEmpty }

  /// Every phrase of the list in a text, in order.
  func all(in text: AlertText) -> [Match] {
    all(in: text.cased.words) { opensSentence($0, of: text) }
  }

  private func all(in words: [CasedWord], isFirst: (Int) -> Bool) -> [Match] {
    var found: [(phrase: Phrase, place: Range<Int>)] = []
    for index in words.indices {
      // Of a word no more is looked at than this.
      let form = words[index].form
      guard form.classes.contains(.phraseOpener) else { continue }
      for number in numbers[form.folded] ?? [] {
        let phrase = phrases[number]
        let place = index..<index + phrase.words.count
        guard place.upperBound <= words.count,
          zip(words[place], phrase.words).allSatisfy({ $0.folded == $1 }),
          !phrase.isOpener || isFirst(index)
        else { continue }
        found.append((phrase, place))
      }
    }
    if found.isEmpty { return [] }
    let exceptions = found.filter(\.phrase.isException).map(\.place)
    return found.filter { phrase, place in
      !phrase.isException && !exceptions.contains { $0.overlaps(place) }
    }.map { phrase, place in
      Match(
        range: words[place.lowerBound].range
          .lowerBound..<words[place.upperBound - 1].range.upperBound,
        words: place, phrase: phrase.words.joined(separator: " "), isMinor: phrase.isMinor)
    }.sorted { ($0.words.lowerBound, $1.words.count) < ($1.words.lowerBound, $0.words.count) }
  }

  /// Whether a word is the first of a sentence.
  private func opensSentence(_ index: Int, of text: AlertText) -> Bool {
    let words = text.cased.words
    let start = words[index].range.lowerBound
    guard let sentence = text.sentences.first(where: { $0.contains(start) }) else { return false }
    return index == 0 || !sentence.contains(words[index - 1].range.lowerBound)
  }
}

extension Phrases {
  static let accusations = Phrases("English/accusations.txt")
  static let fillers = Phrases("English/fillers.txt")
  static let oblique = Phrases("English/oblique-phrases.txt", "English/uninformative-titles.txt")
  static let progress = Phrases("English/progress-phrases.txt")
  static let retry = Phrases("English/retry-phrases.txt")
  static let systemTitles = Phrases("English/system-titles.txt")
  static let undoable = Phrases("English/undoable-phrases.txt")

  /// What any of them begins with.
  static let openers = [accusations, fillers, oblique, progress, retry, systemTitles, undoable]
    .reduce(into: Set<String>()) { $0.formUnion($1.numbers.keys) }
}

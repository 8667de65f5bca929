/// Words that send people to a button, by the English verb: `tap`, `click`, `choose`, `press` …
///
/// An English verb has its four forms in a fixed order, so that one can take the place of another. A
/// form that ends in `*` is the beginning of a word; in scripts without spaces every form may stand
/// inside a word.
struct PointingVerbs: Sendable {
  /// A verb in a text.
  struct Match {
    /// The verbs it may be, in English.
    var kinds: Set<String>
    /// UTF-8 bytes.
    var range: Range<Int>
  }

  /// The forms of each verb.
  let forms: [String: [String]]
  /// First word → the words behind it and the verbs meant.
  private var phrases: [String: [(rest: [String], kinds: Set<String>)]] = [:]
  /// What the first words begin with.
  private var beginnings = Beginnings()
  /// Forms that words begin with, or that may stand anywhere.
  private var parts: [(form: String, kinds: Set<String>)] = []
  private let hasSpaces: Bool

  /// No verbs.
  init() { (forms, hasSpaces) = ([:], true) }

  init(_ forms: [String: [String]], hasSpaces: Bool) {
    self.forms = forms
    self.hasSpaces = hasSpaces
    var kinds: [String: Set<String>] = [:]
    for (verb, words) in forms { for word in words { kinds[word, default: []].insert(verb) } }
    for (form, kinds) in kinds.sorted(by: { $0.key < $1.key }) {
      if form.hasSuffix("*") || !hasSpaces {
        parts.append((form.hasSuffix("*") ? String(form.dropLast()) : form, kinds))
      } else {
        let words = form.split(separator: " ").map(String.init)
        beginnings.insert(words[0])
        phrases[words[0], default: []].append((Array(words.dropFirst()), kinds))
      }
    }
  }

  /// The verbs of a text, in order.
  func find(in text: CasedText) -> [Match] {
    var matches: [Match] = []
    if !phrases.isEmpty {
      for (index, word) in text.words.enumerated()
      where word.kind == .word && beginnings.mayHold(word.folded) {
        for (rest, kinds) in phrases[word.folded] ?? []
        where text.words[(index + 1)...].lazy.map(\.folded).starts(with: rest) {
          let end = text.words[index + rest.count].range.upperBound
          matches.append(Match(kinds: kinds, range: word.range.lowerBound..<end))
        }
      }
    }
    for (form, kinds) in parts where text.text.contains(form) {
      for range in text.text.ranges(of: form) {
        // “재선택” is another word than “선택”.
        let before = text.text[..<range.lowerBound].unicodeScalars.last
        if hasSpaces, before?.isAlphabetic ?? false { continue }
        let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
        matches.append(Match(kinds: kinds, range: start..<start + form.utf8.count))
      }
    }
    return matches.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

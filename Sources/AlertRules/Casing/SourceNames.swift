/// Names in an English source text, to recognise them in a translation.
final class SourceNames {
  private let text: CasedText?
  /// The words that stand beside each other.
  private lazy var pairs: Set<[String]> = {
    guard let words = text?.words else { return [] }
    return Set(zip(words, words.dropFirst()).map { [$0.text, $1.text] })
  }()
  /// Words of the source, as written, and in small letters where they have a capital.
  private let words: [String: String?]
  /// Words that are no ordinary English: brands, apps, people.
  let foreign: Set<String>
  /// Those that are no places in every system, as Calendar is: they have no translation.
  let untranslated: Set<String>

  init(_ source: CasedText?) {
    text = source
    let cased = source?.words ?? []
    let isHeadline = source.map({ TitleStyleProbe.isHeadline($0) }) ?? false
    var words: Set<String> = []
    var foreign: Set<String> = []
    var untranslated: Set<String> = []
    for (index, word) in cased.enumerated() where word.isCased && word.kind != .opaque {
      let isOrdinary =
        !word.isIn(.placeName) && word.isIn([.commonWord, .verb, .minorWord])
      // In a headline every word is raised: an ordinary one is no name for that.
      if !(isHeadline && isOrdinary && word.kind == .word) {
        // “Apple Watchista”: an ending hangs on the last word of a name.
        words.formUnion(word.text.split(separator: " ").map(String.init))
      }
      if index > 0, word.isCapitalized, word.kind == .word, !isOrdinary {
        foreign.insert(word.text)
        if !word.isIn(.placeName) { untranslated.insert(word.text) }
      }
    }
    self.words = Dictionary(
      uniqueKeysWithValues: words.map {
        ($0, $0.contains(where: \.isUppercase) ? $0.lowercased() : nil)
      })
    self.foreign = foreign
    self.untranslated = untranslated
  }

  /// The source word that a word repeats, with an ending or not: `Safarissa` for `Safari`, `Youtubessa` for
  /// `YouTube`.
  func name(in word: String) -> String? {
    if words[word] != nil { return word }
    let lower = word.lowercased()
    return words.filter { name, small in
      if name.count < 4 { return Self.isForm(word, ofShort: name) }
      return word.hasPrefix(name) || small.map(lower.hasPrefix) ?? false
    }.keys.min()
  }

  /// “Mac-værktøjslinjen” and “Macu” for “Mac”: a short name begins many words, and a known one with a short ending
  /// few.
  private static func isForm(_ word: String, ofShort name: String) -> Bool {
    guard name.count == 3, word.hasPrefix(name), English.shared.names[name.lowercased()] == name
    else { return false }
    let ending = word.dropFirst(name.count)
    return ending.count < 3 || ending.hasPrefix("-")
  }

  /// Whether two words stand beside each other in the source as well: “Email Protection” was left in
  /// English, so it is a name.
  func holds(_ first: String, _ second: String) -> Bool { pairs.contains([first, second]) }
}

/// Closed classes of English words, as in `Catalogs/English/grammar.txt`: `datePreposition` is
/// “date preposition” there.
enum Grammar: Int, CaseIterable, CodingKey {
  case be, auxiliary, direction, interrogative, nameless, pronoun, subordinator, wish
  case contractedSubject, datePreposition, determinedSubject, destructiveVerb, emptyWord, errorWord
  case leadInVerb, notANoun, secretWord, objectPronoun, continuation, negation
  case beforeName, afterName, directPronoun, participleLeader, fragmentOpener, wayVerb
  case infinitiveMark, placeName, placeNoun, physicalKey, clauseOpener, twoWayAdverb
  case addressee, blame, buttonNoun, imperativeAuxiliary, infinitiveBe, negatedAuxiliary
  case negatedImperative, negator, openInterrogative, perfectAuxiliary, politeOpener
  case pressedParticle, failureWord, laxCase, letterNoun, listWord, intransitivePast, refusal

  /// The words of all classes, with those that each is in.
  static func classes() -> [String: WordClasses] {
    let lines = CatalogWords.named("English/grammar.txt")
    var classes: [String: WordClasses] = [:]
    for grammar in allCases {
      for word in lines[grammar.name].map(CatalogWords.words) ?? [] {
        classes[word, default: []].insert(.grammar(grammar))
      }
    }
    return classes
  }

  /// As in the file: the name that the case has as a coding key, in words. The two with a hyphen are written with it there.
  var name: String {
    switch self {
    case .leadInVerb: "lead-in verb"
    case .twoWayAdverb: "two-way adverb"
    default:
      String(
        decoding: stringValue.utf8.flatMap { letter in
          letter < UInt8(ascii: "a") ? [UInt8(ascii: " "), letter | 0x20] : [letter]
        }, as: UTF8.self)
    }
  }
}

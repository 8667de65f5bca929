/// Closed classes of English words, as in `Catalogs/English/grammar.txt`: `datePreposition` is
/// “date preposition” there.
enum Grammar: Int, CaseIterable {
  case be, auxiliary, direction, interrogative, nameless, pronoun, subordinator, wish
  case contractedSubject, datePreposition, determinedSubject, destructiveVerb, emptyWord, errorWord
  case leadInVerb, notANoun, secretWord, objectPronoun, continuation, negation
  case beforeName, afterName, directPronoun, participleLeader, fragmentOpener, wayVerb
  case infinitiveMark, placeName, placeNoun, physicalKey, clauseOpener, twoWayAdverb
  case addressee, blame, buttonNoun, imperativeAuxiliary, infinitiveBe, negatedAuxiliary
  case negatedImperative, negator, openInterrogative, perfectAuxiliary, politeOpener
  case pressedParticle, failureWord, laxCase, letterNoun, listWord

  /// The words of each class, in the order of the cases.
  static func classes() -> [Set<String>] {
    let lines = CatalogWords.named("English/grammar.txt")
    return allCases.map { Set((lines[$0.name] ?? "").split(separator: " ").map(String.init)) }
  }

  /// As in the file. The two with a hyphen are written with it there.
  var name: String {
    switch self {
    case .leadInVerb: "lead-in verb"
    case .twoWayAdverb: "two-way adverb"
    default:
      String(describing: self).reduce(into: "") { name, letter in
        name += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
      }
    }
  }
}

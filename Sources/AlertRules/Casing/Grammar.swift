/// Closed classes of English words, as in `Catalogs/English/grammar.txt`: `datePreposition` is
/// “date preposition” there.
enum Grammar: Int, CaseIterable {
  case be, auxiliary, direction, interrogative, nameless, pronoun, subordinator, wish
  case contractedSubject, datePreposition, determinedSubject, destructiveVerb, emptyWord, errorWord
  case leadInVerb, notANoun, secretWord, objectPronoun, continuation, negation
  case beforeName, afterName, directPronoun, participleLeader, fragmentOpener, wayVerb
  case infinitiveMark, placeName, placeNoun, physicalKey, clauseOpener, twoWayAdverb

  /// The words of each class, in the order of the cases.
  static func classes() -> [Set<String>] {
    let lines = Dictionary(
      CatalogWords.list("English/grammar.txt").map { line in
        let parts = line.split(separator: ":").map(\.trimmed)
        return (parts[0], Set((parts.last ?? "").split(separator: " ").map(String.init)))
      }, uniquingKeysWith: { a, _ in a })
    return allCases.map { lines[$0.name] ?? [] }
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

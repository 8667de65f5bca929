/// A sentence with gaps: `{t}` the thing with its article, `{T}` the same at the start of a sentence,
/// `{n}` the bare noun, `{v}` what happens to it, `{V}` the same with a capital, `{p}` the participle.
struct BenchTemplate {
  private enum Piece {
    case text(String)
    case gap(Character)
  }
  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      pieces.append(.text(String(rest[..<open])))
      let name = rest.index(after: open)
      pieces.append(.gap(rest[name]))
      rest = rest[rest.index(name, offsetBy: 2)...]
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  /// The sentence about a thing.
  func filled(_ words: Words) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .gap("t"): text += words.thing
      case .gap("T"): text += words.raisedThing
      case .gap("n"): text += words.noun
      case .gap("v"): text += words.verb
      case .gap("V"): text += words.raisedVerb
      case .gap: text += words.participle
      }
    }
    return text
  }

  /// What fills the gaps in one language.
  struct Words {
    var noun: String
    var thing: String
    var raisedThing: String
    var verb: String
    var raisedVerb: String
    var participle: String
  }

  /// The English and the German words for a thing and what happens to it.
  static func words(_ thing: Int, _ verb: Int) -> (english: Words, german: Words) {
    let (noun, verbs) = (BenchWords.things[thing], BenchWords.verbs[verb])
    let article = noun.isFeminine ? "ie " : "as "
    return (
      Words(
        noun: noun.english.capitalizedFirst, thing: "the " + noun.english,
        raisedThing: "The " + noun.english, verb: verbs.english.0.lowercased(),
        raisedVerb: verbs.english.0, participle: verbs.english.1),
      Words(
        noun: noun.german, thing: "d" + article + noun.german,
        raisedThing: "D" + article + noun.german, verb: verbs.german.0,
        raisedVerb: verbs.german.0.capitalizedFirst, participle: verbs.german.1)
    )
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

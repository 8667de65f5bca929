/// English word classes, read from `Catalogs/English`. Words are looked up in lower case with the
/// straight apostrophe.
struct English: Sendable {
  /// The one copy of the lists.
  static let shared = English()

  private(set) var verbs: Set<String> = []
  let finiteForms: Set<String>
  let commonWords = SortedWords("English/common-words.txt")
  let determiners: Set<String>
  /// `monday` → `Monday`.
  let names: [String: String]
  /// Names that are ordinary words too: `may`, `march`.
  let ambiguousNames: Set<String>
  /// `pdf` → `PDF`, and whether the lower-case form is an ordinary word.
  let acronyms: [String: (form: String, isWord: Bool, isWordAbroad: Bool)]
  /// `hmm`, `mph`: words without a vowel that are no acronyms.
  let consonantWords = Set(CatalogWords.list("English/consonant-words.txt"))
  let units = Set(CatalogWords.list("English/units.txt"))
  /// `now`: no preposition leads to it, so `in` before it is none.
  let particleFollowers = Set(CatalogWords.list("English/particle-followers.txt"))
  /// Adverbs of three words that begin as a preposition does: “up to date”.
  let adverbPhrases = Set(CatalogWords.list("English/adverb-phrases.txt"))
  /// `want`, `don't have`: what may begin a question that has neither subject nor auxiliary.
  let questionOpeners = Set(CatalogWords.list("English/question-openers.txt"))
  /// `do you`: what begins a question whatever mark it has.
  let askingOpeners = Set(CatalogWords.list("English/asking-openers.txt"))
  let nameParticles = Set(CatalogWords.list("English/name-particles.txt"))
  /// `occurred`: a noun before them has said something.
  let reportVerbs = Set(CatalogWords.list("English/report-verbs.txt"))
  /// Raised in the middle of a sentence they prove title style: `Is`, `Your`.
  let functionWords = Set(CatalogWords.list("English/function-words.txt"))
  /// The closed classes that each word is in.
  private let grammar: [String: WordClasses]
  /// The verbs and all their forms, those of phrasal verbs too.
  private var forms = EnglishVerbs()
  /// Base verb → particles that belong to it.
  private let particles: [String: Set<String>]
  private let allParticles: Set<String>
  /// `go on`, `zoom in`: pairs whose particle may be a preposition before a noun.
  private let loosePairs: Set<String>
  /// Base verb → prepositions that belong to their object.
  private let prepositions: [String: Set<String>]

  private init() {
    for line in CatalogWords.list("English/verbs.txt") {
      let irregular = CatalogWords.pair(line)
      let base = irregular?.name ?? line
      verbs.insert(base)
      forms.add(base, irregular: irregular.map { CatalogWords.words(of: $0.value) } ?? [])
    }
    let irregular = CatalogWords.named("English/phrasal-forms.txt")
    let particles = Self.pairs("English/phrasal-verbs.txt")
    for verb in particles.keys.sorted() {
      forms.add(verb, irregular: irregular[verb].map(CatalogWords.words) ?? [])
    }
    loosePairs = Set(
      CatalogWords.list("English/phrasal-verbs.txt").filter { $0.hasSuffix(" noun") }
        .map { String($0.dropLast(5)) })
    prepositions = Self.pairs("English/prepositional-verbs.txt")
    grammar = Grammar.classes()
    self.particles = particles
    allParticles = Set(particles.values.joined())
    finiteForms = Set(CatalogWords.list("English/finite-forms.txt"))
    determiners = Set(CatalogWords.list("English/determiners.txt"))
    var names: [String: String] = [:]
    var ambiguous: Set<String> = []
    for line in CatalogWords.list("English/names.txt") {
      let parts = CatalogWords.words(of: line)
      let key = parts[0].lowercased()
      names[key] = parts[0]
      if parts.count > 1 { ambiguous.insert(key) }
    }
    self.names = names
    ambiguousNames = ambiguous
    acronyms = Dictionary(
      CatalogWords.list("English/acronyms.txt").map { line in
        let parts = CatalogWords.words(of: line)
        return (
          parts[0].lowercased(),
          (parts[0], parts.contains("word"), parts.contains("abroad"))
        )
      }, uniquingKeysWith: { a, _ in a })
  }

  /// Whether a word is a verb, in any inflection, or a form of “be”.
  func isVerb(_ word: String) -> Bool { forms.base(of: word) != nil || isIn(.be, word) }

  /// Whether a word is an everyday one: a common word, a verb, or a minor word of title style.
  func isOrdinary(_ word: String) -> Bool {
    commonWords.contains(word) || isVerb(word) || Self.minorWords.contains(word)
  }

  /// The base form: `backed` → `back`.
  func base(of word: String) -> String? { forms.base(of: word) }

  /// Whether `particle` belongs to this verb in any inflection: `signed` + `in`.
  func isPhrasal(_ verb: String, _ particle: String) -> Bool {
    forms.base(of: verb).flatMap { particles[$0] }?.contains(particle) ?? false
  }

  /// Whether a word is the particle of any verb, as `up` is, which may also be the name of something.
  func isParticle(_ word: String) -> Bool { allParticles.contains(word) }

  /// Whether the particle may be a preposition when a noun follows: `keep on iPhone`.
  func isLoose(_ verb: String, _ particle: String) -> Bool {
    forms.base(of: verb).map { loosePairs.contains("\($0) \(particle)") } ?? false
  }

  /// Whether `preposition` belongs to what follows it: `play` + `on`.
  func isPrepositional(_ verb: String, _ preposition: String) -> Bool {
    (prepositions[verb] ?? forms.base(of: verb).flatMap { prepositions[$0] })?.contains(preposition)
      ?? false
  }

  private static func pairs(_ name: String) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for line in CatalogWords.list(name) {
      let parts = CatalogWords.words(of: line)
      guard parts.count > 1 else { continue }
      result[parts[0], default: []].insert(parts[1])
    }
    return result
  }

  /// The closed classes of `Catalogs/English/grammar.txt` that a word is in.
  func grammar(_ word: String) -> WordClasses { grammar[word] ?? [] }

  /// The words of one of them.
  func words(_ class: Grammar) -> Set<String> {
    Set(grammar.filter { $0.value.contains(.grammar(`class`)) }.keys)
  }

  /// Whether a word is in one of them.
  func isIn(_ class: Grammar, _ word: String) -> Bool { grammar(word).contains(.grammar(`class`)) }
}

extension English {
  /// What is right in English.
  static let policy = (try? Policies.policy(for: "en")) ?? LocalePolicy(locale: "en")

  /// Minor words, from the policy of English.
  static let minorWords = policy.minorWords

  /// Every form of tap, click, choose …, from the policy of English.
  static let pointingForms = Set(
    policy.pointing.forms.values.joined())
}

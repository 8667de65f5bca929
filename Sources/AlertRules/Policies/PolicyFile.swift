import CatalogData

/// Reads one policy file.
struct PolicyFile {
  private static let fields = [
    "locale", "parent", "casing", "minor-words", "minor-last-word", "either-case",
    "capitalized-words",
    "either-case-second-part", "compound-exceptions", "function-words", "leading-clitics",
    "hands-off-prefixes", "vowels",
    "counts-words", "marks", "question-forms", "sentence-forms", "stock-words", "pointing-verbs",
    "quotes-labels",
    "sources",
    "examples",
  ]

  /// The parent named in the file: a locale, `none`, or nothing (the tag without its last part).
  var parent: String?
  private let members: [String: YAMLValue]

  init(_ text: String, file: String) throws(ConfigurationError) {
    members = try YAMLValue.parse(text, file: file).fields(Self.fields)
    parent = try members["parent"]?.string()
  }

  /// Lays what the file says over what was inherited.
  func apply(to policy: inout LocalePolicy) throws(ConfigurationError) {
    if let casing = members["casing"] { try apply(casing, to: &policy) }
    if let words = members["minor-words"] { policy.minorWords = Set(try words.strings()) }
    if let last = members["minor-last-word"] {
      policy.minorLastWord = try last.choice(LocalePolicy.LastWord.self)
    }
    if let words = members["capitalized-words"] {
      policy.capitalizedWords = Set(try words.strings())
    }
    if let words = members["either-case"] { policy.eitherCase = Set(try words.strings()) }
    if let second = members["either-case-second-part"] {
      policy.eitherCaseSecondPart = try second.bool()
    }
    if let words = members["compound-exceptions"] {
      policy.compoundExceptions = Set(try words.strings())
    }
    if let words = members["function-words"] {
      policy.functionWords = Set(try words.strings())
    }
    if let clitics = members["leading-clitics"] {
      let kinds = try clitics.fields(["skip", "leave"])
      policy.leadingClitics.skip = Set(try kinds["skip"]?.strings() ?? [])
      policy.leadingClitics.leave = Set(try kinds["leave"]?.strings() ?? [])
    }
    if let prefixes = members["hands-off-prefixes"] {
      policy.handsOffPrefixes = try prefixes.strings()
    }
    if let vowels = members["vowels"] { policy.vowels = try vowels.string() }
    if let counts = members["counts-words"] { policy.countsWords = try counts.bool() }
    if let marks = members["marks"] { policy.marks = try Self.marks(marks) }
    if let forms = members["question-forms"] {
      policy.questionForms = try Self.questionForms(forms)
    }
    if let forms = members["sentence-forms"] {
      let fields = try forms.fields([
        "words", "last-ends", "noun-ends", "heading-first", "complete",
      ])
      policy.sentenceForms = SentenceForms(
        words: Set(try fields["words"]?.strings() ?? []),
        lastEnds: try fields["last-ends"]?.strings() ?? [],
        nounEnds: try fields["noun-ends"]?.strings() ?? [],
        headingFirst: Set(try fields["heading-first"]?.strings() ?? []),
        areComplete: try fields["complete"]?.bool() ?? false)
    }
    if let words = members["stock-words"] { try apply(stockWords: words, to: &policy) }
    if let verbs = members["pointing-verbs"] {
      var forms: [String: [String]] = [:]
      for (verb, words) in try verbs.members() { forms[verb] = try words.strings() }
      policy.pointing = PointingVerbs(forms, hasSpaces: policy.hasSpaces)
    }
    if let quotes = members["quotes-labels"] { policy.quotesLabels = try quotes.bool() }
    for (claim, source) in try members["sources"]?.members() ?? [] {
      policy.sources[claim] = try source.string()
    }
    policy.examples = try Self.examples(members["examples"])
  }

  private func apply(
    _ casing: YAMLValue, to policy: inout LocalePolicy
  ) throws(ConfigurationError) {
    let fields = try casing.fields([
      "style", "confidence", "nouns", "capitals", "conventions", "rules-of",
    ])
    if let style = fields["style"] {
      policy.style = try style.choice(LocalePolicy.CasingStyle.self)
    }
    if let confidence = fields["confidence"] {
      policy.confidence = try confidence.choice(LocalePolicy.Confidence.self)
    }
    if let nouns = fields["nouns"] { policy.hasNouns = try nouns.bool() }
    if let capitals = fields["capitals"] {
      policy.capitalsLoseAccents = try capitals.choice(Capitals.self) == .unaccented
    }
    policy.casingLocale = try fields["rules-of"]?.string() ?? policy.locale
    for (convention, roles) in try fields["conventions"]?.members() ?? [] {
      for (name, style) in try roles.members() {
        guard let role = Role(rawValue: name) else { throw style.error("“\(name)” is not a role") }
        policy.conventions[convention, default: [:]][role] = try style.choice(
          LocalePolicy.CasingStyle.self)
      }
    }
  }

  private enum Capitals: String, CaseIterable { case accented, unaccented }

  private func apply(
    stockWords: YAMLValue, to policy: inout LocalePolicy
  ) throws(ConfigurationError) {
    var (latin, all) = (0, 0)
    for (name, words) in try stockWords.members() {
      guard let role = StockRole(rawValue: name) else {
        let names = StockRole.allCases.map(\.rawValue)
        throw words.error(
          "there is no stock role “\(name)”" + Suggestion.text(for: name, among: names))
      }
      var list: [StockWord] = []
      for (word, vendors) in try words.members() {
        list.append(
          StockWord(
            word: word, vendors: try vendors.string().split(separator: " ").map(String.init)))
        all += 1
        let letter = word.unicodeScalars.first(where: \.isAlphabetic)
        if letter.map(ICU.alphabet(of:)) == .latin { latin += 1 }
      }
      // What the parent says is understood as well: “Aceptar” in Mexico.
      let inherited = policy.stockWords[role] ?? []
      policy.stockWords[role] =
        list + inherited.filter { other in !list.contains { $0.word == other.word } }
    }
    if all > 0 { policy.isWrittenInLatin = latin * 2 > all }
  }

  private static func marks(_ value: YAMLValue) throws(ConfigurationError) -> Marks {
    let fields = try value.fields([
      "use", "question", "statement", "exclamation", "also", "opening", "inside",
    ])
    var marks = Marks()
    if let use = fields["use"] { marks.use = try use.choice(Marks.Use.self) }
    if let mark = fields["question"] { marks.question = try mark.string() }
    if let mark = fields["statement"] { marks.statement = try mark.string() }
    if let mark = fields["exclamation"] { marks.exclamation = try mark.string() }
    if let also = fields["also"] { marks.also = try also.strings() }
    if let opening = fields["opening"] { marks.opening = try opening.choice(Marks.Opening.self) }
    if let inside = fields["inside"] { marks.inside = try inside.bool() }
    return marks
  }

  private static func questionForms(
    _ value: YAMLValue
  ) throws(ConfigurationError) -> QuestionForms {
    let fields = try value.fields([
      "first", "first-verbs", "first-ends", "last", "ends", "clause-first",
      "take-full-stop",
    ])
    return QuestionForms(
      first: Set(try fields["first"]?.strings() ?? []),
      firstVerbs: Set(try fields["first-verbs"]?.strings() ?? []),
      firstEnds: try fields["first-ends"]?.strings() ?? [],
      last: Set(try fields["last"]?.strings() ?? []), ends: try fields["ends"]?.strings() ?? [],
      clauseFirst: try fields["clause-first"]?.strings() ?? [],
      takeFullStop: try fields["take-full-stop"]?.bool() ?? false)
  }

  private static func examples(
    _ value: YAMLValue?
  ) throws(ConfigurationError) -> [LocalePolicy.Example] {
    var examples: [LocalePolicy.Example] = []
    for element in try value?.elements() ?? [] {
      let fields = try element.fields(["role", "text", "becomes"])
      guard let role = fields["role"], let text = fields["text"], let becomes = fields["becomes"]
      else { throw element.error("an example needs role, text and becomes") }
      examples.append(
        LocalePolicy.Example(
          role: try role.choice(Role.self), text: try text.string(), becomes: try becomes.string()))
    }
    return examples
  }
}

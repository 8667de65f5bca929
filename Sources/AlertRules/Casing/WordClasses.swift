/// The English classes that a word is in, as bits: rules ask for many of them, of every word.
struct WordClasses: OptionSet {
  let rawValue: UInt64

  /// Set in every answer, so that “in none” is one too.
  static let known = WordClasses(bit: 0)
  /// A verb in its base form.
  static let baseVerb = WordClasses(bit: 1)
  /// A verb in any inflection, or a form of “be”.
  static let verb = WordClasses(bit: 2)
  /// A finite form that is no noun.
  static let finiteForm = WordClasses(bit: 3)
  /// An ordinary word.
  static let commonWord = WordClasses(bit: 4)
  /// An article, a possessive.
  static let determiner = WordClasses(bit: 5)
  /// A day, a month, a language.
  static let name = WordClasses(bit: 6)
  /// Raised in the middle of a sentence it proves title style.
  static let functionWord = WordClasses(bit: 7)
  /// A minor word of title style.
  static let minorWord = WordClasses(bit: 8)
  /// A form of tap, click, choose.
  static let pointingForm = WordClasses(bit: 9)
  /// A word whose full stop does not end a sentence.
  static let abbreviation = WordClasses(bit: 10)
  /// An acronym in any case.
  static let acronym = WordClasses(bit: 11)
  /// The first word of one of the ``Phrases``.
  static let phraseOpener = WordClasses(bit: 12)

  /// It may have a case of its own: an acronym, a run of consonants, a name.
  static let fixedCase = WordClasses(bit: 13)

  /// A closed class of `Catalogs/English/grammar.txt`.
  static func grammar(_ grammar: Grammar) -> WordClasses {
    WordClasses(bit: 14 + UInt64(grammar.rawValue))
  }

  /// A form of “be” or another auxiliary.
  static let anyAuxiliary: WordClasses = [.grammar(.be), .grammar(.auxiliary)]

  init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: UInt64) { rawValue = 1 << bit }
}

extension English {
  /// Every class that a word is in.
  ///
  /// - Parameter word: in lower case, with the straight apostrophe.
  func classes(of word: String) -> WordClasses {
    var result = WordClasses.known
    if verbs.contains(word) { result.insert(.baseVerb) }
    if isVerb(word) { result.insert(.verb) }
    if finiteForms.contains(word) { result.insert(.finiteForm) }
    if commonWords.contains(word) { result.insert(.commonWord) }
    if determiners.contains(word) { result.insert(.determiner) }
    if names[word] != nil { result.insert(.name) }
    if functionWords.contains(word) { result.insert(.functionWord) }
    if Self.minorWords.contains(word) { result.insert(.minorWord) }
    if Self.pointingForms.contains(word) { result.insert(.pointingForm) }
    if Abbreviations.all.contains(word) { result.insert(.abbreviation) }
    if acronyms[word] != nil { result.insert(.acronym) }
    if result.contains(.name) || EnglishAcronym.mayHaveForm(word) { result.insert(.fixedCase) }
    if Phrases.openers.contains(word) { result.insert(.phraseOpener) }
    return result.union(grammar(word))
  }
}

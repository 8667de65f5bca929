/// What is right in one language: casing, minor words, end marks, stock words, each with its source.
///
/// One YAML file in `Catalogs/Locales`, inheriting along `parent`:
///
///     locale: fr
///     casing: { style: sentence, confidence: high }
///     marks: { question: "\u00A0?", statement: ".", exclamation: "\u00A0!" }
///     stock-words: { cancel: { "Annuler": apple gtk kde qt } }
///     sources: { casing: "Apple iOS 15 and macOS 12: 4.9 % of 4,391 words raised" }
public struct LocalePolicy: Sendable {
  /// BCP 47 tag.
  public internal(set) var locale: String {
    didSet { language = String(Substring(Languages.language(of: locale))) }
  }
  /// The language subtag.
  public private(set) var language: String
  /// The policies this one inherits from, nearest first.
  var parents: [String] = []
  /// How labels are cased.
  public internal(set) var style = CasingStyle.none
  /// How well the style is attested. Only `high` is corrected without asking.
  var confidence = Confidence.high
  /// Capitals have no accents, so that small letters cannot be told from them (Greek: “ΑΚΥΡΩΣΗ”).
  var capitalsLoseAccents = false
  /// Nouns are capitalized (German), so words are hardly ever lowered.
  var hasNouns = false
  /// Styles of other houses, by convention and role; a catalog may follow one of them (``CatalogCasing``).
  var conventions: [String: [Role: CasingStyle]] = [:]
  /// The locale whose letter mappings apply (`tr` for Crimean Tatar).
  var casingLocale: String
  /// Whether it is written in Latin letters: as most of its stock words are, and where there are none, as CLDR says,
  /// which takes Cyrillic for the usual script of Crimean Tatar.
  var isWrittenInLatin: Bool
  /// Words written small inside title style, in lower case.
  var minorWords: Set<String> = []
  var minorLastWord = LastWord.raised
  /// Words seen in both cases inside title style: left as written.
  var eitherCase: Set<String> = []
  /// Words that are capitalized everywhere (Indonesian `Anda`).
  var capitalizedWords: Set<String> = []
  /// Doubled words (`kata-kata`): the second part is left as written.
  var eitherCaseSecondPart = false
  /// Compounds whose second part stays small: `built-in`.
  var compoundExceptions: Set<String> = []
  /// Where nouns are raised: words that are none, so that a capital inside a sentence is wrong.
  var functionWords: Set<String> = []
  var leadingClitics = LeadingClitics()
  /// A word with one of these prefixes needs a person (Irish `t-`): the text is left alone.
  var handsOffPrefixes: [String] = []
  /// ASCII letters that may be the only vowel of a word.
  var vowels = "aeiouy"
  /// Whether the length of a label is its number of words; not in languages of long compounds and in
  /// scripts without spaces.
  var countsWords = true
  /// Whether spaces stand between its words.
  var hasSpaces: Bool { countsWords || style != .none }
  /// End marks, `nil` where nothing is known: then mark rules are silent.
  var marks: Marks?
  /// Words that show that a sentence asks.
  var questionForms = QuestionForms()
  /// Words that show that a text is a sentence.
  var sentenceForms = SentenceForms()
  /// Stock button words by role, preferred first.
  public internal(set) var stockWords: [StockRole: [StockWord]] = [:]
  /// Words that send people to a button.
  var pointing = PointingVerbs()
  /// Texts name a button in quotation marks by habit (Japanese, Russian), whatever the guideline says.
  var quotesLabels = false
  /// Where each claim comes from.
  var sources: [String: String] = [:]
  /// Texts and what they become.
  var examples: [Example] = []

  /// How labels are cased.
  public enum CasingStyle: String, Sendable, CaseIterable {
    /// Every Word but Minor Ones
    case title
    /// First word only
    case sentence
    /// No casing rule: caseless script, or too little evidence.
    case none
  }

  /// How well a style is attested.
  enum Confidence: String, Sendable, CaseIterable { case low, medium, high }

  /// A minor word in last position.
  enum LastWord: String, CaseIterable { case raised, either }

  /// Short words before the first one: `'n` is skipped, `'s` stops the rule.
  struct LeadingClitics: Sendable {
    var skip: Set<String> = []
    var leave: Set<String> = []
  }

  /// A text of a role and what the rules make of it.
  struct Example: Hashable, Sendable {
    /// `button`, `title` or `message`.
    var role: Role
    /// As delivered.
    var text: String
    /// After every proposal.
    var becomes: String
  }

  /// A policy that asks for nothing.
  public init(locale: String) {
    self.locale = locale
    language = String(Substring(Languages.language(of: locale)))
    casingLocale = locale
    isWrittenInLatin = ICU.isWrittenInLatin(locale)
  }

  /// Whether this is a policy of English: its texts are judged by English word lists as well.
  var isEnglish: Bool { language == Languages.english }

  /// Whether a text has a label as a word, or one that begins with it: “fjerne” says “Fjern”. Short ones begin
  /// too many words, and where words are not spaced the label may stand anywhere.
  func says(_ label: String, in text: String) -> Bool {
    let label = ICU.fold(label, locale: casingLocale)
    let text = ICU.fold(text, locale: casingLocale)
    if !countsWords, style == .none { return label.count > 1 && text.contains(label) }
    return text.split { !$0.isLetter && $0 != "-" }.contains {
      label.count > 3 ? $0.hasPrefix(label) : $0 == label
    }
  }

  /// The house whose habit counts where nobody asks for another one.
  public static let standardConvention = "apple"

  /// The style of a role under a convention. Messages are sentences everywhere.
  package func style(of role: Role, convention: String = standardConvention) -> CasingStyle {
    if let other = conventions[convention]?[role] { return other }
    return role == .message && style == .title ? .sentence : style
  }

  func isMinor(_ word: String) -> Bool { minorWords.contains(word) }

  /// Whether a minor word may be raised as well; not where it ends a phrase of minor words, as “ya da”.
  func isEither(_ word: String, behind other: String) -> Bool {
    eitherCase.contains(word) && !isMinor("\(other) \(word)")
  }

  /// Whether words only thank.
  func thanks(in words: String) -> Bool {
    let thanks = Self.thanks[language, default: ""].split(separator: ",").map(\.trimmed)
    return thanks.contains(ICU.fold(words, locale: casingLocale))
  }

  private static let thanks = CatalogWords.named("Locales/thanks.txt")

  /// Whether a text begins as headings about failures do, “Fout tijdens …”, and shows no verb.
  func opensHeading(_ text: CasedText) -> Bool {
    guard let first = text.firstWord?.folded, !sentenceForms.fit(text) else { return false }
    return sentenceForms.headingFirst.contains(first)
      || stockWords[.wordError]?.contains { $0.word.lowercased() == first } ?? false
  }

  /// Whether the text holds a word that only a person can case.
  func leavesAlone(_ text: CasedText) -> Bool {
    !handsOffPrefixes.isEmpty
      && text.words.contains { word in handsOffPrefixes.contains { word.folded.hasPrefix($0) } }
  }

  /// Whether a button of some system is called just so.
  func isStockWord(_ word: String) -> Bool {
    stockWords.values.contains { $0.contains { $0.word == word } }
  }

  /// German: whether a stock button writes this word small.
  func writesSmall(_ word: String) -> Bool {
    let small = ICU.lower(word, locale: casingLocale)
    return stockWords.values.joined().contains { stock in
      stock.word.split(separator: " ").dropFirst().contains { $0 == small }
    }
  }
}

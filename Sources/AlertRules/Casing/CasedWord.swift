/// A word, or a protected part that counts as one.
struct CasedWord: Sendable {
  /// Where it stands, UTF-8 bytes.
  var range: Range<Int>
  /// What its letters say.
  let form: WordForm
  /// What may be done with it.
  var kind: Kind
  /// Index of the title unit it is in.
  var unit: Int
  /// Whether nothing but spaces stands between it and the word before.
  var followsDirectly: Bool
  /// Whether a dash between spaces stands before it: it may begin a heading of its own.
  var followsDash: Bool

  enum Kind: Equatable, Sendable {
    case word
    /// Placeholder, quotation, address …
    case opaque
    case emoji
    /// A glossary term; the string is its exact form.
    case term(String, isPhrase: Bool)
  }

  /// As written.
  var text: String { form.text }

  /// In lower case, with the straight apostrophe.
  var folded: String { form.folded }

  /// An upper-case letter after the first letter, or a digit: kept as written.
  var isProtected: Bool { form.isProtected }

  /// The same for a part of a word.
  static func isProtected(_ part: String) -> Bool { WordForm(part).isProtected }

  /// Whether the word begins with a capital.
  var isCapitalized: Bool { form.isCapitalized }

  /// Whether it has a letter with two cases.
  var isCased: Bool { form.isCased }

  /// `5`, or a placeholder that may stand for one.
  var isNumber: Bool { text.last?.isNumber ?? false || kind == .opaque && text.hasPrefix("%") }

  /// Whether English has the word in one of these classes.
  func isIn(_ classes: WordClasses) -> Bool { !form.classes.isDisjoint(with: classes) }

  /// Whether English has the word in a closed class.
  func isIn(_ grammar: Grammar) -> Bool { isIn(.grammar(grammar)) }

  /// Whether a term may be written in its own form here. In other languages a small-letter word may
  /// be an ordinary one (Finnish `esim`), so only one with a capital is re-cased.
  func mayBecome(_ form: String, in policy: LocalePolicy) -> Bool {
    guard form != text else { return false }
    return policy.isEnglish
      || text.unicodeScalars.contains { $0.isUppercase } && hasLetters(of: form)
  }

  /// A term in small letters where a capital has to stand: “bluetooth” at the start of a title. One that begins small
  /// by itself has none; in English every term has its own form everywhere.
  func raisedTerm(in policy: LocalePolicy) -> String? {
    guard !policy.isEnglish, case .term(let form, _) = kind, form != text,
      text == form.lowercased(), ICU.titleFirst(form, locale: policy.casingLocale) == form
    else { return nil }
    return form
  }

  /// Whether it is a form in other case only. Other languages may have a word of their own for what English
  /// misspells: `wifi`.
  func hasLetters(of form: String) -> Bool {
    form.lowercased() == text.lowercased()
  }
}

/// Words with a fixed case in one language: brands, product names, and what a team adds.
struct Terms: Sendable {
  /// One term.
  struct Term: Hashable, Sendable {
    var form: String
    /// How it is met; of a misspelling other letters than those of the form.
    let spelling: String
    /// Made of ordinary words: protected as written, re-cased only on request.
    var isPhrase: Bool
    /// In lower case, to be compared.
    let lower: String

    init(form: String, spelling: String? = nil, isPhrase: Bool) {
      self.form = form
      self.spelling = spelling ?? form
      self.isPhrase = isPhrase
      lower = self.spelling.lowercased()
    }
  }
  /// By the number of the first word, because most words are none and only few are looked up.
  private var byFirstWord: [UInt64: [Term]] = [:]
  /// What terms begin with.
  private var beginnings = Beginnings()

  /// Whether these are the built-in terms only.
  let isStandard: Bool

  /// The built-in terms only.
  static let standard = Terms()

  /// The built-in terms and others.
  init(adding others: [Term] = []) {
    isStandard = others.isEmpty
    for line in CatalogWords.list("English/terms.txt") {
      let words = CatalogWords.words(of: line)
      if words.last == "phrase" {
        add(Term(form: words.dropLast().joined(separator: " "), isPhrase: true))
        continue
      }
      let parts = words.split(separator: "not").map { $0.joined(separator: " ") }
      guard let form = parts.first else { continue }
      add(Term(form: form, isPhrase: false))
      if parts.count > 1 { add(Term(form: form, spelling: parts[1], isPhrase: false)) }
    }
    for term in others { add(term) }
    for key in byFirstWord.keys {
      byFirstWord[key]?.sort { $0.spelling.utf8.count > $1.spelling.utf8.count }
    }
  }

  private mutating func add(_ term: Term) {
    byFirstWord[Self.firstWord(term.spelling[...]), default: []].append(term)
    beginnings.insert(term.spelling)
  }

  /// Whether a term may begin with two bytes; `false` only if none does.
  func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool { beginnings.contains(first, second) }

  /// The longest term that starts at this place, whatever its case there.
  func match(_ text: Substring) -> Term? {
    guard let candidates = byFirstWord[Self.firstWord(text)] else { return nil }
    return candidates.first { Self.begins(text, with: $0) }
  }

  /// Where a name of several words ends that the text begins with, as its owner writes it, and an ending that hangs on its
  /// last word: “Apple Paylla”, “App Storem”. In UTF-8 bytes; `nil` if there is none.
  func inflected(_ text: Substring) -> Int? {
    guard let candidates = byFirstWord[Self.firstWord(text)] else { return nil }
    for term in candidates where !term.isPhrase && term.form.utf8.contains(UInt8(ascii: " ")) {
      guard text.utf8.starts(with: term.form.utf8) else { continue }
      let rest = text.utf8.dropFirst(term.form.utf8.count)
      let ending = Substring(rest).unicodeScalars.prefix { $0.properties.isLowercase }
      if !ending.isEmpty { return term.form.utf8.count + ending.reduce(0) { $0 + UTF8.width($1) } }
    }
    return nil
  }

  /// Whether the text begins with the term in any case, and a word ends there.
  private static func begins(_ text: Substring, with term: Term) -> Bool {
    let head = text.utf8.prefix(term.spelling.utf8.count)
    guard let written = String(head), written.lowercased() == term.lower else {
      return false
    }
    guard let next = text[head.endIndex...].unicodeScalars.first else { return true }
    return !next.isAlphabetic && !next.isNumeric
  }

  /// A number made of the first word in small letters; two words may share it.
  private static func firstWord(_ text: Substring) -> UInt64 {
    var number: UInt64 = 0
    for byte in text.utf8 {
      if byte >= 0x80 {
        let word = Substring(text.unicodeScalars.prefix(while: CasedText.isWordScalar))
        return word.lowercased().utf8.reduce(0, following)
      }
      guard CasedText.isWordScalar(Unicode.Scalar(byte)) else { break }
      number = following(number, byte.small)
    }
    return number
  }

  private static func following(_ number: UInt64, _ byte: UInt8) -> UInt64 {
    (number ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

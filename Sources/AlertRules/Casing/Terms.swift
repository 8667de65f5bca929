/// Words with a fixed case in one language: brands, product names, and what a team adds.
struct Terms: Sendable {
  /// One term.
  struct Term: Hashable, Sendable {
    var form: String
    /// Made of ordinary words: protected as written, re-cased only on request.
    var isPhrase: Bool
    /// In lower case, to be compared.
    let lower: String

    init(form: String, isPhrase: Bool) {
      self.form = form
      self.isPhrase = isPhrase
      lower = form.lowercased()
    }
  }
  private var byFirstWord: [String: [Term]] = [:]
  /// What terms begin with, in lower case: two bytes of ASCII, or one of a term that has no more.
  /// Most words are told apart by it.
  private var beginnings: Set<UInt16> = []

  /// The built-in terms only.
  static let standard = Terms()

  /// The built-in terms and others.
  init(adding others: [Term] = []) {
    for line in CatalogWords.list("English/terms.txt") {
      let isPhrase = line.hasSuffix(" phrase")
      add(Term(form: isPhrase ? String(line.dropLast(7)) : line, isPhrase: isPhrase))
    }
    for term in others { add(term) }
    for key in byFirstWord.keys {
      byFirstWord[key]?.sort { $0.form.utf8.count > $1.form.utf8.count }
    }
  }

  private mutating func add(_ term: Term) {
    byFirstWord[Self.firstWord(term.form[...]), default: []].append(term)
    let beginning =
      Self.beginning(term.form[...]) ?? term.form.utf8.first.map { UInt16(Self.lower($0)) }
    if let beginning { beginnings.insert(beginning) }
  }

  /// The longest term that starts at this place, whatever its case there.
  func match(_ text: Substring) -> Term? {
    if let beginning = Self.beginning(text), !beginnings.contains(beginning),
      !beginnings.contains(beginning >> 8)
    {
      return nil
    }
    guard let candidates = byFirstWord[Self.firstWord(text)] else { return nil }
    return candidates.first { Self.begins(text, with: $0) }
  }

  /// Whether the text begins with the term in any case, and a word ends there.
  private static func begins(_ text: Substring, with term: Term) -> Bool {
    let head = text.utf8.prefix(term.form.utf8.count)
    guard let written = String(head), written.lowercased() == term.lower else {
      return false
    }
    guard let next = text[head.endIndex...].unicodeScalars.first else { return true }
    return !next.isAlphabetic && !next.isNumeric
  }

  /// The first two bytes in lower case, `nil` if one of them is not ASCII.
  private static func beginning(_ text: Substring) -> UInt16? {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), first < 0x80, let second = bytes.next(), second < 0x80 else {
      return nil
    }
    return UInt16(lower(first)) << 8 | UInt16(lower(second))
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func firstWord(_ text: Substring) -> String {
    Substring(text.unicodeScalars.prefix(while: CasedText.isWordScalar)).lowercased()
  }
}

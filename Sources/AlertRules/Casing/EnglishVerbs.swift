/// English verbs, found by any form of them. Irregular forms are listed, regular ones are led back to their verb.
///
///     verbs.base(of: "deleting")  // "delete"
struct EnglishVerbs: Sendable {
  /// Base form → its place: of two verbs with a form in common the first one has it.
  private var places: [String: Int] = [:]
  private var irregular: [String: (base: String, place: Int)] = [:]

  /// Adds a verb, unless it is there.
  mutating func add(_ base: String, irregular forms: [String]) {
    guard places[base] == nil else { return }
    let place = places.count
    places[base] = place
    for form in forms where irregular[form] == nil { irregular[form] = (base, place) }
  }

  /// The base form: `backed` → `back`; `nil` for what is none of them.
  func base(of word: String) -> String? {
    if places[word] != nil { return word }
    var found = irregular[word]
    for base in Self.possibleBases(word) {
      if let place = places[base], place < found?.place ?? .max,
        Self.regularForms(base).contains(word)
      {
        found = (base, place)
      }
    }
    return found?.base
  }

  /// What a word may be a regular form of.
  private static func possibleBases(_ word: String) -> [String] {
    func without(_ ending: String, _ other: String = "") -> [String] {
      guard word.utf8.count > ending.utf8.count, word.hasSuffix(ending) else { return [] }
      return [String(word.dropLast(ending.utf8.count)) + other]
    }
    return switch word.utf8.last {
    case UInt8(ascii: "s"): without("s") + without("es") + without("ies", "y")
    case UInt8(ascii: "d"): without("d") + without("ed") + without("ied", "y")
    case UInt8(ascii: "g"): without("ing") + without("ing", "e")
    default: []
    }
  }

  /// Those that a rule makes: `deletes`, `deleted`, `deleting`.
  static func regularForms(_ base: String) -> [String] {
    guard let last = base.utf8.last else { return [] }
    let beforeLast = base.utf8.dropLast().last ?? last
    let stem = Substring(base.utf8.dropLast())
    let dropsE = last == UInt8(ascii: "e") && beforeLast != last
    let rest = [
      base + (last == UInt8(ascii: "e") ? "d" : "ed"), (dropsE ? String(stem) : base) + "ing",
    ]
    if "sxz".utf8.contains(last)
      || last == UInt8(ascii: "h") && "cs".utf8.contains(beforeLast)
    {
      return [base + "es"] + rest
    }
    if last == UInt8(ascii: "y"), !"aeiou".utf8.contains(beforeLast) {
      return [stem + "ies", stem + "ied"] + rest
    }
    return [base + "s"] + rest
  }
}

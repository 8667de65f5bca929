/// Plural and device forms of a key, and what is put into its sentence.
extension Catalog {
  /// The variations of a value's key in the same document and language; empty if it has none.
  func forms(of reference: Reference) -> [String] {
    siblings(of: reference).map(variation)
  }

  /// Whether a value is one of several forms of its key: a plural, a device.
  func isVariation(_ reference: Reference) -> Bool {
    !variation(of: reference).isEmpty
  }

  /// Whether it is the first form of its key in its document and language.
  func isFirstForm(_ reference: Reference) -> Bool { siblings(of: reference).first == reference }

  /// The forms of a value's key in the same document and language, this one among them; empty if the
  /// value has no variation.
  private func siblings(of reference: Reference) -> [Reference] {
    guard isVariation(reference) else { return [] }
    return references(table(of: reference).id, key(of: reference)).filter { other in
      other.document == reference.document
        && entry(of: other).table == entry(of: reference).table
    }
  }

  /// The source texts of the forms of a value’s key, by variation; empty if it has only one.
  func sourceForms(of reference: Reference) -> [String: String] {
    guard isVariation(reference) else { return [:] }
    return fact(place(of: reference)) { $0.sourceForms($1) } ?? [:]
  }

  /// Whether a value is only a part that is put into a sentence, “%arg files”, or only the place of one,
  /// “%#@files@”. A part that is all there is counts as the sentence.
  func isPart(_ reference: Reference) -> Bool {
    let variation = variation(of: reference)
    if variation == "format" { return value(of: reference).flatMap(Self.variable) != nil }
    guard let (path, name) = Self.part(variation) else { return false }
    let wholes = fact(place(of: reference)) { table, number in
      table.wholes.found(number) { Wholes.Found(table.references(number), in: self) }
    }
    guard let text = wholes?.text(path, locale(of: reference), in: self) else { return false }
    return Self.variable(text).map { !name.hasPrefix($0 + ".") } ?? true
  }

  /// The name in a text that is `%#@name@` and nothing else.
  private static func variable(_ text: String) -> String? {
    // `%`, a number or none, `#@`, the name, `@`.
    let text = text.trimmed.utf8
    guard text.first == UInt8(ascii: "%"), text.last == UInt8(ascii: "@") else { return nil }
    let rest = text.dropFirst().drop { $0.isDigit || $0 == UInt8(ascii: "$") }
    let name = rest.dropFirst(2).dropLast()
    guard rest.count > 2, rest.starts(with: "#@".utf8), !name.contains(UInt8(ascii: "@")) else {
      return nil
    }
    return String(Substring(name))
  }

  /// The form that a part is put into, and its name and own form: `device.mac.substitutions.N.plural.one`
  /// → `device.mac`, `N.plural.one`; nil if it is a text.
  static func part(_ variation: String) -> (path: String, name: String)? {
    guard !variation.isEmpty else { return nil }
    let mark = "substitutions."
    if variation.hasPrefix(mark) { return ("", String(variation.dropFirst(mark.count))) }
    guard let range = variation.range(of: "." + mark) else { return nil }
    return (String(variation[..<range.lowerBound]), String(variation[range.upperBound...]))
  }
}

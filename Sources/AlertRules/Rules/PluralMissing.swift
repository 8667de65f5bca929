/// Every number has its form.
enum PluralMissing: Rule {
  static let info = RuleInfo(
    id: "plural-missing",
    summary: "A plural should have every form that the language needs for whole numbers.",
    rationale: """
      Where a form is missing, people see the general one: “2 plików” instead of “2 pliki”. Forms used \
      only for millions or for fractions are not required.
      """,
    sources: ["CLDR plural rules"], roles: [], fix: nil, comparesAlerts: true,
    examples: [
      .alert("pl", title: "Usunąć plik?", facts: "no plural"),
      .alert("ja", title: "%lld個のファイル", facts: "form other", form: "plural.other"),
      .alert("pl", title: "↓%lld plików?", facts: "form other", form: "plural.other"),
    ])

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    var seen: Set<Place> = []
    return texts.texts.flatMap { text -> [LocaleTexts.Remark] in
      guard text.isVariation, let value = texts.value(of: text) else { return [] }
      let place = Place(document: text.reference.document, key: text.place)
      guard !seen.contains(place) else { return [] }
      let source = texts.source(of: text)
      if let source {
        // “%#@files@” is the same in every language.
        if value == source { return [] }
        if texts.catalog.isUntranslated(text.reference, value, source: source) { return [] }
      }
      seen.insert(place)
      let forms = texts.catalog.forms(of: text.reference)
      let sourceForms = source == nil ? [:] : texts.catalog.sourceForms(of: text.reference)
      return problems(forms, texts.locale, source: sourceForms).map {
        LocaleTexts.Remark(text: text, diagnosis: $0)
      }
    }
  }

  /// A key in one file: the same key of two tables is two.
  private struct Place: Hashable {
    var document: Int
    var key: KeyPlace
  }

  /// What is missing from the forms of any one key, for each of its plurals.
  ///
  /// - Parameter source: the forms of the source, for a translation. Where that has none for one thing, the
  ///   fault is there, or code has a text of its own: a language with a form for just that adds nothing.
  static func problems(
    _ forms: [String], _ locale: String, source: [String: String]
  ) -> [Diagnosis] {
    var plurals: [String: Set<String>] = [:]
    for form in forms {
      let parts = form.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 2, parts[parts.count - 2] == "plural" else { continue }
      plurals[parts.dropLast(2).joined(separator: "."), default: []].insert(
        String(parts[parts.count - 1]))
    }
    guard !plurals.isEmpty else { return [] }
    let needed = ICU.pluralCategories(locale)
    let isForOne = (ICU.pluralNumbers(locale)["one"] ?? []).allSatisfy { $0 < 2 }
    return plurals.keys.sorted().compactMap { name in
      let form = (name.isEmpty ? "" : name + ".") + "plural."
      let sourceLacksOne =
        isForOne && source[form + "one"] == nil && source[form + "other"] != nil
      let missing = needed.filter {
        !(plurals[name] ?? []).contains($0) && !($0 == "one" && sourceLacksOne)
      }
      guard !missing.isEmpty else { return nil }
      return Diagnosis(
        range: nil,
        message:
          "the plural\(name.isEmpty ? "" : " of \(name)") lacks \(missing.joined(separator: ", ")); "
          + "this language needs \(needed.joined(separator: ", "))")
    }
  }
}

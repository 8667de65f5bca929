/// Two alerts can be told apart.
enum DuplicateAlertText: Rule {
  static let info = RuleInfo(
    id: "duplicate-alert-text",
    summary: "Alerts that differ in the source should differ in every language.",
    rationale: "Otherwise a text was copied to the wrong key, or two meanings were merged.",
    sources: ["no edition: it keeps alerts apart in translations"], roles: [], fix: nil,
    comparesAlerts: true,
    examples: [
      .alert(
        "ru", title: "Файл не найден", source: "File Not Found",
        others: [.alert(title: "Нет сети", source: "No Network Connection")]),
      .alert(
        "ru", title: "Файл не найден", source: "File Not Found",
        others: [.alert(title: "Файл не найден", source: "File not found.")]),
      .alert(
        "ru", title: "Нет сети", source: "No Network Connection",
        others: [.alert(title: "↓Нет сети", source: "File Not Found")]),
      .alert(
        "ru", title: "Нет доступа", source: "Not Authorized",
        others: [.alert(title: "Нет доступа", source: "Permission Denied")]),
    ])

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    var first: [String: LocaleTexts.Text] = [:]
    let compared = texts.texts.filter(isCompared)
    let letters = compared.map { text in
      texts.value(of: text).map { StockLabels.normalLetters(of: $0, locale: texts.casingLocale) }
        ?? 0
    }
    // Most texts have letters that no other one has.
    let sorted = letters.sorted()
    let repeated = Set(zip(sorted, sorted.dropFirst()).lazy.filter(==).map(\.0))
    let cut = CutTexts()
    return zip(compared, letters).compactMap { text, letters in
      guard repeated.contains(letters), let value = texts.value(of: text),
        let source = texts.source(of: text), !AlertText.areAlike(value, source)
      else { return nil }
      // What may be no alert is no reason to change one that is.
      let kind = "\(text.role.rawValue)\(text.isKnown ? "" : " perhaps")"
      let said = "\(kind) \(texts.normal(value))"
      guard let other = first[said], let otherSource = texts.source(of: other) else {
        first[said] = text
        return nil
      }
      guard !source.hasSameBytes(as: otherSource) else { return nil }
      let otherKey = texts.catalog.key(of: other.reference)
      guard otherKey != texts.catalog.key(of: text.reference) else { return nil }
      let words = telling(cut.cased(source))
      let otherWords = telling(cut.cased(otherSource))
      let fewest = text.role == .title ? fewestInTitles : 1
      guard min(words.count, otherWords.count) >= fewest, words.isDisjoint(with: otherWords) else {
        return nil
      }
      return LocaleTexts.Remark(
        text: text,
        diagnosis: Diagnosis(
          range: nil,
          message: "the same text as for “\(otherSource)” (key \(otherKey))"))
    }
  }

  /// “Oops” and “Whoops”, “Not Allowed” and “No Permission”: other languages have one word for both.
  private static let fewestInTitles = 2

  private static func isCompared(_ text: LocaleTexts.Text) -> Bool {
    text.role == .title || text.role == .message
  }

  /// The words that say something, in their base form: sources that share one say much the same.
  private static func telling(_ source: CasedText) -> Set<String> {
    Set(
      source.words.filter { !$0.isIn([.minorWord, .functionWord]) }
        .map { English.shared.base(of: $0.folded) ?? $0.folded })
  }
}

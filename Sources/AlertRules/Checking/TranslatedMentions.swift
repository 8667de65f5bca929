/// Mentions in other languages: a label in quotation marks in a sentence that points, or the label
/// itself, with its capital, behind the verb and at most one small word.
struct TranslatedMentions {
  private let text: AlertText
  private let policy: LocalePolicy
  private let words: [CasedWord]

  init(_ text: AlertText, _ policy: LocalePolicy) {
    self.text = text
    self.policy = policy
    words = text.cased.words
  }

  func find() -> [ButtonMention] {
    let verbs = policy.pointing.find(in: text.cased)
    guard !verbs.isEmpty else { return [] }
    return Sentences.ranges(of: text.value, locale: text.locale).flatMap {
      sentence -> [ButtonMention] in
      let verbs = verbs.filter { sentence.contains($0.range.lowerBound) }
      guard let first = verbs.first else { return [] }
      let inside = words.indices.filter { sentence.contains(words[$0].range.lowerBound) }
      let quoted = inside.filter { ButtonMention.isQuotation(words[$0]) }.map { index in
        let name = ButtonMention.unquoted(words[index].text)
        return ButtonMention(
          verbs: first.kinds, verb: first.range, name: words[index].range, text: name,
          isQuoted: true, label: ownLabel(name))
      }
      return quoted + verbs.flatMap { plain($0, inside) }
    }
  }

  private func plain(_ verb: PointingVerbs.Match, _ inside: [Int]) -> [ButtonMention] {
    guard let behind = inside.first(where: { words[$0].range.lowerBound >= verb.range.upperBound })
    else { return [] }
    for start in [behind, behind + 1] where inside.contains(start) && words[start].isCapitalized {
      for label in text.alert.buttonValues.values.sorted() {
        let name = CasedText(label, terms: .standard).words.map(\.text)
        guard !name.isEmpty, words[start...].map(\.text).starts(with: name) else { continue }
        let end = words[start + name.count - 1].range.upperBound
        return [
          ButtonMention(
            verbs: verb.kinds, verb: verb.range, name: words[start].range.lowerBound..<end,
            text: label, isQuoted: false, label: label)
        ]
      }
    }
    return []
  }

  private func ownLabel(_ name: String) -> String? {
    let folded = StockLabels.normal(name, locale: policy.casingLocale)
    return text.alert.buttonValues.values.sorted().first {
      StockLabels.normal($0, locale: policy.casingLocale) == folded
    }
  }
}

/// Mentions in other languages: a label in quotation marks in a sentence that points, or the label
/// itself, with its capital, behind the verb and at most one word or two short ones: “Klicken Sie auf Löschen”.
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
    let labels = MentionLabel.all(of: text)
    return text.sentences.flatMap {
      sentence -> [ButtonMention] in
      let verbs = verbs.filter { sentence.contains($0.range.lowerBound) }
      guard let first = verbs.first else { return [] }
      let inside = words.indices.filter { sentence.contains(words[$0].range.lowerBound) }
      let quoted = inside.filter { ButtonMention.isQuotation(words[$0]) }.map { index in
        quotation(index, first, labels)
      }
      return quoted + verbs.compactMap { plain($0, inside, labels) }
    }
  }

  /// Bytes of a pronoun or preposition.
  private static let shortWord = 6

  private func quotation(
    _ index: Int, _ verb: PointingVerbs.Match, _ labels: [MentionLabel]
  ) -> ButtonMention {
    let name = ButtonMention.unquoted(words[index].text)
    let folded = StockLabels.normal(name, locale: policy.casingLocale)
    return ButtonMention(
      verbs: verb.kinds, verb: verb.range, verbForm: text.value[utf8: verb.range],
      name: words[index].range, words: index..<index + 1, text: name, isQuoted: true,
      label: labels.first { $0.normal == folded }?.text)
  }

  private func plain(
    _ verb: PointingVerbs.Match, _ inside: [Int], _ labels: [MentionLabel]
  ) -> ButtonMention? {
    guard let behind = inside.first(where: { words[$0].range.lowerBound >= verb.range.upperBound })
    else { return nil }
    for start in behind...behind + 2 where inside.contains(start) && words[start].isCapitalized {
      if start == behind + 2,
        words[behind..<start].contains(where: { $0.text.utf8.count > Self.shortWord })
      {
        break
      }
      let own = labels.first { label in
        start + label.words.count <= words.count
          && zip(words[start...], label.words).allSatisfy { $0.text == $1.text }
      }
      guard let own else { continue }
      let end = start + own.words.count
      return ButtonMention(
        verbs: verb.kinds, verb: verb.range, verbForm: text.value[utf8: verb.range],
        name: words[start].range.lowerBound..<words[end - 1].range.upperBound, words: start..<end,
        text: own.text, isQuoted: false, label: own.text)
    }
    return nil
  }
}

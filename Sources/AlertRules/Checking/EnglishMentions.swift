/// Mentions in English: the verb stands right before the name.
struct EnglishMentions {
  private let text: AlertText
  private let words: [CasedWord]
  private let verbs: [PointingVerbs.Match]
  private let isHeadline: Bool

  init(_ text: AlertText, _ policy: LocalePolicy) {
    self.text = text
    words = text.cased.words
    verbs = policy.pointing.find(in: text.cased)
    isHeadline = text.role == .title && TitleStyleProbe.isHeadline(text.cased)
  }

  func find() -> [ButtonMention] {
    verbs.compactMap { verb in
      guard let index = words.firstIndex(where: { $0.range == verb.range }) else { return nil }
      var next = index + 1
      while next < words.count, words[next].followsDirectly,
        ["on", "the"].contains(words[next].folded)
      {
        next += 1
      }
      guard next < words.count, words[next].unit == words[index].unit else { return nil }
      return mention(verb.kinds, index, next)
    }
  }

  private func mention(_ kinds: Set<String>, _ verb: Int, _ start: Int) -> ButtonMention? {
    var mention = ButtonMention(
      verbs: kinds, verb: words[verb].range, name: words[start].range, text: words[start].text,
      isQuoted: false)
    var count = 1
    if ButtonMention.isQuotation(words[start]) {
      mention.isQuoted = true
      mention.text = ButtonMention.unquoted(words[start].text)
      let folded = StockLabels.normal(mention.text, locale: "en")
      mention.label = labels.first { StockLabels.normal($0, locale: "en") == folded }
    } else if let (label, length) = ownLabel(at: start) {
      mention.label = label
      count = length
    } else if !isHeadline, words[start].followsDirectly, words[start].isCapitalized,
      words[start].kind != .opaque
    {
      count = words[start...].prefix { $0.isCapitalized && $0.unit == words[verb].unit }.count
    } else {
      return nil
    }
    let last = start + count - 1
    mention.name = words[start].range.lowerBound..<words[last].range.upperBound
    if !mention.isQuoted { mention.text = text.value[utf8: mention.name] }
    mention.saysButton = last + 1 < words.count && words[last + 1].folded == "button"
    return mention
  }

  private var labels: [String] { text.alert.buttonValues.values.sorted() }

  /// A label of the alert at this place, and how many words it takes. In small letters it counts only
  /// where the sentence goes on as it does behind a name: “tap delete to …”.
  private func ownLabel(at start: Int) -> (String, Int)? {
    for label in labels {
      let name = CasedText(label, terms: .standard).words
      guard !name.isEmpty, words[start...].map(\.folded).starts(with: name.map(\.folded)) else {
        continue
      }
      if name[0].isCapitalized,
        words[start...].map(\.text).starts(with: name.map(\.text)) || words[start].isCapitalized
      {
        return (label, name.count)
      }
      let next = start + name.count
      if next >= words.count || words[next].unit != words[start].unit
        || English.shared.words(.afterName).contains(words[next].folded)
      {
        return (label, name.count)
      }
    }
    return nil
  }
}

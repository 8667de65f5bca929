/// Mentions in English: the verb stands right before the name.
struct EnglishMentions {
  private let text: AlertText
  private let words: [CasedWord]
  private let verbs: [PointingVerbs.Match]
  private let labels: [MentionLabel]

  init(_ text: AlertText, _ policy: LocalePolicy) {
    self.text = text
    words = text.cased.words
    verbs = policy.pointing.find(in: text.cased)
    labels = verbs.isEmpty ? [] : MentionLabel.all(of: text)
  }

  func find() -> [ButtonMention] {
    // “Choose Photo or Video”: in a headline every word is raised, so nothing shows what is a name.
    if text.role == .title, TitleStyleProbe.isHeadline(text.cased) { return [] }
    var index = 0
    var end = 0
    return verbs.flatMap { verb -> [ButtonMention] in
      while index < words.count, words[index].range != verb.range { index += 1 }
      // A verb in a name that was found is part of it.
      guard index >= end else { return [] }
      guard index < words.count, !isNounOrAdjective(index) else { return [] }
      var next = index + 1
      while next < words.count, words[next].followsDirectly,
        words[next].isIn(.beforeName)
      {
        next += 1
      }
      guard next < words.count, words[next].unit == words[index].unit else { return [] }
      let mentions = mentions(verb.kinds, index, next)
      end = mentions.last?.words.upperBound ?? end
      return mentions
    }
  }

  /// The name behind a verb, and the labels that are listed with it: “choose “Save” or “Delete””.
  private func mentions(_ kinds: Set<String>, _ verb: Int, _ start: Int) -> [ButtonMention] {
    guard let first = mention(kinds, verb, start) else { return [] }
    var mentions = [first]
    while let last = mentions.last, last.label != nil {
      var next = last.words.upperBound
      let isList = next < words.count && words[next].isIn(.listWord)
      if isList { next += 1 }
      guard next < words.count, words[next].unit == words[verb].unit,
        isList || !words[next].followsDirectly || endsInComma(words[next - 1]),
        words[next].kind == .opaque || words[next].isCapitalized,
        let mention = mention(kinds, verb, next), mention.label != nil
      else { break }
      mentions.append(mention)
    }
    return mentions
  }

  /// “Your tap”, “the selected bundle”, “was tapped”: no order to do something.
  private func isNounOrAdjective(_ index: Int) -> Bool {
    guard index > 0, words[index - 1].unit == words[index].unit else { return false }
    return words[index - 1].isIn([.determiner, .grammar(.be)])
  }

  private func mention(_ kinds: Set<String>, _ verb: Int, _ start: Int) -> ButtonMention? {
    var count = 1
    var label: MentionLabel?
    let isQuoted = ButtonMention.isQuotation(words[start])
    if isQuoted {
      let folded = StockLabels.normal(quoted(words[start]), locale: "en")
      label = labels.first { $0.normal == folded }
    } else if let own = labels.first(where: { isNamed($0, at: start) }) {
      label = own
      count = own.words.count
    } else if words[start].followsDirectly, words[start].isCapitalized,
      words[start].kind != .opaque
    {
      count =
        words[start...].prefix { $0.isCapitalized && $0.unit == words[verb].unit }.count
    } else {
      return nil
    }
    let last = start + count - 1
    let name = words[start].range.lowerBound..<words[last].range.upperBound
    // “Click on” is one verb.
    let verbEnd =
      words[verb + 1].isIn(.pressedParticle) && verb + 1 < start
      ? words[verb + 1].range.upperBound : words[verb].range.upperBound
    return ButtonMention(
      verbs: kinds, verb: words[verb].range.lowerBound..<verbEnd, verbForm: words[verb].text,
      name: name, words: start..<last + 1,
      text: isQuoted ? quoted(words[start]) : text.value[utf8: name],
      isQuoted: isQuoted, label: label?.text,
      saysButton: last + 1 < words.count && words[last + 1].isIn(.buttonNoun))
  }

  /// What stands between quotation marks, without the comma that may stand before the closing one: “Delete,”.
  private func quoted(_ word: CasedWord) -> String {
    let quoted = ButtonMention.unquoted(word.text)
    return endsInComma(word) ? String(quoted.dropLast()) : quoted
  }

  private func endsInComma(_ word: CasedWord) -> Bool {
    ButtonMention.isQuotation(word) && ButtonMention.unquoted(word.text).hasSuffix(",")
  }

  /// Whether a label stands at this place. In small letters it counts only where the sentence goes on
  /// as it does behind a name: “tap delete to …”, or stops right behind verb and name: “tap delete, …”.
  private func isNamed(_ label: MentionLabel, at start: Int) -> Bool {
    let name = label.words
    guard start + name.count <= words.count,
      zip(words[start...], name).allSatisfy({ $0.folded == $1.folded })
    else { return false }
    if name[0].isCapitalized, words[start].isCapitalized { return true }
    let next = start + name.count
    // “click yes, and it goes”
    let isLabel =
      words[start].isIn(.baseVerb)
      || words[start].followsDirectly
        && !StockLabels.english.roles(of: words[start].folded).isEmpty
    return next >= words.count || words[next].unit != words[start].unit
      || words[next].isIn(.afterName)
      || !words[next].followsDirectly && words[start - 1].isIn(.pointingForm) && isLabel
  }
}

/// A place where a text sends people to a button: “tap Delete”, „Tippe auf „Löschen““.
struct ButtonMention {
  /// The verbs it may be, in English: `["tap"]`, `["click", "press"]` where a language has one word.
  var verbs: Set<String>
  /// The verb in the text, UTF-8 bytes.
  var verb: Range<Int>
  /// The name of the button, with its quotation marks.
  var name: Range<Int>
  /// The name without them.
  var text: String
  var isQuoted: Bool
  /// The alert's own label that is meant.
  var label: String?
  /// English: the word “button” follows.
  var saysButton = false

  /// The whole of it.
  var range: Range<Int> {
    min(verb.lowerBound, name.lowerBound)..<max(verb.upperBound, name.upperBound)
  }

  /// Every mention of a text, in order; none where the language has no list of verbs.
  static func find(in text: AlertText) -> [ButtonMention] {
    guard let policy = text.policy, !policy.pointingVerbs.isEmpty, !text.isUntranslated else {
      return []
    }
    return policy.language == "en"
      ? EnglishMentions(text, policy).find() : TranslatedMentions(text, policy).find()
  }

  /// What stands between quotation marks, without the spaces inside French ones.
  static func unquoted(_ text: String) -> String {
    String(text.dropFirst().dropLast()).trimmed
  }

  /// Whether a protected part is a quotation.
  static func isQuotation(_ word: CasedWord) -> Bool {
    guard word.kind == .opaque, word.text.count > 2, let first = word.text.first else {
      return false
    }
    return "“„«»\"”「『‘‹'״‚".contains(first)
  }
}

/// Mentions in English: the verb stands right before the name.
private struct EnglishMentions {
  private let text: AlertText
  private let words: [CasedWord]
  private let kinds: [String: String]
  private let isHeadline: Bool

  init(_ text: AlertText, _ policy: LocalePolicy) {
    self.text = text
    words = text.cased.words
    var kinds: [String: String] = [:]
    for (kind, forms) in policy.pointingVerbs { for form in forms { kinds[form] = kind } }
    self.kinds = kinds
    isHeadline = text.role == .title && TitleStyleProbe.isHeadline(text.cased)
  }

  func find() -> [ButtonMention] {
    words.indices.compactMap { index in
      guard words[index].kind == .word, let kind = kinds[words[index].folded] else { return nil }
      var next = index + 1
      while next < words.count, words[next].followsDirectly,
        ["on", "the"].contains(words[next].folded)
      {
        next += 1
      }
      guard next < words.count, words[next].unit == words[index].unit else { return nil }
      return mention(kind, index, next)
    }
  }

  private func mention(_ kind: String, _ verb: Int, _ start: Int) -> ButtonMention? {
    var mention = ButtonMention(
      verbs: [kind], verb: words[verb].range, name: words[start].range, text: words[start].text,
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

/// Mentions in other languages: a label in quotation marks in a sentence that points, or the label
/// itself, with its capital, behind the verb and at most one small word.
private struct TranslatedMentions {
  private let text: AlertText
  private let policy: LocalePolicy
  private let words: [CasedWord]

  init(_ text: AlertText, _ policy: LocalePolicy) {
    self.text = text
    self.policy = policy
    words = text.cased.words
  }

  func find() -> [ButtonMention] {
    Sentences.ranges(of: text.value, locale: text.locale).flatMap { sentence -> [ButtonMention] in
      let verbs = verbs(in: sentence)
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

  private func plain(_ verb: Verb, _ inside: [Int]) -> [ButtonMention] {
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

  private struct Verb {
    var kinds: Set<String>
    var range: Range<Int>
  }

  /// The verbs of a sentence. In scripts with spaces a verb is a whole word, or several; `탭*` may go on.
  private func verbs(in sentence: Range<Int>) -> [Verb] {
    var found: [Range<Int>: Set<String>] = [:]
    let value = text.value[utf8: sentence].lowercased()
    for (kind, forms) in policy.pointingVerbs {
      for form in forms {
        let isStem = form.hasSuffix("*")
        for range in value.ranges(of: isStem ? String(form.dropLast()) : form) {
          if policy.countsWords || policy.style != .none {
            let before = value[..<range.lowerBound].last
            let after = value[range.upperBound...].first
            guard before?.isLetter != true, isStem || after?.isLetter != true else { continue }
          }
          let start = sentence.lowerBound + value[..<range.lowerBound].utf8.count
          found[start..<start + value[range].utf8.count, default: []].insert(kind)
        }
      }
    }
    return found.sorted { $0.key.lowerBound < $1.key.lowerBound }.map {
      Verb(kinds: $0.value, range: $0.key)
    }
  }
}

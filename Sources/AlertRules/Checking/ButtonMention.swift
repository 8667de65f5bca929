/// A place where a text sends people to a button: “tap Delete”, „Tippe auf „Löschen““.
struct ButtonMention {
  /// The verbs it may be, in English: `["tap"]`, `["click", "press"]` where a language has one word.
  var verbs: Set<String>
  /// The verb in the text, with “on” behind it, UTF-8 bytes.
  var verb: Range<Int>
  /// The verb as written, without “on”.
  var verbForm: String
  /// The name of the button, with its quotation marks.
  var name: Range<Int>
  /// The words of the name, by index.
  var words: Range<Int>
  /// The name without them.
  var text: String
  var isQuoted: Bool
  /// The alert's own label that is meant.
  var label: String?
  /// English: the word “button” follows.
  var saysButton = false

  /// English: what somebody did, “clicked”.
  var isOfPast: Bool { verbForm.lowercased().hasSuffix(Endings.past) }

  /// The whole of it.
  var range: Range<Int> {
    min(verb.lowerBound, name.lowerBound)..<max(verb.upperBound, name.upperBound)
  }

  /// English: “Press Return”, “Press F5”: keys are pressed. A button of the alert is none, whatever it is called,
  /// unless the text says so: “Press the Delete key”, “Press Delete twice on your keyboard”.
  func namesKey(in text: AlertText) -> Bool {
    guard verbs.isDisjoint(with: ["click", "tap"]) else { return false }
    let all = text.cased.words
    let behind = all[words.upperBound...]
    guard label == nil else {
      let rest = behind.prefix { $0.unit == all[words.lowerBound].unit }
      return rest.first.map(Self.isKeyNoun) ?? false
        || rest.indices.dropLast(2).contains { index in
          rest[index].isIn(.pressedParticle) && rest[index + 1].isIn(.determiner)
            && (Self.isKeyNoun(rest[index + 2])
              || index == rest.startIndex && Self.holdsKey(rest[index + 2]))
        }
    }
    return (all[words] + behind.prefix(1)).contains(where: Self.holdsKey)
      || self.text.wholeMatch(of: /F[0-9]+|[A-Z]/) != nil
  }

  private static func isKeyNoun(_ word: CasedWord) -> Bool {
    ActionWords.keyNouns.contains(word.folded)
  }

  private static func holdsKey(_ word: CasedWord) -> Bool {
    CompoundPart.parts(of: word.folded).contains { English.shared.isIn(.physicalKey, $0.text) }
  }

  /// Every mention of a text, in order; none where the language has no list of verbs.
  static func find(in text: AlertText) -> [ButtonMention] {
    guard text.role != .button, let policy = text.policy, !text.isUntranslated else { return [] }
    return policy.isEnglish
      ? EnglishMentions(text, policy).find() : TranslatedMentions(text, policy).find()
  }

  /// What stands between quotation marks, without the spaces inside French ones.
  static func unquoted(_ text: String) -> String {
    String(text.dropFirst().dropLast()).trimmed
  }

  /// Whether a protected part is a quotation.
  static func isQuotation(_ word: CasedWord) -> Bool {
    guard word.kind == .opaque, word.text.count > 2, let first = word.text.unicodeScalars.first
    else {
      return false
    }
    return Quotations.opens(first)
  }
}

/// Alerts do not blame.
enum ToneAccusatory: Rule {
  static let info = RuleInfo(
    id: "tone-accusatory",
    summary:
      "A text should not say “You entered an invalid …” or “You are not allowed …” (English).",
    rationale: "Saying what is wrong and what to do helps; saying whose fault it is does not.",
    sources: [
      "hig-2024: not accusatory", "hig-2017: not accusatory", "ios9: not accusatory or judgmental",
    ],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert(message: "That password doesn’t match this account."),
      .alert(message: "Choose a date in the future."),
      .alert(message: "You can’t undo this."),
      .alert(message: "If you can’t connect, restart the device."),
      .alert(message: "If you forgot your password, reset it."),
      .alert(message: "If you’re not allowed to use it, ask an administrator."),
      .alert(message: "In case you failed to sign in, try again later."),
      .alert(message: "If it stops, ↓you made a mistake."),
      .alert(message: "↓You entered an invalid password."),
      .alert(message: "↓You are not allowed to do this."),
      .alert(message: "You have an ↓invalid password."),
      .alert(message: "Your input is ↓invalid.", facts: "nobody did it: only info"),
      .alert("de", message: "Your fault."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish else { return [] }
    if let match = Phrases.accusations.first(in: text) {
      return [
        Diagnosis(
          range: match.range,
          message: "“\(text.value[utf8: match.range])” sounds like a reproach; "
            + "say what is wrong or what to do",
          severity: match.isMinor ? .info : nil)
      ]
    }
    var words = text.cased.words[...]
    for sentence in text.sentences {
      let inside = words.prefix { $0.range.lowerBound < sentence.upperBound }
      words = words.dropFirst(inside.count)
      guard inside.contains(where: { $0.isIn(.addressee) }),
        let word = inside.first(where: { $0.isIn(.blame) })
      else { continue }
      return [
        Diagnosis(
          range: word.range,
          message: "“\(word.text)” sounds like a reproach here; say what is wrong or what to do",
          // “Your token is invalid” names nobody who did that.
          severity: inside.contains { $0.isIn(.addressee) && !$0.isIn(.determiner) } ? nil : .info)
      ]
    }
    return []
  }
}

/// Alerts speak of things, not to persons.
enum PronounDirect: Rule {
  static let info = RuleInfo(
    id: "pronoun-direct",
    summary: "In the older editions, a text should not say “you”, “your”, “me” or “my” (English).",
    rationale: """
      They may sound insulting or patronizing, and on a button it is unclear who is meant. Other \
      languages address people as a matter of course.
      """,
    sources: ["hig-2017: avoid you, your, me, my in the text", "ios9: and in buttons"],
    roles: [.title, .message, .button], fix: nil,
    examples: [
      .alert(message: "The photo is still uploading.", edition: "ios9"),
      .alert(message: "“Find My” is off.", edition: "ios9"),
      .alert(message: "You didn’t enter a valid name."),
      .alert(message: "↓You’re offline.", edition: "hig-2017"),
      .alert(message: "↓You didn’t enter a valid name.", edition: "hig-2017"),
      .alert(buttons: ["Delete ↓My Account!", "Cancel~"], edition: "ios9"),
      .alert(buttons: ["Delete My Account!", "Cancel~"], edition: "hig-2017"),
      .alert("de", message: "Sie haben keinen Namen eingegeben.", edition: "ios9"),
      .alert(message: "Find My is off.", edition: "hig-2017"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish, text.edition.pronounFreeRoles.contains(text.role) else { return [] }
    lazy var names = WrittenNames.ranges(in: text.value)
    guard
      let word = text.cased.words.first(where: { word in
        word.kind == .word
          && English.shared.isIn(.directPronoun, String(word.folded.prefix { $0 != "'" }))
          // “Find My is off.”: the pronoun is part of a name.
          && !names.contains { $0.overlaps(word.range) }
      })
    else { return [] }
    return [
      Diagnosis(
        range: word.range, message: "reword it without “\(word.text)”",
        severity: text.role == .button ? nil : .info)
    ]
  }
}

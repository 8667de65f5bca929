/// Alerts say what happened.
enum ToneOblique: Rule {
  static let info = RuleInfo(
    id: "tone-oblique",
    summary: "A text should say more than “There was an issue.” (English).",
    rationale: "Vague words leave people wondering how bad it is and what to do.",
    sources: [
      "hig-2024: not oblique", "hig-2017: direct", "ios9: direct and frank beats oblique",
    ],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert(message: "The card was declined."),
      .alert(message: "There was an issue with the card: it has expired."),
      .alert(message: "Bluetooth is off."),
      .alert(message: "↓There was an issue."),
      .alert(message: "↓We hit a little snag. Please try again."),
      .alert(message: "Oops! ↓Things didn’t go as planned."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // A title that says nothing is title-uninformative.
    guard text.isEnglish,
      text.role != .title || text.uninformative.isEmpty
    else { return [] }
    let matches = Phrases.oblique.all(in: text).filter { $0.words.count > 1 }
    guard let match = matches.first else { return [] }
    var rest = Set(text.cased.words.indices)
    for other in matches + Phrases.retry.all(in: text) + Phrases.fillers.all(in: text) {
      rest.subtract(other.words)
    }
    guard rest.allSatisfy({ text.cased.words[$0].isIn(.emptyWord) }) else { return [] }
    return [
      Diagnosis(
        range: match.range, message: "“\(text.value[utf8: match.range])” does not say what happened"
      )
    ]
  }
}

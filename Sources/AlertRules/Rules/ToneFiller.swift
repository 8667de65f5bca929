/// Alerts speak plainly.
enum ToneFiller: Rule {
  static let info = RuleInfo(
    id: "tone-filler",
    summary: "A title or message should not say “Oops”, “Sorry” or an opening “Please” (English).",
    rationale: "Small talk delays what people need to know, and sounds false when it matters.",
    sources: ["hig-2024: a neutral, approachable tone"], roles: [.title, .message], fix: nil,
    examples: [
      .alert(message: "Enter a name."),
      .alert(message: "Could you please everyone?"),
      .alert(message: "↓Oops! The name is taken."),
      .alert(message: "The name is taken. ↓Please choose another one."),
      .alert(message: "Please wait…"),
      .alert(title: "↓Just So You Know"),
      .alert("de", message: "Sorry, das geht nicht."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish, let filler = Phrases.fillers.first(in: text),
      !TitleUninformative.isWrong(text)
    else {
      return []
    }
    return [
      Diagnosis(range: filler.range, message: "“\(filler.phrase)” says nothing here; leave it out")
    ]
  }
}

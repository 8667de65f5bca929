/// No alert before the app is even there.
enum StartupAlert: Rule {
  static let info = RuleInfo(
    id: "startup-alert",
    summary: "No alert when the app starts.",
    rationale: """
      People came to do something. News can wait where it is found, and without a network the app \
      shows what it has and says that it may be old.
      """,
    sources: ["hig-2024: not at app start"], roles: [], fix: nil,
    examples: [
      .alert(title: "Discard the edited photo?"),
      .alert(title: "Open at Launch?", facts: "key “settings.discard.title”"),
      .alert(title: "↓News in This Version", facts: "key “launch.news.alert.title”") {
        $0.id = "launch.news.alert"
      },
    ])

  private static let words = CatalogWords.list("English/startup-words.txt")

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let names = [alert.alert.id] + alert.alert.members.map(\.key)
    let texts =
      names.map { KeyName.parts($0).joined(separator: " ") }
      + alert.comments.map { $0.lowercased() }
    for text in texts {
      let padded = " \(text.map { $0.isLetter || $0 == "'" ? $0 : " " }.map(String.init).joined()) "
      guard let word = Self.words.first(where: { padded.contains(" \($0) ") }) else { continue }
      return [
        Diagnosis(
          range: nil,
          message: "this seems to appear when the app starts (“\(word)”); show it where people are")
      ]
    }
    return []
  }
}

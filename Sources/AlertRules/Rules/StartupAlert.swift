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

  private static let list = CatalogWords.list("English/startup-words.txt")
  private static let inComments = list.filter { !$0.hasPrefix("~") }.map(words)
  private static let inKeys = list.map(words)

  private static func words(_ text: String) -> [String] {
    text.foldedWord.split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let names = [alert.alert.id] + alert.alert.members.map(\.key)
    let texts =
      names.map { (KeyName.parts($0), inKeys) } + alert.comments.map { (words($0), inComments) }
    for (words, phrases) in texts {
      for index in words.indices {
        guard let phrase = phrases.first(where: { words[index...].starts(with: $0) }) else {
          continue
        }
        let name = phrase.joined(separator: " ")
        return [
          Diagnosis(
            range: nil,
            message:
              "this seems to appear when the app starts (“\(name)”); show it where people are")
        ]
      }
    }
    return []
  }
}

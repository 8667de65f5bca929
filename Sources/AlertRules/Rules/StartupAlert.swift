/// No alert before the app is even there.
enum StartupAlert: Rule {
  static let info = RuleInfo(
    id: "startup-alert",
    summary: "An app should not show an alert when it starts.",
    rationale: """
      People came to do something. News can wait until people look for it, and without a network the \
      app can show what it has and say that it may be outdated.
      """,
    sources: ["hig-2024: not at app start"], roles: [], fix: nil,
    examples: [
      .alert(title: "Discard the edited photo?"),
      .alert(title: "Open at Launch?", facts: "key “settings.discard.title”"),
      .alert(title: "Enter a Name", facts: "name “OnboardingView-save”") {
        $0.id = "OnboardingView-save"
      },
      .alert(title: "Couldn’t Sign In", facts: "name “OnboardingViewController-signIn”") {
        $0.id = "OnboardingViewController-signIn"
      },
      .alert(title: "Enter a Name", facts: "name “Chats-createAndLaunch”") {
        $0.id = "Chats-createAndLaunch"
      },
      .alert(title: "↓News in This Version", facts: "name “News-applicationDidFinishLaunching”") {
        $0.id = "News-applicationDidFinishLaunching"
      },
      .alert(title: "Enter a Name", facts: "key “onboarding.name.alert.title”") {
        $0.id = "onboarding.name.alert"
      },
      .alert(title: "↓News in This Version", facts: "key “launch.news.alert.title”") {
        $0.id = "launch.news.alert"
      },
    ])

  private static let list = CatalogWords.list("English/startup-words.txt")
  private static let inComments = byFirstWord(list.filter { !$0.hasPrefix("~") })
  private static let inKeys = byFirstWord(list)

  private static let keySigns = signs(of: list)
  private static let commentSigns = signs(of: list.filter { !$0.hasPrefix("~") })

  /// The longest word of each phrase: a text without any of them needs no closer look.
  private static func signs(of list: [String]) -> Needles {
    Needles(
      Set(
        list.compactMap { line in
          line.utf8.split { !$0.isSmall }.max { $0.count < $1.count }
            .map { String(Substring($0)) }
        }))
  }

  private static func byFirstWord(_ lines: [String]) -> [String: [[String]]] {
    Dictionary(grouping: lines.map(words).filter { !$0.isEmpty }) { $0[0] }
  }

  private static func words(_ text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.split { !isInWord($0) }.map { Substring($0).lowercased() }
    }
    return text.foldedWord.unicodeScalars.split { !$0.isAlphabetic && $0 != "'" }.map(String.init)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "'")
  }

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.kind != .input, alert.alert.presentation == .alert, let phrase = phrase(of: alert)
    else { return [] }
    // What failed while people set the app up is the answer to what they did.
    let asks = alert.title.map { Marks().ending(of: $0).ending.meaning } == .question
    if alert.namesFailure, !asks { return [] }
    let name = phrase.joined(separator: " ")
    return alert.finding(
      "this seems to appear when the app starts (“\(name)”); show it where it belongs")
  }

  private static func phrase(of alert: AlertStructure) -> [String]? {
    // A name from code begins with that of a type, and what a screen for newcomers does is an answer to them; behind it
    // “launch” is what the function does: `createAndLaunch`.
    let id = alert.alert.id
    let isOfCode = id.first?.isUppercase ?? false
    let name = isOfCode ? id.drop { $0 != "-" && $0 != "." } : id[...]
    let names = [(String(name), isOfCode ? inComments : inKeys)]
    for (name, phrases) in names + alert.alert.members.map({ ($0.key, inKeys) })
    where keySigns.areAny(in: name) {
      if let phrase = phrase(in: KeyName.parts(name), phrases) { return phrase }
    }
    for comment in alert.comments where commentSigns.areAny(in: comment) {
      if let phrase = phrase(in: words(comment), inComments) { return phrase }
    }
    return nil
  }

  private static func phrase(in words: [String], _ phrases: [String: [[String]]]) -> [String]? {
    for (index, word) in words.enumerated() {
      if let found = phrases[word]?.first(where: { words[index...].starts(with: $0) }) {
        return found
      }
    }
    return nil
  }
}

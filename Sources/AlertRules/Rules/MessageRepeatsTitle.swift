/// A message says more than the title.
enum MessageRepeatsTitle: Rule {
  static let info = RuleInfo(
    id: "message-repeats-title",
    summary: "A message adds something to the title.",
    rationale: "A message that says the title again is one more line to read for nothing.",
    sources: [
      "hig-2024: informative text only if it adds value", "watchos: additional context",
      "hig-2017: a title that needs no message", "ios9: a title that avoids a message",
    ],
    roles: [.message], fix: nil,
    examples: [
      .alert(title: "Upload Failed", message: "The file is larger than 2 GB."),
      .alert(title: "Delete Album?", message: "Photos stay in the library."),
      .alert(title: "Delete %@?", message: "Are you sure you want to delete it from all devices?"),
      .alert(title: "Upload Failed", message: "↓The upload failed."),
      .alert(title: "Upload Failed", message: "↓The upload failed. Please try again."),
      .alert(
        title: "Delete Album?", message: "↓Are you sure you want to delete the album?"),
      .alert("de", title: "Album löschen?", message: "↓Album löschen?"),
      .alert("ja", title: "アルバムを削除", message: "↓アルバムを削除。"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let title = text.alert.title else { return [] }
    let isEnglish = text.policy?.language == "en"
    let said = tokens(text.texts.cased(title), isEnglish: isEnglish)
    let says = tokens(text.cased, isEnglish: isEnglish)
    guard isSame(said, says) else { return [] }
    return [
      Diagnosis(
        range: nil, message: "the message says no more than the title",
        severity: text.source == nil ? nil : .info)
    ]
  }

  /// The words that say something.
  private static func tokens(_ text: CasedText, isEnglish: Bool) -> [CasedWord] {
    text.words.filter { $0.kind != .emoji && !(isEnglish && $0.isIn(empty)) }
  }

  private static let empty: WordClasses = [.grammar(.emptyWord), .grammar(.be)]

  /// Whether two texts have the same words, in any order and number.
  private static func isSame(_ said: [CasedWord], _ says: [CasedWord]) -> Bool {
    // Most messages begin with a word that the title has not.
    guard let first = says.first, said.contains(where: { $0.folded == first.folded }) else {
      return false
    }
    let known = Set(said.map(\.folded))
    return says.allSatisfy { known.contains($0.folded) } && known == Set(says.map(\.folded))
  }
}

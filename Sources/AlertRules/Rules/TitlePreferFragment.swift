/// In iOS 9 a short fragment was better than a sentence.
enum TitlePreferFragment: Rule {
  static let info = RuleInfo(
    id: "title-prefer-fragment",
    summary: "A title should be a fragment where one is enough.",
    rationale: "A long statement takes longer to read than a heading.",
    sources: ["ios9: sentence fragments where possible"], roles: [.title], fix: nil,
    examples: [
      .alert(title: "Sync Paused", edition: "ios9"),
      .alert(title: "No Paired Watch", edition: "ios9"),
      .alert(title: "The synchronization has been paused by the server."),
      .alert(title: "↓The Synchronization Has Been Paused by the Server", edition: "ios9"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.form?.kind == .statement, text.policy?.countsWords == true,
      text.cased.words.count > 6
    else { return [] }
    return [Diagnosis(range: nil, message: "a heading would be shorter than this sentence")]
  }
}

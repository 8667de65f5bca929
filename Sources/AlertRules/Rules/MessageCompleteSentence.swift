/// A message is a sentence.
enum MessageCompleteSentence: Rule {
  static let info = RuleInfo(
    id: "message-complete-sentence",
    summary: "A message should consist of complete sentences (English).",
    rationale:
      "A fragment leaves open who did what; half a sentence makes sense only with the title.",
    sources: [
      "hig-2024: short, complete sentences", "hig-2017: short, complete sentences",
      "ios9: a short, complete sentence",
    ],
    roles: [.message], fix: nil,
    examples: [
      .alert(message: "The server didn’t respond."),
      .alert(message: "Choose another name."),
      .alert(message: "Fire an event on the server."),
      .alert(message: "%@ (%@)"),
      .alert(message: "↓No response from server."),
      .alert(message: "↓because the name is taken"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish else { return [] }
    let words = text.cased.words
    guard words.count >= 2, let first = words.first, first.kind == .word else { return [] }
    if !first.isCapitalized, first.isIn(.continuation) {
      return [Diagnosis(range: nil, message: "the message begins in the middle of a sentence")]
    }
    guard first.isIn(.fragmentOpener),
      words.allSatisfy({ $0.kind == .word && !mayBeVerb($0) })
    else { return [] }
    return [Diagnosis(range: nil, message: "the message is not a complete sentence")]
  }

  /// A verb in some form, or a word that looks like one.
  private static func mayBeVerb(_ word: CasedWord) -> Bool {
    word.isIn([.verb, .anyAuxiliary, .finiteForm]) || word.folded.utf8.contains(UInt8(ascii: "'"))
      || word.hasSEnding || word.hasEdEnding
  }
}

/// A message says more than the title.
enum MessageRepeatsTitle: Rule {
  static let info = RuleInfo(
    id: "message-repeats-title",
    summary: "A message should add something to the title.",
    rationale: "A message that repeats the title is one more line to read for nothing.",
    sources: [
      "hig-2024: informative text only if it adds value", "watchos: additional context",
      "hig-2017: a title that needs no message", "ios9: a title that avoids a message",
    ],
    roles: [.message], fix: nil,
    examples: [
      .alert(title: "Upload Failed", message: "The file is larger than 2 GB."),
      .alert(title: "Delete Album?", message: "Photos stay in the library."),
      .alert(title: "Delete %@?", message: "Are you sure you want to delete it from all devices?"),
      .alert(title: "%@", message: "%@"),
      .alert(title: "Upload Failed", message: "↓The upload failed."),
      .alert(title: "Upload Failed", message: "↓The upload failed. Please try again."),
      .alert(
        title: "Delete Album?", message: "↓Are you sure you want to delete the album?"),
      .alert(
        title: "Creating Poll Failed", message: "↓An error occurred while creating the poll."),
      .alert(
        title: "Unable to Sync", message: "An error occurred while reading the map."),
      .alert(title: "Opening Failed", message: "An error occurred while opening %@."),
      .alert(
        title: "Delete Album?", message: "↓Delete album?", buttons: ["Delete!", "Cancel~"],
        facts: "a confirmation dialog may hide its title: only info"
      ) { $0.statedPresentation = .confirmationDialog },
      .alert("de", title: "Album löschen?", message: "↓Album löschen?"),
      .alert("ja", title: "アルバムを削除", message: "↓アルバムを削除。"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.setting.mayRepeatTitle, let title = text.alert.title,
      !AlertText.isStandIn(text.value)
    else { return [] }
    let said = text.texts.cased(title).words
    var found = diagnosis(said, text.cased.words, isEnglish: text.isEnglish)
    if text.alert.alert.mayHideTitle { found?.severity = .info }
    return [found].compactMap(\.self)
  }

  /// - Parameters:
  ///   - said: the words of the title.
  ///   - says: those of the message.
  static func diagnosis(
    _ said: [CasedWord], _ says: [CasedWord], isEnglish: Bool
  ) -> Diagnosis? {
    func counts(_ word: CasedWord) -> Bool {
      word.kind != .emoji && !(isEnglish && word.isIn(empty))
    }
    if isEnglish, let first = says.first(where: counts),
      StatementWords.failureFrame.contains(first.folded),
      namesFailureAgain(said.filter(counts), says.filter(counts))
    {
      let message = "the message says no more than the title: what failed"
      return Diagnosis(range: nil, message: message, severity: .info)
    }
    // Most messages begin with a word that the title has not.
    // “%@” and “%@” are filled in differently.
    guard says.contains(where: { $0.kind != .opaque && counts($0) }),
      let first = says.first(where: counts),
      said.contains(where: { counts($0) && $0.folded == first.folded }),
      Set(said.filter(counts).map(\.folded)) == Set(says.filter(counts).map(\.folded))
    else { return nil }
    return Diagnosis(
      range: nil, message: "the message says no more than the title",
      severity: core(says) == core(said) ? nil : .info)
  }

  /// “Creating poll failed” above “An error occurred while creating the poll.”
  private static func namesFailureAgain(_ said: [CasedWord], _ says: [CasedWord]) -> Bool {
    let frame = StatementWords.failureFrame
    // “… while opening %@” says more.
    guard said.contains(where: { frame.contains($0.folded) }),
      says.count(where: { $0.kind == .opaque }) <= said.count(where: { $0.kind == .opaque })
    else { return false }
    func rest(_ words: [CasedWord]) -> Set<String> {
      Set(
        words.filter { $0.kind != .opaque && !frame.contains($0.folded) }
          .map { English.shared.base(of: $0.folded) ?? $0.folded })
    }
    let what = rest(said)
    return !what.isEmpty && what == rest(says)
  }

  /// The same words in the same order, but for articles: more than “Are you sure” beside them is a remark.
  private static func core(_ words: [CasedWord]) -> [String] {
    words.filter { $0.kind != .emoji && !$0.isIn(.determiner) }.map(\.folded)
  }

  /// They say nothing.
  static let empty: WordClasses = [.grammar(.emptyWord), .grammar(.be)]
}

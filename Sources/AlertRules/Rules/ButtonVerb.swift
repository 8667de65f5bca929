/// A button says what it does.
enum ButtonVerb: Rule {
  static let info = RuleInfo(
    id: "button-verb",
    summary: "The default or destructive button should begin with a verb (English).",
    rationale: "A verb tells people what happens without reading the text again.",
    sources: [
      "hig-2024: titles that describe the result", "hig-2017: verbs", "ios9: verbs",
    ],
    roles: [.button], fix: nil,
    examples: [
      .alert(buttons: ["Erase!", "Cancel~"]),
      .alert(buttons: ["View Receipt*", "Cancel~"]),
      .alert(buttons: ["Don’t Save!", "Cancel~"]),
      .alert(buttons: ["OK*"]),
      .alert(buttons: ["Email Receipt*", "Cancel~"]),
      .alert(buttons: ["Favorite*", "Cancel~"]),
      .alert(title: "Recalibrate Compass?", buttons: ["Recalibrate*", "Cancel~"]),
      .alert(buttons: ["↓Details*", "Cancel~"]),
      .alert(buttons: ["Unconsolidate All*", "Cancel~"]),
      .alert(buttons: ["↓The Settings*", "Cancel~"]),
      .alert(buttons: ["Reveal in Finder*", "Cancel~"]),
      .alert(buttons: ["删除*", "Cancel~"], facts: "in the letters of another language"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish, !text.isInOtherScript,
      text.setting.isDefault == true || text.setting.style == .destructive,
      text.stockRoles.isEmpty, !(text.isJudged(by: ButtonYesNo.self) && !text.answers.isEmpty),
      let first = text.cased.words.first(where: { !$0.isIn(.negation) }),
      first.kind == .word, !first.isIn(.verb),
      !first.hasVerbShape,
      !ActionWords.buttonVerbs.contains(first.folded), !opensTitle(first, of: text)
    else { return [] }
    return [
      Diagnosis(range: nil, message: "“\(text.value)” does not begin with a verb")
    ]
  }

  /// “Recalibrate Compass?” tells that its first word is something to do.
  private static func opensTitle(_ word: CasedWord, of text: AlertText) -> Bool {
    guard let title = text.alert.title.map(text.texts.cased), title.words.count > 1 else {
      return false
    }
    return title.firstWord?.folded == word.folded
  }
}

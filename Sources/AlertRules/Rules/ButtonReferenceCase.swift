/// A button is named as it is written.
enum ButtonReferenceCase: Rule {
  static let info = RuleInfo(
    id: "button-reference-case",
    summary: "A button mentioned in the text should be capitalized like its label.",
    rationale:
      "People look for the word they just read; in lowercase it reads like part of the sentence.",
    sources: [
      "hig-2024: the exact title", "hig-2017: keep the capitalization",
      "ios9: keep the capitalization",
    ],
    roles: [.title, .message], fix: .safe,
    examples: [
      .alert(
        message: "Choose Empty Trash… to remove the photos.", buttons: ["Empty Trash…!", "Cancel~"]),
      .alert(message: "Choose Try Again.", buttons: ["Try Again", "Cancel~"]),
      .alert(message: "Choose OK.", buttons: ["Ok*"], facts: "the label is wrong"),
      .alert(message: "Choose another name.", buttons: ["Name", "Cancel~"]),
      .alert(message: "You can select delete markers too.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Select photos to share.", buttons: ["Photos", "Cancel~"]),
      .alert(
        message: "Choose ↓try again.", buttons: ["Try Again", "Cancel~"],
        becomes: "Choose Try Again."),
      .alert(
        message: "Choose ↓CONTINUE to go on.", buttons: ["Continue", "Cancel~"],
        becomes: "Choose Continue to go on."),
      .alert(
        message: "Choose ↓SETTINGS to go on.", buttons: ["Settings", "Cancel~"],
        becomes: "Choose Settings to go on."),
      .alert(message: "Choose Save and close to finish.", buttons: ["Save", "Close"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish else { return [] }
    let wrong = text.mentions.filter { mention in
      guard let label = mention.label, !mention.isQuoted, mention.text != label,
        mention.text != "OK"
      else { return false }
      // “Select photos” beside a button “Photos” is no mention; a label that shouts is no model.
      // “Choose SETTINGS” names it, whatever else the word means.
      let isPlain =
        label.contains(" ") || English.shared.isVerb(label.lowercased())
        || mention.text.count > 1 && mention.text == mention.text.uppercased()
          && !text.cased.words[mention.words].contains { $0.isIn(.acronym) }
      return isPlain && !AllCaps.isAllCaps(CasedText(label, terms: text.terms))
    }
    guard let first = wrong.first, let label = first.label else { return [] }
    return [
      Diagnosis(
        range: first.name, message: "the button is called “\(label)”",
        edits: wrong.map { Edit($0.name, $0.label ?? $0.text) },
        applicability: wrong.allSatisfy { $0.label?.contains(" ") ?? false } ? .safe : .review)
    ]
  }
}

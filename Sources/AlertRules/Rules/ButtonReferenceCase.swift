/// A button is named as it is written.
enum ButtonReferenceCase: Rule {
  static let info = RuleInfo(
    id: "button-reference-case",
    summary: "A button that a text names has the capital letters of its label.",
    rationale:
      "People look for the word they just read; small letters read like part of the sentence.",
    sources: [
      "hig-2024: the exact title", "hig-2017: keep the capitalization",
      "ios9: keep the capitalization",
    ],
    roles: [.title, .message], fix: .safe,
    examples: [
      .alert(message: "Choose Try Again.", buttons: ["Try Again", "Cancel~"]),
      .alert(message: "Choose another name.", buttons: ["Name", "Cancel~"]),
      .alert(message: "You can select delete markers too.", buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "Choose ↓try again.", buttons: ["Try Again", "Cancel~"],
        becomes: "Choose Try Again."),
      .alert(
        message: "Choose ↓SETTINGS to go on.", buttons: ["Settings", "Cancel~"],
        becomes: "Choose Settings to go on."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.policy?.language == "en" else { return [] }
    return text.mentions.compactMap { mention in
      guard let label = mention.label, !mention.isQuoted, mention.text != label,
        mention.text.utf8.count == label.utf8.count
      else { return nil }
      return Diagnosis(
        range: mention.name, message: "the button is called “\(label)”",
        edits: [Edit(mention.name, label)], applicability: .safe)
    }
  }
}

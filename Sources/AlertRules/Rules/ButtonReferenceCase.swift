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
      .alert(
        "ru", message: "Нажмите «↓удалить», чтобы продолжить.", buttons: ["Удалить!"],
        becomes: "Нажмите «Удалить», чтобы продолжить."),
      .alert("ru", message: "Нажмите «Удалить», чтобы продолжить.", buttons: ["Удалить!"]),
      .alert("de", message: "Klicken Sie auf „löschen“.", buttons: ["Löschen!"]),
      .alert("ru", message: "Выберите папку «удалить».", buttons: ["Удалить!"]),
      .alert("es", message: "Toca “ELIMINAR”.", buttons: ["Eliminar!"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isEnglish else { return quoted(text) }
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

  /// In a translation a name is told from other words by its quotation marks alone. Where they are to go, the rule that
  /// says so writes the name as its label as well.
  private static func quoted(_ text: AlertText) -> [Diagnosis] {
    let wrong = text.mentions.filter { mention in
      // “Wähle den Ordner „löschen““ names another thing.
      let isObject = mention.range.count - mention.name.count - mention.verb.count < 2
      return isObject && mention.isQuoted && mention.text != mention.label
        && mention.text != mention.text.uppercased()
        && mention.text.lowercased() == mention.label?.lowercased()
    }
    guard let first = wrong.first, let label = first.label,
      !AllCaps.isAllCaps(CasedText(label, terms: text.terms)),
      ButtonReferenceQuoted.check(text).isEmpty,
      // “Type “delete” to confirm”: what the source quotes as well is to be written so.
      !(text.englishCased?.words.contains(where: ButtonMention.isQuotation) ?? false)
    else { return [] }
    let edits = wrong.compactMap { mention -> Edit? in
      let name = text.value[utf8: mention.name]
      return name.ranges(of: mention.text).first.map { range in
        let start = mention.name.lowerBound + name.utf8Range(range).lowerBound
        return Edit(start..<start + mention.text.utf8.count, mention.label ?? mention.text)
      }
    }
    return [
      Diagnosis(
        range: edits.first?.range ?? first.name, message: "the button is called “\(label)”",
        edits: edits, changesQuotation: true, applicability: .review)
    ]
  }
}

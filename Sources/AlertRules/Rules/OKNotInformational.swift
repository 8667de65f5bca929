/// OK only acknowledges.
enum OKNotInformational: Rule {
  static let info = RuleInfo(
    id: "ok-not-informational",
    summary: "OK should appear only in alerts that inform.",
    rationale:
      "After a question OK is ambiguous: it may accept, or only close. A verb says what happens.",
    sources: ["hig-2024: OK only in informational alerts", "ios9: only if nothing better"],
    roles: [.button], fix: .review,
    examples: [
      .alert(title: "Local Network Notice", buttons: ["Don’t Show This Again!", "OK"]),
      .alert(title: "Sync Finished", buttons: ["OK*"]),
      .alert(title: "Delete all songs?", buttons: ["↓OK", "Cancel~"], becomes: "Delete"),
      .alert(title: "Delete all songs?", buttons: ["↓Okay", "Cancel~"], becomes: "Delete"),
      .alert(title: "Delete all songs?", buttons: ["Delete!", "OK~"]),
      .alert(title: "Delete all songs?", buttons: ["OK*", "Cancel~"]),
      .alert(title: "Sync failed", buttons: ["↓OK", "Cancel~"]),
      .alert(title: "Want to delete it?", buttons: ["↓OK", "Cancel~"], becomes: "Delete"),
      .alert(title: "Need to sign out first?", buttons: ["↓OK", "Cancel~"], becomes: "Sign Out"),
      .alert(
        title: "Save or discard?", buttons: ["↓OK", "Cancel~"],
        facts: "the text names two actions: no proposal"),
      .alert(title: "Go to Settings and delete it?", buttons: ["↓OK", "Cancel~"]),
      .alert(
        title: "Delete one or more photos?", buttons: ["↓OK", "Cancel~"], becomes: "Delete"),
      .alert(
        "ru", title: "Удалить все песни?", buttons: ["↓ОК", "Отменить~"], becomes: "Удалить",
        source: "Delete all songs?"),
      .alert("ar", title: "حذف كل الأغاني؟", buttons: ["نعم", "إلغاء~"]),
      .alert("de", buttons: ["↓OK!", "Abbrechen~"], becomes: "Löschen", source: "Delete"),
      .alert("es", buttons: ["Aceptar*"], source: "Close"),
      .alert("pl", buttons: ["OK", "Anuluj~"], source: "Confirm"),
      .alert("ja", buttons: ["詳しい情報", "OK"], source: "Not Now"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    if let source = text.englishSource, losesAction(text) {
      return [
        text.rewording(
          "the source says “\(source)”, and “\(text.value)” does not say what happens",
          text.alert.word(for: source), isTranslationWrong: true)
      ]
    }
    guard text.saysOK else { return [] }
    // Beside buttons that only offer more, “Copy” or “Show Log”, OK closes what has been read.
    let isQuestion =
      [.confirmation, .destructiveConfirmation].contains(text.setting.kind)
      || text.setting.kind == .choice && text.alert.asks
    // Where OK cancels, another rule names the word that belongs there; where Return presses it, another
    // one says so.
    guard isQuestion, !text.alert.saysNothingKnown, !onlySilences(text),
      !text.isJudged(by: CancelLabel.self) || !CancelLabel.isWrong(text),
      !text.isJudged(by: OKAsDefault.self) || !OKAsDefault.isWrong(text)
    else { return [] }
    return [OKProposal.diagnosis(text, "“\(text.value)” does not say what happens")]
  }

  /// “OK” for “Delete”: what the button does is lost. That it agrees, closes or changes nothing is what OK says.
  private static func losesAction(_ text: AlertText) -> Bool {
    text.stockRoles.contains(.ok) && !text.sourceRoles.isEmpty
      && text.sourceRoles.isDisjoint(with: text.stockRoles)
      && text.sourceRoles.isDisjoint(with: [
        .yes, .confirm, .done, .close, .dismiss, .continue, .agree, .apply, .cancel, .allow, .no,
        .notNow, .later, .skip, .ignore, .back,
      ])
  }

  /// Whether all that the other buttons do is to refuse to be told again: “Don’t Show Again”.
  private static func onlySilences(_ text: AlertText) -> Bool {
    let name = AlertButtons.Name(text.member)
    let others = text.alert.buttons.members.lazy.filter { AlertButtons.Name($0) != name }
    return !others.isEmpty && text.alert.action == nil
      && others.allSatisfy { member in
        let label = text.alert.buttons.source(of: member) ?? text.alert.buttons.label(of: member)
        let words = label.map(text.texts.cased)?.words ?? []
        return words.count > 2 && words[0].isIn(.negatedImperative)
      }
  }
}

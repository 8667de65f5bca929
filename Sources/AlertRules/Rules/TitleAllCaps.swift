/// Nothing in an alert shouts.
enum TitleAllCaps: Rule {
  static let info = RuleInfo(
    id: "title-all-caps",
    summary: "No text of an alert is written in capitals only.",
    rationale:
      "Capitals are harder to read and sound like shouting; both casing styles exclude them.",
    sources: ["hig-2024: title-style and sentence-style", "hig-2017", "ios9", "watchos"],
    roles: [.title, .message, .button], fix: .review,
    examples: [
      .alert(title: "Delete All"),
      .alert(title: "USB Drive Ejected"),
      .alert(title: "↓LOW BATTERY", becomes: "Low Battery"),
      .alert("el", title: "↓ΑΚΥΡΩΣΗ ΟΛΩΝ", facts: "no proposal: accents are missing"),
      .alert(title: "Low Battery", buttons: ["↓TURN OFF", "Cancel~"], becomes: "Turn Off"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isAllCaps, !text.isUntranslated, text.policy?.style != LocalePolicy.CasingStyle.none
    else { return [] }
    let isSentence =
      text.role == .message || text.form.map { $0.kind != .fragment && $0.kind != .open } ?? false
    let style = isSentence ? .sentence : text.style
    let message = "capitals only are read as shouting"
    // In German nobody can tell the nouns any more, and in Greek the accents: there is nothing to propose.
    let changes = text.policy?.capitalsLoseAccents ?? false ? [] : text.casingChanges(style)
    return changes.isEmpty
      ? [Diagnosis(range: nil, message: message)]
      : text.casingDiagnosis(changes, message, mayBeSafe: false)
  }
}

/// Nothing in an alert shouts.
enum TitleAllCaps: Rule {
  static let info = RuleInfo(
    id: "title-all-caps",
    summary: "No text of an alert should be in all capitals.",
    rationale:
      "All capitals are harder to read and look like shouting; neither casing style allows them.",
    sources: ["hig-2024: title-style and sentence-style", "hig-2017", "ios9", "watchos"],
    roles: [.title, .message, .button], fix: .review,
    examples: [
      .alert(title: "Delete All"),
      .alert(title: "USB Drive Ejected"),
      .alert(title: "4K HDR"),
      .alert(title: "↓LOW BATTERY", becomes: "Low Battery"),
      .alert(title: "↓SIGN IN TO ICLOUD", becomes: "Sign In to iCloud"),
      .alert(title: "↓MARCH 3RD MEETING", becomes: "March 3rd Meeting"),
      .alert(title: "MP3 ↓FILE MISSING", becomes: "MP3 File Missing"),
      .alert(title: "JSON ↓FILE INVALID", becomes: "JSON File Invalid"),
      .alert(
        message: "↓USE H.264 OR A USB4 CABLE.", becomes: "Use H.264 or a USB4 cable."),
      .alert(
        "fr", title: "↓FICHIER MP3 ABSENT", becomes: "Fichier MP3 absent",
        source: "MP3 File Missing"),
      .alert("el", title: "↓ΑΚΥΡΩΣΗ ΟΛΩΝ", facts: "no proposal: accents are missing"),
      .alert(title: "Low Battery", buttons: ["↓TURN OFF", "Cancel~"], becomes: "Turn Off"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isAllCaps, !text.isUntranslated, text.policy?.style != LocalePolicy.CasingStyle.none,
      !translatesAbbreviation(text)
    else { return [] }
    let isSentence =
      text.role == .message || text.form.map { $0.kind != .fragment && $0.kind != .open } ?? false
    let style = isSentence ? .sentence : text.style
    let message = "all capitals look like shouting"
    // In German nobody can tell the nouns any more, and in Greek the accents: there is nothing to propose.
    let changes = text.policy?.capitalsLoseAccents ?? false ? [] : text.casingChanges(style)
    return changes.isEmpty
      ? [Diagnosis(range: nil, message: message)]
      : text.casingDiagnosis(changes, message, mayBeSafe: false)
  }

  /// “CEPMPM (ECMWF)” for “ECMWF”: one word of capitals is an abbreviation, in other languages too.
  private static func translatesAbbreviation(_ text: AlertText) -> Bool {
    guard text.isTranslation, let words = text.sourceCased?.words, words.count == 1 else {
      return false
    }
    return words[0].isProtected && text.cased.words.count < 3
  }
}

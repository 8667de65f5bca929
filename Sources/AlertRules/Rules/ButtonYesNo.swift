/// Buttons are verbs, not Yes and No.
enum ButtonYesNo: Rule {
  static let info = RuleInfo(
    id: "button-yes-no",
    summary: "No button should say Yes or No.",
    rationale: """
      Yes and No make people read the question again. A verb from the question says what happens, and \
      Cancel says that nothing will.
      """,
    sources: ["hig-2024: avoid Yes and No", "hig-2017", "ios9"],
    roles: [.button], fix: .review,
    examples: [
      .alert(title: "Erase the disk?", buttons: ["Erase!", "Cancel~"]),
      .alert(title: "Delete the trip?", buttons: ["↓Yes!", "Cancel~"], becomes: "Delete"),
      .alert(title: "Delete the trip?", buttons: ["Delete!", "↓No~"], becomes: "Cancel"),
      .alert(
        title: "Are you sure you don’t want to save?", buttons: ["↓Yes!", "Cancel~"],
        facts: "the verb would say the opposite: no proposal"),
      .alert(title: "Erase the disk?", buttons: ["↓Yes, Erase", "Cancel~"], becomes: "Erase"),
      .alert(
        "fr", buttons: ["↓Oui, effacer", "Annuler~"], becomes: "Effacer", source: "Yes, erase"),
      .alert(
        "de", buttons: ["↓Ja, löschen!", "Abbrechen~"], becomes: "Löschen",
        facts: "without a source, a stock word tells what happens"),
      .alert(
        title: "Share the list?", buttons: ["↓Yes, copy.", "Cancel~"], becomes: "Copy"),
      .alert(title: "Log out?", buttons: ["↓Yes, logout", "Cancel~"], becomes: "Logout"),
      .alert(
        "zh-Hans", buttons: ["↓是的，抹掉", "取消~"], becomes: "抹掉", source: "Yes, erase"),
      .alert(title: "Delete the trip?", buttons: ["Delete!", "No, Thank You"]),
      .alert(
        title: "Delete the trip?", buttons: ["↓Yes, Permanently Delete", "Cancel~"],
        becomes: "Permanently Delete"),
      .alert(title: "Delete the trip?", buttons: ["↓Yes, Please", "Cancel~"], becomes: "Delete"),
      .alert(
        title: "Delete the trip?", buttons: ["↓Yes, Thank You", "Cancel~"], becomes: "Delete"),
      .alert(title: "Delete the trip?", buttons: ["↓Yes, Now", "Cancel~"], becomes: "Delete"),
      .alert(title: "Send a tip?", buttons: ["↓Yes! Let’s do it!", "Cancel~"], becomes: "Send"),
      .alert(title: "Send a tip?", buttons: ["↓Yes! Send", "Cancel~"], becomes: "Send"),
      .alert(
        title: "Delete the trip?", buttons: ["↓Yes, Maybe Later", "Cancel~"], becomes: "Delete"),
      .alert(
        "de", buttons: ["↓Ja, bitte", "Abbrechen~"], source: "Yes, Please", facts: "no proposal"),
      .alert(
        buttons: ["Delete!", "↓No, Don’t Ask", "Cancel~"], becomes: "Don’t Ask"),
      .alert(buttons: ["Sign Out!", "↓No, stay signed in"], becomes: "Stay Signed In"),
      .alert(buttons: ["Sign Out!", "↓No, Do Not"], facts: "nothing is said"),
      .alert(buttons: ["Rate the App", "No, Thanks"]),
      .alert("es", buttons: ["No, gracias"], source: "No Thanks"),
      .alert("de", buttons: ["↓Nein", "Laden"], becomes: "Später", source: "Not Now"),
      .alert("es", title: "¿Borrar la ruta?", buttons: ["↓¡Sí!", "Cancelar~"], source: "Yes!"),
      .alert(
        title: "Are you sure you want to sign in later?", buttons: ["↓Yes!", "Cancel~"],
        facts: "Sign In would be the opposite: no proposal"),
      .alert(buttons: ["↓Yes, I’m Sure!", "Cancel~"], facts: "no proposal"),
      .alert(title: "Erase the disk?", buttons: ["↓YES, ERASE", "Cancel~"], facts: "no proposal"),
      .alert("ja", buttons: ["消去!", "キャンセル~"]),
      .alert("ja", buttons: ["↓はい、消します!", "キャンセル~"], facts: "nothing tells what the rest says"),
      .alert("de", buttons: ["↓Ja!", "Abbrechen~"]),
      .alert("de", buttons: ["↓Ja"], source: "OK"),
      .alert("ru", buttons: ["Нет"], source: "None"),
      .alert("es", buttons: ["Valorar", "No, gracias"]),
      .alert("fr", buttons: ["↓Non, conserver", "Supprimer!"]),
      .alert("es", buttons: ["↓No, dejar la bomba como está", "Cambiar la bomba"]),
      .alert("es", buttons: ["↓No"], source: "Never"),
      .alert("zh-Hans", buttons: ["确定", "取消~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] { text.answers }

  /// Whether this rule proposes another label, so that nothing else in it matters.
  static func rewords(_ text: AlertText) -> Bool {
    text.isJudged(by: Self.self) && text.answers.contains { !$0.edits.isEmpty }
  }

  /// What is wrong with a label that only answers.
  static func diagnoses(of text: AlertText) -> [Diagnosis] {
    var roles = text.stockRoles
    let comma = comma(in: text.value.unicodeScalars)
    if let comma { roles = text.labels.roles(of: String(text.value[..<comma])) }
    let isNo = roles.contains(.no)
    if isNo, let comma, isPolite(text, behind: comma) { return [] }
    guard roles.contains(.yes) || isNo, text.policy != nil, !text.isUntranslated else { return [] }
    // A translation of OK that is a word for both was not meant as yes.
    let sourceRoles = text.sourceRoles
    // “Нет” for “None”.
    let isNone =
      sourceRoles.isEmpty && text.englishCased?.words.count == 1
      && text.englishCased?.words[0].isIn(.grammar(.negation)) ?? false
      && text.englishCased?.words[0].isIn(.grammar(.fragmentOpener)) ?? false
    if isNo, isNone { return [] }
    guard !sourceRoles.contains(.ok) || !roles.contains(.ok) else { return [] }
    let asks = [text.alert.sourceTitle, text.alert.sourceMessage].contains { source in
      source.map { Marks().ending(of: $0).ending == .question } ?? false
    }
    if sourceRoles.contains(.ok), !isNo, !asks {
      let message =
        "“\(text.value)” means “Yes”, but the source says OK and the alert asks nothing"
      return [Diagnosis(range: nil, message: message, severity: .info)]
    }
    if let comma, let rest = rest(of: text, behind: comma) { return [rest] }
    // Where the text asks about cancelling something, Cancel would say the opposite on either button.
    let action = text.alert.action
    // Beside a button that cancels, another one would be one too many.
    func mayCancel() -> Bool {
      action != nil && !text.alert.buttons.cancels(besides: text.member)
    }
    let verb = isNo ? (mayCancel() ? "Cancel" : nil) : action
    // “No” for “Not Now”, “Yes” for “Update”: what the source says is known.
    let isTold = !sourceRoles.isEmpty && sourceRoles.isDisjoint(with: [.yes, .no, .ok, .cancel])
    let found =
      isTold
      ? text.englishSource.flatMap(text.alert.word)
      : (text.alert.isAboutCancelling ? nil : verb).flatMap(text.alert.word)
    // “Ja, löschen”, where nobody knows whether the rest is what happens.
    let said = comma.map { text.value[..<$0] }
    let isUnclear = said != nil && text.isTranslation && text.englishSource == nil
    let message =
      isUnclear
      ? "leave out “\(said ?? "")” and say what happens"
      : "“\(text.value)” does not say what happens"
    return [text.rewording(message, found)]
  }

  /// Where an answer ends before more words: “Yes, delete”, “Yes! Let’s do it!”
  private static func comma(in label: String.UnicodeScalarView) -> String.Index? {
    label.indices.first { place in
      if Marks.commas.contains(label[place]) { return true }
      let next = label.index(after: place)
      return Marks.anywhere[label[place]] == .exclamation && next < label.endIndex
        && label[next].properties.isWhitespace
    }
  }

  /// “No, Thanks” declines, as “No Thanks” does: nothing in it says what happens.
  private static func isPolite(_ text: AlertText, behind comma: String.Index) -> Bool {
    guard let words = text.english?.words else {
      // “No, gracias”, where no source tells.
      return text.policy?.thanks(in: text.value[comma...].dropFirst().trimmed) ?? false
    }
    return words.count > 1
      && !words.dropFirst().contains {
        $0.isIn([.baseVerb, .anyAuxiliary]) && !ActionWords.courtesy.contains($0.folded)
      }
  }

  /// “Yes, Erase” says what happens, behind a word that nobody needs.
  private static func rest(of text: AlertText, behind comma: String.Index) -> Diagnosis? {
    let scalars = text.value.unicodeScalars
    guard let locale = text.policy?.casingLocale,
      let start = scalars[comma...].dropFirst().firstIndex(where: { !$0.properties.isWhitespace }),
      text.cased.words.count > 1
    else { return nil }
    // “Ya, batalkan”: what is left would be the word for Cancel.
    let roles = text.labels.roles(of: String(scalars[start...]))
    // Where no source tells, a stock word of the language does: “Ja, löschen”.
    let isStock = !text.isEnglish && text.englishSource == nil && !roles.isEmpty
    guard roles.isDisjoint(with: [.cancel, .ok, .yes, .no]), isStock || tellsAction(text) else {
      return nil
    }
    let first = String(scalars[start])
    let end = text.value.utf8.distance(from: text.value.startIndex, to: start) + first.utf8.count
    return Diagnosis(
      range: 0..<end,
      message: "leave out “\(text.value[..<comma])”; the rest says what happens",
      // “YES, DELETE”: what shouts is to be written anew.
      edits: text.isAllCaps
        ? []
        : [Edit(0..<end, ICU.titleFirst(first, locale: locale))]
          + text.casingChanges(text.style).map(\.edit).filter { $0.range.lowerBound >= end }
          + ([.statement, .exclamation].contains(text.ending.meaning) ? text.withoutEndMark : []))
  }

  /// Whether what stands behind “Yes,” in the label or its English source, or that source without it, begins as a
  /// command does: “Yes, I am sure” and “Yes, Please” answer, and what happens is not said.
  private static func tellsAction(_ text: AlertText) -> Bool {
    let words = text.english?.words ?? []
    let rest = words.drop {
      !StockLabels.english.roles(of: $0.folded).isDisjoint(with: [.yes, .no])
    }
    // “Yes, Permanently Delete”
    let command = rest.first { $0.isIn(.baseVerb) || !$0.hasLyEnding }
    guard let command, !ActionWords.courtesy.contains(command.folded) else { return false }
    // “No, don’t”
    if words.last?.isIn([.grammar(.negatedImperative), .grammar(.negator)]) ?? true {
      return false
    }
    return ActionWords.buttonVerbs.contains(command.folded)
      || command.isIn([
        .baseVerb, .grammar(.imperativeAuxiliary), .grammar(.negatedImperative),
      ])
  }
}

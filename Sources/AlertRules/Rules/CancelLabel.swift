/// The button that cancels is called Cancel.
enum CancelLabel: Rule {
  static let info = RuleInfo(
    id: "cancel-label",
    summary: "The button that cancels should be labeled with the language’s word for Cancel.",
    rationale: """
      People look for Cancel, and AppKit gives the Escape key only to a button of that name. Some \
      languages have several words; any one of them is right if used throughout.
      """,
    sources: ["hig-2024: always Cancel", "hig-2017: must be Cancel"],
    roles: [.button], fix: .review,
    examples: [
      .alert(buttons: ["Delete!", "Cancel~"]),
      .alert(buttons: ["Delete!", "↓Never Mind~"], becomes: "Cancel"),
      .alert("tr", buttons: ["Sil!", "İptal~"]),
      .alert("el", buttons: ["ΔΙΑΓΡΑΦΗ!", "ΑΚΥΡΩΣΗ~"]),
      .alert(
        title: "Sync Paused", message: "Remove some maps.", buttons: ["Learn More", "OK~"],
        facts: "nothing is decided"),
      .alert(buttons: ["Settings", "↓Retry~"], facts: "no proposal: its style is wrong"),
      .alert(
        title: "Stop the download?", buttons: ["Stop!", "Continue~"],
        facts: "Cancel might also stop it"),
      .alert(buttons: ["Settings", "↓Do Nothing~"], becomes: "Cancel"),
      .alert(
        buttons: ["Create", "↓Unarchive Account~"], facts: "no proposal: it also does something"),
      .alert(
        buttons: ["Cancel!", "↓Support~"], facts: "no proposal: the styles are swapped"),
      .alert(buttons: ["Cancel", "↓Agree~"], facts: "no proposal: the styles are swapped"),
      .alert(
        "hu", buttons: ["↓Törlés~", "Áthelyezés"], becomes: "Mégsem", source: "Cancel",
        facts: "the label for Delete"),
      .alert("de", buttons: ["Löschen!", "↓Zurück~"], becomes: "Abbrechen"),
      .alert(
        "de", buttons: ["Löschen!", "↓Zurück~"], becomes: "Abbrechen",
        others: [.alert("de", buttons: ["ABBRECHEN~"], source: "Cancel")]),
      .alert("it", buttons: ["↓Cancella~", "Elimina!"], becomes: "Annulla", source: "Cancel"),
      .alert("fr", buttons: ["↓Fermer~", "Effacer!"], becomes: "Annuler", source: "Cancel"),
      .alert("it", buttons: ["↓Cancella~", "Elimina!"], becomes: "Annulla", source: "Cancel") {
        for index in $0.members.indices { $0.members[index].isStyleGuessed = true }
      },
      .alert("bn", buttons: ["বাতিল করুন~", "মুছুন!"], source: "Cancel"),
      .alert(
        "de", buttons: ["↓Überspringen~", "Löschen!"], becomes: "Abbrechen", source: "Cancel"),
      .alert("fr", buttons: ["↓Annuler!", "Modifier~"], becomes: "Supprimer", source: "Discard"),
      .alert("de", buttons: ["Abbrechen~", "Löschen!"], source: "Not Now"),
      .alert(buttons: ["OK~"]),
      .alert(buttons: ["↓Donate~", "Maybe Later"], facts: "the styles are swapped"),
      .alert("ru", buttons: ["↓Закрыть", "Выйти"], becomes: "Отменить", source: "Cancel"),
      .alert(buttons: ["Relaunch", "↓Relaunch Later~"], becomes: "Cancel"),
      .alert(
        buttons: ["Relaunch Now", "↓Relaunch Later~"],
        facts: "no proposal: the earlier choice is not undone"),
      .alert(buttons: ["Discard!", "%@~"]),
      .alert(buttons: ["Send", "↓Don’t Send~"], facts: "an answer: only info"),
      .alert(buttons: ["Discard!", "↓Continue Editing~"], facts: "an answer: only info"),
      .alert("de", buttons: ["Erlauben", "↓Nicht erlauben~"], facts: "an answer: only info"),
      .alert(
        title: "Uploading…", buttons: ["Retry", "Close~"],
        facts: "it does not cancel what is running"),
      .alert(
        "nb", buttons: ["Disable~", "Slett!"], source: "Disable", facts: "not translated yet"),
      .alert("pt-BR", buttons: ["Apagar!", "Cancel~"], facts: "not translated yet"),
      .alert("af", buttons: ["Vee uit!", "No~"], source: "No", facts: "not translated yet"),
      .alert(buttons: ["删除!", "取消~"], facts: "in the letters of another language"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    if let diagnosis = cancelsInstead(of: text) { return [diagnosis] }
    guard isWrong(text), let policy = text.policy, !text.isInOtherScript else { return [] }
    // Who knows what stands beside “Edit URL”: it may be the only way out.
    if !text.setting.knowsAllButtons, text.stockRoles.isEmpty, text.sourceRoles.isEmpty,
      !defers(text)
    {
      return []
    }
    let roles = text.stockRoles.union(text.sourceRoles)
    let isTranslationWrong = text.isTranslation && text.sourceRoles.contains(.cancel)
    if !isTranslationWrong {
      // “Continue” beside “Stop Download”: it leaves everything as it is.
      if goesOn(text), text.alert.isAboutCancelling { return [] }
      if let diagnosis = wrongStyle(of: text, roles) { return [diagnosis] }
    }
    let found = text.alert.words.word(
      for: "Cancel", policy: policy, locale: text.locale, labels: text.labels)
    // What the catalog says for Cancel elsewhere is its word.
    if let found, found.word == text.value { return [] }
    if text.isTranslation, roles.isEmpty,
      text.alert.words.uses(text.value, for: "Cancel", in: text.locale)
    {
      return []
    }
    var diagnosis = text.rewording(
      isTranslationWrong
        ? "the source says Cancel, but “\(text.value)” says something else"
        : "the button that cancels should be called Cancel",
      found, isTranslationWrong: isTranslationWrong)
    // “Later” puts off, and under a report OK closes, as Close does what goes on without it: nothing is cancelled.
    let closes =
      !text.sourceRoles.contains(.cancel)
      && !roles.isDisjoint(with: [.ok, .close, .done, .dismiss])
    if closes, roles.contains(.ok) ? !text.alert.hasQuestion : !text.alert.asks { return [] }
    if defers(text) {
      diagnosis.severity = .info
      // “Restart Later” beside “Restart Now”: what was chosen before is not taken back.
      if text.alert.saysNow {
        diagnosis.edits = []
        diagnosis.evidence = []
      }
    }
    // “Cancel Request” beside “Cancel”: nobody would know which.
    if text.alert.isAboutCancelling {
      diagnosis.edits = []
      diagnosis.evidence = []
    }
    // “Don’t Send” and “Keep It” are answers: with Cancel in their place nobody would know which.
    if refuses(text) {
      diagnosis.severity = .info
      diagnosis.edits = []
      diagnosis.evidence = []
    }
    return [diagnosis]
  }

  /// “Annuler” for “Discard”: who wants to go back throws everything away.
  private static func cancelsInstead(of text: AlertText) -> Diagnosis? {
    guard text.stockRoles.contains(.cancel), text.setting.style != .cancel,
      let source = text.englishSource, text.isTranslation, !text.sourceRoles.isEmpty,
      text.sourceRoles.isDisjoint(with: text.stockRoles),
      text.sourceRoles.isDisjoint(with: leavingAlone), text.alert.buttons.members.count > 1
    else { return nil }
    // “Vazgeç” also gives changes up.
    if text.sourceRoles.contains(.discardChanges), text.stockRoles.contains(.discard) { return nil }
    var diagnosis = text.rewording(
      "the source says “\(source)”, and “\(text.value)” says Cancel", text.alert.word(for: source),
      isTranslationWrong: true)
    // Beside another word for Cancel it may be meant as it stands.
    if text.alert.buttons.cancels(besides: text.member) { diagnosis.severity = .info }
    return diagnosis
  }

  /// What buttons say that change nothing, or no more than Cancel does.
  static let leavingAlone: Set<StockRole> = [
    .ok, .no, .close, .dismiss, .back, .later, .notNow, .skip, .stop, .dontAllow, .disagree, .quit,
    .dontSave,
  ]

  /// What is wrong with the style of a button, and not with its label.
  private static func wrongStyle(of text: AlertText, _ roles: Set<StockRole>) -> Diagnosis? {
    func diagnosis(_ what: String) -> Diagnosis {
      Diagnosis(
        range: nil,
        message: "“\(text.value)” has the cancel style, but \(what)")
    }
    // “Retry” does not cancel, and Cancel in its place would undo what people want. One word may mean Close and Quit.
    if !roles.isDisjoint(with: acting), roles.isDisjoint(with: [.close, .dismiss]) {
      return diagnosis("reads as if it performed an action")
    }
    if !roles.isEmpty || defers(text) || refuses(text) { return nil }
    // “Donate” beside “Maybe Later”, which closes: Cancel in its place would do what people do not want.
    if text.alert.buttons.closes(besides: text.member) {
      return diagnosis("another button says that it closes the alert")
    }
    return acts(text) ? diagnosis("reads as if it performed an action") : nil
  }

  /// What buttons do that leave nothing as it is.
  private static let acting: Set<StockRole> = [
    .retry, .tryAgain, .save, .continue, .open, .settings, .update, .allow, .signIn, .add, .apply,
    .agree, .enable, .turnOn, .erase, .replace, .delete, .remove, .reset, .stop, .quit,
  ]

  /// “Continue”, “Resume Download”, in the source or here.
  private static func goesOn(_ text: AlertText) -> Bool {
    if text.stockRoles.union(text.sourceRoles).contains(.continue) { return true }
    return text.english?.firstWord.map { ActionWords.continuing.contains($0.folded) } ?? false
  }

  /// “Unarchive Account”: any verb but those that leave things as they are, as “Do Nothing” does.
  private static func acts(_ text: AlertText) -> Bool {
    guard let words = text.english?.words, let first = words.first, first.isIn(.baseVerb) else {
      return false
    }
    return !ActionWords.leaving.contains(first.folded)
      && !words.contains { ActionWords.withoutEffect.contains($0.folded) }
  }

  /// “Don’t Send” and “Continue Editing”, in the source or here.
  private static func refuses(_ text: AlertText) -> Bool {
    if !text.stockRoles.isDisjoint(with: [.dontAllow, .dontSave]) { return true }
    guard let words = text.english?.words, words.count > 1 else { return false }
    return words[0].isIn(.refusal) || words[0].isIn(.imperativeAuxiliary) && words[1].isIn(.negator)
      || ActionWords.continuing.contains(words[0].folded) && words[1].isIngForm
  }

  /// “Later”, “Relaunch Later”, in the source or here.
  private static func defers(_ text: AlertText) -> Bool {
    text.englishSource.map(StockLabels.english.defers) ?? false
      || text.labels.defers(text.value)
  }

  /// Whether a button that is known to cancel has another label.
  static func isWrong(_ text: AlertText) -> Bool {
    // Where the source says Cancel, the name of the key need not.
    let isTranslated = text.isTranslation && text.sourceRoles == [.cancel]
    guard text.setting.style == .cancel || isTranslated,
      !text.setting.isStyleGuessed || text.sourceRoles.contains(.cancel),
      text.policy?.stockWords[.cancel] != nil, !text.isOnlyPlaceholders
    else { return false }
    let roles = text.stockRoles
    // “Disable” in Swedish is not translated yet; OK is OK everywhere.
    if text.isTranslation, text.value == text.englishSource, roles.isEmpty { return false }
    // “No”, and what nobody translated yet, is judged elsewhere.
    guard roles.isDisjoint(with: [.cancel, .yes, .no]),
      StockLabels.english.roles(of: text.value).isDisjoint(with: [.cancel, .yes, .no]),
      text.alert.buttons.members.count > 1
    else { return false }
    // Languages have more words for Cancel than any list: a translation of “Cancel” is believed, unless
    // it is a word for something else that Cancel is taken for, as Italian “Cancella”, which clears.
    return !text.sourceRoles.contains(.cancel)
      || !roles.isDisjoint(with: otherwise)
  }

  /// What words for Cancel are taken for that say something else. Not what discards or stops: some languages cancel so.
  private static let otherwise: Set<StockRole> = [
    .ok, .delete, .remove, .clear, .close, .back, .later, .notNow, .skip, .ignore, .save, .done,
    .continue, .retry, .tryAgain, .replace, .next, .learnMore, .settings, .quit,
  ]
}

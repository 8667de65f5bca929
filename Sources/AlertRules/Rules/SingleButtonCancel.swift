/// The only button is called Done, not Cancel.
enum SingleButtonCancel: Rule {
  static let info = RuleInfo(
    id: "single-button-cancel",
    summary: "The only button of an alert should not say Cancel.",
    rationale: """
      There is nothing to cancel; the button acknowledges, so it is called Done. While a task is \
      running, Cancel is what stops it.
      """,
    sources: ["hig-2024: single default button is Done, not Cancel"], roles: [.button],
    fix: .review,
    examples: [
      .alert(title: "Import Failed", buttons: ["Done*"]),
      .alert(title: "Import Failed", buttons: ["Close*"]),
      .alert(title: "Import Failed", buttons: ["↓Cancel~"], becomes: "Done"),
      .alert("de", title: "Import fehlgeschlagen", buttons: ["↓Abbrechen~"], becomes: "Fertig"),
      .alert("it", buttons: ["↓Annulla*"], becomes: "Chiudi", source: "Close"),
      .alert(title: "Importing the route…", buttons: ["Cancel~"]),
      .alert(title: "Waiting for access to the account", buttons: ["Cancel~"]),
      .alert(
        "de", title: "Moment", message: "Die Route wird importiert …", buttons: ["Abbrechen~"]),
      .alert(
        title: "Index", message: "Please wait while the index is built.", buttons: ["Cancel~"]),
      .alert(title: "Map", message: "The map is downloading.", buttons: ["Cancel~"]),
      .alert(title: "Photo", message: "Your photo is being uploaded.", buttons: ["Cancel~"]),
      .alert(title: "%d%% Complete", buttons: ["Cancel~"]),
      .alert(
        title: "Disk", message: "The disk is running out of space.", buttons: ["↓Cancel~"],
        becomes: "Done"),
      .alert(title: "A File Is Missing", buttons: ["↓Cancel~"], becomes: "Done"),
      .alert(
        title: "Connect to the network", buttons: ["↓Cancel~"],
        facts: "a button is missing: only info"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.setting.knowsAllButtons, let policy = text.policy else { return [] }
    // Danish “OK” is Done as well: a word that also acknowledges is right.
    let roles = text.stockRoles
    guard roles.contains(.cancel), roles.isDisjoint(with: StockRole.acknowledging) else {
      return []
    }
    let alert = text.alert
    guard alert.buttons.members.count == 1 else { return [] }
    if goesOn(alert, text.texts) { return [] }
    if asks(alert, text.texts) {
      // Not the label is wrong: what would be said of it in each language is said once.
      return text.source != nil
        ? []
        : [
          Diagnosis(
            range: nil,
            message: "Cancel is the only button; is one missing, here or in alerts.yml?",
            severity: .info)
        ]
    }
    let meant = [StockRole.close, .dismiss, .ok, .done].first(where: text.sourceRoles.contains)
    if let source = text.englishSource, let meant {
      return [
        text.rewording(
          "the source is “\(source)”, but “\(text.value)” says Cancel",
          alert.words.stock(meant, policy: policy), isTranslationWrong: true)
      ]
    }
    return [
      text.rewording(
        "there is nothing to cancel; the only button should be called Done",
        alert.words.word(
          for: "Done", policy: policy, locale: text.locale, labels: alert.labels))
    ]
  }

  /// Whether the alert waits for something that can be stopped: it ends with an ellipsis, begins with
  /// “Waiting”, “Importing”, or says that something goes on.
  private static func goesOn(_ alert: LocalizedAlert, _ texts: CutTexts) -> Bool {
    let source = [alert.sourceTitle, alert.sourceMessage].compactMap { $0 }
    let all = source + [alert.title, alert.message].compactMap { $0 }
    if all.contains(where: { Marks().ending(of: $0).ending == .ellipsis }) { return true }
    return source.contains { text in
      let cased = texts.cased(text)
      guard let first = cased.words.first else { return false }
      return isActivity(first) || Phrases.progress.isIn(cased.words) || holdsPercentage(cased)
        || zip(cased.words, cased.words.dropFirst()).contains {
          $0.isIn(.be) && TaskWords.tasks.contains($1.folded)
            || $0.isIn(.be) && $0.hasIngEnding && $1.isIn(.verb)
        }
    }
  }

  /// “downloading”, “being” before “uploaded”, but not “missing”.
  private static func isActivity(_ word: CasedWord) -> Bool {
    word.isIngForm && !word.isIn(.failureWord)
  }

  /// “%d%% Complete”
  private static func holdsPercentage(_ text: CasedText) -> Bool {
    let last = text.words.last { $0.kind == .word }
    return (last.map { TaskWords.done.contains($0.folded) } ?? true)
      && zip(text.placeholders, text.placeholders.dropFirst()).contains {
        $0.kind != .percent && $1.kind == .percent && $0.range.upperBound == $1.range.lowerBound
      }
  }

  /// Whether something is to be decided or entered: by its fields, a question, or a verb.
  private static func asks(_ alert: LocalizedAlert, _ texts: CutTexts) -> Bool {
    let title = alert.sourceTitle ?? alert.title
    if alert.kind == .input || title.map({ Marks().ending(of: $0).ending.meaning }) == .question {
      return true
    }
    // “Report Sent” and “Import Failed” begin with what may be a verb too.
    let words = alert.sourceTitle.map { texts.cased($0).words } ?? []
    return words.count > 2 && ActionVerb.find(title: alert.sourceTitle, message: nil, texts) != nil
      && !words.contains { $0.isIn(.failureWord) || $0.isIn(.finiteForm) }
  }
}

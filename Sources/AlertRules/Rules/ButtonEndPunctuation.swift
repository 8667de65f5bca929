/// Buttons have no end mark.
enum ButtonEndPunctuation: Rule {
  static let info = RuleInfo(
    id: "button-end-punctuation",
    summary: "A button label should have no end mark.",
    rationale: """
      A label is an action, not a sentence. An ellipsis is a Mac convention for buttons that ask for \
      more input; elsewhere it does not belong.
      """,
    sources: ["hig-2024: no ending punctuation", "hig-2017", "ios9"],
    roles: [.button], fix: .safe,
    examples: [
      .alert(buttons: ["Open notes.txt↓.", "Cancel~"], becomes: "Open notes.txt"),
      .alert(buttons: ["Retry", "Cancel~"]),
      .alert(buttons: ["Retry↓.", "Cancel~"], becomes: "Retry"),
      .alert(buttons: ["Delete↓?!", "Cancel~"], becomes: "Delete"),
      .alert(buttons: ["Delete!↓?", "Cancel~"], becomes: "Delete"),
      .alert("es", buttons: ["¿Guardar↓?", "Cancelar~"], becomes: "Guardar"),
      .alert("ja", buttons: ["再試行↓。", "キャンセル~"], becomes: "再試行"),
      .alert("lt", buttons: ["Nuotraukos ir kt.", "Atšaukti~"], source: "Photos, etc."),
      .alert("ru", buttons: ["Вкл.", "Отменить~"], source: "Turn On"),
      .alert("uk", buttons: ["Увімк.", "Скасувати~"], source: "Turn On"),
      .alert("pl", buttons: ["Wł.", "Anuluj~"], source: "Turn On"),
      .alert("cs", buttons: ["Zap.", "Zrušit~"], source: "Turn On"),
      .alert(
        "de", buttons: ["Wiederholen↓.", "Abbrechen~"], becomes: "Wiederholen", source: "Retry"),
      .alert(
        "de", buttons: ["Synchronisieren↓.", "Abbrechen~"], becomes: "Synchronisieren",
        source: "Sync"),
      .alert(buttons: ["Open in Maps Inc.", "Cancel~"]),
      .alert("ro", buttons: ["Eliminați datele dvs."], source: "Remove Your Data"),
      .alert("ja", buttons: ["分かりました。削除してください。", "キャンセル~"]),
      .alert("fr", buttons: ["Effacer\u{A0}↓:", "Annuler~"], becomes: "Effacer"),
      .alert(buttons: ["Save!!!!!!!!!!↓!!", "Cancel~"], becomes: "Save"),
      .alert("pt-BR", buttons: ["Salvar↓: ", "Cancelar~"], becomes: "Salvar"),
      .alert("ja", buttons: ["削除しますか↓?", "キャンセル~"]),
      .alert(
        "hy", buttons: ["Ջնջե՞լ↓", "Չեղարկել~"], facts: "its mark is inside: no proposal"),
      .alert(
        "es", buttons: ["Necesitas más ayuda↓?", "Cancelar~"], source: "Need More Help?",
        facts: "without its mark it would be a statement: no proposal"),
      .alert(buttons: ["Deleting…", "Cancel~"]),
      .alert("de", buttons: [" Löschen↓.", "Abbrechen~"], becomes: " Löschen", source: "Delete"),
      .alert(buttons: ["Retry.↓?", "Cancel~"], facts: "another mark would stay: no proposal"),
      .alert(
        "de", buttons: ["Wiederholen.↓:", "Abbrechen~"], source: "Retry",
        facts: "another mark would stay: no proposal"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let range = text.endingRange
    guard text.endsText(range), text.value.trimmed.count > 1, text.ending != .bare,
      !ButtonYesNo.rewords(text)
    else { return [] }
    // The full stop of an abbreviation is part of it: “O.K.”
    if text.ending == .statement, text.endsInAbbreviation { return [] }
    // “Fotografijos ir kt.” for “Photos, etc.”
    if text.ending == .statement, text.sourceEnding == .unknown,
      text.englishSource.map(AlertText.endsInAbbreviation) ?? false
    {
      return []
    }
    // “In 15 Min.”, “Május 3.”
    if text.ending == .statement, !text.isEnglish, endsInMeasure(text) { return [] }
    if mayBeAbbreviation(text), text.cased.words[0].text.count < 6 { return [] }
    // Of two sentences on a button, taking the last mark helps little: what is wrong is their length.
    if TitleForm.sentenceCount(text.cased, locale: text.locale) > 1 { return [] }
    // “Open Yahoo!”
    if WrittenNames.ranges(in: text.value).contains(where: { $0.overlaps(range) }) { return [] }
    let message = "a button label should have no end mark"
    // “Cancel.:”: what was meant is not known, and half of it is no proposal.
    if endsInOtherMark(text) { return [Diagnosis(range: range, message: message)] }
    switch text.ending {
    case .statement, .exclamation, .colon, .foreign(_, .statement), .foreign(_, .exclamation):
      return [
        Diagnosis(
          range: range, message: message, edits: text.withoutEndMark,
          // “Settings:” for “Settings…” lost what the button announces.
          applicability: text.ending == .colon && text.sourceEnding == .ellipsis
            || text.ending.meaning == .statement && mayEndInAbbreviation(text) ? .review : .safe)
      ]
    case .question, .foreign(_, .question):
      // Without its mark it is a question still, “Voulez-vous continuer”, or a statement: “Need more help”.
      let asks = text.showsQuestion || text.english.map(TitleForm.mayAskAtEnd) ?? false
      return [
        Diagnosis(range: range, message: message, edits: asks ? [] : text.withoutEndMark)
      ]
    case .ellipsis:
      if showsProgress(text) || text.setting.isOn(.macOS) && !text.setting.isOn(.iOS) { return [] }
      return [
        Diagnosis(
          range: range,
          message: "an ellipsis is only for Mac buttons that ask for more input first",
          severity: text.setting.isOn(.iOS) && !text.setting.isOn(.macOS) ? nil : .info)
      ]
    default: return []
    }
  }

  /// Whether another mark would be the end then.
  private static func endsInOtherMark(_ text: AlertText) -> Bool {
    guard let edit = text.withoutEndMark.last else { return false }
    let rest = text.value[utf8: 0..<edit.range.lowerBound]
    // “Wait...!”
    if rest.hasSuffix("...") { return false }
    return rest.unicodeScalars.last.map { Marks.anywhere[$0] != nil || Marks.pauses[$0] != nil }
      ?? false && !AlertText.endsInAbbreviation(rest)
  }

  /// “Deleting…”: what the button does while people wait, in the source or here.
  private static func showsProgress(_ text: AlertText) -> Bool {
    text.english?.firstWord?.isIngForm ?? false
  }

  /// “Compartir experim.” for “Share Experiment”, where the catalog has “experimento”: perhaps the last word was cut, and
  /// its full stop says so.
  private static func mayBeCutShort(_ text: AlertText, _ word: CasedWord) -> Bool {
    guard let policy = text.policy, word.kind == .word, text.sourceEnding ?? .bare == .bare,
      let last = word.folded.unicodeScalars.last, !policy.vowels.unicodeScalars.contains(last)
    else { return false }
    return text.usage.isCutShort(word.folded)
  }

  /// A number at the end, or before a last word that is short.
  private static func endsInMeasure(_ text: AlertText) -> Bool {
    let words = text.cased.words.suffix(2)
    guard let last = words.last, let first = words.first, words.count == 2 else { return false }
    return last.isNumber || first.isNumber && last.text.unicodeScalars.count < 6
  }

  /// “Za 5 min.”, “Május 3.”: a short word or a number behind others may have its own full stop.
  private static func mayEndInAbbreviation(_ text: AlertText) -> Bool {
    let words = text.cased.words
    guard !text.isEnglish, let last = words.last else { return false }
    // “กทม.”: where no sentence has an end mark, a label may be one.
    if text.policy?.marks?.use == Marks.Use.none { return last.text.unicodeScalars.count < 5 }
    guard words.count > 1 else { return mayBeAbbreviation(text) }
    return mayBeCutShort(text, last) || last.isCased && last.text.unicodeScalars.count < 5
      || words.suffix(2).contains { $0.text.last?.isNumber ?? false }
  }

  /// “Вкл.” for “Turn On”: a single word with a full stop that its source does not have, and no stock label.
  private static func mayBeAbbreviation(_ text: AlertText) -> Bool {
    let words = text.cased.words
    guard !text.isEnglish, words.count == 1, words[0].kind == .word, words[0].isCased,
      text.ending == .statement, text.sourceEnding ?? .bare == .bare
    else { return false }
    return text.stockRoles.isEmpty
  }
}

/// Messages end in a mark.
enum MessageEndPunctuation: Rule {
  static let info = RuleInfo(
    id: "message-end-punctuation",
    summary: "A message should end with the language’s end mark.",
    rationale: "Messages are complete sentences, and a sentence without its mark looks cut off.",
    sources: ["hig-2024: appropriate punctuation", "hig-2017", "ios9"],
    roles: [.message], fix: .safe,
    examples: [
      .alert(
        "de", message: "Die <b>Fotos</b> gehen dabei leider verloren↓",
        becomes: "Die <b>Fotos</b> gehen dabei leider verloren.", source: "The photos will be lost."
      ),
      .alert(
        message: "The disk is full.\n5 photos could not be saved to the disk↓",
        becomes: "The disk is full.\n5 photos could not be saved to the disk."),
      .alert(message: "These will be lost with it:\n● photos of the trip\n● maps of the trip"),
      .alert(
        message: "Your trip will be lost. Are you sure you want to go on↓",
        becomes: "Your trip will be lost. Are you sure you want to go on?"),
      .alert(message: "The photos will be removed."),
      .alert(
        "he", message: "הקובץ השתנה מאז השמירה האחרונה↓",
        source: "The file has changed since it was last saved. Do you want to save it now?",
        facts: "the question may be what was left out: no proposal"),
      .alert(message: "The photos will be lost&hellip;"),
      .alert(
        message: "The photos will be removed↓\n\nThis cannot be undone.",
        becomes: "The photos will be removed.\n\nThis cannot be undone."),
      .alert(message: "What’s New in This Version\n\nMaps load faster."),
      .alert(
        message: "Do you want to change the date to %@↓",
        becomes: "Do you want to change the date to %@?"),
      .alert(
        message: "It is there already. Do you want to replace it↓.",
        becomes: "It is there already. Do you want to replace it?"),
      .alert(message: "The photos will be removed↓", becomes: "The photos will be removed."),
      .alert(
        message: "(This can’t be undone)↓", becomes: "(This can’t be undone.)",
        facts: "for review"),
      .alert(
        message: "((This can’t be undone))↓", becomes: "((This can’t be undone.))",
        facts: "for review"),
      .alert(
        message: "( This can’t be undone )↓", becomes: "( This can’t be undone. )",
        facts: "for review"),
      .alert(
        message: "(This can’t be undone)↓,", becomes: "(This can’t be undone).",
        facts: "for review"),
      .alert(message: "Do you want to quit ?All changes will be lost."),
      .alert(
        message: "(This can’t be undone (ever))↓", becomes: "(This can’t be undone (ever).)",
        facts: "for review"),
      .alert(
        message: "(This time) the photos will be removed ((all of them))↓",
        becomes: "(This time) the photos will be removed ((all of them))."),
      .alert(
        message: "The photos will be removed*↓", becomes: "The photos will be removed*.",
        facts: "possibly the sign of a footnote: for review"),
      .alert(
        message: "Low latency, high quality voice chat↓",
        becomes: "Low latency, high quality voice chat.", facts: "not a sentence: for review"),
      .alert(
        message: "Secure transfer of all photos↓", becomes: "Secure transfer of all photos.",
        facts: "possibly not a sentence: for review"),
      .alert(
        message: "Sign in again to send your photos↓",
        becomes: "Sign in again to send your photos."),
      .alert(
        message: "Name of the new photo album↓", becomes: "Name of the new photo album.",
        facts: "not a sentence: for review"),
      .alert(
        "de", message: "Das Foto geht verloren↓ ", becomes: "Das Foto geht verloren.",
        source: "The photo is lost.", facts: "and the space after it"),
      .alert("de", message: "Bitte warten (manuell gesperrt)) ", source: "Please wait."),
      .alert("cs", message: "Potvrďte smazání výběru\"", source: "Confirm the deletion."),
      .alert(
        "ja", message: "この写真は失われました。 Open the settings for details.",
        source: "The photo is lost. Open…"),
      .alert(
        message: "Invalid or unsupported proxy↓", becomes: "Invalid or unsupported proxy.",
        facts: "not a sentence: only info"),
      .alert(message: "The file could not be read: %@"),
      .alert(message: "Enter the time to leave. Example: 20:35"),
      .alert(
        message: "The map is not there. - The Maps Team↓",
        becomes: "The map is not there. - The Maps Team.", facts: "perhaps a signature: for review"),
      .alert(
        message: "Remember that you can always undo this↓",
        becomes: "Remember that you can always undo this."),
      .alert(message: "It gives access to your accounts.%@"),
      .alert(
        "ko", message: "사진이 삭제되었습니다↓", becomes: "사진이 삭제되었습니다.",
        source: "The photo was deleted."),
      .alert(
        "ko", message: "선택한 사진이 모두 삭제됨", source: "All selected photos were deleted.",
        facts: "a phrase"),
      .alert(
        "de", message: "Originaldateien und -bilder senden↓",
        becomes: "Originaldateien und -bilder senden.", source: "Send original files and images",
        facts: "possibly not a sentence: for review"),
      .alert("hr", message: "Odaberite jednu od ovih stvari", source: "Choose one of these:"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे।"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे↓ ।", becomes: "फ़ोटो हटा दिए जाएँगे।"),
      .alert(
        "hi", message: "फ़ोटो हटा दिए जाएँगे↓|", becomes: "फ़ोटो हटा दिए जाएँगे।", facts: "for review"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे ||", facts: "not one full stop"),
      .alert(
        "hi", message: "डॉ. शर्मा नहीं मिले↓.", becomes: "डॉ. शर्मा नहीं मिले।",
        facts: "the mark inside may be that of an abbreviation: for review"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे | |", facts: "not one full stop"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे|.", facts: "not one full stop"),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे ।|", facts: "not one full stop"),
      .alert(message: "The photos are on the disk |"),
      .alert("ne", message: "तस्बिर हटाइयो ।"),
      .alert("fr", message: "La photo est supprimée↓ .", becomes: "La photo est supprimée."),
      .alert("hi", message: "फ़ोटो हटा दिए जाएँगे↓.", becomes: "फ़ोटो हटा दिए जाएँगे।"),
      .alert(
        "hi", message: "फ़ोटो नहीं मिली. फ़ोटो हटा दी गई↓.", becomes: "फ़ोटो नहीं मिली। फ़ोटो हटा दी गई।",
        facts: "the same mark is also inside: for review"),
      .alert("zh-Hans", message: "无法连接到服务器↓", becomes: "无法连接到服务器。"),
      .alert("zh-Hans", message: "照片已删除. 不能恢复↓.", becomes: "照片已删除。不能恢复。"),
      .alert(
        "zh-Hans", message: "升级成功, 请重试↓!", becomes: "升级成功, 请重试！",
        facts: "a narrow comma is inside: for review"),
      .alert(
        "zh-Hans", message: "照片已删除. 不能恢复↓", becomes: "照片已删除. 不能恢复。",
        facts: "a narrow mark is inside: for review"),
      .alert(
        "zh-Hans", message: "请先更新至15.2版本↓.", becomes: "请先更新至15.2版本。",
        facts: "the same mark is also inside: for review"),
      .alert(
        "zh-Hans", message: "文件config.json已删除↓.", becomes: "文件config.json已删除。",
        facts: "the same mark is also inside: for review"),
      .alert(
        "zh-Hans", message: "相簿“你好.世界”在此设备上↓.", becomes: "相簿“你好.世界”在此设备上。"),
      .alert("zh-Hans", message: "请联系 Example Inc."),
      .alert("zh-Hans", message: "删除吗?\n不能恢复↓!", becomes: "删除吗？\n不能恢复！"),
      .alert("ja", message: "メールアドレスを入力", source: "Enter your e-mail address.", facts: "a phrase"),
      .alert(
        "ja", message: "この写真を削除しますか↓", becomes: "この写真を削除しますか?", source: "Delete this photo."),
      .alert(
        "de", message: "Möchten Sie dies ändern, öffnen Sie die Einstellungen↓",
        becomes: "Möchten Sie dies ändern, öffnen Sie die Einstellungen."),
      .alert("zh-Hans", message: "通行证尚未激活，是否立即激活↓", becomes: "通行证尚未激活，是否立即激活？"),
      .alert(message: "请退出 APP，再重新打开", facts: "in the letters of another language"),
      .alert("pl", message: "😀 Czy chcesz usunąć trasę↓", becomes: "😀 Czy chcesz usunąć trasę?"),
      .alert(
        "pl", message: "写真は失われました。", source: "The photo is lost.",
        facts: "from the file of another language"),
      .alert(
        message: "The map is not there. Try again!0↓",
        becomes: "The map is not there. Try again!0.",
        facts: "a slip stands behind a mark: for review"),
      .alert("de", message: "Geben Sie Ihre Adresse ein oder", source: "Enter your address or"),
      .alert(message: "Do you want to buy a ticket for ", facts: "a name follows"),
      .alert(message: "It failed. [Learn More >](https://example.com)"),
      .alert(
        message: "Need to restart the app↓", becomes: "Need to restart the app.",
        facts: "for review"),
      .alert(message: "The file is [gone.](https://example.com)"),
      .alert(
        message: "The album is called “Let It Be”↓", becomes: "The album is called “Let It Be”.",
        facts: "in which place depends on the country: for review"),
      .alert(
        message: "Do you want to open “%@”↓", becomes: "Do you want to open “%@”?"),
      .alert(message: "Your heart rate was 120 bpm for 10 min."),
      .alert(
        "de", message: "Möchten Sie ein Ticket kaufen für ",
        source: "Do you want to buy a ticket for "),
      .alert(
        message: "Choose the folder that you want to copy the photos to↓",
        becomes: "Choose the folder that you want to copy the photos to.",
        facts: "perhaps code puts something behind it: for review"),
      .alert(message: "Enter Password", facts: "a heading, whatever called it a message"),
      .alert("id", message: "Masukkan Kata Sandi", source: "Enter Password"),
      .alert(
        "fr", message: "Il y a eu un problème avec le fichier↓",
        becomes: "Il y a eu un problème avec le fichier.",
        source: "There was a problem with the file ",
        facts: "perhaps code puts something behind it: for review"),
      .alert(
        "ru", message: "Стереть все записи? Сами файлы при этом останутся↓",
        source: "Erase all records and leave only the files?",
        facts: "the question is asked before: no proposal"),
      .alert(message: "The photo is gone. ©️"), .alert(message: "The photo is gone ❤️"),
      .alert("fa", message: "Proceed?", source: "Do you want to go on?", facts: "still English"),
      .alert(
        "ja", message: "This cannot be undone", source: "The photo is lost.",
        facts: "still English"),
      .alert(message: "Your route is on its way ;)"),
      .alert("pa", message: "…ਕਨੈਕਟ ਕੀਤਾ ਜਾ ਰਿਹਾ ਹੈ", source: "Connecting to the server…"),
      .alert(
        "de", message: "Neuen Namen für %@ eingeben↓", becomes: "Neuen Namen für %@ eingeben.",
        source: "Enter a new name for %@", facts: "only info, because the source has no finding"),
      .alert(
        message: "Send original files↓", buttons: ["Photos", "Files"],
        becomes: "Send original files.",
        facts: "a caption, if this is an action sheet: for review"
      ) { $0.hasOtherPresentation = true },
      .alert(
        message: "Send original files", buttons: ["Photos", "Files"],
        facts: "a caption in an action sheet"
      ) { $0.statedPresentation = .actionSheet },
      .alert("lt", title: "Ištrinti žinutę", message: "Ištrinti žinutę", source: "It is gone."),
      .alert(
        "fr", message: "Vous partez ?\nVoulez-vous enregistrer↓ ?",
        becomes: "Vous partez\u{A0}?\nVoulez-vous enregistrer\u{A0}?"),
      .alert(
        "fr", message: "Bravo !\nVoulez-vous enregistrer↓ ?",
        becomes: "Bravo\u{A0}!\nVoulez-vous enregistrer\u{A0}?"),
      .alert("fr", message: "Vous avez réussi\u{A0}!! Vous partez\u{A0}?!"),
      .alert(
        "fr", message: "Veuillez réessayer↓ ??", becomes: "Veuillez réessayer\u{A0}?",
        facts: "several marks: for review"),
      .alert(
        "zh-Hans", message: "是否打开 Acme Inc.↓?", becomes: "是否打开 Acme Inc.？"),
      .alert(
        "fr", message: "Supprimer les photos, etc.↓?",
        becomes: "Supprimer les photos, etc.\u{A0}?"),
      .alert(
        "ar", message: "هل تريد حذف الرحلة↓??", becomes: "هل تريد حذف الرحلة؟",
        facts: "several marks: for review"),
      .alert(
        "zh-Hans", message: "请稍候↓..", becomes: "请稍候。", facts: "possibly an ellipsis: for review"),
      .alert("de", message: "Die Route ist weg↓ .", becomes: "Die Route ist weg."),
      .alert(
        "de", message: "Die Route ist weg↓..", becomes: "Die Route ist weg.", facts: "for review"),
      .alert("fr", message: "Vraiment↓?!", becomes: "Vraiment\u{A0}?!", facts: "for review"),
      .alert(
        "ja", message: "写真を消します．取り消せません↓．", becomes: "写真を消します．取り消せません。",
        facts: "the same mark is also inside: for review"),
      .alert("es", message: "↓Quieres enviarla a %@?", becomes: "¿Quieres enviarla a %@?"),
      .alert(
        "es", message: "La ruta ya existe. ↓Quieres reemplazarla?",
        becomes: "La ruta ya existe. ¿Quieres reemplazarla?"),
      .alert(
        "es", message: "↓Se borrará la ruta (seguro?)", facts: "the question begins in the brackets"
      ),
      .alert(
        "es", message: "↓Quieres borrar la ruta? No se puede deshacer.",
        becomes: "¿Quieres borrar la ruta? No se puede deshacer."),
      .alert("es", message: "¿Quieres borrar la ruta? No se puede deshacer."),
      .alert("es", message: "↓Estás seguro?!", becomes: "¿Estás seguro?!"),
      .alert("es", message: "Más en https://example.com/a?"),
      .alert("es", message: "La variable del parámetro ?name= no coincide."),
      .alert(
        "es", message: "¡Atención a todos, ¿quieres borrar la ruta↓",
        becomes: "¡Atención a todos, ¿quieres borrar la ruta?"),
      .alert(
        "es", message: "↓Si la borras, quieres continuar?",
        facts: "a person must decide where the question begins"),
      .alert("th", message: "ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let marks = text.policy?.marks, marks.use == .required, !isList(text.value),
      text.cased.words.contains(where: { $0.kind == .word })
    else { return [] }
    // What was left in English ends as English does, and a bracket that nobody opened is the fault to mend.
    if text.endsInForeignScript || text.closesNothing || text.isCutOff { return [] }
    let found =
      ParagraphEnd.diagnoses(text, marks).few + SentenceOpening.earlier(text, marks).few
      + end(of: text, marks)
    // On a button or in a text field the same text takes no mark: the keys have to be parted first.
    if found.isEmpty || text.isLabelToo { return [] }
    // A copy of the title is to be replaced, which is said, and a mark would make it look done.
    if text.value == text.alert.title, text.isJudged(by: MessageRepeatsTitle.self) { return [] }
    return found
  }

  /// What is wrong with the end of the last paragraph.
  private static func end(of text: AlertText, _ marks: Marks) -> [Diagnosis] {
    switch text.ending {
    case .bare, .comma: return [MissingEndMark.diagnosis(text, marks)].compactMap { $0 }
    case .foreign(let written, let meaning):
      return [foreignMark(written, meaning, text, marks)].compactMap { $0 }
    case .question, .exclamation:
      return [SentenceOpening.diagnosis(text, marks), text.strayEndSpace].compactMap { $0 }
    case .statement:
      return [text.strayEndSpace ?? text.doubledStop ?? stoppedQuestion(text, marks)]
        .compactMap { $0 }
    case .unknown: return [askedValue(text, marks)].compactMap { $0 }
    default: return []
    }
  }

  /// “Do you want to change the date to %@”: whatever the value ends in, it asks.
  private static func askedValue(_ text: AlertText, _ marks: Marks) -> Diagnosis? {
    guard text.asksBeforeValue else { return nil }
    let end = text.value.utf8.count..<text.value.utf8.count
    return text.missingQuestionMark(at: end, marks)
  }

  /// A message ends in a mark of another language, or with the wrong space.
  private static func foreignMark(
    _ written: String, _ meaning: Marks.Meaning, _ text: AlertText, _ marks: Marks
  ) -> Diagnosis? {
    let end = text.endingRange
    if isSignItself(written, in: text.value[utf8: 0..<end.lowerBound]) { return nil }
    if written == ".", endsInAbbreviation(text, marks) { return nil }
    let asks = meaning == .statement && (text.sourceAsks || text.showsQuestion)
    let mark = asks ? marks.question : marks.mark(for: meaning, like: written)
    let onlySpace = written.trimmed == mark.trimmed
    let between = text.marksBetweenSentences(before: end.lowerBound)
    let edits =
      if marks.inside && meaning == .question {
        [Edit]()
      } else if onlySpace, written.first?.isWhitespace ?? false {
        text.noBreakSpaces(like: written)
      } else {
        between + [Edit(end, mark)]
      }
    return Diagnosis(
      range: end,
      message: onlySpace
        ? "this language uses a no-break space before “\(mark.trimmed)”"
        : "this language uses “\(mark)” here, not “\(written)”",
      severity: onlySpace ? .info : nil,
      edits: edits,
      // Where the mark stands inside as well, it is wrong there, too.
      applicability: asks || marks.inside || text.value.contains(written.trimmed + " ")
        || text.leavesNarrowMarks || Marks.areSeveral(written)
        || Marks.endsInStroke(written)
        || isIsolated(end, in: text.value)
        || !marks.areWide && !between.isEmpty
        || leavesAnother(written, in: text, before: end.lowerBound, edits)
        ? .review : .safe,
      isOfAnyRole: onlySpace)
  }

  /// Whether the full stop may be that of an abbreviation, “请联系 Example Inc.”: among wide letters it is that of a
  /// word in Latin ones, not as in “请先更新至15.2版本.”
  private static func endsInAbbreviation(_ text: AlertText, _ marks: Marks) -> Bool {
    guard marks.areWide else { return AlertText.endsInAbbreviation(text.value) }
    let bytes = text.value.utf8.prefix(text.endingRange.upperBound)
    let length = bytes.reversed().prefix { $0 < 0x80 }.count
    let end = String(Substring(bytes.suffix(length)))
    return end.unicodeScalars.dropLast().last?.isAlphabetic ?? false
      && AlertText.endsInAbbreviation(end)
  }

  /// Whether a bidirectional control closes what the mark stands in.
  private static func isIsolated(_ mark: Range<Int>, in text: String) -> Bool {
    text.utf8.count > mark.upperBound
      && text[utf8: mark.upperBound..<text.utf8.count].unicodeScalars.contains(where: \.isFormat)
  }

  /// “Do you want to replace the file.”
  private static func stoppedQuestion(_ text: AlertText, _ marks: Marks) -> Diagnosis? {
    guard text.asksForCertain else { return nil }
    return text.missingQuestionMark(at: text.endingRange, marks)
  }

  /// Whether the same wrong mark stands before, and would stay: half of them mended would be worse.
  private static func leavesAnother(
    _ written: String, in text: AlertText, before end: Int, _ edits: [Edit]
  ) -> Bool {
    guard let mark = written.trimmed.unicodeScalars.first else { return false }
    let edited = Set(edits.map(\.range.lowerBound))
    var offset = 0
    for scalar in text.value[utf8: 0..<end].unicodeScalars {
      if scalar == mark, !edited.contains(offset) { return true }
      offset += UTF8.width(scalar)
    }
    return false
  }

  /// “…字符：/ : * ?” names the sign, among others that stand by themselves.
  private static func isSignItself(_ written: String, in before: String) -> Bool {
    guard written.first?.isWhitespace ?? false else { return false }
    let last = before.unicodeScalars.reversed().drop(while: \.isWhitespace).prefix(2)
    return last.count == 2 && last.last?.isWhitespace ?? false
      && last.first.map { "/:*\\|<>!?#&".unicodeScalars.contains($0) } ?? false
  }

  /// Lines that begin with a bullet or a number are items, not sentences.
  private static func isList(_ text: String) -> Bool {
    guard text.holdsLineEnd, let end = text.lastIndex(where: { !$0.isWhitespace }) else {
      return false
    }
    let line = text[...end].reversed().prefix { !$0.isNewline }
    guard let first = line.reversed().first(where: { !$0.isWhitespace }) else { return false }
    if first.unicodeScalars.first.map(Marks.bullets.contains) ?? false { return true }
    // “2. Restart”, but “5 photos were not saved”.
    let behind = line.reversed().drop { $0.isWhitespace }.drop { $0.isNumber }.first
    return first.isNumber && behind.map { $0 == "." || $0 == ")" } ?? true
  }
}

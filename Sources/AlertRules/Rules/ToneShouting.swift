/// One mark is enough.
enum ToneShouting: Rule {
  static let info = RuleInfo(
    id: "tone-shouting",
    summary: "Exclamation and question marks should not be repeated.",
    rationale: "An alert interrupts as it is; it need not shout as well.",
    sources: ["hig-2024: a neutral, approachable tone"], roles: [.title, .message, .button],
    fix: .review,
    examples: [
      .alert(title: "Import Finished"),
      .alert(title: "Discard the sketch?"),
      .alert("es", title: "¿Borrar la ruta?"),
      .alert(title: "Import failed↓!!!", becomes: "Import failed."),
      .alert(title: "Import done↓!!!", becomes: "Import done!"),
      .alert(title: "Really delete↓?!", becomes: "Really delete?"),
      .alert(
        message: "The trip is deleted↓?!", buttons: ["Delete!", "Cancel~"],
        becomes: "The trip is deleted?"),
      .alert(
        message: "The trip is deleted↓!!", buttons: ["Delete!", "Cancel~"],
        becomes: "The trip is deleted."),
      .alert("ja", title: "本当に削除しますか↓？！", becomes: "本当に削除しますか？"),
      .alert("zh-Hans", message: "旅程不能恢复↓!!", becomes: "旅程不能恢复！"),
      .alert("el", message: "Να διαγραφεί η διαδρομή↓;;", becomes: "Να διαγραφεί η διαδρομή;"),
      .alert("es", title: "¡¡Mapa borrado↓!!"),
      .alert("ar", message: "تم حذ?? الخريطة.", facts: "lost letters"),
      .alert(message: "The map is gone↓!", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Your trips were made with Yahoo!", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "Saving the map failed↓!"),
      .alert(message: "We couldn’t be happier!"),
      .alert(title: "The map was saved!"),
      .alert("de", message: "Das Sichern ist fehlgeschlagen↓!", source: "Saving failed."),
      .alert("de", message: "Das Sichern ist fehlgeschlagen!", source: "Saving failed!"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let own = runs(in: text.value, text.policy?.marks)
    guard !own.isEmpty else { return alarm(text) }
    // What the source shouts is the source's fault.
    if let source = text.source, !runs(in: source).isEmpty { return [] }
    // Several question marks at the end of a question are title-question-mark.
    let asked =
      text.isJudged(by: TitleQuestionMark.self)
      ? TitleQuestionMark.repeated(in: text)?.upperBound : nil
    let opaque = text.cased.words.filter { $0.kind == .opaque }.map(\.range)
    let isOpenedTwice = isOpenedTwice(text.value)
    return own.filter { run in
      !isBroken(run.range, in: text) && run.range.upperBound != asked
        && !opaque.contains { $0.overlaps(run.range) }
    }.map {
      Diagnosis(
        range: $0.range, message: "one mark is enough",
        edits: isOpenedTwice ? [] : [edit($0, text)])
    }.few
  }

  /// “كرجاسا?? ن”: question marks of ASCII among Arabic letters stand for letters that were lost.
  private static func isBroken(_ run: Range<Int>, in text: AlertText) -> Bool {
    let before = text.value[utf8: 0..<run.lowerBound].unicodeScalars.last
    return text.value[utf8: run].utf8.allSatisfy { $0 == UInt8(ascii: "?") }
      && before.map { (0x600...0x6FF).contains($0.value) && $0.properties.isAlphabetic } ?? false
      && text.value.utf8.count > run.upperBound
  }

  /// One mark in place of several. Of a loss or an error, which needs no exclamation mark, it is the one of a statement,
  /// unless a mark that opens the sentence would stay: “¡… ha fallado!!”.
  private static func edit(
    _ run: (range: Range<Int>, mark: String, isQuestion: Bool), _ text: AlertText
  ) -> Edit {
    if let marks = text.policy?.marks, run.range.overlaps(text.endingRange), isAlarm(text),
      run.mark.unicodeScalars.first.flatMap({ Marks.anywhere[$0] }) == .exclamation,
      !text.value.unicodeScalars.contains(where: Marks.opens)
    {
      return Edit(text.withSpaceBefore(run.range), marks.mark(for: .statement))
    }
    return Edit(run.range, mark(run.mark, text))
  }

  /// The mark as the language writes it: “！” in Chinese, whichever was repeated.
  private static func mark(_ written: String, _ text: AlertText) -> String {
    guard let marks = text.policy?.marks, let scalar = written.unicodeScalars.first,
      let meaning = Marks.anywhere[scalar]
    else { return written }
    let own = marks.mark(for: meaning)
    return marks.also.contains(written) || own.first?.isWhitespace ?? false ? written : own
  }

  /// An exclamation about a loss or an error, where no other rule speaks of the mark.
  private static func alarm(_ text: AlertText) -> [Diagnosis] {
    guard isAlarm(text), text.source.map({ !$0.utf8.contains(UInt8(ascii: "!")) }) ?? true else {
      return []
    }
    return [
      Diagnosis(
        range: text.endingRange,
        message: "an alert about a loss or an error needs no exclamation mark",
        severity: .info)
    ]
  }

  private static func isAlarm(_ text: AlertText) -> Bool {
    guard text.role == .message || text.role == .title && text.form?.kind == .statement,
      text.ending.meaning == .exclamation,
      text.endsText(text.endingRange),
      // “Yahoo!” is a name.
      let last = text.cased.words.last, last.kind == .word, !last.isCapitalized
    else { return false }
    return [.destructiveConfirmation, .error].contains(text.setting.kind)
      || text.english?.words.contains { StatementWords.failure.contains($0.folded) } ?? false
  }

  /// “¡¡No!!”: what opens and what closes is for a person to pair.
  static func isOpenedTwice(_ text: String) -> Bool {
    text.unicodeScalars.count(where: Marks.opens) > 1
  }

  /// Question and exclamation marks of every language.
  private static let marks = Marks.anywhere.filter { $0.value != .statement }
  /// Whether one of them begins with a byte in UTF-8.
  private static let begins = (0...UInt8.max).map { byte in
    marks.keys.contains { String($0).utf8.first == byte }
  }

  /// Two or more marks in a row, the one that says it all, and whether all of them ask.
  ///
  /// - Parameter own: the marks of the language: that of Greek is a semicolon elsewhere.
  static func runs(
    in text: String, _ own: Marks? = nil
  ) -> [(range: Range<Int>, mark: String, isQuestion: Bool)] {
    let asking = own?.question.unicodeScalars.last
    func asks(_ scalar: Unicode.Scalar) -> Bool {
      marks[scalar] == .question || scalar == asking
    }
    var runs: [(range: Range<Int>, mark: String, isQuestion: Bool)] = []
    var run: [Unicode.Scalar] = []
    var offset = 0
    func close() {
      guard run.count > 1 else { return }
      let length = run.reduce(0) { $0 + UTF8.width($1) }
      let mark = run.first(where: asks) ?? run[0]
      runs.append((offset - length..<offset, String(mark), run.allSatisfy(asks)))
    }
    // Most texts have one at most.
    let (begins, isGreek) = (begins, asking == ";")
    let count = text.utf8.count { begins[Int($0)] || isGreek && $0 == UInt8(ascii: ";") }
    if count < 2 { return [] }
    for scalar in text.unicodeScalars {
      if marks[scalar] != nil || scalar == asking {
        run.append(scalar)
      } else {
        close()
        run = []
      }
      offset += UTF8.width(scalar)
    }
    close()
    return runs
  }
}

/// A question carries the question mark of its language.
enum TitleQuestionMark: Rule {
  static let info = RuleInfo(
    id: "title-question-mark",
    summary: "A question should end (and in Spanish begin) with the question mark of its language.",
    rationale: """
      Greek uses “;”, Arabic “؟” and Chinese “？”, French puts a no-break space before the mark, and \
      Spanish opens the question with “¿”.
      """,
    sources: ["hig-2024: appropriate punctuation", "ios9 and watchos: questions"],
    roles: [.title], fix: .safe,
    examples: [
      .alert(title: "⚠️ Are you sure? ⚠️"),
      .alert("es", title: "❤️ ↓Borrar la ruta? ❤️", becomes: "❤️ ¿Borrar la ruta? ❤️"),
      .alert("es", title: "↓¡Hola! Borrar la ruta?", facts: "a person must decide where it begins"),
      .alert(
        title: "Do you want to open %@↓", becomes: "Do you want to open %@?",
        facts: "whatever replaces it"),
      .alert(title: "Delete the route?"),
      .alert(
        "kab", title: "Ad tekkseḍ abrid-a↓ ?", becomes: "Ad tekkseḍ abrid-a?",
        facts: "for review: nobody counted"),
      .alert(
        title: "Do you want to delete the route↓", becomes: "Do you want to delete the route?"),
      .alert("es", title: "¿Borrar la ruta?", source: "Delete the route?"),
      .alert(
        "es", title: "↓Borrar la ruta?", becomes: "¿Borrar la ruta?", source: "Delete the route?"),
      .alert("zh-Hans", title: "删除路线↓?", becomes: "删除路线？", source: "Delete the route?"),
      .alert(
        "el", title: "Διαγραφή διαδρομής↓?", becomes: "Διαγραφή διαδρομής;",
        source: "Delete the route?"),
      .alert(
        "fr", title: "Effacer l’itinéraire↓ ?", becomes: "Effacer l’itinéraire\u{A0}?",
        source: "Delete the route?"),
      .alert("oc", title: "Escafar lo filtre ?", source: "Delete the filter?"),
      .alert("ar", title: "هل تريد حذف الرحلة؟", source: "Delete the trip?"),
      .alert(
        "es", title: "¿Eliminar “%@”↓", becomes: "¿Eliminar “%@”?", source: "Delete “%@”?"),
      .alert("es", title: "¿Eliminar %@↓", becomes: "¿Eliminar %@?", source: "Delete %@?"),
      .alert("hy", title: "Ջնջե՞լ ուղևորությունը", source: "Delete the trip?"),
      .alert(
        "hy", title: "Ջնջել ուղևորությունը↓?", source: "Delete the trip?",
        facts: "a person must decide which word asks"),
      .alert(title: "Delete the route↓??", becomes: "Delete the route?"),
      .alert(
        "es", title: "¿Borrar la ruta?↓.", becomes: "¿Borrar la ruta?", source: "Delete the route?"),
      .alert(
        "ja", title: "削除しますか？↓。", becomes: "削除しますか？", source: "Delete the route?"),
      .alert(
        "fr", title: "Effacer l’itinéraire↓ ???", becomes: "Effacer l’itinéraire\u{A0}?",
        source: "Delete the route?"),
      .alert(
        "de", title: "Route löschen??↓.", becomes: "Route löschen?", source: "Delete the route?"),
      .alert(title: "Which map do you want↓", becomes: "Which map do you want?"),
      .alert(title: "Delete the map↓ ?", becomes: "Delete the map?"),
      .alert(
        "es", title: "↓\u{2068}%@\u{2069}?", becomes: "¿\u{2068}%@\u{2069}?", source: "Delete %@?"),
      .alert(
        "es", title: "↓¡Borrar la ruta?", becomes: "¿Borrar la ruta?", source: "Delete the route?"),
      .alert(
        "es", title: "↓?Borrar la ruta?", becomes: "¿Borrar la ruta?", source: "Delete the route?"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let marks = marks(for: text) else { return markBehind(text) }
    if var missing = missing(text) {
      if text.isJudged(by: TitleSentenceStyle.self) {
        missing.edits = TitleSentenceStyle.complete(missing, of: text)
      }
      return [missing]
    }
    return markDiagnosis(text, marks) + openingDiagnosis(text, marks)
      + [text.strayEndSpace].compactMap { $0 }
  }

  /// Where the mark belongs inside the asked word, one of another language at the end: which word asks, only a person
  /// can tell.
  private static func markBehind(_ text: AlertText) -> [Diagnosis] {
    guard !text.isUntranslated, let marks = text.policy?.marks, marks.use == .required,
      marks.inside, case .foreign(let written, .question) = text.ending
    else { return [] }
    return [
      Diagnosis(
        range: text.endingRange,
        message: "this language uses “\(marks.question)” here, not “\(written)”")
    ]
  }

  /// What is wrong with the mark of the last sentence of several: one of another language, or none where “¿” stands
  /// before it.
  static func lastSentence(of text: AlertText, _ marks: Marks) -> [Diagnosis] {
    let last = text.sentences.last.map { text.value[utf8: $0] } ?? ""
    let isOpened = Marks.opensQuestion(in: last) && !last.contains(marks.question)
    switch text.ending {
    case .foreign(_, .question) where !marks.inside: break
    case .statement where isOpened: break
    default: return []
    }
    return markDiagnosis(text, marks).map { diagnosis in
      var diagnosis = diagnosis
      diagnosis.applicability = .review
      return diagnosis
    }
  }

  /// The marks of the language, where the text is a question that needs one.
  private static func marks(for text: AlertText) -> Marks? {
    guard !text.isUntranslated, let form = text.form,
      form.kind == .question || form.kind == .ellipticalQuestion,
      let marks = text.policy?.marks, marks.use == .required, !marks.inside
    else { return nil }
    return marks
  }

  /// Several question marks at the end, and the space before them.
  static func repeated(in text: AlertText) -> Range<Int>? {
    guard text.role == .title, marks(for: text) != nil,
      let run = ToneShouting.runs(in: text.value, text.policy?.marks).last, run.isQuestion,
      run.range.upperBound == text.endingRange.upperBound
    else { return nil }
    switch text.ending {
    case .question, .foreign(_, .question): break
    default: return nil
    }
    let before = text.value[utf8: 0..<run.range.lowerBound].unicodeScalars.reversed()
    let space = before.prefix { $0.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
    return run.range.lowerBound - space..<run.range.upperBound
  }

  private static func markDiagnosis(_ text: AlertText, _ marks: Marks) -> [Diagnosis] {
    if let range = repeated(in: text) {
      return [
        Diagnosis(
          range: range, message: "one question mark is enough",
          edits: ToneShouting.isOpenedTwice(text.value) ? [] : [Edit(range, marks.question)],
          applicability: .safe)
      ]
    }
    let end = text.endingRange
    let asked = text.value[utf8: 0..<end.lowerBound].unicodeScalars.reversed()
      .prefix { Marks.anywhere[$0] == .question }
    if text.ending.meaning == .statement, let first = asked.last {
      // “??.”: one of them is enough, too.
      let others = asked.dropLast().reduce(0) { $0 + UTF8.width($1) }
      let start = end.lowerBound - others
      let edit =
        others == 0
        ? Edit(end, "") : Edit(start - UTF8.width(first)..<end.upperBound, String(first))
      return [
        Diagnosis(
          range: end, message: "the question mark is enough", edits: [edit], applicability: .safe)
      ]
    }
    switch text.ending {
    case .bare, .statement, .colon, .comma, .foreign(_, .statement):
      return missing(text, marks).map { [$0] } ?? []
    case .foreign(let written, .question):
      let between = text.marksBetweenSentences(before: end.lowerBound)
      let onlySpace = written.trimmed == marks.question.trimmed
      return [
        Diagnosis(
          range: end,
          message: onlySpace
            ? "this language uses a no-break space before the question mark"
            : "this language ends a question with “\(marks.question)”, not “\(written)”",
          severity: onlySpace ? .info : nil,
          edits: onlySpace && written.first?.isWhitespace ?? false
            ? text.noBreakSpaces(like: written)
            : between + [Edit(end, marks.mark(for: .question, like: written))],
          applicability: text.leavesNarrowMarks || Marks.areSeveral(written)
            || !marks.areWide && !between.isEmpty
            ? .review : .safe,
          isOfAnyRole: onlySpace)
      ]
    default: return []
    }
  }

  /// A question that ends otherwise than questions do, if the text is one.
  static func missing(_ text: AlertText) -> Diagnosis? {
    guard let marks = marks(for: text), repeated(in: text) == nil else { return nil }
    let before = text.value[utf8: 0..<text.endingRange.lowerBound].unicodeScalars.last
    guard before.map({ Marks.anywhere[$0] }) != .question else { return nil }
    switch text.ending {
    case .bare, .statement, .colon, .comma, .foreign(_, .statement): return missing(text, marks)
    case .unknown where text.asksBeforeValue || leavesOpen(text.value, marks):
      let end = text.value.utf8.count..<text.value.utf8.count
      return text.missingQuestionMark(at: end, marks)
    default: return nil
    }
  }

  /// “¿Eliminar “%@””: whatever the value ends in, what was opened is not closed.
  private static func leavesOpen(_ text: String, _ marks: Marks) -> Bool {
    marks.opening == .required && Marks.opensQuestion(in: text) && !text.contains(marks.question)
  }

  private static func missing(_ text: AlertText, _ marks: Marks) -> Diagnosis? {
    // A translation that shows nothing of the source’s question is question-lost.
    guard !text.sourceAsks || Marks.opensQuestion(in: text.value) else { return nil }
    let end = text.endingRange
    return text.missingQuestionMark(at: end, marks)
  }

  private static func openingDiagnosis(_ text: AlertText, _ marks: Marks) -> [Diagnosis] {
    guard marks.opening == .required, text.ending == .question,
      let mark = Marks.openings[.question], !Marks.opensQuestion(in: text.value)
    else { return [] }
    let lead = text.value.prefix { character in
      Opaque.isEmoji(character)
        || character.unicodeScalars.allSatisfy {
          $0.isWhitespace || $0.isFormat && !$0.opensIsolate
        }
    }
    let start = lead.utf8.count
    let isOneClause = !text.value.contains { ",:;.".contains($0) }
    // “¡Borrar la ruta?”: the mark of an exclamation stands there, if no other one closes it.
    let other = Marks.openings[.exclamation].map(String.init) ?? ""
    let hasOther = text.value[utf8: start..<text.value.utf8.count].hasPrefix(other)
    let isMixed =
      hasOther && text.value.unicodeScalars.contains { Marks.anywhere[$0] == .exclamation }
    // “?Borrar la ruta?”: so does the one that closes a question.
    let inside = text.value[utf8: start..<max(start, text.endingRange.lowerBound)]
    let closing = inside.unicodeScalars.prefix { Marks.anywhere[$0] == .question }
    let isBehindAnother = inside.unicodeScalars.contains { Marks.anywhere[$0] == .exclamation }
    let place =
      start..<start + (hasOther ? other.utf8.count : Substring(closing).utf8.count)
    return [
      Diagnosis(
        range: place, message: "a question should begin with “\(mark)”",
        edits: isOneClause && !isMixed && !isBehindAnother ? [Edit(place, String(mark))] : [],
        applicability: .review)
    ]
  }
}

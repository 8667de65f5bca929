extension AlertText {
  /// Typed in the order of the screen, “!تم الحفظ”: the mark has to move, by hand.
  var beginsWithMark: Bool {
    ICU.isRightToLeft(locale)
      && value.unicodeScalars.first { !$0.isWhitespace && !$0.isFormat }
        .map { Marks.anywhere[$0] != nil || Marks.ellipses.contains($0) } ?? false
  }

  /// Takes the end mark away, and the “¡” or “¿” that it closes; nothing where that is not the first
  /// letter of the text, or another sentence stands between.
  var withoutEndMark: [Edit] {
    let scalars = value[utf8: 0..<endingRange.lowerBound].unicodeScalars
    // The space before the mark, “Fini :”, and the same mark again go with it, or that of “!?”.
    let meaning = ending.meaning
    let together: [Marks.Meaning] =
      meaning == .question ? [.question, .exclamation] : [meaning].compactMap { $0 }
    let more = scalars.reversed().prefix {
      $0.isWhitespace || Marks.anywhere[$0].map(together.contains) ?? false
    }.reduce(0) { $0 + UTF8.width($1) }
    // What stands behind the mark, if that is only space, goes with it as well.
    let end = throughSpace(endingRange.lowerBound - more..<endingRange.upperBound)
    guard let opening = ending.meaning.flatMap({ Marks.openings[$0] }), scalars.contains(opening)
    else { return [Edit(end, "")] }
    let rest = scalars.dropFirst()
    guard scalars.first == opening,
      !rest.contains(where: { $0 == opening || Marks.anywhere[$0] != nil })
    else { return [] }
    return [Edit(0..<UTF8.width(opening), ""), Edit(end, "")]
  }

  /// English: whether the last sentence asks, whatever mark it has.
  var asksForCertain: Bool {
    guard isEnglish, let last = sentences.last,
      let first = cased.words.firstIndex(where: { $0.range.lowerBound >= last.lowerBound })
    else { return false }
    return UnmarkedQuestion.isCertain(cased.words[first...])
  }

  /// The same of one that ends in a placeholder.
  var asksBeforeValue: Bool {
    guard let end = placeholders.last?.range.upperBound, asksForCertain else { return false }
    return Substring(value.utf8.dropFirst(end)).unicodeScalars.allSatisfy(Quotations.closes)
  }

  /// That the text asks, and has another mark at its end, or none.
  func missingQuestionMark(at end: Range<Int>, _ marks: Marks) -> Diagnosis {
    Diagnosis(
      range: end, message: "this is a question; it should end with “\(marks.question)”",
      edits: [Edit(end, marks.question)], applicability: .review)
  }

  /// Whether a language that is not written in Latin letters ends in a sentence that is: what was left in
  /// English has English marks.
  var endsInForeignScript: Bool {
    guard isTranslation, !isWrittenInLatin, let last = sentences.last else {
      return false
    }
    // “Proceed?”
    if !value.unicodeScalars.contains(where: { $0.value > 0x24F && $0.isAlphabetic }) {
      return true
    }
    return AlertText.isInLatin(value[utf8: last])
  }

  /// Whether the text ends in a bracket or quotation mark that closes nothing.
  var closesNothing: Bool {
    switch value.trimmed.unicodeScalars.last {
    case ")": value.count { $0 == "(" } < value.count { $0 == ")" }
    case "\"": value.count { $0 == "\"" } % 2 == 1
    case "'": value.count { $0 == "'" } % 2 == 1
    case "”":
      !value.contains { "“”„\"".contains($0) && $0 != "”" } && value.count { $0 == "”" } == 1
    default: false
    }
  }

  /// Whether it stops where the source goes on with a value: what stood there was lost, and the end of the text with it.
  var isCutOff: Bool {
    isTranslation && value.unicodeScalars.last?.isWhitespace ?? false
      && (sourceCased?.placeholders.count ?? 0) > placeholders.count
  }

  /// Whether code may put something behind it, because its source ends in a space: “There was a problem creating the
  /// file ”.
  var isContinued: Bool {
    let source = sourceCased?.text ?? value
    return source.utf8.last == UInt8(ascii: " ")
      && Marks().ending(of: source).ending == .bare
  }

  /// Whether the English text is written as a headline of few words, as messages are not: “Enter Password”. Whoever
  /// called it a message may have meant a title.
  var isUnderHeadline: Bool {
    guard let english, english.words.count < 5 else { return false }
    return Marks().ending(of: english.text).ending == .bare && TitleStyleProbe.isHeadline(english)
  }

  /// Whether no space stands around it, or none around a source that ends in a mark: with some a text is put together with
  /// others.
  var isWhole: Bool {
    value.trimmed.utf8.count == value.utf8.count
      || sourceEnding?.meaning != nil
        && source.map { $0.trimmed.utf8.count == $0.utf8.count } ?? false
  }

  /// A place at the end with the space behind it: what ends there has nothing after it.
  func throughSpace(_ place: Range<Int>) -> Range<Int> {
    let rest = Substring(value.utf8.dropFirst(place.upperBound))
    return rest.unicodeScalars.allSatisfy(\.isWhitespace)
      ? place.lowerBound..<value.utf8.count : place
  }

  /// Whether nothing but space stands behind a place.
  func endsText(_ place: Range<Int>) -> Bool {
    throughSpace(place).upperBound == value.utf8.count
  }

  /// A place with the space before it.
  func withSpaceBefore(_ place: Range<Int>) -> Range<Int> {
    let space = value[utf8: 0..<place.lowerBound].unicodeScalars.reversed().prefix(
      while: \.isWhitespace)
    return place.lowerBound - space.reduce(0) { $0 + UTF8.width($1) }..<place.upperBound
  }

  /// Whether the full stop at the end belongs to an abbreviation: “O.K.”, “Open in Maps Inc.”
  var endsInAbbreviation: Bool {
    let word = value.trimmed.split(separator: " ").last?.dropLast() ?? ""
    let folded = word.lowercased()
    return Abbreviations.isDotted(word)
      || (isEnglish ? Abbreviations.all : Abbreviations.shared).contains(folded)
        && !English.shared.commonWords.contains(folded)
  }

  /// Whether the full stop at the end of an English text may be that of an abbreviation or a unit: “About 12 oz.”
  static func endsInAbbreviation(_ english: String) -> Bool {
    let text = english.trimmed
    let start = text.utf8.lastIndex(of: UInt8(ascii: " ")).map(text.utf8.index(after:))
    let word = text[(start ?? text.startIndex)...].dropLast().lowercased()
    if Abbreviations.isDotted(word) { return true }
    if English.shared.units.contains(word) {
      let before = text[..<(start ?? text.startIndex)].last { $0 != " " }
      if before?.isNumber ?? false { return true }
    }
    return Abbreviations.all.contains(word) && !English.shared.commonWords.contains(word)
  }

  /// Whether nothing but placeholders says what a label is: “%@”.
  var isOnlyPlaceholders: Bool {
    !placeholders.isEmpty && !cased.words.contains { $0.kind == .word }
  }

  /// The marks of other languages between the sentences of a text whose language has its own, full-width ones (Chinese,
  /// Japanese) or “।” (Hindi): with only the last one mended they would be mixed.
  func marksBetweenSentences(before end: Int) -> [Edit] {
    guard let marks = policy?.marks,
      marks.areWide || !marks.statement.utf8.allSatisfy({ $0 < 0x80 })
    else { return [] }
    let utf8 = Array(value.utf8.prefix(end))
    func isWide(_ byte: UInt8) -> Bool { byte >= 0x80 }
    return utf8.indices.dropFirst().compactMap { index in
      guard let meaning = Marks.anywhere[Unicode.Scalar(utf8[index])], isWide(utf8[index - 1]),
        !cased.words.contains(where: { $0.kind == .opaque && $0.range.contains(index) })
      else { return nil }
      if !marks.areWide, !endsSentence(at: index, utf8) { return nil }
      let next = utf8[(index + 1)...].firstIndex { $0 != 0x20 } ?? utf8.endIndex
      guard next < utf8.endIndex, isWide(utf8[next]) || utf8[next] == 0x0A else { return nil }
      // Behind a full-width mark there is room enough.
      let end = utf8[next] == 0x0A || !marks.areWide ? index + 1 : next
      let mark = marks.mark(for: meaning)
      return mark.utf8.elementsEqual([utf8[index]]) ? nil : Edit(index..<end, mark)
    }
  }

  /// “डॉ. शर्मा”, “कि.मी.”: a mark behind a short word may be that of an abbreviation, and one without space behind it is.
  private func endsSentence(at mark: Int, _ utf8: [UInt8]) -> Bool {
    let word = utf8[..<mark].reversed().prefix { $0 != 0x20 && $0 != UInt8(ascii: ".") }.reversed()
    return mark + 1 < utf8.count && (utf8[mark + 1] == 0x20 || utf8[mark + 1] == 0x0A)
      && String(decoding: Array(word), as: UTF8.self).unicodeScalars.count > 3
  }

  /// The space before a mark is wrong before each of them: before “?” and “!”, as it is written before one.
  func noBreakSpaces(like written: String) -> [Edit] {
    guard let marks = policy?.marks else { return [] }
    let space = written.prefix { $0.isWhitespace }
    let right = [marks.question, marks.exclamation].filter { $0.first?.isWhitespace ?? false }
    return right.flatMap { mark in
      value.ranges(of: space + mark.trimmed).map { range in
        let start = value.utf8.distance(from: value.startIndex, to: range.lowerBound)
        return Edit(start..<start + value[range].utf8.count, mark)
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// “It is gone..”: two full stops are neither one nor an ellipsis.
  var doubledStop: Diagnosis? {
    let end = endingRange
    let stop = value[utf8: end]
    let before = value[utf8: 0..<end.lowerBound]
    guard stop.unicodeScalars.count == 1, before.hasSuffix(stop), !before.hasSuffix(stop + stop)
    else { return nil }
    let first = end.lowerBound - stop.utf8.count
    let range = withSpaceBefore(first..<first).lowerBound..<end.upperBound
    return Diagnosis(
      range: range, message: "“\(stop + stop)” is neither a full stop nor an ellipsis",
      edits: sourceEnding == .ellipsis ? [] : [Edit(range, stop)])
  }

  /// The space before the end mark, where the language writes none before it: “Delete it ?”
  var strayEndSpace: Diagnosis? {
    guard let marks = policy?.marks, marks.use == .required, !isUntranslated,
      [.question, .exclamation, .statement].contains(ending),
      let mark = value[utf8: endingRange].unicodeScalars.last, !marks.isSpaced(mark)
    else { return nil }
    let place = withSpaceBefore(endingRange)
    guard place.lowerBound < endingRange.lowerBound,
      // A sign between others, and the dots of “please wait ...”, are no end mark.
      let before = value[utf8: 0..<place.lowerBound].unicodeScalars.last,
      before.isAlphabetic || before.isNumeric || Quotations.closes(before)
        || ")]%@".unicodeScalars.contains(before)
    else { return nil }
    let space = place.lowerBound..<endingRange.lowerBound
    let isBehindAddress = cased.words.contains {
      $0.kind == .opaque && $0.range.upperBound == space.lowerBound && !$0.text.hasPrefix("%")
    }
    // Where nobody counted how a language ends its sentences, it may write as French does: Kabyle.
    let isAttested = policy?.confidence == .high
    return Diagnosis(
      range: space,
      message: "this language uses no space before “\(value[utf8: endingRange])”",
      severity: .info, edits: [Edit(space, "")],
      applicability: isBehindAddress || !isAttested ? .review : .safe,
      isOfAnyRole: true)
  }

  /// Whether full-width marks at the ends leave narrow ones inside: “升级成功, 享受它!”. What kind of comma stands
  /// there is for a person to say.
  var leavesNarrowMarks: Bool {
    guard policy?.marks?.areWide ?? false else { return false }
    return zip(value.utf8, value.utf8.dropFirst()).contains { before, mark in
      before >= 0x80 && (mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";"))
    }
  }

  /// A proposal of other words for a label. A key that several alerts share keeps its text; the advice
  /// is to give this one its own, and the word that would fit is evidence.
  ///
  /// - Parameter isTranslationWrong: the source is right, so that another word mends every alert with the key.
  func rewording(
    _ message: String, _ found: WordFinder.Found?, isTranslationWrong: Bool = false
  ) -> Diagnosis {
    guard let found, !alert.buttons.texts.contains(found.word) else {
      return Diagnosis(range: nil, message: message)
    }
    let alerts = alert.alertCount(of: member)
    if alerts > 1, !isTranslationWrong {
      return Diagnosis(
        range: nil,
        message:
          "\(message); \(alerts) alerts share this key, so give this one a key of its own",
        evidence: ["“\(found.word)” would fit here: \(found.evidence)"])
    }
    guard isTranslationWrong || isOwnKey && member.elsewhere == nil else {
      return Diagnosis(
        range: nil,
        message:
          "\(message); other screens may share its key, so give the alert a label of its own",
        evidence: ["“\(found.word)” would fit here: \(found.evidence)"])
    }
    return Diagnosis(
      range: nil, message: message, evidence: [found.evidence],
      edits: [Edit(0..<value.utf8.count, found.word)])
  }

  /// Whether the key is named after this alert: `trip.delete.yes` beside `trip.delete.title`. A key that
  /// is a text itself (“Yes”) or a common one (`common.ok`) may be used anywhere.
  private var isOwnKey: Bool {
    let parts = KeyName.parts(member.key)
    return parts.count > 1 && alert.stems.contains(parts[0])
  }
}

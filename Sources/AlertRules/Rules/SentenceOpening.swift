/// Marks that open a sentence: Spanish ¿ and ¡.
enum SentenceOpening {
  /// The last sentence of a Spanish message does not open what its end mark closes.
  static func diagnosis(_ text: AlertText, _ marks: Marks) -> Diagnosis? {
    let scalars = text.value.unicodeScalars
    guard marks.opening == .required, let sentence = text.sentences.last,
      // A mark that opened an earlier sentence may be meant for this one.
      !scalars.contains(where: Marks.opens),
      let first = text.cased.words.first(where: { $0.range.lowerBound >= sentence.lowerBound }),
      // The mark of an address is its own, and that of “Yahoo!” that of a name.
      let last = text.cased.words.last,
      last.kind != .opaque || text.placeholders.last?.range == last.range
    else { return nil }
    let meanings = scalars.compactMap { Marks.anywhere[$0] }
    let written = text.value.trimmed.unicodeScalars.reversed().prefix { $0 == "?" || $0 == "!" }
    let meaning: Marks.Meaning =
      written.contains("?") || text.ending == .question ? .question : .exclamation
    guard meaning == .question || !last.isCapitalized, let mark = Marks.openings[meaning] else {
      return nil
    }
    let start = first.range.lowerBound
    // Where the question begins in a longer sentence, or in which of several, is for a person to say.
    let isWhole =
      text.value[utf8: sentence.lowerBound..<start].unicodeScalars
      .allSatisfy { $0.isFormat && !$0.opensIsolate }
      && first.kind == .word
      && text.endsText(text.endingRange)
      && !text.value[utf8: start..<text.endingRange.lowerBound].contains { ",:;.(".contains($0) }
      && meanings.count { $0 != .statement } == written.count
    // “la C. Mayor?”
    let before = text.cased.words.last { $0.range.upperBound <= start }
    let isBehindAbbreviation = before.map { $0.text.unicodeScalars.count < 4 } ?? false
    let what = meaning == .question ? "a question" : "an exclamation"
    return Diagnosis(
      range: start..<start, message: "\(what) should begin with “\(mark)”",
      edits: isWhole && !isBehindAbbreviation ? [Edit(start..<start, String(mark))] : [])
  }

  /// Earlier sentences of a Spanish message that ask and do not begin so: “Quieres borrarla? No se puede deshacer.”
  static func earlier(_ text: AlertText, _ marks: Marks) -> [Diagnosis] {
    guard marks.opening == .required, !text.isUntranslated, let mark = Marks.openings[.question],
      !Marks.opensQuestion(in: text.value)
    else { return [] }
    // Both are in the order of the text.
    var words = text.cased.words[...]
    return text.sentences.dropLast().compactMap { sentence in
      words = words.drop { $0.range.lowerBound < sentence.lowerBound }
      let own = words.prefix { $0.range.upperBound <= sentence.upperBound }
      let written = text.value[utf8: sentence].trimmed
      guard written.hasSuffix("?"), !written.dropLast().contains(where: { ",:;.(?!".contains($0) }),
        let first = own.first, let last = own.last, own.count > 1, first.kind == .word,
        last.kind != .opaque,
        text.value[utf8: sentence.lowerBound..<first.range.lowerBound].unicodeScalars
          .allSatisfy({ $0.isWhitespace || $0.isFormat && !$0.opensIsolate })
      else { return nil }
      let start = first.range.lowerBound..<first.range.lowerBound
      return Diagnosis(
        range: start, message: "a question should begin with “\(mark)”",
        edits: [Edit(start, String(mark))], applicability: .review)
    }
  }

  /// What the last sentence of a Spanish text opened and did not close.
  static func mark(in text: AlertText, _ marks: Marks) -> Marks.Meaning? {
    guard marks.opening == .required, let last = text.sentences.last else { return nil }
    // “¡Atención, ¿quieres borrarla”: the last one opened what ends here.
    for scalar in text.value[utf8: last].unicodeScalars.reversed() {
      if let opening = Marks.openings.first(where: { $0.value == scalar }) { return opening.key }
    }
    return nil
  }
}

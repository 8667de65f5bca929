/// A paragraph of an English message that ends in a word, before a further one: “The map is changed⏎⏎This cannot be
/// undone.” Behind a blank line nothing goes on, so that no line was only wrapped.
enum ParagraphEnd {
  /// What is wrong with each paragraph but the last one.
  static func diagnoses(_ text: AlertText, _ marks: Marks) -> [Diagnosis] {
    guard text.isEnglish, text.value.holdsLineEnd else { return [] }
    let paragraphs = paragraphs(of: text.value)
    return zip(paragraphs, paragraphs.dropFirst()).compactMap { range, next in
      let paragraph = text.texts.cased(text.value[utf8: range])
      // “… the field via⏎⏎%@”
      let goesOn = text.cased.words.contains {
        $0.kind == .opaque && $0.range.lowerBound == next.lowerBound
      }
      guard isSentence(paragraph), !goesOn else { return nil }
      let end = range.upperBound..<range.upperBound
      let asks = UnmarkedQuestion.isPossible(paragraph.words)
      return Diagnosis(
        range: end,
        message: asks
          ? "a paragraph should end with “\(marks.statement)” or “\(marks.question)”"
          : "a paragraph should end with “\(marks.statement)”",
        edits: asks ? [] : [Edit(end, marks.statement)], applicability: .review)
    }
  }

  /// Whether a paragraph is one sentence without its mark: “Profile: %@” and “What’s New” are none.
  private static func isSentence(_ paragraph: CasedText) -> Bool {
    guard paragraph.words.count > 3, Marks().ending(of: paragraph.text).ending == .bare,
      !paragraph.text.holdsLineEnd, !paragraph.text.contains(":"),
      !TitleStyleProbe.isHeadline(paragraph), !(paragraph.words.last?.isIn(.minorWord) ?? false)
    else { return false }
    return switch FiniteVerb.find(paragraph.words) {
    case .auxiliary, .lexical: true
    case .withoutSubject, .atEnd, nil: false
    }
  }

  /// What stands between blank lines, without the space around it, UTF-8 bytes.
  private static func paragraphs(of text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var result: [Range<Int>] = []
    var start: Int?
    var end = 0
    var newlines = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A { newlines += 1 }
      if byte == 0x0A || byte == 0x0D || byte == 0x20 || byte == 0x09 { continue }
      if newlines > 1, let first = start {
        result.append(first..<end)
        start = nil
      }
      newlines = 0
      start = start ?? index
      end = index + 1
    }
    return result + (start.map { [$0..<end] } ?? [])
  }
}

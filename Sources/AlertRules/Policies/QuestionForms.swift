/// Words that show that a sentence asks, where a language has them: Japanese か at the end, Polish “Czy”
/// at the start.
///
///     question-forms: { first: [czy] }
struct QuestionForms: Sendable {
  /// First words, in lower case.
  var first: Set<String> = []
  /// Verbs that ask as first words, in lower case, unless a comma follows: “Möchten Sie dies ändern,
  /// öffnen Sie …” is a condition.
  var firstVerbs: Set<String> = []
  /// How the first word may end, in lower case: Finnish `-tko`.
  var firstEnds: [String] = []
  /// Last words, in lower case.
  var last: Set<String> = []
  /// How the text may end, where words are not told by spaces.
  var ends: [String] = []
  /// How the last clause may begin, where words are not told by spaces: “…，是否继续”.
  var clauseFirst: [String] = []
  /// A full stop behind such a form is as good as a question mark: Japanese か。
  var takeFullStop = false

  /// Whether the language has none, or nothing is known of them.
  var isEmpty: Bool {
    first.isEmpty && firstVerbs.isEmpty && firstEnds.isEmpty && last.isEmpty && ends.isEmpty
      && clauseFirst.isEmpty
  }

  /// Whether the last sentence of a text shows one.
  ///
  /// - Parameter end: where the text ends before its mark, in UTF-8 bytes.
  func fit(_ text: CasedText, sentences: [Range<Int>], end: Int) -> Bool {
    if isEmpty { return false }
    let asked = text.text.utf8.prefix(end)
    // As characters: Hangul may come in parts.
    if ends.contains(where: Substring(asked).hasSuffix) { return true }
    let start = sentences.last?.lowerBound ?? 0
    if !clauseFirst.isEmpty {
      let clauses = Substring(asked.dropFirst(start)).unicodeScalars.split {
        Marks.commas.contains($0) || $0.properties.isWhitespace
      }
      let clause = clauses.last.map { Substring($0) } ?? ""
      if clauseFirst.contains(where: clause.hasPrefix) { return true }
    }
    let words = text.words.filter { $0.kind != .emoji && $0.range.lowerBound >= start }
    guard let opener = words.first.map(folded), let closer = words.last.map(folded) else {
      return false
    }
    let isCondition = Substring(asked.dropFirst(start)).unicodeScalars.contains(
      where: Marks.commas.contains)
    return first.contains(opener) || firstVerbs.contains(opener) && !isCondition
      || firstEnds.contains { opener.hasSuffix($0) } || last.contains(closer)
  }

  /// In lower case, with the plain hyphen.
  private func folded(_ word: CasedWord) -> String {
    let text = word.folded
    guard text.utf8.contains(0xE2) else { return text }
    return text.replacing("\u{2011}", with: "-").replacing("\u{2010}", with: "-")
  }
}

/// What stands between a small word and the sentence before it: the end of that sentence, or a mark that belongs to a
/// name, a quotation, or is meant as itself.
struct SentenceBreak {
  /// How sure it is that a sentence begins; `nil`: none does.
  let applicability: Applicability?

  /// - Parameters:
  ///   - source: the source text of a translation.
  ///   - names: where names of ordinary words stand in the text.
  init(
    before word: CasedWord, in text: CasedText, _ policy: LocalePolicy,
    _ source: @autoclosure () -> CasedText?, names: @autoclosure () -> [Range<Int>]
  ) {
    let start = Substring(text.text.utf8.prefix(word.range.lowerBound))
    let before = start.unicodeScalars.reversed().drop(while: \.isWhitespace)
    guard let mark = before.first else {
      applicability = .safe
      return
    }
    let last = before.dropFirst().first
    // Behind a colon both are right, on a new line as well (spec RULES §7.4).
    if Marks.colons.contains(mark) || Marks.semicolons.contains(mark) {
      applicability = nil
      return
    }
    let isEnd = { (scalar: Unicode.Scalar?) in scalar == "!" || scalar == "?" }
    if isEnd(mark) {
      applicability = Self.behindMark(mark, last, text, word, policy, source(), names())
    } else {
      // „Wo ist?“ deaktivieren
      if Quotations.isMark(mark), isEnd(last) {
        applicability = nil
      } else {
        // “… giusta\n\nè fondamentale …”: nothing but a line end parts what may be one sentence; behind a command, a
        // name or a value in a line of its own it goes on: “Run:\n\n`make`\n\nand try again.”
        let isLineEnd = start.reversed().prefix(while: \.isWhitespace).contains(where: \.isNewline)
        let ends = Marks.anywhere[mark] != nil
        applicability =
          !isLineEnd || ends ? .safe : Self.isQuoted(start, text) ? nil : .review
      }
    }
  }

  /// Whether the last line of a text is nothing but a placeholder, a quotation, an address or code.
  private static func isQuoted(_ start: Substring, _ text: CasedText) -> Bool {
    let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.endIndex
    let lines = start[..<end]
    let line = lines[
      (lines.lastIndex(where: \.isNewline).map(lines.index(after:)) ?? lines.startIndex)...]
    if line.utf8.first == UInt8(ascii: "`"), line.utf8.last == UInt8(ascii: "`") { return true }
    let range = lines.utf8.count - line.utf8.count..<lines.utf8.count
    let words = text.words.filter { range.contains($0.range.lowerBound) }
    return !words.isEmpty && words.allSatisfy { $0.kind == .opaque }
  }

  private static func behindMark(
    _ mark: Unicode.Scalar, _ last: Unicode.Scalar?, _ text: CasedText, _ word: CasedWord,
    _ policy: LocalePolicy, _ source: CasedText?, _ names: @autoclosure () -> [Range<Int>]
  ) -> Applicability? {
    // French has a space before these marks; but “Appuyez sur ? pour l’aide.”
    if last?.isWhitespace ?? true {
      let isSpaced = policy.marks?.question.unicodeScalars.first?.isWhitespace ?? false
      let previous = text.words.last { $0.range.upperBound <= word.range.lowerBound }
      let isKey = previous.map { policy.isMinor($0.folded) } ?? false && !asks(source)
      return isSpaced && !isKey ? .review : nil
    }
    // “a sign such as (?) or more”, “Missä…? pois”
    if let last, !last.isAlphabetic, !last.isNumeric, last != ")", last != "%", last != "@",
      last != mark, !Quotations.isMark(last)
    {
      return nil
    }
    let place = place(text, word)
    if names().contains(where: { $0.contains(place) }) { return nil }
    // “Hvor er? til”: the name of something, where the source asks nothing.
    if mark == "?", let source { return source.text.contains("?") ? .safe : nil }
    return mark == "!" ? .review : .safe
  }

  /// Whether a text has a question mark behind a word.
  private static func asks(_ text: CasedText?) -> Bool {
    guard let text = text?.text.utf8 else { return false }
    return zip(text, text.dropFirst()).contains {
      $0 != UInt8(ascii: " ") && $1 == UInt8(ascii: "?")
    }
  }

  /// Where the mark stands.
  private static func place(_ text: CasedText, _ word: CasedWord) -> Int {
    let before = text.text.utf8.prefix(word.range.lowerBound)
    let mark = before.lastIndex { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
    return mark.map { before.distance(from: before.startIndex, to: $0) } ?? 0
  }
}

extension Marks {
  /// How a text ends.
  ///
  /// Closing quotation marks, brackets, spaces and bidirectional controls are looked through; a text
  /// that ends in a placeholder, a link or an emoji has an unknown end, unless a mark stands before the emoji.
  /// For a text without a mark the range is where one would go: behind quotation marks and brackets.
  ///
  /// - Parameter opaque: protected parts of the text; one that ends the text hides how it ends.
  func ending(of text: String, opaque: [Range<Int>] = []) -> (ending: Ending, range: Range<Int>) {
    let count = text.utf8.count
    // Most labels and titles end in a letter of ASCII, which is no part of any mark.
    if let last = text.utf8.last, last.isLetter, !inside,
      !opaque.contains(where: { $0.upperBound == count && !$0.isEmpty })
    {
      return (.bare, count..<count)
    }
    let stripped = Self.core(text)
    let end = stripped.utf8.count
    let bare = Self.visibleEnd(text)
    if opaque.contains(where: { $0.upperBound == end && !$0.isEmpty }) || Self.endsInAside(text)
      || Self.endsInEmoticon(text) || Self.endsInLink(text)
    {
      return (.unknown, bare..<bare)
    }
    guard let last = stripped.unicodeScalars.last else { return (.unknown, 0..<0) }
    if last.value > 0x2000, stripped.last.map(Opaque.isEmoji) ?? false {
      return beforeEmoji(stripped, opaque) ?? (.unknown, bare..<bare)
    }
    if stripped.utf8.suffix(3).elementsEqual("…".utf8)
      || stripped.utf8.suffix(3).elementsEqual("...".utf8)
    {
      return (.ellipsis, end - 3..<end)
    }
    if let width = Self.typedEllipsis(stripped) { return (.ellipsis, end - width..<end) }
    // “lost&hellip;”: its semicolon is no mark.
    if last == ";", ProgramText.endsInEntity(stripped) { return (.unknown, bare..<bare) }
    if let (mark, ending) = known(at: stripped) { return (ending, end - mark.utf8.count..<end) }
    if inside, stripped.contains(question.first ?? "?") { return (.question, end..<end) }
    let start = end - String(last).utf8.count
    if isBehindStroke(stripped.unicodeScalars.dropLast(), last) { return (.unknown, bare..<bare) }
    if let meaning = Self.anywhere[last] {
      if let run = run(at: stripped) { return run }
      let written = Self.withSpaceBefore(String(stripped))
      return (.foreign(written, meant: meaning), end - written.utf8.count..<end)
    }
    if let pause = Self.pauses[last] { return (pause, start..<end) }
    if let mark = Self.strokes[last], mark == statement.unicodeScalars.last {
      let written = Self.withSpaceBefore(String(stripped))
      return (.foreign(written, meant: .statement), end - written.utf8.count..<end)
    }
    let isLetter =
      last.isAlphabetic || last.isNumeric
      || "%)]}".unicodeScalars.contains(last) || last.properties.generalCategory == .nonspacingMark
      || last.properties.generalCategory == .spacingMark
    return (isLetter ? .bare : .unknown, bare..<bare)
  }

  /// “Are you sure? 🎉”: how a text ends before its last emoji, if it does in a mark. By scalars: which of a row of flags
  /// is one character only its start tells.
  private func beforeEmoji(
    _ text: Substring, _ opaque: [Range<Int>]
  ) -> (ending: Ending, range: Range<Int>)? {
    var said = text.unicodeScalars
    var behind: Unicode.Scalar?
    while let last = said.last, last.isWhitespace || Opaque.isPartOfEmoji(last, before: behind) {
      behind = said.removeLast()
    }
    guard let last = said.last, Self.anywhere[last] != nil else { return nil }
    let count = Substring(said).utf8.count
    return ending(of: String(said), opaque: opaque.filter { $0.upperBound <= count })
  }

  /// “||” is typed for “॥”, the mark of a verse, or twice by mistake, as “|.” and “।|” are: no part of it goes by itself.
  private func isBehindStroke(_ before: Substring.UnicodeScalarView, _ last: Unicode.Scalar) -> Bool
  {
    guard let mark = statement.unicodeScalars.last, Self.strokes.values.contains(mark),
      let previous = before.last(where: { !$0.isWhitespace })
    else { return false }
    if Self.strokes[previous] == mark {
      return Self.anywhere[last] != nil || Self.strokes[last] == mark
    }
    return Self.strokes[last] == mark && Self.anywhere[previous] == .statement
  }

  /// The mark for a meaning.
  func mark(for meaning: Meaning) -> String {
    switch meaning {
    case .statement: statement
    case .question: question
    case .exclamation: exclamation
    }
  }

  /// The same for several marks, “?!”: each kind once, as this language writes it.
  func mark(for meaning: Meaning, like written: String) -> String {
    let meanings = written.unicodeScalars.compactMap { Self.anywhere[$0] }
    guard let second = meanings.first(where: { $0 != meanings[0] }), meanings[0] != .statement,
      second != .statement
    else { return mark(for: meaning) }
    return mark(for: meanings[0]) + mark(for: second).trimmed
  }

  /// The mark of this language that a text ends in, the longest that fits.
  private func known(at text: Substring) -> (mark: String, ending: Ending)? {
    var longest: (mark: String, ending: Ending)?
    func consider(_ mark: String, _ ending: @autoclosure () -> Ending) {
      // Bytes, not characters: U+037E equals “;” as a character, but has another length.
      guard mark.utf8.count > longest?.mark.utf8.count ?? 0, !inside || mark != question,
        text.utf8.suffix(mark.utf8.count).elementsEqual(mark.utf8)
      else { return }
      longest = (mark, ending())
    }
    // In Burmese and Dzongkha one mark is both.
    consider(statement, .statement)
    consider(question, .question)
    consider(exclamation, .exclamation)
    for mark in also { consider(mark, Self.ending(by: mark)) }
    return longest
  }

  private static func ending(by mark: String) -> Ending {
    switch mark.unicodeScalars.last.flatMap({ anywhere[$0] }) {
    case .question: .question
    case .exclamation: .exclamation
    case .statement, nil: .statement
    }
  }

  /// The mark at the end with the space before it.
  private static func withSpaceBefore(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var start = scalars.count - 1
    while start > 0, scalars[start - 1].isWhitespace { start -= 1 }
    return String(String.UnicodeScalarView(scalars[start...]))
  }

  /// Several marks at the end of a text, “ ?!”: right if the first is as this language writes it and the others
  /// are its own as well, without the space before each; else all of them are foreign. `nil`: there is one.
  private func run(at text: Substring) -> (ending: Ending, range: Range<Int>)? {
    // The full stop of “etc.?” and the dots of “...?” belong to what stands before.
    let endsInStop = text.unicodeScalars.last.map { Self.anywhere[$0] == .statement } ?? false
    let marks = text.unicodeScalars.reversed().prefix { scalar in
      Self.anywhere[scalar].map { endsInStop || $0 != .statement } ?? false
    }.reversed()
    let meanings = marks.compactMap { Self.anywhere[$0] }
    guard let last = meanings.last, meanings.count > 1 else { return nil }
    let meaning = meanings.contains(.question) ? .question : last
    let others = marks.dropFirst().reduce(0) { $0 + UTF8.width($1) }
    let head = Substring(text.utf8.dropLast(others))
    let own = ([question, statement, exclamation] + also).compactMap(\.unicodeScalars.last)
    if marks.allSatisfy(own.contains), let (mark, _) = known(at: head) {
      let ending: Ending =
        switch meaning {
        case .question: .question
        case .exclamation: .exclamation
        case .statement: .statement
        }
      return (ending, head.utf8.count - mark.utf8.count..<text.utf8.count)
    }
    let length = Self.withSpaceBefore(String(head)).utf8.count + others
    let written = String(Substring(text.utf8.suffix(length)))
    return (.foreign(written, meant: meaning), text.utf8.count - length..<text.utf8.count)
  }

  /// Whether there is more than one mark: “??” says the same as one, “..” may be meant as an ellipsis.
  static func areSeveral(_ written: String) -> Bool {
    written.unicodeScalars.count { anywhere[$0] != nil } > 1
  }

  /// Where a mark would go: before spaces. Inside a bidirectional isolate it would be drawn on the wrong side, so it
  /// goes behind what closes one.
  private static func visibleEnd(_ text: String) -> Int {
    var end = text.utf8.count
    for scalar in text.unicodeScalars.reversed() {
      guard scalar.isWhitespace else { break }
      end -= UTF8.width(scalar)
    }
    return end
  }

  /// Three full stops that are not of ASCII, or signs of lists, typed for an ellipsis: “。。。”, “・・・”.
  private static func typedEllipsis(_ text: Substring) -> Int? {
    guard let last = text.utf8.last, last >= 0x80 else { return nil }
    let tail = text.unicodeScalars.suffix(3)
    guard tail.count == 3, let first = tail.first, tail.allSatisfy({ $0 == first }) else {
      return nil
    }
    let isDot = anywhere[first] == .statement || bullets.contains(first)
    return isDot ? 3 * UTF8.width(first) : nil
  }

  /// “It was saved. (5 items)”: the sentence has ended before the bracket.
  private static func endsInAside(_ text: String) -> Bool {
    // Most texts end in a letter or a mark of ASCII.
    if let last = text.utf8.last, last > 0x20, last < 0x80, last != UInt8(ascii: ")") {
      return false
    }
    let trimmed = text.trimmed
    guard let close = trimmed.last, close == ")" || close == "）",
      let open = trimmed.lastIndex(where: { $0 == "(" || $0 == "（" })
    else { return false }
    return trimmed[..<open].trimmed.unicodeScalars.last.map { anywhere[$0] != nil } ?? false
  }

  /// “It failed. [Learn more…](https://example.com)”: the mark is there, in the words of the link.
  private static func endsInLink(_ text: String) -> Bool {
    guard text.contains(bytes: "](") else { return false }
    let trimmed = text.trimmed
    guard trimmed.hasSuffix(")"), let middle = trimmed.ranges(of: "](").last,
      let mark = trimmed[..<middle.lowerBound].unicodeScalars.last,
      !trimmed[middle.upperBound...].dropLast().contains(")")
    else { return false }
    return anywhere[mark] != nil || ellipses.contains(mark)
  }

  /// “Check your email :)”
  private static func endsInEmoticon(_ text: String) -> Bool {
    guard let last = text.utf8.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "(") else {
      return false
    }
    return [":)", ":-)", ";)", ";-)", ":(", ":-("].contains { text.hasSuffix($0) }
  }

  /// The text without what may stand behind its end mark.
  private static func core(_ text: String) -> Substring {
    let scalars = text.unicodeScalars
    let last = scalars.lastIndex { !isLookedThrough($0) }
    return text[..<(last.map(scalars.index(after:)) ?? text.startIndex)]
  }

  private static func isLookedThrough(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "）", "*", "_": true
    default: scalar.isWhitespace || scalar.isFormat || Quotations.closes(scalar)
    }
  }
}

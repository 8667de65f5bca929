extension Marks {
  /// How a text ends.
  ///
  /// Closing quotation marks, brackets, spaces and bidirectional controls are looked through; a text
  /// that ends in a placeholder, a link or an emoji has an unknown end. For a text without a mark the
  /// range is where one would go: behind quotation marks and brackets.
  ///
  /// - Parameter opaque: protected parts of the text; one that ends the text hides how it ends.
  func ending(of text: String, opaque: [Range<Int>] = []) -> (ending: Ending, range: Range<Int>) {
    let stripped = Self.core(text)
    let end = stripped.utf8.count
    let bare = Self.visibleEnd(text)
    if opaque.contains(where: { $0.upperBound == end && !$0.isEmpty }) || Self.endsInAside(text) {
      return (.unknown, bare..<bare)
    }
    guard let last = stripped.unicodeScalars.last else { return (.unknown, 0..<0) }
    if stripped.hasSuffix("…") { return (.ellipsis, end - 3..<end) }
    if stripped.hasSuffix("...") { return (.ellipsis, end - 3..<end) }
    for (mark, ending) in known {
      // Bytes, not characters: U+037E equals “;” as a character, but has another length.
      if !mark.isEmpty, stripped.utf8.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
        return (ending, end - mark.utf8.count..<end)
      }
    }
    if inside, stripped.contains(question.first ?? "?") { return (.question, end..<end) }
    let start = end - String(last).utf8.count
    if let meaning = Self.anywhere[last] {
      let written = Self.withSpaceBefore(String(stripped))
      return (.foreign(written, meant: meaning), end - written.utf8.count..<end)
    }
    switch last {
    case ":", "：": return (.colon, start..<end)
    case ",", ";", "，", "、", "；", "،", "؛": return (.comma, start..<end)
    default: break
    }
    let isLetter =
      last.isAlphabetic || last.isNumeric
      || "%)]}".unicodeScalars.contains(last) || last.properties.generalCategory == .nonspacingMark
      || last.properties.generalCategory == .spacingMark
    return (isLetter ? .bare : .unknown, bare..<bare)
  }

  /// The mark for a meaning.
  func mark(for meaning: Meaning) -> String {
    switch meaning {
    case .statement: statement
    case .question: question
    case .exclamation: exclamation
    }
  }

  /// This language's marks, longest first.
  private var known: [(String, Ending)] {
    var list = [(question, Ending.question), (statement, .statement), (exclamation, .exclamation)]
    for mark in also {
      let meaning = mark.unicodeScalars.last.flatMap { Self.anywhere[$0] }
      switch meaning {
      case .question: list.append((mark, .question))
      case .exclamation: list.append((mark, .exclamation))
      case .statement, nil: list.append((mark, .statement))
      }
    }
    if inside { list.removeAll { $0.0 == question } }
    return list.sorted { $0.0.utf8.count > $1.0.utf8.count }
  }

  /// End marks of all languages and what they mean.
  static let anywhere: [Unicode.Scalar: Meaning] = [
    ".": .statement, "。": .statement, "｡": .statement, "।": .statement, "۔": .statement,
    "։": .statement, "።": .statement, "။": .statement, "។": .statement, "．": .statement,
    "?": .question, "？": .question, "؟": .question, "\u{37E}": .question, "፧": .question,
    "!": .exclamation, "！": .exclamation,
  ]

  /// The mark at the end with the space before it.
  private static func withSpaceBefore(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var start = scalars.count - 1
    while start > 0, scalars[start - 1].isWhitespace { start -= 1 }
    return String(String.UnicodeScalarView(scalars[start...]))
  }

  /// Where the text ends for the eye: before spaces and invisible characters.
  private static func visibleEnd(_ text: String) -> Int {
    var end = text.utf8.count
    for scalar in text.unicodeScalars.reversed() {
      guard scalar.isWhitespace || scalar.properties.generalCategory == .format else {
        break
      }
      end -= String(scalar).utf8.count
    }
    return end
  }

  /// “It was saved. (5 items)”: the sentence has ended before the bracket.
  private static func endsInAside(_ text: String) -> Bool {
    let trimmed = text.trimmed
    guard let close = trimmed.last, close == ")" || close == "）",
      let open = trimmed.lastIndex(where: { $0 == "(" || $0 == "（" })
    else { return false }
    return trimmed[..<open].trimmed.unicodeScalars.last.map { anywhere[$0] != nil } ?? false
  }

  /// The text without what may stand behind its end mark.
  private static func core(_ text: String) -> Substring {
    var core = text[...]
    while let last = core.unicodeScalars.last,
      last.isWhitespace || "”\"»’'」』）)›“״*_".unicodeScalars.contains(last)
        || last.properties.generalCategory == .format
    {
      core = Substring(core.unicodeScalars.dropLast())
    }
    return core
  }
}

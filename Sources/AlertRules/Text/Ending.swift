extension Marks {
  /// How a text ends.
  ///
  /// Closing quotation marks, brackets, spaces and bidirectional controls are looked through; a text
  /// that ends in a placeholder, a link or an emoji has an unknown end.
  func ending(of text: String) -> (ending: Ending, range: Range<Int>) {
    let stripped = Self.core(text)
    let end = stripped.utf8.count
    guard let last = stripped.unicodeScalars.last else { return (.unknown, 0..<0) }
    if let placeholder = PlaceholderScanner.scan(text).last, placeholder.range.upperBound == end,
      placeholder.kind != .percent
    {
      return (.unknown, end..<end)
    }
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
      last.properties.isAlphabetic || last.properties.numericType != nil
      || "%)]}".unicodeScalars.contains(last) || last.properties.generalCategory == .nonspacingMark
      || last.properties.generalCategory == .spacingMark
    return (isLetter ? .bare : .unknown, end..<end)
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
  private static let anywhere: [Unicode.Scalar: Meaning] = [
    ".": .statement, "。": .statement, "｡": .statement, "।": .statement, "۔": .statement,
    "։": .statement, "።": .statement, "။": .statement, "។": .statement, "．": .statement,
    "?": .question, "？": .question, "؟": .question, "\u{37E}": .question, "፧": .question,
    "!": .exclamation, "！": .exclamation,
  ]

  /// The mark at the end with the space before it.
  private static func withSpaceBefore(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var start = scalars.count - 1
    while start > 0, scalars[start - 1].properties.isWhitespace { start -= 1 }
    return String(String.UnicodeScalarView(scalars[start...]))
  }

  /// The text without what may stand behind its end mark.
  private static func core(_ text: String) -> Substring {
    var core = text[...]
    while let last = core.unicodeScalars.last,
      last.properties.isWhitespace || "”\"»’'」』）)›“״*_".unicodeScalars.contains(last)
        || last.properties.generalCategory == .format
    {
      core = Substring(core.unicodeScalars.dropLast())
    }
    return core
  }
}

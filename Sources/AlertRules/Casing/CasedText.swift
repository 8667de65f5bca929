/// A string cut into words for casing.
///
/// Words join across apostrophes, hyphens, slashes, inner dots, ampersands and brackets
/// (`don’t`, `side-by-side`, `and/or`, `v2.0`, `AT&T`, `photo(s)`). A title unit runs from the start,
/// a colon, a line break or a sentence end to the next one.
struct CasedText: Sendable {
  let text: String
  let words: [CasedWord]

  init(_ text: String, inlineCodes: [Range<Int>] = [], terms: Terms) {
    self.text = text
    var builder = Builder(text: text, terms: terms)
    builder.run(Opaque.spans(in: text, inlineCodes: inlineCodes))
    words = builder.words
  }

  /// Whether it holds a path through menus: `Edit > Undo`.
  var namesMenu: Bool {
    text.unicodeScalars.contains { $0 == ">" || $0 == "›" || $0 == "→" || $0 == "▸" }
  }

  /// The first and last word of each unit, by index.
  var edges: (first: Set<Int>, last: Set<Int>) {
    var first: [Int: Int] = [:]
    var last: [Int: Int] = [:]
    for (index, word) in words.enumerated() where word.kind != .emoji {
      if first[word.unit] == nil { first[word.unit] = index }
      last[word.unit] = index
    }
    return (Set(first.values), Set(last.values))
  }

  /// A letter, a digit, or a mark on one.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.isAlphabetic || scalar.isNumeric }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .otherNumber: return true
    default: return properties.isAlphabetic && !properties.isEmojiPresentation
    }
  }

  private struct Builder {
    let text: String
    let terms: Terms
    var words: [CasedWord] = []
    var unit = 0
    var sawGap = false
    var sawDash = false

    mutating func run(_ spans: [Opaque.Span]) {
      var offset = 0
      // The letters behind a protected part may reach into the next one.
      for span in spans where span.range.upperBound > offset {
        let start = max(offset, span.range.lowerBound)
        plain(offset..<start)
        if span.countsAsWord {
          add(start..<span.range.upperBound, kind: span.isEmoji ? .emoji : .opaque)
        }
        offset = span.range.upperBound
        if span.joinsNext { offset = suffixEnd(behind: offset) }
      }
      plain(offset..<text.utf8.count)
    }

    /// Cuts a stretch without protected parts.
    private mutating func plain(_ range: Range<Int>) {
      let view = text.unicodeScalars
      var index = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      while index < end {
        let scalar = view[index]
        if let escape = Self.escape(view[index..<end]) {
          sawGap = true
          if escape == "n" { unit += 1 }
          index = view.index(index, offsetBy: 2)
          continue
        }
        guard CasedText.isWordScalar(scalar) else {
          separator(
            scalar, next: view.index(after: index) < end ? view[view.index(after: index)] : nil)
          index = view.index(after: index)
          continue
        }
        let start = text.utf8.distance(from: text.startIndex, to: index)
        if let term = terms.match(text[index..<end]) {
          let length = term.form.utf8.count
          add(start..<start + length, kind: .term(term.form, isPhrase: term.isPhrase))
          index = text.utf8.index(index, offsetBy: length)
          index = Self.suffixEnd(view, from: index, to: end)
          continue
        }
        let wordEnd = Self.wordEnd(view, from: index, to: end)
        add(start..<start + text.utf8.distance(from: index, to: wordEnd), kind: .word)
        index = wordEnd
      }
    }

    private mutating func add(_ range: Range<Int>, kind: CasedWord.Kind) {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      let written = String(text[start..<end])
      words.append(
        CasedWord(
          range: range, text: written,
          folded: written.foldedWord, kind: kind, unit: unit,
          followsDirectly: !sawGap, followsDash: sawDash))
      sawGap = false
      sawDash = false
    }

    private mutating func separator(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
      if !scalar.isWhitespace { sawGap = true }
      if scalar == "—" || scalar == "–", next?.isWhitespace ?? false { sawDash = true }
      let endsUnit: Bool
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}": endsUnit = true
      case ":", "!", "?", ".": endsUnit = next?.isWhitespace ?? false
      default: endsUnit = false
      }
      if endsUnit, !(scalar == "." && Abbreviations.all.contains(words.last?.folded ?? "")) {
        unit += 1
      }
    }

    /// A line break or tab that is still written as an escape: `\n`, `\t`.
    private static func escape(_ rest: Substring.UnicodeScalarView) -> Unicode.Scalar? {
      guard rest.first == "\\", let letter = rest.dropFirst().first,
        "nrt".unicodeScalars.contains(letter)
      else { return nil }
      return letter
    }

    private static func wordEnd(
      _ view: String.UnicodeScalarView, from start: String.Index, to end: String.Index
    ) -> String.Index {
      var index = start
      while index < end {
        if !CasedText.isWordScalar(view[index]) {
          let next = view.index(after: index)
          guard next < end, isJoiner(view[index]), CasedText.isWordScalar(view[next]) else { break }
        }
        index = view.index(after: index)
      }
      return index
    }

    /// What hangs on a term by an apostrophe belongs to it: `iPad’s`, `iCloud’dan`.
    private static func suffixEnd(
      _ view: String.UnicodeScalarView, from start: String.Index, to end: String.Index
    ) -> String.Index {
      guard start < end, view[start] == "'" || view[start] == "’" else { return start }
      var index = view.index(after: start)
      while index < end, CasedText.isWordScalar(view[index]) { index = view.index(after: index) }
      return index
    }

    /// Letters right behind a placeholder or quotation, with or without an apostrophe; not in scripts
    /// without case, where words follow each other without spaces.
    private func suffixEnd(behind offset: Int) -> Int {
      let view = text.unicodeScalars
      var index = text.utf8.index(text.startIndex, offsetBy: offset)
      let start = index
      if index < text.endIndex, view[index] == "'" || view[index] == "’" {
        index = view.index(after: index)
      }
      let letters = index
      while index < text.endIndex, CasedText.isWordScalar(view[index]), view[index].isCased {
        index = view.index(after: index)
      }
      return index == letters
        ? offset : offset + text.utf8.distance(from: start, to: index)
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "'", "’", "ʼ", "-", "\u{2010}", "\u{2011}", ".", "&", "/", "_", "(", ")", "[", "]", "·",
        "@":
        true
      default: false
      }
    }
  }
}

/// Words whose full stop does not end a sentence.
enum Abbreviations {
  static let all: Set<String> = Set(CatalogWords.list("English/abbreviations.txt"))
}

/// Cuts the words of a ``CasedText``, byte by byte.
struct WordCutter {
  let text: String
  /// Its UTF-8 bytes.
  let bytes: UnsafeRawBufferPointer
  let terms: Terms
  let forms: WordForms?
  private var words: [CasedWord] = []
  private var unit = 0
  private var sawGap = false
  private var sawDash = false
  /// Whether white space stands right before.
  private var sawSpace = false
  /// Whether what stands between the names of menus was met, outside protected parts.
  private(set) var sawArrow = false

  init(text: String, bytes: UnsafeRawBufferPointer, terms: Terms, forms: WordForms?) {
    self.text = text
    self.bytes = bytes
    self.terms = terms
    self.forms = forms
    words.reserveCapacity(bytes.count / 6 + 1)
  }

  /// The words; protected parts that count as one are among them.
  mutating func cut(around spans: [Opaque.Span]) -> [CasedWord] {
    var offset = 0
    // The letters behind a protected part may reach into the next one.
    for span in spans where span.range.upperBound > offset {
      let start = max(offset, span.range.lowerBound)
      plain(offset..<start)
      if span.joinsNext { joinLetter(before: start) }
      if span.countsAsWord {
        add(start..<span.range.upperBound, kind: span.isEmoji ? .emoji : .opaque)
      }
      offset = span.range.upperBound
      if span.joinsNext { offset = suffixEnd(behind: offset) }
    }
    plain(offset..<bytes.count)
    return words
  }

  /// A single letter right before a placeholder belongs to it: `v%1$@`.
  private mutating func joinLetter(before start: Int) {
    guard let last = words.last, last.range.upperBound == start, last.form.isSingle, last.isCased
    else { return }
    words[words.count - 1].kind = .opaque
  }

  /// Cuts a stretch without protected parts.
  private mutating func plain(_ range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      let (scalar, width) = scalar(at: index)
      if scalar == "\\", index + 1 < end, Self.isEscape(bytes[index + 1]) {
        sawGap = true
        if bytes[index + 1] == UInt8(ascii: "n") { unit += 1 }
        index += 2
        continue
      }
      guard CasedText.isWordScalar(scalar) else {
        let next = index + width
        separator(scalar, next: next < end ? self.scalar(at: next).scalar : nil)
        // What hangs on a bracket belongs to the word in it: `(Yedek)'i`.
        index = scalar == ")" ? suffixEnd(from: next, to: end, \.isCased) : next
        continue
      }
      if terms.mayBegin(bytes[index], index + 1 < end ? bytes[index + 1] : 0) {
        let rest = substring(index..<end)
        if let term = terms.match(rest) {
          let length = term.spelling.utf8.count
          add(index..<index + length, kind: .term(term.form, isPhrase: term.isPhrase))
          index = suffixEnd(from: index + length, to: end) { _ in true }
          continue
        }
        if let length = terms.inflected(rest) {
          let name = String(decoding: bytes[index..<index + length], as: UTF8.self)
          add(index..<index + length, kind: .term(name, isPhrase: false))
          index += length
          continue
        }
      }
      let wordEnd = wordEnd(from: index, to: end)
      add(index..<wordEnd, kind: .word)
      index = wordEnd
    }
  }

  private mutating func add(_ range: Range<Int>, kind: CasedWord.Kind) {
    let written = UnsafeRawBufferPointer(rebasing: bytes[range])
    let form = forms?.form(written) ?? WordForm(String(decoding: written, as: UTF8.self))
    words.append(
      CasedWord(
        range: range, form: form, kind: kind, unit: unit, followsDirectly: !sawGap,
        followsDash: sawDash))
    sawGap = false
    sawDash = false
    sawSpace = false
  }

  private mutating func separator(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    if !scalar.isWhitespace {
      sawGap = true
      sawArrow = sawArrow || Self.arrows.contains(scalar)
    }
    let isDash = scalar == "—" || scalar == "–" || scalar == "-" && sawSpace
    if isDash, next?.isWhitespace ?? false { sawDash = true }
    sawSpace = scalar.isWhitespace
    let endsUnit: Bool
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": endsUnit = true
    case ":", "!", "?", ".": endsUnit = next?.isWhitespace ?? false
    default: endsUnit = false
    }
    if endsUnit, !(scalar == "." && words.last?.isIn(.abbreviation) ?? false) { unit += 1 }
  }

  /// What people write between the names of menus: `Edit > Undo`.
  private static let arrows = CatalogWords.scalars("Letters/menu-arrows.txt")

  /// A line break or tab that is still written as an escape: `\n`, `\t`.
  private static func isEscape(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r") || letter == UInt8(ascii: "t")
  }

  private func wordEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let (scalar, width) = scalar(at: index)
      if !CasedText.isWordScalar(scalar) {
        let next = index + width
        guard next < end, Self.isJoiner(scalar),
          CasedText.isWordScalar(self.scalar(at: next).scalar)
        else { break }
      }
      index += width
    }
    return index
  }

  /// What hangs on a term by an apostrophe belongs to it: `iPad’s`, `iCloud’dan`.
  private func suffixEnd(
    from start: Int, to end: Int, _ isWanted: (Unicode.Scalar) -> Bool
  ) -> Int {
    guard start < end else { return start }
    let (scalar, width) = scalar(at: start)
    guard Apostrophes.contains(scalar) else { return start }
    return lettersEnd(from: start + width, to: end, isWanted)
  }

  private func lettersEnd(
    from start: Int, to end: Int, _ isWanted: (Unicode.Scalar) -> Bool
  ) -> Int {
    var index = start
    while index < end {
      let (scalar, width) = scalar(at: index)
      guard CasedText.isWordScalar(scalar), isWanted(scalar) else { break }
      index += width
    }
    return index
  }

  /// Letters right behind a placeholder or quotation, with or without an apostrophe; not in scripts
  /// without case, where words follow each other without spaces.
  private func suffixEnd(behind offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let (scalar, width) = scalar(at: offset)
    let letters = Apostrophes.contains(scalar) ? offset + width : offset
    let end = lettersEnd(from: letters, to: bytes.count) { $0.isCased }
    return end == letters ? offset : end
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", ".", "&", "/", "_", "(", ")", "[", "]", "·", "@": true
    default: Apostrophes.contains(scalar)
    }
  }

  private func substring(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The scalar at a byte, and how many bytes it takes.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
    bytes.scalar(at: index)
  }
}

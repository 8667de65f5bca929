/// Sentences of a text: ICU's, joined again where an abbreviation's full stop cut them.
enum Sentences {
  /// The ranges, UTF-8 bytes, with the space behind each.
  static func ranges(of text: String, locale: String) -> [Range<Int>] {
    let sentences = ICU.sentences(text, locale: locale)
    // Most titles are one, and hold no full stop inside.
    if sentences.count <= 1, !text.contains(bytes: ". ") { return sentences }
    let bytes = Array(text.utf8)
    let isEnglish = Languages.isEnglish(locale)
    var result: [Range<Int>] = []
    for range in sentences {
      if let last = result.last, continues(bytes[last], bytes[range], isEnglish) {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return isEnglish ? result.flatMap { uncapitalized(in: $0, bytes) } : result
  }

  /// English: ICU does not cut before a small letter; behind a full stop and an ordinary word a
  /// sentence begins there all the same: “no network. try again”.
  private static func uncapitalized(in range: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst().dropLast(2)
    where bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: " ")
      && bytes[index + 2].isSmall
    {
      let word = String(
        decoding: bytes[start..<index].reversed().prefix { $0 != UInt8(ascii: " ") }.reversed(),
        as: UTF8.self
      ).lowercased()
      let english = English.shared
      guard word.utf8.count > 3, !Abbreviations.all.contains(word),
        english.commonWords.contains(word) || english.isVerb(word)
      else { continue }
      result.append(start..<index + 2)
      start = index + 2
    }
    return result + [start..<range.upperBound]
  }

  /// Whether a sentence goes on behind the cut: an abbreviation, a question in brackets, or a line
  /// that was only wrapped.
  private static func continues(
    _ sentence: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>, _ isEnglish: Bool
  ) -> Bool {
    // “Thank you! ❤️”
    if isEmoji(next) { return true }
    if WrittenNames.isEnd(of: sentence)
      || endsInAbbreviation(sentence, isEnglish) && !(isEnglish && opensSentence(next))
    {
      return true
    }
    // “Open .NET App”: nothing ends before a full stop that opens a word.
    if sentence.last == UInt8(ascii: "."), opensWord(sentence.dropLast()), isName(next) {
      return true
    }
    // “the parameter ?name= is missing”: a sign that belongs to what follows.
    if let mark = sentence.last, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"),
      sentence.dropLast().last ?? UInt8(ascii: " ") == UInt8(ascii: " "), isParameter(next)
    {
      return true
    }
    // “![](url)”: the mark of a picture in Markdown.
    let edge = sentence.suffix(longestEdge)
    if let mark = edge.lastIndex(of: UInt8(ascii: "!")), mark + 1 < edge.endIndex,
      edge[mark + 1] == UInt8(ascii: "[")
    {
      return true
    }
    // “احصل.ي”: nothing ends between two letters, where words have spaces between them.
    if sentence.last == UInt8(ascii: "."), let lead = next.first, (0xC3..<0xE2).contains(lead),
      String(decoding: next.prefix(longestEdge), as: UTF8.self).first?.isLetter ?? false,
      String(decoding: sentence.dropLast().suffix(longestEdge), as: UTF8.self).last?.isLetter
        ?? false
    {
      return true
    }
    // The usual end: a mark and a space.
    let last = sentence.last { $0 != UInt8(ascii: " ") }
    if last == UInt8(ascii: ".") || last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      return false
    }
    // A sentence of many lines is not read again for each of them.
    var text = String(decoding: sentence.suffix(longestEdge), as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { text = String(decoding: sentence, as: UTF8.self) }
    let isWrapped = text.last?.isNewline ?? false
    guard let end = text.last(where: { !$0.isWhitespace }) else { return false }
    if isWrapped {
      let isParagraph = text.reversed().prefix { $0.isWhitespace }.count { $0.isNewline } > 1
      return !isParagraph && !endsSentence(end)
    }
    let begin = String(decoding: next, as: UTF8.self).first { !$0.isWhitespace }
    let mayEnd = end == ")" || end == "]" || end.unicodeScalars.allSatisfy(Quotations.closes)
    return mayEnd && begin?.isLowercase ?? false
  }

  /// Whether what follows a text begins a word: behind a space, or where nothing is seen before it.
  private static func opensWord(_ before: ArraySlice<UInt8>) -> Bool {
    guard let last = before.last else { return true }
    return last == 0x20
      || last >= 0x80
        && String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last?.isFormat ?? false
  }

  /// “NET Required”, “env file”: a word in one case, as names of files and platforms are.
  private static func isName(_ next: ArraySlice<UInt8>) -> Bool {
    let word = next.prefix { $0.isLetter }
    return word.count > 1 && (word.allSatisfy(\.isCapital) || word.allSatisfy(\.isSmall))
  }

  /// Whether nothing but emoji and marks stands there: a placeholder says something.
  private static func isEmoji(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(where: { $0 >= 0xE2 }), !text.contains(where: { $0.isLetter }) else {
      return false
    }
    return String(decoding: text, as: UTF8.self).allSatisfy { character in
      character.isWhitespace || Opaque.isEmoji(character)
        || character.unicodeScalars.allSatisfy { Marks.anywhere[$0] != nil }
    }
  }

  /// Bytes in which the last letter of a sentence is found, and the space behind it.
  private static let longestEdge = 64

  /// Whether a text begins with the name of a parameter: “name= is missing”.
  private static func isParameter(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { $0 > 0x20 && $0 < 0x80 }
    return word.contains(UInt8(ascii: "=")) && word.first.map { $0 | 0x20 > 0x60 } ?? false
  }

  /// “About 30 min. Your Mac will restart.”: what begins so is no name behind an abbreviation.
  private static func opensSentence(_ sentence: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: sentence.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    guard word.first?.isUppercase ?? false else { return false }
    let classes = English.shared.classes(of: word.lowercased())
    return !classes.isDisjoint(with: [
      .determiner, .anyAuxiliary, .grammar(.pronoun), .grammar(.nameless),
      .grammar(.infinitiveMark),
      .grammar(.politeOpener),
    ])
  }

  /// End marks of any language, and what may stand in their place.
  private static func endsSentence(_ character: Character) -> Bool {
    character.unicodeScalars.last.map {
      Marks.anywhere[$0] != nil || Marks.ellipses.contains($0) || Marks.colons.contains($0)
        || Marks.semicolons.contains($0)
    } ?? false
  }

  /// “J. K. Rowling”, but “Plan A. Plan B.”
  private static func areInitials(_ sentence: ArraySlice<UInt8>) -> Bool {
    sentence.count < 20
      && sentence.split(separator: UInt8(ascii: " ")).allSatisfy {
        $0.count == 2 && $0[$0.startIndex].isCapital && $0.last == UInt8(ascii: ".")
      }
  }

  private static func endsInAbbreviation(
    _ sentence: ArraySlice<UInt8>, _ isEnglish: Bool
  ) -> Bool {
    guard let dot = sentence.lastIndex(where: { $0 > 0x20 }), sentence[dot] == UInt8(ascii: "."),
      let end = sentence[..<dot].lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    let start =
      sentence[..<end].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? sentence.startIndex
    let word = String(decoding: sentence[start...end], as: UTF8.self).trimmed
    // “m.u.v.”, in any language.
    let letters = word.split(separator: ".", omittingEmptySubsequences: false)
    if letters.allSatisfy({ $0.count == 1 && $0.first?.isLetter ?? false }) {
      return letters.count > 1 || areInitials(sentence)
    }
    // “एस.एस.एल.”: the names of letters, in scripts that spell them out.
    if letters.count > 1,
      letters.allSatisfy({ (1...2).contains($0.count) && !$0.utf8.contains { $0 < 0x80 } })
    {
      return true
    }
    return (isEnglish ? Abbreviations.all : Abbreviations.shared).contains(word.lowercased())
  }
}

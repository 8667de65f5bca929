/// What tells that nobody translated a text.
extension AlertText {
  /// Whether nobody translated a text: also where the source was corrected since, in its case or end. One
  /// word may be the same in two languages.
  static func isCopy(_ text: String, of source: String) -> Bool {
    text.utf8.contains(UInt8(ascii: " ")) && areAlike(text, source)
  }

  /// Whether two texts are the same but for their case and end.
  static func areAlike(_ text: String, _ source: String) -> Bool {
    if text == source { return true }
    guard abs(text.utf8.count - source.utf8.count) <= 4 else { return false }
    // Nearly all translations have another letter soon.
    let difference = zip(text.utf8, source.utf8).first { $0 | 0x20 != $1 | 0x20 }
    if let (a, b) = difference, a < 0x80, b < 0x80, a.isLetter || b.isLetter { return false }
    func core(_ text: String) -> String {
      let last = text.unicodeScalars.lastIndex { $0.isAlphabetic || $0.isNumeric }
      return last.map { text.unicodeScalars[...$0] }.map { String($0).lowercased() } ?? text
    }
    return core(text) == core(source)
  }

  /// “[to be deleted]”
  static func isStandIn(_ text: String) -> Bool {
    text.utf8.last == UInt8(ascii: "]")
      && text.unicodeScalars.first { !$0.isWhitespace && !$0.isFormat } == "["
  }

  /// Whether one of several forms has no placeholder and is only a word of the sentence of its source: “files” for
  /// “Delete %d files?”.
  static func isPiece(_ text: CasedText, of source: CasedText?) -> Bool {
    guard let source, !source.placeholders.isEmpty else { return false }
    return !text.words.isEmpty
      && text.words.allSatisfy { $0.kind == .word && $0.isCased && !$0.isCapitalized }
  }

  /// Whether a text of several words has only Latin letters: in Greek or Japanese it is English still.
  static func isInLatin(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: " "))
      && !text.unicodeScalars.contains { $0.value > 0x24F && $0.isAlphabetic }
  }

  /// Whether every word of a sentence is English, several of them such as no other language has: an older wording of the
  /// source that nobody translated.
  static func isEnglish(_ text: CasedText) -> Bool {
    var (words, ownWords) = (0, 0)
    for word in text.words where word.kind == .word && word.isCased && !word.isProtected {
      guard word.isIn([.commonWord, .verb, .minorWord, .functionWord, .determiner]) else {
        return false
      }
      words += 1
      if word.text.utf8.count > 2, word.isIn([.functionWord, .determiner]) { ownWords += 1 }
    }
    return words > 3 && ownWords > 1
  }

  /// Whether every word is an ordinary one of English.
  static func isOfEnglishWords(_ text: CasedText) -> Bool {
    text.words.allSatisfy { $0.kind != .word || English.shared.isOrdinary($0.folded) }
  }

  /// Whether two in three letters are of scripts that no language in Latin letters is written in: a text from
  /// the file of another language.
  static func isWithoutLatin(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return false }
    var letters = 0
    var others = 0
    for scalar in text.unicodeScalars where scalar.isAlphabetic {
      letters += 1
      if scalar.value >= 0x370, !(0x1D00...0x1FFF).contains(scalar.value) { others += 1 }
    }
    return others * 3 >= letters * 2 && others > 0
  }
}

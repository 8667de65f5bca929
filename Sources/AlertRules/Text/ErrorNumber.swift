import AlertCatalog

/// Finds the number of an error in a title, which counts nothing.
struct ErrorNumber {
  private let text: AlertText
  private let errors: [CasedWord]

  /// The first number that is a code, or the placeholder of one; UTF-8 bytes.
  static func first(in text: AlertText) -> Range<Int>? {
    guard text.value.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0.isDigit }) else {
      return nil
    }
    let placeholders = text.placeholders.filter { $0.kind == .int32 || $0.kind == .int64 }
    let numbers = Numbers.ranges(in: text.value)
    if placeholders.isEmpty && numbers.isEmpty { return nil }
    let found = ErrorNumber(text)
    if let code = placeholders.first(where: { found.isCode($0.range) }) { return code.range }
    let quoted = text.cased.words.filter { $0.kind == .opaque }.map(\.range)
    return numbers.first { number in
      !quoted.contains { $0.overlaps(number) } && found.isWrittenCode(number)
    }
  }

  private init(_ text: AlertText) {
    self.text = text
    errors = text.cased.words.filter { word in
      word.isIn(.errorWord)
        || !text.isEnglish && text.labels.roles(of: word.text).contains(.wordError)
    }
  }

  /// Whether digits are a code: one or two count something, unless they are the end of it, “Error Code 42”.
  private func isWrittenCode(_ number: Range<Int>) -> Bool {
    let digits = text.value[utf8: number]
    if digits.utf8.count < 3 {
      let rest = text.value[utf8: number.upperBound..<text.value.utf8.count]
      return !rest.contains { $0.isLetter || $0.isNumber } && isCode(number)
        && word(before: number).map { announces($0) && !$0.isIn(.finiteForm) } ?? false
    }
    return digits.hasPrefix("0x") || digits.hasPrefix("0X") || isCode(number)
      || text.value[utf8: 0..<number.lowerBound].last == "("
        && (digits.hasPrefix("-") || digits.hasPrefix("−"))
  }

  /// “404 Error”, but “3 Failed”; “%d Uploads Failed” and “Error Deleting 250 Photos” count something.
  private func isCode(_ number: Range<Int>) -> Bool {
    let behind = text.cased.words.first { $0.range.lowerBound >= number.upperBound }
    let before = word(before: number)
    return announces(before) && !isCounted(behind, number, behind: before)
      || isReported(number, by: before)
      || isError(behind) && !(behind?.isIn(.finiteForm) ?? false)
  }

  private func word(before number: Range<Int>) -> CasedWord? {
    text.cased.words.last { $0.range.upperBound <= number.lowerBound }
  }

  private func isError(_ word: CasedWord?) -> Bool { errors.contains { $0.range == word?.range } }

  private func announces(_ word: CasedWord?) -> Bool {
    isError(word) || !errors.isEmpty && word.map { Self.codeNouns.contains($0.folded) } ?? false
  }

  /// “The following error occurred: %d”, and nothing that is counted.
  private func isReported(_ number: Range<Int>, by word: CasedWord?) -> Bool {
    guard let word, word.isIn(.finiteForm), !errors.isEmpty else { return false }
    return isError(self.word(before: word.range))
      && text.value.utf8.dropFirst(word.range.upperBound).first == UInt8(ascii: ":")
      && text.value.utf8.dropFirst(number.upperBound).first != UInt8(ascii: "%")
      && text.cased.words.allSatisfy {
        $0.range.lowerBound < number.upperBound || $0.kind == .opaque
      }
  }

  /// “Sync Failed 100 Times” and “Error: 250 Photos Missing” count something as well.
  private func isCounted(
    _ word: CasedWord?, _ number: Range<Int>, behind error: CasedWord?
  ) -> Bool {
    guard let error,
      error.isIn(.finiteForm)
        || text.value[utf8: error.range.upperBound..<number.lowerBound].contains(":"),
      text.value.utf8.dropFirst(number.lowerBound).first != UInt8(ascii: "-"),
      let word, text.isEnglish, word.kind == .word, word.followsDirectly, !isError(word)
    else { return false }
    return word.isLikelyPlural && !word.isProtected
      && !word.isIn([.finiteForm, .anyAuxiliary, .determiner, .minorWord, .functionWord])
  }

  private static let codeNouns = Set(CatalogWords.list("English/code-nouns.txt"))
}

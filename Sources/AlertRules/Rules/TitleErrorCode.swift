/// No error numbers in a title.
enum TitleErrorCode: Rule {
  static let info = RuleInfo(
    id: "title-error-code",
    summary: "A title holds no error number.",
    rationale:
      "A number means nothing to the person who has to decide; support can find it in the message.",
    sources: ["hig-2024: no title such as an error number"],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Upload Stopped"),
      .alert(title: "Delete 150 Photos?"),
      .alert(title: "Error ↓80211 Happened"),
      .alert(title: "Upload Failed (↓-1009)"),
      .alert(title: "Error ↓%d"),
      .alert(title: "%d Uploads Failed"),
      .alert(title: "HTTP ↓404 Error"),
      .alert(title: "Failed to Load 1000 Photos"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let hasNumber = text.value.utf8.contains {
      $0 == UInt8(ascii: "%") || (0x30...0x39).contains($0)
    }
    guard hasNumber else { return [] }
    let errors = text.cased.words.filter { word in
      word.isIn(.errorWord)
        || text.policy?.language != "en"
          && text.alert.labels.roles(of: word.text).contains(.wordError)
    }
    // “%d Uploads Failed” and “Error Deleting 250 Photos” count something.
    func isCode(_ number: Range<Int>) -> Bool {
      guard let last = errors.last else { return false }
      let behind = text.cased.words.first { $0.range.lowerBound >= number.upperBound }
      let before = text.cased.words.last { $0.range.upperBound <= number.lowerBound }
      func isError(_ word: CasedWord?) -> Bool { errors.contains { $0.range == word?.range } }
      // “404 Error”, but “3 Failed”.
      return isError(before) || isError(behind) && !(behind?.isIn(.finiteForm) ?? false)
        || behind == nil && last.range.upperBound <= number.lowerBound
    }
    let numbers = text.placeholders.filter { isNumber($0.kind) }
    if let number = numbers.first(where: { isCode($0.range) }) { return [diagnosis(number.range)] }
    guard hasLongNumber(text.value) else { return [] }
    for match in text.value.matches(of: /0[xX][0-9A-Fa-f]{2,}|[-−]?[0-9]{3,}/) {
      let range = text.value.utf8Range(match.range)
      let digits = match.output
      let before = text.value[..<match.range.lowerBound].last
      if digits.hasPrefix("0x") || digits.hasPrefix("0X") || isCode(range)
        || before == "(" && (digits.hasPrefix("-") || digits.hasPrefix("−"))
      {
        return [diagnosis(range)]
      }
    }
    return []
  }

  /// Three digits in a row, or `0x`.
  private static func hasLongNumber(_ text: String) -> Bool {
    var digits = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      digits = (0x30...0x39).contains(byte) ? digits + 1 : 0
      if digits == 3 || previous == UInt8(ascii: "0") && byte | 0x20 == UInt8(ascii: "x") {
        return true
      }
      previous = byte
    }
    return false
  }

  private static func diagnosis(_ range: Range<Int>) -> Diagnosis {
    Diagnosis(
      range: range, message: "an error number tells people nothing; put it into the message")
  }

  private static func isNumber(_ kind: Placeholder.Kind) -> Bool {
    kind == .int32 || kind == .int64
  }
}

extension String {
  /// A range of indices as UTF-8 offsets.
  func utf8Range(_ range: Range<Index>) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: range.lowerBound)..<utf8.distance(
        from: startIndex, to: range.upperBound)
  }
}

/// No error numbers in a title.
enum TitleErrorCode: Rule {
  static let info = RuleInfo(
    id: "title-error-code",
    summary: "A title should contain no error number.",
    rationale: """
      A number, or the name of an error domain, means nothing to the person who has to decide; support \
      can find it in the message.
      """,
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
      .alert(title: "Error Code ↓42"),
      .alert(title: "Sync Error (↓12)"),
      .alert(title: "Upload Failed 2 Times"),
      .alert(title: "Sync Failed 100 Times"),
      .alert(title: "Error: 250 Photos Missing"),
      .alert(title: "Error ↓404 Occurs"),
      .alert(title: "The following error occurred: ↓%d"),
      .alert(title: "An error occurred: %d new photos missing"),
      .alert(title: "An error occurred: 100% full"),
      .alert(title: "Error ↓404 Pages Not Found"),
      .alert(title: "Error ↓500: Access Denied"),
      .alert(title: "Request Failed with Status ↓500"),
      .alert(title: "Syntax Error on Line %d"),
      .alert(title: "Failed to Open Album “1989”"),
      .alert(title: "Failed to Connect to Port 8080"),
      .alert(title: "↓NSURLErrorDomain Error"),
      .alert("de", title: "Fehler in ↓NSCocoaErrorDomain"),
      .alert(title: "“NSURLErrorDomain” Is the Name of a File"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    if let domain = errorDomain(in: text) {
      let message = "the name of an error domain tells people nothing; put it in the message"
      return [Diagnosis(range: domain, message: message)]
    }
    let hasNumber = text.value.utf8.contains {
      $0 == UInt8(ascii: "%") || $0.isDigit
    }
    guard hasNumber else { return [] }
    // Nearly every number is in no place where a code may be.
    lazy var errors = text.cased.words.filter { word in
      word.isIn(.errorWord)
        || !text.isEnglish
          && text.labels.roles(of: word.text).contains(.wordError)
    }
    func isError(_ word: CasedWord?) -> Bool { errors.contains { $0.range == word?.range } }
    func announces(_ word: CasedWord?) -> Bool {
      isError(word) || !errors.isEmpty && word.map { codeNouns.contains($0.folded) } ?? false
    }
    // “The following error occurred: %d”, and nothing that is counted.
    func isReported(_ number: Range<Int>, by word: CasedWord?) -> Bool {
      guard let word, word.isIn(.finiteForm), !errors.isEmpty else { return false }
      let rest = text.value.utf8.dropFirst(number.upperBound)
      return isError(text.cased.words.last { $0.range.upperBound <= word.range.lowerBound })
        && text.value.utf8.dropFirst(word.range.upperBound).first == UInt8(ascii: ":")
        && rest.first != UInt8(ascii: "%")
        && text.cased.words.allSatisfy {
          $0.range.lowerBound < number.upperBound || $0.kind == .opaque
        }
    }
    // “Sync Failed 100 Times” and “Error: 250 Photos Missing” count something as well.
    func isCounted(_ word: CasedWord?, _ number: Range<Int>, behind error: CasedWord?) -> Bool {
      guard let error,
        error.isIn(.finiteForm)
          || text.value[utf8: error.range.upperBound..<number.lowerBound].contains(":"),
        text.value.utf8.dropFirst(number.lowerBound).first != UInt8(ascii: "-"),
        let word, text.isEnglish, word.kind == .word, word.followsDirectly, !isError(word)
      else { return false }
      return word.folded.hasSuffix("s") && !word.folded.hasSuffix("ss") && !word.isProtected
        && !StatementWords.singulars.contains(word.folded)
        && !word.isIn([.finiteForm, .anyAuxiliary, .determiner, .minorWord, .functionWord])
    }
    // “%d Uploads Failed” and “Error Deleting 250 Photos” count something.
    func isCode(_ number: Range<Int>) -> Bool {
      let behind = text.cased.words.first { $0.range.lowerBound >= number.upperBound }
      let before = text.cased.words.last { $0.range.upperBound <= number.lowerBound }
      // “404 Error”, but “3 Failed”.
      return announces(before) && !isCounted(behind, number, behind: before)
        || isReported(number, by: before)
        || isError(behind) && !(behind?.isIn(.finiteForm) ?? false)
    }
    let numbers = text.placeholders.filter { isNumber($0.kind) }
    if let number = numbers.first(where: { isCode($0.range) }) { return [diagnosis(number.range)] }
    let quoted = text.cased.words.filter { $0.kind == .opaque }.map(\.range)
    let code = self.numbers(in: text.value).first { number in
      if quoted.contains(where: { $0.overlaps(number) }) { return false }
      let digits = text.value[utf8: number]
      let before = text.value[utf8: 0..<number.lowerBound].last
      // One or two digits count something, unless they are the end of it: “Error Code 42”.
      if digits.utf8.count < 3 {
        let rest = text.value[utf8: number.upperBound..<text.value.utf8.count]
        return !rest.contains { $0.isLetter || $0.isNumber } && isCode(number)
          && text.cased.words.last { $0.range.upperBound <= number.lowerBound }
            .map { announces($0) && !$0.isIn(.finiteForm) } ?? false
      }
      return digits.hasPrefix("0x") || digits.hasPrefix("0X") || isCode(number)
        || before == "(" && (digits.hasPrefix("-") || digits.hasPrefix("−"))
    }
    return code.map { [diagnosis($0)] } ?? []
  }

  /// `NSCocoaErrorDomain`, `kCFErrorDomainCFNetwork`: what Foundation calls the place an error comes from, unless it is
  /// quoted.
  private static func errorDomain(in text: AlertText) -> Range<Int>? {
    guard text.value.contains(bytes: "ErrorDomain") else { return nil }
    return text.cased.words.first { word in
      word.text.contains(bytes: "ErrorDomain") && word.kind != .opaque
        && ["NS", "kCF"].contains { word.text.hasPrefix($0) }
    }?.range
  }

  private static let codeNouns = Set(CatalogWords.list("English/code-nouns.txt"))

  /// Numbers, those of three digits or more with the minus before them, and `0x7F`; UTF-8 bytes.
  private static func numbers(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var numbers: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      var start = index
      var end = index
      if bytes[index] == UInt8(ascii: "0"), index + 1 < bytes.count,
        bytes[index + 1] | 0x20 == UInt8(ascii: "x")
      {
        end = index + 2
        while end < bytes.count, Unicode.Scalar(bytes[end]).properties.isASCIIHexDigit { end += 1 }
        if end < index + 4 { end = index }
      } else {
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        // “10x7F” holds another number behind its first digit.
        if end < min(index + 3, bytes.count), bytes[end] | 0x20 == UInt8(ascii: "x") { end = index }
        let before = bytes[..<index]
        start -=
          before.last == UInt8(ascii: "-") ? 1 : before.suffix(3).elementsEqual("−".utf8) ? 3 : 0
      }
      if end > index {
        numbers.append(start..<end)
        index = end
      } else {
        index += 1
      }
    }
    return numbers
  }

  private static func diagnosis(_ range: Range<Int>) -> Diagnosis {
    Diagnosis(
      range: range, message: "an error number tells people nothing; put it in the message")
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

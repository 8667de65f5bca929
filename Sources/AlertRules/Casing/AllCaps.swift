/// Text that shouts: two or more words in capitals only that are no known acronyms, at least 80 % of the cased letters in upper case.
enum AllCaps {
  static func isAllCaps(_ text: CasedText) -> Bool {
    func shouts(_ word: CasedWord) -> Bool {
      word.kind == .word && !word.form.hasLowercase && word.isCased && !word.form.isSingle
        && !word.isIn(.acronym)
    }
    guard text.words.count(where: shouts) >= 2 else { return false }
    let words = text.words.filter { $0.kind == .word && $0.isCased }
    var upper = 0
    var cased = 0
    for scalar in words.flatMap(\.text.unicodeScalars) where scalar.isCased {
      cased += 1
      if scalar.isUppercase { upper += 1 }
    }
    return upper * 5 >= cased * 4
  }
}

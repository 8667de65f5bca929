/// Text that shouts: two or more words in capitals only that are no known acronyms, at least 80 % of the cased letters in upper case.
enum AllCaps {
  static func isAllCaps(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind == .word && $0.isCased }
    let shouting = words.filter { word in
      word.text.unicodeScalars.count > 1 && English.shared.acronyms[word.folded] == nil
        && !word.text.unicodeScalars.contains { $0.isLowercase }
    }
    guard shouting.count >= 2 else { return false }
    var upper = 0
    var cased = 0
    for scalar in words.flatMap(\.text.unicodeScalars) where scalar.isCased {
      cased += 1
      if scalar.isUppercase { upper += 1 }
    }
    return upper * 5 >= cased * 4
  }
}

/// Text that shouts: two or more words, at least 80 % of the cased letters in upper case.
enum AllCaps {
  static func isAllCaps(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind == .word && $0.isCased }
    guard words.count >= 2 else { return false }
    var upper = 0
    var cased = 0
    for scalar in words.flatMap(\.text.unicodeScalars) where scalar.properties.isCased {
      cased += 1
      if scalar.properties.isUppercase { upper += 1 }
    }
    return upper * 5 >= cased * 4
  }
}

/// Whether an English sentence without a question mark may ask something all the same. That a mark is missing
/// is certain then, and which one is for a person to say.
enum UnmarkedQuestion {
  /// “… are you sure you want to continue”, “Is “%@” your name”, “Want to save your changes”.
  static func isPossible(_ words: [CasedWord]) -> Bool {
    isOpened(words) && !isTold(words) || TitleForm.mayAsk(words) || asks(words)
      // “Your plan will be canceled, continue”
      || words.last.map { $0.isIn(.leadInVerb) && !$0.followsDirectly } ?? false
  }

  /// What asks whatever mark it has: “Do you want to replace the file.”
  static func isCertain(_ words: ArraySlice<CasedWord>) -> Bool {
    guard words.count > 2, let first = words.first, let second = words.dropFirst().first,
      first.isIn(.anyAuxiliary), second.followsDirectly
    else { return false }
    return English.shared.askingOpeners.contains("\(first.folded) \(second.folded)")
  }

  /// What asks by the order of its words: “… would you like to allow that”, “How many guests are coming”.
  static func asks(_ words: [CasedWord]) -> Bool { inverts(words) || opensQuestion(words) }

  /// An interrogative before anything but a subject: “What you need to know” asks nothing.
  static func opensQuestion(_ words: [CasedWord]) -> Bool {
    guard words.count > 2, words[0].isIn(.interrogative),
      !words[0].isIn(.clauseOpener)
        || words[0].isIn(.openInterrogative), !words[1].isIn(.pronoun),
      !words[1].isIn(.infinitiveMark),
      words[1].kind == .word
    else { return false }
    return words.dropFirst().contains { $0.isIn(.verb) || $0.isIn(.anyAuxiliary) }
  }

  /// “Want to save your changes”, “Don’t have an account”: neither subject nor auxiliary.
  static func isOpened(_ words: [CasedWord]) -> Bool {
    guard words.count > 1 else { return false }
    let openers = English.shared.questionOpeners
    return openers.contains(words[0].folded)
      || openers.contains("\(words[0].folded) \(words[1].folded)")
  }

  /// “Need to restart the app”
  static func isTold(_ words: [CasedWord]) -> Bool {
    words.count > 1
      && English.shared.questionOpeners.contains("!\(words[0].folded) \(words[1].folded)")
  }

  /// An auxiliary before the person it is said of: “… would you like to allow that”.
  static func inverts(_ words: [CasedWord]) -> Bool {
    zip(words, words.dropFirst()).contains { verb, subject in
      let isNegated = verb.isIn(.negatedAuxiliary)
      return (verb.isIn(.anyAuxiliary) || isNegated) && subject.isIn(.pronoun)
        && (isNegated || !subject.isIn(.objectPronoun)) && subject.followsDirectly
    }
  }
}

/// Whether an English sentence without a question mark may ask something all the same. That a mark is missing
/// is certain then, and which one is for a person to say.
enum UnmarkedQuestion {
  /// “… are you sure you want to continue”, “Is “%@” your name”, “Want to save your changes”.
  static func isPossible(_ words: [CasedWord]) -> Bool {
    isOpened(words) || TitleForm.mayAsk(words) || inverts(words)
  }

  /// “Want to save your changes”, “Don’t have an account”: neither subject nor auxiliary.
  static func isOpened(_ words: [CasedWord]) -> Bool {
    guard words.count > 1 else { return false }
    let openers = English.shared.questionOpeners
    return openers.contains(words[0].folded)
      || openers.contains("\(words[0].folded) \(words[1].folded)")
  }

  /// An auxiliary before the person it is said of: “… would you like to allow that”.
  static func inverts(_ words: [CasedWord]) -> Bool {
    zip(words, words.dropFirst()).contains { verb, subject in
      verb.isIn(.anyAuxiliary) && subject.isIn(.pronoun) && !subject.isIn(.objectPronoun)
        && subject.followsDirectly
    }
  }
}

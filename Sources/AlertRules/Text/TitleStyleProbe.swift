/// Whether a text is written as a headline: all major words raised, at least two.
enum TitleStyleProbe {
  /// - Parameter policy: of another language than English.
  static func isHeadline(_ text: CasedText, _ policy: LocalePolicy? = nil) -> Bool {
    // “Low Power Mode Enabled!”: a name made of ordinary words is raised by itself.
    var major = text.words.count {
      if case .term(_, isPhrase: true) = $0.kind { true } else { false }
    }
    for word in text.words
    where word.kind == .word && word.isCased
      && !(policy?.isMinor(word.folded) ?? word.isIn(.minorWord))
    {
      guard word.isCapitalized || word.isProtected else { return false }
      major += 1
    }
    return major >= 2
  }

  /// “Couldn’t Load the map”: what stands behind a negation is no name, so if it is raised, title style
  /// is meant.
  static func leadsHeadline(_ text: CasedText) -> Bool {
    let words = text.words.filter { $0.kind != .emoji }
    guard FiniteVerb.find(words) == .withoutSubject else { return false }
    let next = words.dropFirst().first { !$0.isIn(.negator) }
    return next.map { $0.isCapitalized && $0.isIn([.commonWord, .verb]) } ?? false
  }
}

/// Whether a text is written as a headline: all major words raised, at least two.
enum TitleStyleProbe {
  /// - Parameters:
  ///   - policy: of another language than English.
  ///   - countsParticles: whether one raised behind its verb is a major word: “Turn Off Wi-Fi?”
  static func isHeadline(
    _ text: CasedText, _ policy: LocalePolicy? = nil, countsParticles: Bool = false
  ) -> Bool {
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
    return major >= 2 || countsParticles && major == 1 && raisesParticle(text)
  }

  private static func raisesParticle(_ text: CasedText) -> Bool {
    zip(text.words, text.words.dropFirst()).contains { verb, particle in
      verb.kind == .word && particle.isCapitalized && particle.followsDirectly
        && English.shared.isPhrasal(verb.folded, particle.folded)
    }
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

/// What an English minor word is in its place.
struct EnglishParticle {
  let role: TitleStyle.Role

  init(_ words: [CasedWord], _ index: Int, particle: String) {
    let english = English.shared
    guard index > 0 else {
      role = .lower
      return
    }
    let previous = words[index - 1]
    let adjacent = words[index].followsDirectly && previous.unit == words[index].unit
    let next = index + 1 < words.count ? words[index + 1] : nil
    if adjacent, english.isPhrasal(previous.folded, particle) {
      // “Keep on My iPhone” is written by somebody who knew the difference, “Keep On Trying” as well.
      let isKnown = next.map(Self.mayBeObject) ?? false
      role = isKnown && english.isLoose(previous.folded, particle) ? .keep : .raise
    } else if adjacent, index > 1,
      Self.isObject(previous), english.isPhrasal(words[index - 2].folded, particle)
    {
      // “Check Wi-Fi in Settings”, “Try Siri on iPad”
      let isPronoun = previous.isIn(.objectPronoun)
      role = !isPronoun && english.isLoose(words[index - 2].folded, particle) ? .keep : .raise
    } else if adjacent, english.isPrepositional(previous.folded, particle) {
      role = .lower
    } else if Self.beginsAdverb(words[index...]) {
      role = .raise
    } else if english.isIn(.direction, particle), next.map(Self.followsParticle) ?? false {
      // “Clock In Now”, “Cash Out Failed”, “Sold Out in Size M”: it need not lead to what follows. Behind its
      // verb it does not: “Turn All Lights Off Now”.
      let isParticle = next.map { !$0.isIn(.minorWord) } ?? false
      role = isParticle && Self.isBehindVerb(words, index, particle) ? .raise : .keep
    } else if Self.isBehindVerb(words, index, particle) || english.isIn(.twoWayAdverb, particle)
      || adjacent && english.isIn(.direction, particle)
        && previous.isIn(.verb)
    {
      role = .keep
    } else {
      role = adjacent && Self.tellsState(words, index, particle) ? .keep : .lower
    }
  }

  /// “Bluetooth Off Alert”, “Airplane Mode On Reminder”: how something is, and nothing that it is on.
  private static func tellsState(
    _ words: [CasedWord], _ index: Int, _ particle: String
  ) -> Bool {
    StatementWords.stateAdverbs.contains(particle) && index + 2 == words.count
      && StatementWords.noticeNouns.contains(words[index + 1].folded)
  }

  /// Whether the verb that a particle belongs to stands before it: “Turn all lights off”.
  private static func isBehindVerb(
    _ words: [CasedWord], _ index: Int, _ particle: String
  ) -> Bool {
    words[max(0, index - reach)..<index].contains {
      $0.unit == words[index].unit && English.shared.isPhrasal($0.folded, particle)
    }
  }

  /// What a preposition may lead to: a brand, or what is raised and no activity.
  private static func mayBeObject(_ word: CasedWord) -> Bool {
    if case .term = word.kind { return true }
    return word.isCapitalized && !word.hasIngEnding
  }

  /// What a preposition leads to as a rule is none of these.
  private static func followsParticle(_ word: CasedWord) -> Bool {
    word.isIn(.minorWord) && !word.isIn(.determiner)
      || English.shared.particleFollowers.contains(word.folded)
  }

  /// “Keep the App Up to Date”, but “Upload up to Date %@”
  private static func beginsAdverb(_ words: ArraySlice<CasedWord>) -> Bool {
    let phrase = words.prefix(3).map(\.folded).joined(separator: " ")
    guard English.shared.adverbPhrases.contains(phrase) else { return false }
    return words.dropFirst(3).first.map {
      !$0.followsDirectly || $0.isIn([.minorWord, .functionWord, .anyAuxiliary])
    } ?? true
  }

  /// What may stand between a verb and its particle: “it”, or a name.
  private static func isObject(_ word: CasedWord) -> Bool {
    if case .term = word.kind { return true }
    return word.isIn(.objectPronoun) || word.kind == .word && word.isProtected
  }

  /// How many words a particle may stand behind its verb.
  private static let reach = 8
}

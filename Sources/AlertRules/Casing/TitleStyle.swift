/// Title style: which words of a text change case (Apple Style Guide, capitalization; for the other
/// title-style languages the minor words of their policy).
///
/// The steps, in order: protected words stay, but for slips (``CapitalSlip``) · first and last word of a unit are
/// raised · particle of a phrasal verb is raised · minor word is lowered · parts of compounds · everything else is
/// raised. Nothing but minor words and slips is ever lowered, so acronyms survive.
final class TitleStyle {
  private let policy: LocalePolicy
  private let text: CasedText
  private let edges: (first: Set<Int>, last: Set<Int>)
  private let isEnglish: Bool
  private let isAllCaps: Bool
  private let leniency: Leniency
  private let cutSource: () -> CasedText?
  /// Few texts have a small word that is raised.
  private lazy var acronyms = BorrowedAcronyms(cutSource())

  /// Whether a small word was met that may be the particle of a verb.
  private var holdsDoubtfulParticle = false

  /// What a check leaves in either case.
  struct Leniency: Sendable {
    /// Words in the middle of a text.
    var words: Set<String> = []
    /// Last minor words, particles, and second parts of compounds.
    var edges = false
    /// Minor words behind a dash: a heading of its own may begin there.
    var dashes = false
  }

  /// - Parameter source: the source text of a translation, where it is English.
  init(
    _ text: CasedText, policy: LocalePolicy, leniency: Leniency = Leniency(),
    source: @autoclosure @escaping () -> CasedText? = nil
  ) {
    self.text = text
    self.policy = policy
    self.leniency = leniency
    cutSource = source
    edges = text.edges
    isEnglish = policy.isEnglish
    isAllCaps = AllCaps.isAllCaps(text)
  }

  /// The changes that bring the text into title style; empty if it is.
  func changes() -> [CasingChange] {
    guard !policy.leavesAlone(text) else { return [] }
    var changes = text.words.indices.flatMap(changes(at:))
    if changes.isEmpty || isEnglish && changes.allSatisfy(isLenient) { return [] }
    // “Fill up tank” is half right only when what it says of “up” is decided as well.
    if holdsDoubtfulParticle {
      for index in changes.indices { changes[index].applicability = .review }
    }
    let names = WrittenNames.ranges(in: text.text)
    if !names.isEmpty {
      changes.removeAll { change in names.contains { $0.overlaps(change.edit.range) } }
    }
    return changes
  }

  /// A change that alone is not worth a word.
  private func isLenient(_ change: CasingChange) -> Bool {
    guard
      let index = text.words.firstIndex(where: {
        $0.range.lowerBound == change.edit.range.lowerBound
      }), !edges.first.contains(index), !edges.last.contains(index)
    else { return false }
    return leniency.words.contains(text.words[index].folded)
  }

  private func changes(at index: Int) -> [CasingChange] {
    let word = text.words[index]
    switch word.kind {
    case .opaque, .emoji: return []
    case .term(let form, let isPhrase):
      guard word.mayBecome(form, in: policy) else {
        guard let raised = word.raisedTerm(in: policy) else { return [] }
        return [CasingChange(edit: Edit(word.range, raised), applicability: .review)]
      }
      // “low power mode” is made of words that are raised like all others.
      let isTerm = !isAllCaps && (!isPhrase || !isEnglish)
      return [CasingChange(edit: Edit(word.range, form), applicability: .safe, isTerm: isTerm)]
    case .word: break
    }
    var changes: [CasingChange] = []
    if word.form.mixesScripts { return [] }
    // “a.n.” in Indonesian, “z.B.” in German
    if !isEnglish, !word.isCapitalized, word.text.utf8.contains(UInt8(ascii: ".")) { return [] }
    let parts = CompoundPart.parts(of: word.text)
    // “apt-get” may be the name of a command.
    let isDoubtful = isEnglish && !word.isCapitalized && !CompoundPart.areOrdinary(parts)
    for part in parts {
      let offset = word.range.lowerBound + part.range.lowerBound
      guard let (new, applicability) = decide(part, of: word, at: index), new != part.text else {
        continue
      }
      let range = offset..<offset + part.text.utf8.count
      if !isEnglish, let acronym = acronyms.form(of: part.text) {
        changes.append(
          CasingChange(edit: Edit(range, acronym), applicability: .review, isSpelling: true))
        continue
      }
      changes.append(
        CasingChange(edit: Edit(range, new), applicability: isDoubtful ? .review : applicability))
    }
    return changes
  }

  private func decide(
    _ part: CompoundPart, of word: CasedWord, at index: Int
  ) -> (String, Applicability)? {
    if isAllCaps {
      if AllCaps.holdsNumber(part.text) { return nil }
      if isEnglish, let acronym = acronym(part.text.lowercased(), at: index) {
        return (acronym, .review)
      }
    }
    if isEnglish, !part.isWhole || word.isIn(.fixedCase),
      let acronym = acronym(part.text, at: index)
    {
      return (acronym, .review)
    }
    if isEnglish, let name = EnglishName.form(of: isAllCaps ? part.text.lowercased() : part.text) {
      return (name, .review)
    }
    if isEnglish, EnglishAcronym.isDotted(part.text) { return nil }
    let isRespelled = isAllCaps || isEnglish && hasSlipped(part, of: word)
    let lowered = isRespelled ? ICU.lower(part.text, locale: policy.casingLocale) : part.text
    let sure: Applicability = isRespelled ? .review : .safe
    if !isRespelled, CasedWord.isProtected(part.text) { return nil }
    if policy.capitalizedWords.contains(part.text) { return nil }
    let isSingle = part.isWhole && part.text.unicodeScalars.count == 1
    let lower = ICU.lower(part.text, locale: policy.casingLocale)
    let folded = lower.straightApostrophes
    if isSingle, !(isEnglish && (folded == "a" || folded == "i")), !policy.isMinor(folded) {
      return nil
    }
    if part.text != lower, isJoinedLetter(part, of: word) { return nil }
    switch role(of: part, folded: folded, word: word, at: index) {
    case .raise:
      // “Copy User ID (npub)”: no word, and small on purpose.
      let isMark =
        isEnglish && word.text.utf8.count < 5 && isInBrackets(word)
        && !word.isIn([.commonWord, .verb])
      if isMark || policy.eitherCase.contains(folded) {
        return isRespelled ? (lowered, sure) : nil
      }
      return (
        ICU.titleFirst(lowered, locale: policy.casingLocale),
        isInPhrase(index) || isInBrackets(word) || word.followsDash && policy.isMinor(folded)
          || mayLead(index) || isEnglish && (isMeantSmall || isUnit(folded))
          ? .review : sure
      )
    case .lower:
      let isDoubtful = isSingle ? mayBeLetterName(index) : mayBelong(index) || mayBeginName(index)
      return (lower, isDoubtful ? .review : sure)
    case .keep: return isRespelled ? (lowered, sure) : nil
    }
  }

  /// Whether its capitals are a slip. Beside another one a minor word in capitals is one as well: “Updates TO
  /// PAyments”.
  private func hasSlipped(_ part: CompoundPart, of word: CasedWord) -> Bool {
    guard word.isProtected else { return false }
    if CapitalSlip.isIn(part.text) || CapitalSlip.isIn(part, of: word) { return true }
    return part.isWhole && !word.form.hasLowercase && word.isIn(.minorWord) && holdsSlip
  }

  /// Whether there is a slip in any word; looked for once, however many words ask.
  private lazy var holdsSlip = text.words.contains {
    $0.kind == .word && $0.isProtected && CapitalSlip.isIn($0.text)
  }

  /// Whether a title is in title style but for words that are no ordinary ones: “adidas Account Linked”, “Open npm
  /// Project” may be meant as they are.
  private lazy var isMeantSmall: Bool = {
    let words = text.words.filter { $0.kind == .word && $0.isCased && !$0.isIn(.minorWord) }
    let small = words.filter { !$0.isCapitalized && !$0.isProtected }
    return !small.isEmpty && small.allSatisfy { !isOrdinary($0) }
      && (words.first?.range == small.first?.range || words.count > small.count + 1
        || small.allSatisfy { English.shared.consonantWords.contains($0.folded) })
  }()

  private func isOrdinary(_ word: CasedWord) -> Bool {
    word.isIn([.functionWord, .determiner])
      || CompoundPart.parts(of: word.folded).allSatisfy { English.shared.isOrdinary($0.text) }
  }

  /// What a word is in a title.
  enum Role { case raise, lower, keep }

  private func role(
    of part: CompoundPart, folded: String, word: CasedWord, at index: Int
  ) -> Role {
    let isMinor = policy.isMinor(folded)
    if isQuotient(word) { return .keep }
    if part.isWhole, isEnglish ? isUnitOrNameParticle(word, at: index) : isUnit(word, at: index) {
      return .keep
    }
    // “On/Off” names the ends of a switch, wherever it stands.
    if isEnglish, part.joiner == "/" || part.nextJoiner == "/", isSwitch(word) { return .raise }
    if !part.isFirst {
      // How compounds are raised is an English rule; other languages keep what is written.
      if !isEnglish || policy.eitherCaseSecondPart || leniency.edges { return .keep }
      if part.joiner == "/" { return isMinor ? .lower : .raise }
      if word.isCapitalized, isListed(word, in: policy.eitherCase) { return .keep }
      if isListed(word, in: policy.compoundExceptions) { return .lower }
      return part.isInner && isMinor ? .lower : .raise
    }
    if !part.isWhole, part.nextJoiner == "-" {
      // “ke-2”: the word for an ordinal number; “iPhone-to-iPhone”.
      let isInside = isBeforeNumber(part, of: word) || isMinor && isBehindHyphen(word)
      return isInside ? .keep : .raise
    }
    if edges.first.contains(index) {
      return isMinor && isBehindEmoji(index) ? .keep : .raise
    }
    if edges.last.contains(index), part.isWhole {
      if isMinor,
        policy.minorLastWord == .either || leniency.edges || isBeforeEmoji(index)
          || isWrapped(index) || isBeforeGap(word)
      {
        return .keep
      }
      return .raise
    }
    guard isMinor else {
      // Where no minor words are known, short ones may be some.
      let mayBeMinor = policy.minorWords.isEmpty && part.text.unicodeScalars.count < 4
      return mayBeMinor ? .keep : .raise
    }
    if word.followsDash { return isEnglish && !leniency.dashes ? .raise : .keep }
    guard isEnglish else {
      return policy.isEither(folded, behind: text.words[max(0, index - 1)].folded) ? .keep : .lower
    }
    if word.text == "A", text.isLetterName(at: index, policy) { return .keep }
    if word.isCapitalized, English.shared.isIn(.direction, folded), endsClause(word) {
      return .keep
    }
    let role = EnglishParticle(text.words, index, particle: folded).role
    if role == .keep, !word.isCapitalized, English.shared.isIn(.direction, folded) {
      holdsDoubtfulParticle = true
    }
    return role == .raise && leniency.edges ? .keep : role
  }

  private func isBehindHyphen(_ word: CasedWord) -> Bool {
    text.text.utf8.prefix(word.range.lowerBound).last == UInt8(ascii: "-")
  }

  private func isBeforeNumber(_ part: CompoundPart, of word: CasedWord) -> Bool {
    let rest = word.text.utf8.dropFirst(part.range.upperBound + 1)
    return !isEnglish && !word.isCapitalized && !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }

  /// Whether a compound is on a list, asked for each of its parts: of one that is too long for that nothing is read.
  private func isListed(_ word: CasedWord, in list: Set<String>) -> Bool {
    word.range.count <= Self.longestListed && list.contains(word.folded)
  }

  /// Bytes of a compound on a list, at most.
  private static let longestListed = 64

  /// `km/h`, `min/km`, `mmol/L`: units on both sides.
  private func isQuotient(_ word: CasedWord) -> Bool {
    guard word.form.isCompound, !word.isCapitalized, word.text.utf8.count < Self.longestQuotient,
      word.text.contains("/")
    else { return false }
    return word.folded.split(separator: "/").allSatisfy {
      English.shared.units.contains(String($0))
    }
  }

  /// Bytes of such a word, at most.
  private static let longestQuotient = 16

  /// `15 min`, `30 seg`: short and small behind a number.
  private func isUnit(_ word: CasedWord, at index: Int) -> Bool {
    // “10 km’den”: an ending may hang on it.
    let unit = word.text.unicodeScalars.prefix { !Apostrophes.contains($0) }
    return index > 0 && !word.isCapitalized && unit.count < 4 && text.words[index - 1].isNumber
  }

  /// `km`, wherever it stands; “in” is a preposition as a rule.
  private func isUnit(_ folded: String) -> Bool {
    English.shared.units.contains(folded) && !policy.isMinor(folded)
  }

  /// `5 km`, `Vincent van Gogh`.
  private func isUnitOrNameParticle(_ word: CasedWord, at index: Int) -> Bool {
    guard !word.isCapitalized else { return false }
    if index > 0, English.shared.units.contains(word.folded),
      text.words[index - 1].isNumber || isInBrackets(word)
    {
      return true
    }
    guard English.shared.nameParticles.contains(word.folded), index > 0,
      index + 1 < text.words.count
    else { return false }
    return text.words[index - 1].isCapitalized && text.words[index + 1].isCapitalized
  }

  /// “Plan A Now”, “Vitamina A Hoje”: only English knows which nouns are numbered with letters.
  private func mayBeLetterName(_ index: Int) -> Bool {
    guard isEnglish, index > 0 else { return !isEnglish }
    let previous = text.words[index - 1]
    return previous.isIn(.letterNoun)
      || !previous.isIn([.verb, .functionWord, .minorWord])
  }

  /// “Tidy Up Library”: what stands first may be a verb that no list has, and “Up” its particle.
  private func mayBelong(_ index: Int) -> Bool {
    guard isEnglish, index == 1, English.shared.isIn(.direction, text.words[1].folded) else {
      return false
    }
    return !text.words[0].hasSEnding && text.words[1].followsDirectly
  }

  /// “Trip to The Hague”: an article before what is no ordinary word may be part of a name.
  private func mayBeginName(_ index: Int) -> Bool {
    guard isEnglish, text.words[index].isIn(.determiner), index + 1 < text.words.count else {
      return false
    }
    let next = text.words[index + 1]
    return next.kind == .word && next.isCapitalized && !next.isIn([.commonWord, .verb])
  }

  /// Behind a word that may be part of a phrase with it and keeps its small letter: “saat ini”.
  private func isInPhrase(_ index: Int) -> Bool {
    index > 0 && policy.eitherCase.contains(text.words[index - 1].folded)
      && !text.words[index - 1].isCapitalized
  }

  /// “Keep on my iPhone”, “Try on these glasses”: a particle or a preposition, and only the meaning tells.
  private func mayLead(_ index: Int) -> Bool {
    isEnglish && index > 0 && index + 1 < text.words.count
      && text.words[index + 1].isIn(.determiner)
      && English.shared.isLoose(text.words[index - 1].folded, text.words[index].folded)
  }

  /// “Snooze Time (mins)”: alone in brackets a word may be a unit.
  private func isInBrackets(_ word: CasedWord) -> Bool {
    let bytes = text.text.utf8
    return bytes.prefix(word.range.lowerBound).last == UInt8(ascii: "(")
      && bytes.dropFirst(word.range.upperBound).first == UInt8(ascii: ")")
  }

  /// “A→B”, “A+B”, “A/B”: a capital letter that a sign joins to something is a name, in every language.
  private func isJoinedLetter(_ part: CompoundPart, of word: CasedWord) -> Bool {
    guard part.text.unicodeScalars.count == 1 else { return false }
    if !part.isWhole { return true }
    let before = Substring(text.text.utf8.prefix(word.range.lowerBound)).unicodeScalars.last
    let after = Substring(text.text.utf8.dropFirst(word.range.upperBound)).unicodeScalars.first
    return [before, after].contains { sign in
      sign == "&" || sign?.properties.generalCategory == .mathSymbol && sign != "<" && sign != ">"
    }
  }

  /// Whether all parts of a word are directions: `On/Off`, `In/Out`.
  private func isSwitch(_ word: CasedWord) -> Bool {
    CompoundPart.parts(of: word.folded).allSatisfy {
      English.shared.isIn(.direction, $0.text)
    }
  }

  /// An emoji may be decoration: a minor word next to it at the edge of the text is left as written.
  private func isBehindEmoji(_ index: Int) -> Bool {
    index > 0 && text.words[index - 1].kind == .emoji
  }

  private func isBeforeEmoji(_ index: Int) -> Bool {
    index + 1 < text.words.count && text.words[index + 1].kind == .emoji
  }

  /// “Restore Default for …”: what the dots stand for follows.
  private func isBeforeGap(_ word: CasedWord) -> Bool {
    let rest = text.text.utf8.dropFirst(word.range.upperBound)
    return rest.starts(with: " …".utf8) || rest.starts(with: " ...".utf8)
  }

  /// “From Now On, Notify Me”, “Read On (Free)”: what stands last in its clause is hardly a preposition.
  private func endsClause(_ word: CasedWord) -> Bool {
    let rest = text.text.utf8.dropFirst(word.range.upperBound)
    return rest.first == UInt8(ascii: ",") || rest.starts(with: " (".utf8)
  }

  /// “Hide Your Email and⏎Block Trackers”: the line was broken for its length, and nothing ends there.
  private func isWrapped(_ index: Int) -> Bool {
    guard index + 1 < text.words.count else { return false }
    let gap = text.text.utf8.dropFirst(text.words[index].range.upperBound)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\\") }
    return gap.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  private func acronym(_ part: String, at index: Int) -> String? {
    EnglishAcronym.form(
      of: part, behind: index > 0 ? text.words[index - 1].folded : nil, isShouted: isAllCaps)
  }
}

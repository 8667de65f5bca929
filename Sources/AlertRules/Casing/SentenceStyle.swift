/// Sentence style: the first cased letter of every sentence is raised; words in the middle are
/// lowered only with evidence, and never without asking.
final class SentenceStyle {
  let policy: LocalePolicy
  let text: CasedText
  private let cutUsage: () -> WordCases
  /// Outside English hardly any text asks for it.
  lazy var usage = cutUsage()
  private let sentences: [Range<Int>]?
  let needsProof: Bool
  private let cutSource: () -> CasedText?
  /// Nearly every sentence is right without a look at it.
  lazy var source = cutSource()
  private lazy var acronyms = BorrowedAcronyms(source)
  /// “GoMap!!” is “Go Map!!”.
  private lazy var sourceWithoutSpaces = (source?.text ?? "").replacing(" ", with: "")
  /// English: the verbs that point at names of buttons.
  lazy var pointingVerbs = findPointingVerbs()
  /// Where names of ordinary words stand.
  lazy var writtenNames = WrittenNames.ranges(in: text.text)

  /// - Parameters:
  ///   - usage: how the catalog writes its words.
  ///   - sentences: where they are known.
  ///   - needsProof: a check needs proof that raised words are no names; a person who asks for sentence
  ///     style does not.
  ///   - source: the source text of a translation: its names are names here too.
  init(
    policy: LocalePolicy, text: CasedText,
    usage: @autoclosure @escaping () -> WordCases = WordCases(),
    sentences: [Range<Int>]? = nil, needsProof: Bool = false,
    source: @autoclosure @escaping () -> CasedText? = nil
  ) {
    self.policy = policy
    self.text = text
    cutUsage = usage
    self.sentences = sentences
    self.needsProof = needsProof
    cutSource = source
  }

  /// The changes that bring the text into sentence style; empty if it is.
  func changes() -> [CasingChange] {
    guard !policy.leavesAlone(text) else { return [] }
    if AllCaps.isAllCaps(text) {
      return AllCaps.lowered(text, policy, usage, starts: sentenceStarts)
    }
    let starts = sentenceStarts
    var changes = text.words.indices.flatMap(termsAndNames)
    if policy.isEnglish { changes += CapitalSlip.mended(in: text, starts) }
    let changed = Set(changes.map(\.edit.range.lowerBound))
    var lowered = policy.isEnglish ? englishLowering(starts) : translationLowering(starts)
    // “L’Ultimo Percorso”: half of it in small letters would be worse.
    if !lowered.isEmpty, text.words.contains(where: hasElision) { lowered = [] }
    changes += starts.sorted().compactMap(raise).filter {
      !changed.contains($0.edit.range.lowerBound)
    }
    changes += lowered + opening.clitics.compactMap { lower(text.words[$0], .review) }
    return changes.sorted { $0.edit < $1.edit }
  }

  /// A short raised word before an apostrophe, and a raised one behind it: “L’Ultimo”, “D’Urfé”, which may be
  /// an article and a word, or a name.
  private func hasElision(_ word: CasedWord) -> Bool {
    guard !policy.isEnglish, word.kind == .word,
      let mark = word.text.unicodeScalars.firstIndex(where: Apostrophes.contains)
    else { return false }
    return word.text[..<mark].count < 5
      && word.text[mark...].dropFirst().first?.isUppercase ?? false
  }

  private var sentenceStarts: Set<Int> { opening.starts }

  /// Which words begin a sentence, and the clitics before them, which are small themselves: “'n Lêer”.
  lazy var opening: (starts: Set<Int>, clitics: Set<Int>) = {
    let starts = SentenceStarts.of(
      text, in: sentences ?? Sentences.ranges(of: text.text, locale: policy.locale))
    guard !policy.leadingClitics.skip.isEmpty else { return (starts, []) }
    let clitics = starts.filter { index in
      index + 1 < text.words.count && isClitic(index, of: policy.leadingClitics.skip)
    }
    return (starts.subtracting(clitics).union(clitics.map { $0 + 1 }), clitics)
  }()

  /// Whether a word is one of these, or begins with one: “'n”, “’s-Gravenhage”.
  private func isClitic(_ index: Int, of clitics: Set<String>) -> Bool {
    let word = text.words[index]
    guard !clitics.isEmpty, word.kind == .word else { return false }
    let first = CompoundPart.parts(of: word.folded).first?.text ?? word.folded
    return clitics.contains(leadingApostrophe(before: word) + first)
  }

  private func raise(_ index: Int) -> CasingChange? {
    let word = text.words[index]
    if isClitic(index, of: policy.leadingClitics.leave) { return nil }
    if let form = word.raisedTerm(in: policy) {
      return CasingChange(edit: Edit(word.range, form), applicability: .review)
    }
    guard word.kind == .word, !word.form.mixesScripts else { return nil }
    // Nearly every sentence: a capital that no language writes otherwise (Dutch has IJ).
    if word.form.isRaised, let first = word.text.utf8.first, first < 0x80,
      first != UInt8(ascii: "I")
    {
      return nil
    }
    guard let part = CompoundPart.parts(of: word.text).first else { return nil }
    // “a) The file”
    if word.form.isSingle,
      text.text.utf8.dropFirst(word.range.upperBound).first == UInt8(ascii: ")")
    {
      return nil
    }
    guard
      !CasedWord.isProtected(part.text) || part.text.first?.isNumber == false && isPlainI(part.text)
    else { return nil }
    if part.isWhole, part.text.unicodeScalars.count == 1, policy.isEnglish,
      part.text != "a", part.text != "i"
    {
      return nil
    }
    let acronym = policy.isEnglish ? nil : acronyms.form(of: part.text)
    let new = acronym ?? ICU.titleFirst(part.text, locale: policy.casingLocale)
    guard new != part.text, !isSmallName(part.text), !isBehindNameWithMarks(word),
      acronym != nil || !isSource(part.text, new) && !isBrandOfSource(part.text)
    else { return nil }
    if isRestOfPlaceholder(part.text) || joinsLines(index) { return nil }
    // “km-Stand”
    if part.nextJoiner == "-", English.shared.units.contains(part.text) { return nil }
    let sentenceBreak = SentenceBreak(before: word, in: text, policy, source, names: writtenNames)
    guard let applicability = sentenceBreak.applicability else { return nil }
    let start = word.range.lowerBound
    let mayBeCommand = mayBeCommand(word)
    let mayBeName = acronym != nil || opensSource(part.text)
    return CasingChange(
      edit: Edit(start..<start + part.text.utf8.count, new),
      applicability: mayBeCommand || mayBeName ? .review : applicability,
      isSpelling: acronym != nil, isDoubtful: mayBeCommand)
  }

  /// “¿… su IP? ó\n¿Quisiera …”: a short word alone in its line joins what stands around it.
  private func joinsLines(_ index: Int) -> Bool {
    let end = text.words[index].range.upperBound
    return text.words[index].text.unicodeScalars.count < 3 && index + 1 < text.words.count
      && text.text.utf8.dropFirst(end).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
  }

  /// “lld Fotos” lost its percent sign.
  private func isRestOfPlaceholder(_ word: String) -> Bool {
    guard ["d", "ld", "lld", "u", "lu", "llu", "f", "i", "s"].contains(word), let source else {
      return false
    }
    return source.placeholders.count > text.placeholders.count
  }

  /// What English has no such word for may be the name of a command: “ffmpeg can’t open it”.
  private func mayBeCommand(_ word: CasedWord) -> Bool {
    policy.isEnglish
      && !word.isIn([.determiner, .functionWord, .grammar(.pronoun), .verb, .anyAuxiliary])
      && !CompoundPart.parts(of: word.folded).allSatisfy { part in
        English.shared.isOrdinary(part.text) || part.text.contains(where: \.isNumber)
      }
  }

  /// A name that begins small in the source as well: “sequelize failed”, “Is tur.a open?” An ordinary word of English is
  /// none: “download failed”.
  private func isSmallName(_ word: String) -> Bool {
    if word.utf8.dropFirst().dropLast().contains(UInt8(ascii: ".")) { return true }
    // “node не установлен”: in other letters it was left on purpose.
    return opensSource(word) && (!policy.isWrittenInLatin || !English.shared.isOrdinary(word))
  }

  /// Whether the source begins with the same word, small as well.
  private func opensSource(_ word: String) -> Bool {
    !policy.isEnglish && source?.words.first?.text == word
  }

  /// Whether a word alone is the whole source, or would become it: nobody translated “delete”, and “Delete” may have
  /// been corrected since; but Dutch says “Open”, too.
  private func isSource(_ word: String, _ raised: String) -> Bool {
    guard !policy.isEnglish, text.words.count == 1, let source, !policy.isStockWord(raised) else {
      return false
    }
    return source.words.count == 1 && [word, raised].contains(source.words[0].text)
  }

  /// A name that the source writes with a capital inside: “xdrip” of “xDrip” is no “Xdrip”.
  private func isBrandOfSource(_ word: String) -> Bool {
    guard !policy.isEnglish, let source else { return false }
    let folded = word.lowercased()
    return source.words.contains { name in
      name.folded == folded && name.text.first?.isLowercase ?? false && name.text != name.folded
    }
  }

  /// “Go Map!! this time”: marks that stand in the source behind the same word belong to it.
  private func isBehindNameWithMarks(_ word: CasedWord) -> Bool {
    guard !policy.isEnglish, source != nil else { return false }
    let before = text.text.utf8.prefix(word.range.lowerBound)
    guard let end = before.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
    let head = before[...end]
    let start = head.lastIndex(of: UInt8(ascii: " ")).map(head.index(after:)) ?? head.startIndex
    let last = String(Substring(head[start...]))
    return last.hasSuffix("!!") && sourceWithoutSpaces.utf8.contains(bytes: Array(last.utf8))
  }

  private func isPlainI(_ word: String) -> Bool { word.lowercased() == "i" }

  private func leadingApostrophe(before word: CasedWord) -> String {
    let before = text.text[utf8: 0..<word.range.lowerBound].unicodeScalars.last
    return before.map(Apostrophes.contains) ?? false ? "'" : ""
  }

  /// Glossary terms, acronyms, *I*, days, months and languages.
  private func termsAndNames(at index: Int) -> [CasingChange] {
    let word = text.words[index]
    switch word.kind {
    case .opaque, .emoji: return []
    case .term(let form, _):
      guard word.mayBecome(form, in: policy) else { return [] }
      return [CasingChange(edit: Edit(word.range, form), applicability: .safe, isTerm: true)]
    case .word: break
    }
    guard policy.isEnglish else { return alwaysRaised(word) }
    if word.folded == "i" || word.folded.hasPrefix("i'"), !word.isCapitalized {
      let start = word.range.lowerBound
      return [CasingChange(edit: Edit(start..<start + 1, "I"), applicability: .safe)]
    }
    guard word.form.isCompound || word.isIn(.fixedCase) else { return [] }
    var changes: [CasingChange] = []
    let previous = index > 0 ? text.words[index - 1] : nil
    let parts = CompoundPart.parts(of: word.text)
    // “my-sql-file” is the name of something.
    if parts.count > 2, word.text == word.folded { return [] }
    for part in parts {
      let start = word.range.lowerBound + part.range.lowerBound
      let range = start..<start + part.text.utf8.count
      if let form = EnglishAcronym.form(
        of: part.text, behind: previous?.folded, isHabit: usage.isHabituallySmall(word.folded))
      {
        changes.append(
          CasingChange(edit: Edit(range, form), applicability: .review, isSpelling: true))
      } else if part.isWhole, word.isIn(.name), let name = English.shared.names[word.folded],
        name != word.text, !word.isProtected,
        !English.shared.ambiguousNames.contains(word.folded)
          || previous?.isIn(.datePreposition) ?? false
      {
        changes.append(
          CasingChange(edit: Edit(range, name), applicability: .review, isSpelling: true))
      }
    }
    return changes
  }

  /// Indonesian: “foto anda” becomes “foto Anda”.
  private func alwaysRaised(_ word: CasedWord) -> [CasingChange] {
    guard !policy.capitalizedWords.isEmpty, !word.isCapitalized else { return [] }
    let raised = ICU.titleFirst(word.text, locale: policy.casingLocale)
    guard policy.capitalizedWords.contains(raised) else { return [] }
    return [CasingChange(edit: Edit(word.range, raised), applicability: .review, isSpelling: true)]
  }

  func lower(_ word: CasedWord, _ applicability: Applicability) -> CasingChange? {
    let new = ICU.lower(word.text, locale: policy.casingLocale)
    guard new != word.text else { return nil }
    return CasingChange(edit: Edit(word.range, new), applicability: applicability)
  }

  func isLowerable(_ index: Int) -> Bool {
    let word = text.words[index]
    return word.kind == .word && word.isCapitalized && !word.isProtected && !mayOpen(index)
      && !policy.capitalizedWords.contains(word.text) && !namesSettings(word)
      && !keepsEitherCase(word)
  }

  /// Whether a word may have a capital in a sentence: a pronoun of courtesy, or a compound of English. Of other
  /// languages with title style the list holds small words of headings.
  private func keepsEitherCase(_ word: CasedWord) -> Bool {
    policy.eitherCase.contains(word.folded) && (policy.style != .title || policy.isEnglish)
  }

  /// The app that is called Settings: “Apri Impostazioni”.
  func namesSettings(_ word: CasedWord) -> Bool {
    guard !policy.isEnglish else { return false }
    if source?.opensSettings ?? false { return true }
    return policy.stockWords[.settings]?.contains { $0.word == word.text } ?? false
      && !(source?.speaksOfSettings ?? false)
  }
}

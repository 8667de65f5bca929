/// What is lowered in an English sentence.
extension SentenceStyle {
  /// English: common words, if at least two are raised and they outnumber those that are not;
  /// else only minor and nameless words that stand alone.
  func englishLowering(_ starts: Set<Int>) -> [CasingChange] {
    var middle = text.words.indices.filter {
      !starts.contains($0) && text.words[$0].kind == .word
        && !(text.words[$0].isCapitalized && mayOpen($0))
        && !(text.words[$0].text == "A" && text.isLetterName(at: $0, policy))
        && !text.isShortBeforeNumber(at: $0)
    }
    // Nearly every sentence.
    guard middle.contains(where: isLowerable) else { return [] }
    let names = writtenNames
    middle.removeAll { isIn(names, $0) }
    let common = middle.filter { !policy.isMinor(text.words[$0].folded) && isCommon($0) }
    let raised = common.filter { isLowerable($0) && !isOpeningMention($0, starts) }
    let minor = middle.filter { policy.isMinor(text.words[$0].folded) && isLowerable($0) }
    let hasFunctionWord = raised.contains { text.words[$0].isIn(.functionWord) }
    // Whoever raises “The” and “And” with all other words raises everything.
    let isProven =
      hasFunctionWord || starts.contains(where: isPlea)
      || minor.count > 1 && middle.allSatisfy { text.words[$0].isCapitalized }
      || isRaisedSentence(middle, raised, starts)
    let isTitleStyle = raised.count >= 2 && common.allSatisfy(isLowerable)
    let unnamed = isTitleStyle && hasFunctionWord ? raised : raised.filter { !isMention($0) }
    guard unnamed.count >= 2, unnamed.count * 5 >= common.count * 3, isProven || !needsProof,
      isTitleStyle || !needsProof, !text.namesMenu
    else {
      return loweringOfSome(middle, minor, starts)
    }
    let determined = isTitleStyle ? middle.filter(isDetermined) : []
    let lowered = Set(unnamed + determined + minor.filter { isTitleStyle || !isMention($0) })
    let isPartial = staysHalf(lowered, of: middle, starts, names)
    return lowered.sorted().compactMap { index in
      var change = lower(text.words[index], .review)
      change?.isPartial = isPartial
      return change
    }
  }

  /// “The Server Rejected The Request.”: every word is raised, and one of them says what somebody or something does.
  /// Of a few words only a full stop tells that they are no heading: “Your Plan Renews On June 3.”
  private func isRaisedSentence(_ middle: [Int], _ raised: [Int], _ starts: Set<Int>) -> Bool {
    starts.contains { text.words[$0].isIn([.determiner, .grammar(.pronoun)]) }
      && (middle.count > 3 || middle.count > 1 && text.text.utf8.last == UInt8(ascii: "."))
      && middle.allSatisfy { text.words[$0].isCapitalized || !text.words[$0].isCased }
      && raised.dropFirst().contains { text.words[$0].isIn(.finiteForm) || isPastOfObject($0) }
  }

  /// “Rejected The Request”: a form of the past before what was done to.
  private func isPastOfObject(_ index: Int) -> Bool {
    let word = text.words[index]
    return word.isIn(.verb) && word.hasEdEnding && index + 1 < text.words.count
      && text.words[index + 1].isIn(.determiner) && text.words[index + 1].followsDirectly
  }

  /// Minor and nameless words that stand raised alone.
  private func loweringOfSome(
    _ middle: [Int], _ minor: [Int], _ starts: Set<Int>
  ) -> [CasingChange] {
    let nameless = middle.filter {
      !policy.isMinor(text.words[$0].folded) && isLowerable($0)
        && (text.words[$0].isIn(.nameless) || isSmallElsewhere($0) || isPredicate($0))
    }
    let single = (minor + nameless).sorted().filter {
      !needsProof || !usage.isInLabel($0, of: text)
    }
    let alone = lone(single, starts)
    // In a headline whoever lowers one lowers all: “Share With Friends And Family”.
    let isHeadline = middle.allSatisfy {
      policy.isMinor(text.words[$0].folded) || text.words[$0].isCapitalized
    }
    let others =
      isHeadline && alone.contains(where: minor.contains) ? minor.filter { !isMention($0) } : []
    let lowered = Set(alone + others)
    // “All Your Data will be Lost”: half of it in small letters would be no sentence either.
    let isPartial = middle.contains { index in
      !lowered.contains(index) && isLowerable(index) && !isMention(index)
        && (text.words[index].isIn(.functionWord) || isHeadline && isCommon(index))
    }
    return lowered.sorted().compactMap { index in
      // “Choose plan A”: a letter by itself is raised on purpose, unless every word is.
      if text.words[index].form.isSingle, !isHeadline { return nil }
      let isDoubtful =
        isParticle(index) || text.words[index].form.isSingle
        || English.shared.isParticle(text.words[index].folded)
        || !minor.contains(index) || !alone.contains(index)
        || leadsName(index, single)
      var change = lower(text.words[index], isDoubtful ? .review : .safe)
      change?.isDoubtful = English.shared.isParticle(text.words[index].folded)
      change?.isPartial = isPartial
      change?.evidence = usage.evidence(for: text.words[index].folded)
      return change
    }
  }

  /// Whether words keep a capital that are hardly meant to have one, when some are lowered.
  private func staysHalf(
    _ lowered: Set<Int>, of middle: [Int], _ starts: Set<Int>, _ names: [Range<Int>]
  ) -> Bool {
    // “End-to-End encryption is off”
    let isHalfCompound = starts.contains { index in
      text.words[index].form.isCompound
        && CompoundPart.parts(of: text.words[index].text).dropFirst().contains {
          $0.text.first?.isUppercase ?? false
        }
    }
    return isHalfCompound
      || middle.contains { index in
        let word = text.words[index]
        // “Find My Friends”: perhaps the name goes on.
        if index > 0, isIn(names, index - 1), word.followsDirectly, lowered.contains(index),
          !word.isIn(.minorWord), !word.isIn(.functionWord)
        {
          return true
        }
        return !lowered.contains(index) && isLowerable(index) && !isName(index)
          && !word.form.isSingle && !usage.isAlwaysRaised(word.folded) && !isMention(index)
      }
  }

  private func isIn(_ names: [Range<Int>], _ index: Int) -> Bool {
    names.contains { $0.overlaps(text.words[index].range) }
  }

  /// A word that is raised in a headline, and nowhere else.
  private func isCommon(_ index: Int) -> Bool {
    let word = text.words[index]
    return !isName(index) && !word.form.isSingle && (isOrdinary(word) || isParticle(index))
      && !usage.isAlwaysRaised(word.folded)
  }

  /// A name, and not the verb that is written like one: “This May Not Work”.
  private func isName(_ index: Int) -> Bool {
    let word = text.words[index]
    return word.isIn(.name)
      && (index == 0 || !word.isIn(.anyAuxiliary) || FiniteVerb.isTime(text.words, index))
  }

  /// Where every word is raised, one behind “this” or “your” that is the name of nothing: “This Action Cannot Be
  /// Undone.”
  private func isDetermined(_ index: Int) -> Bool {
    let word = text.words[index]
    return index > 0 && isLowerable(index) && word.followsDirectly
      && text.words[index - 1].isIn(.nameless) && text.words[index - 1].isIn(.determiner)
      && !word.isIn(.name) && !word.isIn(.placeName) && !isMention(index)
  }

  /// “Please Log In Again.”: what one is asked to do is the name of nothing.
  private func isPlea(_ index: Int) -> Bool {
    index + 1 < text.words.count && text.words[index].isIn(.politeOpener)
      && text.words[index + 1].isIn(.baseVerb) && text.words[index + 1].isCapitalized
  }

  /// Whether a word belongs to the verb before it: “Slow Down”.
  private func isParticle(_ index: Int) -> Bool {
    index > 0 && English.shared.isPhrasal(text.words[index - 1].folded, text.words[index].folded)
  }

  /// Minor and nameless words that stand raised among small ones, so that no name can be meant.
  private func lone(_ minor: [Int], _ starts: Set<Int>) -> [Int] {
    var result: [Int] = []
    for index in minor where !isMention(index) {
      let previous = text.words[index - 1]
      let isRun =
        previous.kind == .word && previous.isCapitalized && !starts.contains(index - 1)
        && result.last != index - 1
      if !isRun, !leadsName(index, minor) || isBeforeName(index) { result.append(index) }
    }
    // “the Risk Monitoring Module”: what leads to one that keeps its capital keeps its own.
    var kept: [Int] = []
    for index in result.reversed() {
      let isLeading = minor.contains(index + 1) && text.words[index + 1].followsDirectly
      if !isLeading || kept.last == index + 1 { kept.append(index) }
    }
    return kept.reversed()
  }

  /// Whether a capital follows that is not looked at itself: a name may begin with the word.
  private func leadsName(_ index: Int, _ minor: [Int]) -> Bool {
    guard index > 0, index + 1 < text.words.count, !minor.contains(index + 1) else { return false }
    let next = text.words[index + 1]
    return next.unit == text.words[index - 1].unit && next.kind != .opaque && next.isCapitalized
  }

  /// “share With iCloud Drive”, “trips From Summer Home”: the name begins behind the word.
  private func isBeforeName(_ index: Int) -> Bool {
    let word = text.words[index]
    let next = text.words[index + 1]
    if case .term = next.kind { return true }
    if next.isProtected { return true }
    // “the Risk Monitoring Module”: an ordinary word may be the first of the name.
    if usage.isAlwaysRaised(next.folded) {
      return policy.isMinor(word.folded) || word.isIn(.nameless)
    }
    guard policy.isMinor(text.words[index].folded), index + 2 < text.words.count else {
      return false
    }
    let second = text.words[index + 2]
    return second.followsDirectly && second.unit == next.unit && second.isCapitalized
  }

  /// Whether every part of a word is an ordinary one.
  private func isOrdinary(_ word: CasedWord) -> Bool {
    guard word.form.isCompound else {
      return word.isIn([.commonWord, .verb, .anyAuxiliary])
    }
    return CompoundPart.areOrdinary(CompoundPart.parts(of: word.folded))
  }

  /// A capitalized run behind a pointing verb is the name of a button or a menu: `tap Turn On`.
  private func isMention(_ index: Int) -> Bool { pointingVerbs[index] != nil }

  /// The same where the verb begins the sentence, so that its own capital is no sign of title style: “Tap Not Now.”
  private func isOpeningMention(_ index: Int, _ starts: Set<Int>) -> Bool {
    guard let verb = pointingVerbs[index], text.words[verb].unit == text.words[index].unit,
      // “Choose Another File.”, “Press Continue To Start”
      !text.words[verb + 1...index].contains(where: {
        policy.isMinor($0.folded) || $0.isIn(.determiner)
      })
    else { return false }
    return starts.contains(verb)
      || starts.contains(verb - 1) && text.words[verb - 1].isIn(.politeOpener)
  }

  /// Of each word the verb that points at the capitalized run it is in.
  func findPointingVerbs() -> [Int?] {
    var verbs: [Int?] = []
    for (index, word) in text.words.enumerated() {
      guard index > 0, word.isCapitalized else {
        verbs.append(nil)
        continue
      }
      verbs.append(text.words[index - 1].isIn(.pointingForm) ? index - 1 : verbs[index - 1])
    }
    return verbs
  }

  /// English: a verb behind an auxiliary, “can’t be Backed up”.
  private func isPredicate(_ index: Int) -> Bool {
    index > 0 && text.words[index].followsDirectly
      && text.words[index - 1].isIn(.participleLeader) && text.words[index].isIn(.verb)
  }

  /// English: a word that the catalog always writes small, where it is no name of a place in the app:
  /// behind a determiner, or a verb, and not “the Focus permission”.
  private func isSmallElsewhere(_ index: Int) -> Bool {
    let word = text.words[index]
    guard !word.isIn(.name), !word.isIn(.placeName),
      usage.isAlwaysSmall(word.folded), index > 0,
      word.followsDirectly
    else { return false }
    let next = index + 1 < text.words.count ? text.words[index + 1] : nil
    // “the Focus permission”, “the Payment API”
    if let next, next.kind == .word, next.followsDirectly,
      next.isIn(.placeNoun) || next.isProtected
    {
      return false
    }
    // “both Latitude and Longitude”: the other one would stay raised.
    if index + 2 < text.words.count, text.words[index + 2].isCapitalized,
      text.words[index + 1].isIn(.listWord)
    {
      return false
    }
    let previous = text.words[index - 1]
    // “Open Advanced”: a place in the app.
    if previous.isIn(.wayVerb) { return false }
    let isInflected = word.isIn(.verb) && !word.isIn(.baseVerb)
    return previous.isIn(.determiner)
      || isInflected && !policy.isMinor(previous.folded)
  }
}

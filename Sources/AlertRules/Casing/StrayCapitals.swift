/// Ordinary English words that stand raised and alone in the middle of a sentence: a slip, or a name
/// that nobody can tell from one. Worth a question, never a correction.
struct StrayCapitals {
  let text: CasedText
  let usage: WordCases

  /// The words, in order.
  func find() -> [CasedWord] {
    let words = text.words
    guard !TitleStyleProbe.isHeadline(text, countsParticles: true), !text.namesMenu else {
      return []
    }
    let names = WrittenNames.ranges(in: text.text)
    return words.indices.dropFirst().filter { index in
      let word = words[index]
      let previous = words[index - 1]
      let isNameless = word.isIn(.nameless)
      // “Space” may be the key of that name.
      if names.contains(where: { $0.overlaps(word.range) })
        || word.text == "A" && text.isLetterName(at: index, English.policy)
        || word.isIn(.physicalKey) || text.isShortBeforeNumber(at: index)
        // “…</ul><br>Additionally, …”
        || text.text.utf8.prefix(word.range.lowerBound).last == UInt8(ascii: ">")
      {
        return false
      }
      guard word.kind == .word, previous.kind == .word, previous.unit == word.unit,
        word.isCapitalized, !word.isProtected, word.followsDirectly || isNameless,
        !previous.isCapitalized || opensSentence(index - 1) || isNameless && !isMention(index)
      else { return false }
      if usage.isInLabel(index, of: text) { return false }
      // “in to Your Apple Account”: no name begins with it.
      if isNameless && word.isIn(.determiner) || governs(index) { return true }
      // “Click Continue to proceed, or Quit to exit.”
      if previous.isIn(.listWord), words[..<index].contains(where: { $0.isIn(.pointingForm) }) {
        return false
      }
      let next = words[(index + 1)...].first.flatMap { $0.unit == word.unit ? $0 : nil }
      // “App is Deprecated”
      let isParticiple = previous.isIn(.be) && word.hasEdEnding
      return !usage.isMostlyRaised(word.folded) && (isParticiple || isOrdinary(word))
        && !(next.map { $0.kind == .word && $0.isCapitalized } ?? false)
        && !isPointedAt(index)
        && !previous.isIn(.wayVerb) && !continuesName(index)
        && !(next.map { $0.isIn(.placeNoun) } ?? false)
    }.map { words[$0] }
  }

  /// “choose Turn Your Device Off”: the name of a button, as far as the capitals go back.
  private func isMention(_ index: Int) -> Bool {
    let start = text.words[..<index].lastIndex { !$0.isCapitalized }
    return start.map { text.words[$0].isIn(.pointingForm) || text.words[$0].isIn(.wayVerb) }
      ?? false
      || text.words[..<index].contains { $0.isCapitalized && $0.isIn(.pointingForm) }
  }

  /// “tap Save”, “clicked on Save”
  private func isPointedAt(_ index: Int) -> Bool {
    let words = text.words
    let verb = words[index - 1].isIn(.pressedParticle) && index > 1 ? index - 2 : index - 1
    return words[verb].isIn(.pointingForm)
  }

  /// “the iNaturalist Network”, “our Terms of Use”: a name goes on.
  private func continuesName(_ index: Int) -> Bool {
    let previous = text.words[index - 1]
    if previous.isProtected && previous.form.hasLowercase { return true }
    return previous.folded == "of" && index > 2 && text.words[index - 2].isCapitalized
  }

  /// “Stop Sharing the location”, “The Trip is saved”: the capital before is that of the sentence.
  private func opensSentence(_ index: Int) -> Bool {
    let isFirst = index == 0 || text.words[index - 1].unit != text.words[index].unit
    return isFirst && text.words[index].isIn([.baseVerb, .determiner])
  }

  /// “to Shutdown the server”, “and Enable “Camera””: what takes an object is no name, and in “tap Create a new
  /// account” a label.
  private func governs(_ index: Int) -> Bool {
    let words = text.words
    guard index + 1 < words.count, words[index + 1].unit == words[index].unit,
      words[index + 1].followsDirectly, !words[index + 1].isCapitalized,
      !words[index - 1].isIn(.pointingForm)
    else { return false }
    let word = words[index]
    let isAction = word.isIn(.baseVerb) || word.isIngForm
    return words[index + 1].isIn(.determiner)
      && (isAction || words[index - 1].isIn(.infinitiveMark))
  }

  private func isOrdinary(_ word: CasedWord) -> Bool {
    !word.isIn(.name) && !word.isIn(.placeName) && word.folded != "i"
      && !word.folded.hasPrefix("i'") && word.isIn([.commonWord, .verb, .minorWord])
  }
}

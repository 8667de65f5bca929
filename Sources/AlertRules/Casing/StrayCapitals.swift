/// Ordinary English words that stand raised and alone in the middle of a sentence: a slip, or a name
/// that nobody can tell from one. Worth a question, never a correction.
struct StrayCapitals {
  let text: CasedText
  let usage: WordCases

  /// The words, in order.
  func find() -> [CasedWord] {
    let english = English.shared
    let words = text.words
    guard !TitleStyleProbe.isHeadline(text), !text.namesMenu else { return [] }
    return words.indices.dropFirst().filter { index in
      let word = words[index]
      let previous = words[index - 1]
      let isNameless = english.words(.nameless).contains(word.folded)
      guard word.kind == .word, previous.kind == .word, previous.unit == word.unit,
        word.isCapitalized, !word.isProtected, word.followsDirectly || isNameless,
        !previous.isCapitalized || opensSentence(index - 1)
      else { return false }
      // “in to Your Apple Account”: no name begins with it.
      if isNameless && english.determiners.contains(word.folded) || governs(index) { return true }
      let next = words[(index + 1)...].first.flatMap { $0.unit == word.unit ? $0 : nil }
      return !usage.isAlwaysRaised(word.folded) && isOrdinary(word.folded)
        && !(next.map { $0.kind == .word && $0.isCapitalized } ?? false)
        && !English.pointingForms.contains(previous.folded)
        && !english.words(.wayVerb).contains(previous.folded)
        && !(next.map { english.words(.placeNoun).contains($0.folded) } ?? false)
    }.map { words[$0] }
  }

  /// “Stop Sharing the location”, “The Trip is saved”: the capital before is that of the sentence.
  private func opensSentence(_ index: Int) -> Bool {
    let isFirst = index == 0 || text.words[index - 1].unit != text.words[index].unit
    let word = text.words[index].folded
    return isFirst
      && (English.shared.verbs.contains(word) || English.shared.determiners.contains(word))
  }

  /// “to Shutdown the server”, “and Enable “Camera””: what takes an object is no name.
  private func governs(_ index: Int) -> Bool {
    let words = text.words
    let english = English.shared
    guard index + 1 < words.count, words[index + 1].unit == words[index].unit,
      words[index + 1].followsDirectly, !words[index + 1].isCapitalized
    else { return false }
    let word = words[index].folded
    let isAction = english.verbs.contains(word) || english.isGerund(word)
    return english.determiners.contains(words[index + 1].folded)
      && (isAction || english.words(.infinitiveMark).contains(words[index - 1].folded))
  }

  private func isOrdinary(_ word: String) -> Bool {
    let english = English.shared
    return english.names[word] == nil && !english.words(.placeName).contains(word)
      && word != "i" && !word.hasPrefix("i'")
      && (english.commonWords.contains(word) || english.isVerb(word)
        || English.minorWords.contains(word))
  }
}

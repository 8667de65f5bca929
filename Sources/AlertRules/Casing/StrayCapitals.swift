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
      let next = index + 1 < words.count ? words[index + 1] : nil
      return word.kind == .word && previous.unit == word.unit && word.isCapitalized
        && !word.isProtected && word.followsDirectly
        && (!previous.isCapitalized || opensSentence(index - 1))
        && previous.kind == .word
        && !(next.map { $0.unit == word.unit && $0.isCapitalized } ?? false)
        && !usage.isAlwaysRaised(word.folded) && isOrdinary(word.folded)
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

  private func isOrdinary(_ word: String) -> Bool {
    let english = English.shared
    return english.names[word] == nil && !english.words(.placeName).contains(word)
      && word != "i" && !word.hasPrefix("i'")
      && (english.commonWords.contains(word) || english.isVerb(word)
        || English.minorWords.contains(word))
  }
}

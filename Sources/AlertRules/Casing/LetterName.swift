extension CasedText {
  /// “Plan A or B”, “Team A Is Missing”: a capital A before a minor word or the end is a name, not an article,
  /// and so it is behind a noun that is numbered with letters, unless that may be a verb: “Type A Name”.
  func isLetterName(at index: Int, _ policy: LocalePolicy) -> Bool {
    if index > 0, words[index - 1].isIn(.letterNoun), words[index].followsDirectly {
      let next = index + 1 < words.count ? words[index + 1] : nil
      if !words[index - 1].isIn(.baseVerb)
        || next.map({ $0.isIn(.finiteForm) || $0.isIn(.anyAuxiliary) }) ?? true
      {
        return true
      }
    }
    guard index + 1 < words.count, words[index + 1].unit == words[index].unit else {
      return true
    }
    return policy.isMinor(words[index + 1].folded)
  }

  /// “Track No. 3”: what is short for “number”, or for what is counted, before the number.
  func isShortBeforeNumber(at index: Int) -> Bool {
    words[index].isIn(.abbreviation) && index + 1 < words.count && words[index + 1].isNumber
      && text.utf8.dropFirst(words[index].range.upperBound).first == UInt8(ascii: ".")
  }
}

/// Where nouns are raised a capital says little; that of a word which is never a noun says that the title style of
/// another language was meant.
extension SentenceStyle {
  /// Raised function words inside a sentence, small, for a person to decide; with them the verb at the end that stock
  /// buttons write small.
  ///
  /// “Öffne Die Zeit” may name something, so among small words only one that no capital follows counts. Where every
  /// word is raised nobody can tell what of the rest are nouns: with more than one there is no proposal.
  func functionWordLowering(_ starts: Set<Int>) -> [CasingChange] {
    let words = text.words
    // Nearly no text has one.
    let mayBeWrong = words.indices.contains {
      words[$0].isCapitalized && !starts.contains($0)
        && policy.functionWords.contains(words[$0].folded)
    }
    guard mayBeWrong else { return [] }
    let names = SourceNames(source)
    let cased = words.indices.filter { words[$0].kind == .word && words[$0].isCased }
    guard let last = cased.last, !text.namesMenu else { return [] }
    let isHeadline = cased.allSatisfy { words[$0].isCapitalized }
    func isRaisedNext(_ index: Int) -> Bool {
      index + 1 < words.count && words[index + 1].unit == words[index].unit
        && words[index + 1].kind != .opaque && words[index + 1].isCapitalized
    }
    let raised = cased.filter { index in
      index != last && !starts.contains(index) && isLowerable(index)
        // “Bluetooth-Aus Warnung”
        && text.text.utf8.prefix(words[index].range.lowerBound).last != UInt8(ascii: "-")
        && policy.functionWords.contains(words[index].folded)
        && (isHeadline || !isRaisedNext(index))
        && !names.holds(words[index - 1].text, words[index].text)
        // “Unter- oder Überdosis”
        && text.text.utf8.dropFirst(words[index].range.upperBound).first != UInt8(ascii: "-")
    }
    if raised.isEmpty { return [] }
    let verb = isHeadline && policy.writesSmall(words[last].text) && isLowerable(last) ? [last] : []
    let lowered = raised + verb
    let others = cased.filter { !starts.contains($0) && !lowered.contains($0) }
    let isPartial = isHeadline && (others.count > 1 || others.last == last)
    return lowered.compactMap { index in
      var change = lower(words[index], .review)
      change?.isPartial = isPartial
      return change
    }
  }
}

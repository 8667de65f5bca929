/// Texts that were cut into words before: each source text is asked for by its translations, and by
/// several rules. For one thread and one check; a new text takes the place of another.
final class CutTexts {
  /// Spellings that were met before.
  let forms = WordForms()
  /// Rules that had nothing to say before.
  let silentRules = SilentRules()
  private var slots = [CasedText?](repeating: nil, count: 1 << 8)

  /// A text with the terms that are built in.
  func cased(_ text: String) -> CasedText {
    let number = Int(truncatingIfNeeded: KeyNumbers.hash(text) & UInt64(slots.count - 1))
    if let known = slots[number], known.text.hasSameBytes(as: text) { return known }
    let cased = CasedText(text, terms: .standard, forms: forms)
    slots[number] = cased
    return cased
  }

  /// A text with other terms or with codes of its file in it.
  func cased(_ text: String, inlineCodes: [Range<Int>], terms: Terms) -> CasedText {
    terms.isStandard && inlineCodes.isEmpty
      ? cased(text) : CasedText(text, inlineCodes: inlineCodes, terms: terms, forms: forms)
  }
}

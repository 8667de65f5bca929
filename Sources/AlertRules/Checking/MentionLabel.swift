/// A label of an alert, cut into words once for all the places that may name it.
struct MentionLabel {
  /// From the first word to the last.
  var text: String
  var words: [CasedWord]
  /// For comparing without case and marks.
  var normal: String

  /// The labels of the text's alert, longest first: “Delete All” before “Delete”.
  static func all(of text: AlertText) -> [MentionLabel] {
    let locale = text.policy?.casingLocale ?? text.locale
    return text.alert.buttons.texts.compactMap { label in
      let words = text.texts.cased(label, inlineCodes: [], terms: text.terms).words
      guard let first = words.first, let last = words.last else { return nil }
      // “Empty Trash…” is called Empty Trash in a text.
      return MentionLabel(
        text: label[utf8: first.range.lowerBound..<last.range.upperBound], words: words,
        normal: StockLabels.normal(label, locale: locale))
    }
    .sorted { ($1.words.count, $0.text) < ($0.words.count, $1.text) }
  }
}

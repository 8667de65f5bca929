/// A label of an alert, cut into words once for all the places that may name it.
struct MentionLabel {
  var text: String
  var words: [CasedWord]
  /// For comparing without case and marks.
  var normal: String

  /// The labels of the text's alert, longest first: “Delete All” before “Delete”.
  static func all(of text: AlertText) -> [MentionLabel] {
    let locale = text.policy?.casingLocale ?? text.locale
    return Set(text.alert.buttonValues.values).map { label in
      MentionLabel(
        text: label, words: CasedText(label, terms: text.terms).words,
        normal: StockLabels.normal(label, locale: locale))
    }.filter { !$0.words.isEmpty }
      .sorted { ($1.words.count, $0.text) < ($0.words.count, $1.text) }
  }
}

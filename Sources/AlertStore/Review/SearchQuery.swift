/// Words that people type, as FTS5 takes them.
enum SearchQuery {
  /// Every word has to be there, the last one at least with its beginning; `nil` without words.
  static func match(_ text: String, _ locale: String) -> String? {
    let words = SearchWords.of(String(text.prefix(200)), locale: locale)
    guard !words.isEmpty else { return nil }
    // In quotation marks nothing is an operator; words have none inside.
    return words.map { "\"\($0.replacing("\"", with: ""))\"" }.joined(separator: " ") + "*"
  }
}

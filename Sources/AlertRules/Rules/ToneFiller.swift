/// Alerts speak plainly.
enum ToneFiller: Rule {
  static let info = RuleInfo(
    id: "tone-filler",
    summary: "No “Oops”, “Sorry” or opening “Please” in a title or message (English).",
    rationale:
      "Small talk stands before what people need to know, and sounds false when it matters.",
    sources: ["hig-2024: a neutral, approachable tone"], roles: [.title, .message], fix: nil,
    examples: [
      .alert(message: "Enter a name."),
      .alert(message: "Could you please everyone?"),
      .alert(message: "↓Oops! The name is taken."),
      .alert(message: "The name is taken. ↓Please choose another one."),
      .alert(title: "↓Just So You Know"),
      .alert("de", message: "Sorry, das geht nicht."),
    ])

  private struct Filler {
    var words: [String]
    var isOpener: Bool
  }

  private static let fillers = CatalogWords.list("English/fillers.txt").map { line in
    Filler(
      words: line.drop { $0 == "^" }.split(separator: " ").map(String.init),
      isOpener: line.hasPrefix("^"))
  }

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.policy?.language == "en" else { return [] }
    let words = text.cased.words
    let folded = words.map(\.folded)
    let starts = Set(
      Sentences.ranges(of: text.value, locale: text.locale).compactMap { sentence in
        words.firstIndex { sentence.contains($0.range.lowerBound) }
      })
    for index in words.indices {
      for filler in fillers
      where folded[index...].starts(with: filler.words)
        && (!filler.isOpener || starts.contains(index))
      {
        let end = words[index + filler.words.count - 1].range.upperBound
        return [
          Diagnosis(
            range: words[index].range.lowerBound..<end,
            message: "“\(filler.words.joined(separator: " "))” says nothing here; leave it out")
        ]
      }
    }
    return []
  }
}

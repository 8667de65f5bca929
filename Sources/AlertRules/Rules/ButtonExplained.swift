/// Buttons speak for themselves.
enum ButtonExplained: Rule {
  static let info = RuleInfo(
    id: "button-explained",
    summary: "The text does not explain the alert’s own buttons (English).",
    rationale: "Clear labels need no manual, and the text stays short.",
    sources: [
      "hig-2024: avoid explaining the buttons", "hig-2017: avoid explaining buttons",
      "ios9: avoid explaining buttons",
    ],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert(
        message: "Deleted trips can be restored for 30 days.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Choose Settings to turn on location.", buttons: ["Not Now~", "Try Again"]),
      .alert(message: "Select all of the photos.", buttons: ["All", "Cancel~"]),
      .alert(
        message: "↓Tap Delete to remove the trip or Cancel to keep it.",
        buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "To go on, ↓press the “Try Again” button.", buttons: ["Try Again", "Cancel~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.policy?.language == "en" else { return [] }
    let words = text.cased.words
    let folded = words.map(\.folded)
    let pointing = English.shared.words(.pointingVerb)
    for index in words.indices where pointing.contains(folded[index]) {
      var next = index + 1
      if next < words.count, folded[next] == "the" { next += 1 }
      guard next < words.count else { continue }
      for label in text.alert.buttonValues.values.sorted() {
        guard let count = mention(of: label, in: words[next...]) else { continue }
        let end = words[next + count - 1].range.upperBound
        return [
          Diagnosis(
            range: words[index].range.lowerBound..<end,
            message: "the text explains the button “\(label)”; a clear label needs no explanation")
        ]
      }
    }
    return []
  }

  /// How many words the label takes at the start of `words`; `nil` when it is not there.
  private static func mention(of label: String, in words: ArraySlice<CasedWord>) -> Int? {
    if let first = words.first, first.kind == .opaque, first.text.count > 2,
      first.text.dropFirst().dropLast() == label
    {
      return 1
    }
    // Small letters are a word of the sentence, not the name of a button.
    let name = CasedText(label, terms: .standard).words.map(\.text)
    guard name.first?.first?.isUppercase == true, words.map(\.text).starts(with: name)
    else { return nil }
    return name.count
  }
}

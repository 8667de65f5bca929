/// A message stays what it is.
enum TerminalDrift: Rule {
  static let info = RuleInfo(
    id: "terminal-drift",
    summary: "A translation should ask where the source asks, and state where it states.",
    rationale: """
      Otherwise the end mark is wrong, or it is a different sentence. Turning an exclamation into a \
      statement is good style in many languages; a text with no mark at all is reported by the rules \
      for titles and messages.
      """,
    sources: ["no edition: it keeps the end marks of the source in translations"],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert("hi", message: "यात्रा हटा दी जाएगी।", source: "The trip will be deleted."),
      .alert("es", message: "Listo.", source: "Done!"),
      .alert("ja", message: "この注文をキャンセルしますか。", source: "Do you want to cancel this order?"),
      .alert(
        "de", message: "Wähle aus, wie es weitergeht.", source: "How would you like to go on?"),
      .alert("es", message: "Elija un nombre.", source: "Please choose a name?"),
      .alert(
        "hy", message: "Ուզո՞ւմ ես ջնջել երթուղին։",
        source: "Do you want to delete the route?"),
      .alert(
        "ar", message: "هل تريد حذف الرحلة↓.", source: "Do you want to delete the trip?"),
      .alert(
        "pl", message: "Czy na pewno chcesz usunąć trasę?",
        source: "Are you sure you want to delete the route."),
      .alert("de", title: "Reise gelöscht↓?", source: "The trip was deleted."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let source = text.englishSource, !text.isUntranslated,
      let marks = text.policy?.marks, marks.use == .required, text.sentences.count == 1
    else { return [] }
    let message: String
    switch text.ending {
    case .statement, .foreign(_, .statement):
      // A title that lost its question is question-lost.
      guard text.role == .message, text.sourceAsks else { return [] }
      // “Please choose a name?” only looks like a question.
      if text.englishCased?.words.first?.isIn(.politeOpener) ?? false { return [] }
      // “Choose how to go on.” answers “How would you like to go on?” as well.
      if asksOpenly(text) { return [] }
      // “削除しますか。” asks by its particle.
      if text.showsQuestion, text.policy?.questionForms.takeFullStop ?? false { return [] }
      // Armenian asks within a word.
      if marks.inside, text.value.contains(marks.question) { return [] }
      message = "the source is a question, but this is a statement"
    case .question, .foreign(_, .question):
      // “Are you sure you want to delete it.” asks, as the source is told itself.
      guard Marks().ending(of: source).ending == .statement,
        !UnmarkedQuestion.isCertain(text.englishCased?.words[...] ?? [])
      else { return [] }
      message = "the source is a statement, but this is a question"
    default: return []
    }
    guard Sentences.ranges(of: source, locale: "en").count == 1 else { return [] }
    return [Diagnosis(range: text.endingRange, message: message)]
  }

  /// Whether the source asks what, which or how.
  static func asksOpenly(_ text: AlertText) -> Bool {
    let words = text.englishCased?.words ?? []
    return words.indices.contains { index in
      words[index].isIn(.interrogative) && (index == 0 || !words[index].followsDirectly)
    }
  }
}

/// A question stays a question.
enum QuestionLost: Rule {
  static let info = RuleInfo(
    id: "question-lost",
    summary: "The translation of a question should be a question.",
    rationale: "Without its question, the alert states something that has not happened.",
    sources: ["no edition: it keeps the questions of the source in translations"],
    roles: [.title], fix: .review,
    examples: [
      .alert("fr", title: "Supprimer\u{A0}?", source: "Delete?"),
      .alert("th", title: "ลบไหม", source: "Delete?"),
      .alert("da", title: "Fjern blokering? Du får beskeder igen.", source: "Unblock Contact?"),
      .alert("hy", title: "Ջնջե՞լ երթուղին", source: "Delete the route?"),
      .alert("fr", title: "Supprimer↓.", source: "Delete?"),
      .alert(
        "ja", title: "削除しますか↓", becomes: "削除しますか?", source: "Delete?",
        facts: "its words already ask, and need no mark: only info"),
      .alert(
        "zh-Hans", title: "要删除“%@”吗↓。", becomes: "要删除“%@”吗？", source: "Delete “%@”?"),
      .alert("ja", title: "操作を選択してください。", source: "What would you like to do?"),
      .alert("ko", title: "삭제하겠습니까↓.", becomes: "삭제하겠습니까?", source: "Delete?"),
      .alert("ja", title: "削除↓", source: "Delete?"),
      .alert("ja", title: "削除しますか。", source: "Delete?"),
      .alert("fi", title: "Poista varmenne↓", source: "Remove Certificate?"),
      .alert(
        "da", title: "Vil du slette “%@”↓", becomes: "Vil du slette “%@”?",
        source: "Delete “%@”?"),
      .alert("da", title: "Vil du slette “%@”?", source: "Delete “%@”?"),
      .alert("da", title: "Vil du åbne %@", source: "Open https://example.com/?"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.sourceAsks, !text.isUntranslated, !text.isCutOff, let marks = text.policy?.marks,
      marks.use == .required
    else { return [] }
    let mayStop = text.policy?.questionForms.takeFullStop ?? false
    switch text.ending {
    case .unknown where !endsLikeSource(text): return []
    // “削除しますか。” asks by its particle, and needs no other mark.
    case .statement where text.showsQuestion && mayStop: return []
    // “操作を選択してください。” answers “What would you like to do?” as well.
    case .statement where TerminalDrift.asksOpenly(text): return []
    case .bare, .unknown, .statement, .colon, .comma, .foreign(_, .statement):
      // The question may stand before a second sentence.
      guard !text.value.unicodeScalars.contains(where: { Marks.anywhere[$0] == .question }),
        !Marks.opensQuestion(in: text.value),
        !text.value.utf8.contains(bytes: Array(marks.question.trimmed.utf8))
      else { return [] }
      return [
        Diagnosis(
          range: text.endingRange,
          message:
            "the source is a question (“\(text.source ?? "")”), but the translation has no question mark",
          severity: text.showsQuestion && mayStop ? .info : nil,
          edits: text.showsQuestion && marks.opening == nil && !marks.inside
            ? [Edit(text.endingRange, marks.question)] : [])
      ]
    default: return []
    }
  }

  /// “Vil du slette “%@”” for “Delete “%@”?”: what hides the end of a text here has the mark behind it in the source.
  private static func endsLikeSource(_ text: AlertText) -> Bool {
    guard let source = text.sourceCased, let last = text.cased.words.last,
      let other = source.words.last
    else { return false }
    return isReplaced(last, in: text.cased) && isReplaced(other, in: source)
      && last.range.upperBound == text.value.utf8.count
      && other.range.upperBound + 1 == source.text.utf8.count
  }

  /// A placeholder, or one in quotation marks.
  private static func isReplaced(_ word: CasedWord, in text: CasedText) -> Bool {
    word.kind == .opaque && text.placeholders.contains { word.range.contains($0.range.lowerBound) }
  }
}

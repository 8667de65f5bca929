/// Several sentences in a title: each in sentence style with its mark.
enum TitleMultiSentence: Rule {
  static let info = RuleInfo(
    id: "title-multi-sentence",
    summary:
      "In a title of several sentences, each should be in sentence style and have its end mark.",
    rationale: """
      Two short sentences can replace title and message; they then follow the rules for sentences.
      """,
    sources: ["ios9 and watchos: two or more sentences", "hig-2024 and hig-2017: implied"],
    roles: [.title], fix: .review,
    examples: [
      .alert(title: "Low disk space. Recording stops soon."),
      .alert(
        title: "Low disk space. Recording stops soon↓",
        becomes: "Low disk space. Recording stops soon."),
      .alert(title: "No network. Try again later."),
      .alert(title: "1. Map Scan"),
      .alert(title: "Thank You! ❤️"),
      .alert(title: "Low disk space. %@"),
      .alert("ru", title: "Высокий ур. ГК", source: "High Alert"),
      .alert(
        "ar", title: "!فشل الحفظ. حاول مرة أخرى↓", source: "Failed to save. Try again!",
        facts: "the mark has to move: no proposal"),
      .alert(
        "el", title: "Ο χάρτης άλλαξε. Συνέχεια↓?", becomes: "Ο χάρτης άλλαξε. Συνέχεια;",
        source: "The map was changed. Continue?"),
      .alert(title: "Open .NET App"), .alert(title: ".NET Required"),
      .alert(
        title: "The file already exists. Do you want to replace it↓",
        becomes: "The file already exists. Do you want to replace it?"),
      .alert(
        "es", title: "El mapa cambió. ¿Quieres continuar↓.",
        becomes: "El mapa cambió. ¿Quieres continuar?",
        source: "The map was changed. Continue?"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.form?.kind == .severalSentences, let policy = text.policy, !text.isAllCaps else {
      return []
    }
    let style: LocalePolicy.CasingStyle =
      policy.style == LocalePolicy.CasingStyle.none ? .none : .sentence
    var result = text.casingDiagnosis(
      text.casingChanges(style), "sentences in a title should be in sentence style",
      mayBeSafe: false)
    guard let marks = policy.marks, marks.use == .required, !text.isUntranslated else {
      return result
    }
    result += TitleQuestionMark.lastSentence(of: text, marks)
    if text.ending == .bare {
      let asks = text.sourceAsks || text.asksForCertain
      result.append(
        Diagnosis(
          range: text.endingRange, message: "the last sentence has no end mark",
          severity: text.sourceIsBare ? .info : nil,
          edits: text.beginsWithMark
            ? [] : [Edit(text.endingRange, asks ? marks.question : marks.statement)],
          applicability: .review))
    }
    return result
  }
}

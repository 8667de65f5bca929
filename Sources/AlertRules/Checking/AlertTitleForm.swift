extension AlertText {
  /// The form of a title; a translation takes that of its source, except that its own question mark
  /// is always believed.
  static func titleForm(
    _ cased: CasedText, _ ending: Marks.Ending, _ policy: LocalePolicy?, _ source: CasedText?
  ) -> TitleForm? {
    if policy?.language == "en" { return TitleForm.english(cased, ending: ending) }
    if let source {
      var form = TitleForm.english(
        source, ending: Marks().ending(of: source.text).ending)
      form.isCertain = false
      // Where the source has one sentence and the translation two, or the other way round, its own
      // count holds.
      let count = TitleForm.sentenceCount(cased, locale: policy?.locale ?? "en")
      if count > 1 { form.kind = .severalSentences }
      if count == 1, form.kind == .severalSentences { form.kind = .open }
      if case .question = ending, form.kind != .question { form.kind = .ellipticalQuestion }
      return form
    }
    switch ending {
    case .question, .foreign(_, .question): return TitleForm(kind: .question, isCertain: true)
    case .statement, .foreign(_, .statement): return TitleForm(kind: .statement, isCertain: true)
    case .bare where policy != nil: return TitleForm(kind: .fragment, isCertain: false)
    default: return nil
    }
  }
}

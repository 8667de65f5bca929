extension AlertText {
  init(
    _ value: String, _ member: Alert.Member, _ reference: Catalog.Reference,
    in alert: LocalizedAlert, policy: LocalePolicy?, edition: Edition, checker: Checker
  ) {
    let catalog = checker.catalog
    self.value = value
    role = member.role
    self.member = member
    self.reference = reference
    locale = alert.locale
    self.policy = policy
    self.edition = edition
    convention = checker.options.convention
    self.alert = alert
    let sourceLocale = catalog.sourceLocale(of: reference)
    let text = locale == sourceLocale ? nil : catalog.source(of: reference)
    source = text.flatMap { $0.utf8.count <= Casing.longestText ? $0 : nil }
    sourceIsJudged = catalog.references(member).contains {
      catalog.locale(of: $0) == sourceLocale
    }
    englishSource = sourceLocale.hasPrefix("en") ? source : nil
    let document = catalog.documents[reference.document]
    variation = document.variation(of: document.entries[reference.entry])
    let codes = document.text(of: document.entries[reference.entry])?.opaqueRanges ?? []
    usage = checker.usage[locale] ?? WordCases()
    terms = checker.terms(for: locale)
    cased = CasedText(value, inlineCodes: codes, terms: terms)
    sentences = role == .button ? [] : Sentences.ranges(of: value, locale: locale)
    let sourceLanguage = sourceLocale.prefix { $0 != "-" }
    isUntranslated = value == source && policy?.language != String(sourceLanguage)
    let opaque = cased.words.filter { $0.kind == .opaque }.map(\.range)
    (ending, endingRange) =
      isUntranslated
      ? (.unknown, 0..<0) : policy?.marks?.ending(of: value, opaque: opaque) ?? (.unknown, 0..<0)
    form = role == .title ? Self.form(cased, ending, policy, englishSource) : nil
    mentions = ButtonMention.find(in: self)
  }

  /// The form of a title; a translation takes that of its source, except that its own question mark
  /// is always believed.
  private static func form(
    _ cased: CasedText, _ ending: Marks.Ending, _ policy: LocalePolicy?, _ source: String?
  ) -> TitleForm? {
    if policy?.language == "en" { return TitleForm.english(cased, ending: ending) }
    if let source {
      var form = TitleForm.english(
        CasedText(source, terms: .standard), ending: Marks().ending(of: source).ending)
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

extension AlertText {
  /// Whether the English source of a title is a fragment without a mark.
  var sourceIsFragment: Bool {
    guard let englishCased else { return false }
    let ending = Marks().ending(of: englishCased.text).ending
    return ending == .bare && TitleForm.english(englishCased, ending: ending).kind == .fragment
  }

  /// Whether all that looks like the end of a sentence inside a translation is a short word with a full stop:
  /// “Высокий ур. ГК”. Where title style raises every word, a capital behind the first one tells nothing.
  private static func hasAbbreviations(_ cased: CasedText, _ policy: LocalePolicy?) -> Bool {
    Sentences.ranges(of: cased.text, locale: policy?.locale ?? "en").dropLast().allSatisfy {
      sentence in
      let words = cased.words.filter { sentence.contains($0.range.lowerBound) }
      guard let last = words.last, cased.text[utf8: sentence].trimmed.hasSuffix(".") else {
        return false
      }
      let isWordInside = !last.isCapitalized || policy?.style == .title && words.count > 1
      return isWordInside && last.text.unicodeScalars.count < 5
    }
  }

  /// The form of a title; a translation takes that of its source, except that an end mark of its
  /// own is believed: “Access Denied” may well become a sentence.
  static func titleForm(
    _ cased: CasedText, _ ending: Marks.Ending, _ policy: LocalePolicy?, _ source: CasedText?
  ) -> TitleForm? {
    if policy?.isEnglish ?? false {
      let form = TitleForm.english(cased, ending: ending)
      let asks = source.map { Marks().ending(of: $0.text).ending == .question } ?? false
      return asks && ending == .bare ? TitleForm(kind: .ellipticalQuestion, isCertain: false) : form
    }
    if let source { return translatedForm(cased, ending, policy, source) }
    return ownForm(cased, ending, policy)
  }

  /// The form of its source, where nothing in the translation speaks against it.
  private static func translatedForm(
    _ cased: CasedText, _ ending: Marks.Ending, _ policy: LocalePolicy?, _ source: CasedText
  ) -> TitleForm {
    let sourceEnding = Marks().ending(of: source.text).ending
    var form = TitleForm.english(source, ending: sourceEnding)
    form.isCertain = false
    // Where the source has one sentence and the translation two, or the other way round, its own
    // count holds.
    let count = TitleForm.sentenceCount(cased, locale: policy?.locale ?? "en")
    if count > 1, form.kind == .severalSentences || !hasAbbreviations(cased, policy) {
      form.kind = .severalSentences
    }
    if count == 1, form.kind == .severalSentences { form.kind = .open }
    if form.kind == .fragment, policy?.sentenceForms.fit(cased) ?? false { form.kind = .open }
    if form.kind == .statement, ending == .bare, policy?.sentenceForms.exclude(cased) ?? false {
      form.kind = .open
    }
    // “No connection.” is a sentence by its mark only; without it there is none to be missed.
    if form.kind == .statement, ending == .bare, TitleForm.isBareFragment(source) {
      form.kind = .open
    }
    // “Installation fehlgeschlagen” for “The installation failed.”: a participle may be all there is.
    if form.kind == .statement, ending == .bare, isShort(cased, policy),
      TitleForm.mayBeParticiple(source)
    {
      form.kind = .open
    }
    // A long order is a sentence in English; in other languages it may be an infinitive or a noun: “Kaarten
    // sturen met een ander adres”.
    if form.kind == .statement, ending == .bare, sourceEnding == .bare,
      TitleForm.isLongOrder(source)
    {
      form.kind = .open
    }
    // “Senha Incorreta” for “The password is incorrect.” is a heading in the style of headings, and so is
    // “Wi-Fi Kapalı” for “Wi-Fi is off.”
    if form.kind == .statement, ending == .bare, let policy, policy.style == .title,
      TitleStyleProbe.isHeadline(cased, policy)
    {
      form.kind = .open
    }
    let isOneWord = policy?.style != LocalePolicy.CasingStyle.none && cased.words.count < 2
    // The mark is the translation's own: its source has none.
    let isOwn = sourceEnding == .bare || sourceEnding == .unknown
    var isNoun: Bool {
      TitleForm.isBareFragment(source) && !source.words.contains { $0.isIn(.infinitiveMark) }
    }
    switch ending {
    case .question where form.kind != .question: form.kind = .ellipticalQuestion
    // “No signal.” has a mark too many in any language. “Failed to connect.” has as well, and “Das Verbinden ist
    // gescheitert.” has not.
    case .statement, .foreign(_, .statement):
      if form.kind == .fragment, isOwn || !isNoun, !isOneWord { form.kind = .open }
    // A full stop may have made it a sentence, and an exclamation mark not: “No Connection”, “Sin conexión!”.
    case .exclamation, .foreign(_, .exclamation):
      if form.kind == .fragment, isOwn, !isNoun, !isOneWord { form.kind = .open }
    default: break
    }
    return form
  }

  /// Whether a text has three words at the most, or where words are not told by spaces, eight characters.
  private static func isShort(_ text: CasedText, _ policy: LocalePolicy?) -> Bool {
    policy?.hasSpaces ?? true
      ? text.words.count < 4 : text.text.trimmed.unicodeScalars.count < 9
  }

  /// What its mark says, or its words.
  private static func ownForm(
    _ cased: CasedText, _ ending: Marks.Ending, _ policy: LocalePolicy?
  ) -> TitleForm? {
    switch ending {
    case .question, .foreign(_, .question): return TitleForm(kind: .question, isCertain: true)
    case .statement, .foreign(_, .statement): return TitleForm(kind: .statement, isCertain: true)
    case .bare where policy?.sentenceForms.fit(cased) ?? false:
      return TitleForm(kind: .open, isCertain: false)
    case .bare where policy != nil:
      // “Aduh! Brave rosak”
      let isOne =
        TitleForm.sentenceCount(cased, locale: policy?.locale ?? "en") < 2
        || hasAbbreviations(cased, policy)
      return TitleForm(kind: isOne ? .fragment : .severalSentences, isCertain: false)
    default: return nil
    }
  }
}

/// A fragment has no end mark.
enum TitleFragmentPunctuation: Rule {
  static let info = RuleInfo(
    id: "title-fragment-punctuation",
    summary: "A title that is a fragment should have no end mark.",
    rationale:
      "A heading is not a sentence; with an end mark it looks like one that lost its verb.",
    sources: [
      "hig-2024: fragment, no end punctuation", "hig-2017", "ios9 and watchos: statements too",
    ],
    roles: [.title], fix: .review,
    examples: [
      .alert(title: "The app made an error."),
      .alert(title: "Servers report error."),
      .alert(title: "QR Code Error↓.", becomes: "QR Code Error"),
      .alert(title: "No Camera Available"),
      .alert(title: "No Camera Available↓.", becomes: "No Camera Available"),
      .alert(title: "Draft Saved↓!", becomes: "Draft Saved"),
      .alert(title: "Purchase Failed↓.", becomes: "Purchase Failed"),
      .alert(title: "Data Import…"),
      .alert(title: "Draft Saved↓...", becomes: "Draft Saved", facts: "only info"),
      .alert(title: "Saving Photo…"),
      .alert(title: "Please Wait…"),
      .alert(title: "One Moment…"),
      .alert(title: "Save As…"),
      .alert(title: "Connected to %@…"),
      .alert(title: "Error While Saving the Map↓.", becomes: "Error While Saving the Map"),
      .alert(title: "Low Power Mode Enabled↓!", becomes: "Low Power Mode Enabled"),
      .alert(title: "Restart Your Mac↓.", becomes: "Restart Your Mac", facts: "or as a sentence"),
      .alert(title: "Open Finder."),
      .alert(title: "Connected to Yahoo!"),
      .alert("ja", title: "カメラがありません", source: "No Camera Available"),
      .alert("pt-BR", title: "O acesso foi negado.", source: "Access Denied"),
      .alert(title: "The disk is full↓.", becomes: "The disk is full", edition: "ios9"),
      .alert("de", title: "Die Verbindung ist gescheitert.", source: "Failed to Connect."),
      .alert(
        "de", title: "Kein Signal↓.", becomes: "Kein Signal", source: "No Signal."),
      .alert(
        "es", title: "Sin conexión↓!", becomes: "Sin conexión", source: "No Connection",
        facts: "only info in a translation"),
      .alert(title: "Oops!", facts: "reported as uninformative instead"),
      .alert("da", title: "“%@” kunne ikke hentes.", source: "Unable to download “%@”"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let form = text.form, let marks = text.policy?.marks, marks.use == .required else {
      return []
    }
    let isHeading =
      form.kind == .fragment
      || form.kind == .statement && text.edition.statementTitles == .title
    let isFragment = isHeading || isHeadline(text) && !TitleSentenceStyle.proposes(for: text)
    // What is a fragment in English may well be translated as a sentence: its mark is believed.
    let isClear = text.isEnglish
    guard isFragment, text.endsText(text.endingRange) else { return [] }
    if text.ending == .statement, text.endsInAbbreviation { return [] }
    if WrittenNames.ranges(in: text.value).contains(where: { $0.overlaps(text.endingRange) }) {
      return []
    }
    // “Mainiet iestatījumus, radās kļūda.” for “Error changing settings.”: what has more clauses may be a sentence.
    if text.isTranslation, !text.isEnglish, text.value.contains(","),
      !(text.source?.contains(",") ?? true)
    {
      return []
    }
    // “Oops!” without its mark is no better.
    if TitleUninformative.isWrong(text) { return [] }
    switch text.ending {
    case .statement, .exclamation, .colon, .foreign(_, .statement), .foreign(_, .exclamation):
      return [
        Diagnosis(
          range: text.endingRange,
          message: message(text, form, isHeading),
          severity: isClear ? nil : .info,
          edits: text.withoutEndMark, applicability: .review)
      ]
    case .ellipsis where form.kind == .fragment && endsInNothing(text):
      return [
        Diagnosis(
          range: text.endingRange,
          message: "a title that is not a sentence should have no end mark; an ellipsis says that "
            + "something goes on",
          severity: .info, edits: text.withoutEndMark, applicability: .review)
      ]
    default: return []
    }
  }

  private static func message(_ text: AlertText, _ form: TitleForm, _ isHeading: Bool) -> String {
    guard isHeading else {
      return "a title in title style should have no end mark, or be in sentence style"
    }
    let title = "a title that is not a \(form.kind.sentenceForm)"
    // Of a translation only its source tells.
    return text.isTranslation && text.sourceIsFragment
      ? "its source has no end mark, and \(title) should have none"
      : "\(title) should have no end mark"
  }

  /// English: whether an ellipsis stands for nothing: “Draft Saved…” neither goes on nor asks for more, as “Saving
  /// Photo…” and “Save As…” do.
  private static func endsInNothing(_ text: AlertText) -> Bool {
    let words = text.cased.words
    guard text.isEnglish, words.count > 1, let first = words.first, let last = words.last,
      last.kind == .word, last.range.upperBound == text.endingRange.lowerBound,
      Phrases.progress.first(in: text) == nil
    else { return false }
    // “Data Import…” may go on, and “New Folder…” ask for more; “Draft Saved…” only reports.
    guard last.isIn(.finiteForm) || last.isIn(.verb) && last.hasEdEnding else {
      return false
    }
    return (!first.isIn(.baseVerb) || last.isIn(.finiteForm))
      && !words.contains { word in
        word.isIngForm
          || TaskWords.waiting.contains(word.folded)
      }
  }

  /// “Restart Your Mac.” is half of either form: whoever raises every word has written a heading.
  static func isHeadline(_ text: AlertText) -> Bool {
    guard text.isEnglish, text.form?.kind == .statement, text.ending == .statement,
      TitleStyleProbe.isHeadline(text.cased)
    else { return false }
    let words = text.cased.words.filter { $0.kind != .emoji }
    switch FiniteVerb.find(words) {
    case .auxiliary, .withoutSubject: return false
    case .lexical, .atEnd, nil: break
    }
    // “Open Finder.”: a name is raised in a sentence, too.
    return words.dropFirst().contains { word in
      word.kind == .word && word.isCapitalized && word.isIn([.commonWord, .verb])
        && !word.isProtected && !word.isIn(.name) && !word.isIn(.placeName)
    }
  }
}

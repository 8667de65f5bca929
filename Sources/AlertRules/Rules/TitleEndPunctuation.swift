/// A sentence title ends in its mark.
enum TitleEndPunctuation: Rule {
  static let info = RuleInfo(
    id: "title-end-punctuation",
    summary: "A title that is a complete sentence should end with the language’s end mark.",
    rationale: """
      A sentence without its mark looks cut off; a comma or colon announces something that never \
      comes.
      """,
    sources: [
      "hig-2024: complete sentence, end punctuation", "hig-2017",
      "ios9 and watchos: questions and several sentences",
    ],
    roles: [.title], fix: .safe,
    examples: [
      .alert("de", title: "Installation fehlgeschlagen", source: "The installation failed."),
      .alert("sl", title: "Napaka v QR kodi", source: "QR code error."),
      .alert(title: "This code was already used."),
      .alert(title: "This code was already used↓", becomes: "This code was already used."),
      .alert(
        "hi", title: "यह कोड पहले ही इस्तेमाल हो चुका है↓.", becomes: "यह कोड पहले ही इस्तेमाल हो चुका है।"),
      .alert(title: "Syncing is Paused↓", facts: "possibly a name: no proposal"),
      .alert("th", title: "รหัสนี้ถูกใช้แล้ว", source: "This code was already used."),
      .alert(
        "nb", title: "Ingen nye ruter↓", becomes: "Ingen nye ruter.", source: "You’re up to date!",
        facts: "possibly not a sentence: only info"),
      .alert("nl", title: "Incompatibele extensies", source: "Your plug-ins are incompatible."),
      .alert(
        "de", title: "WLAN ist deaktiviert↓", becomes: "WLAN ist deaktiviert.",
        source: "Wi-Fi Is Turned Off", facts: "its source is a heading: only info"),
      .alert(
        "nl", title: "Fout tijdens het wijzigen van de instelling↓",
        becomes: "Fout tijdens het wijzigen van de instelling.",
        source: "The setting could not be changed.", facts: "possibly not a sentence: only info"),
      .alert("pt-BR", title: "Falha ao baixar a lista", source: "The list was not downloaded."),
      .alert("zh-Hans", title: "出错", source: "Something went wrong"),
      .alert(
        "ja", title: "%1$@が%2$@を開こうとしています↓", becomes: "%1$@が%2$@を開こうとしています。",
        source: "%1$@ wants to open %2$@", facts: "its source hides the end: only info"),
      .alert("de", title: "Fertig", source: "You’re all set"),
      .alert(
        "de", title: "Der Speicher ist voll↓..", becomes: "Der Speicher ist voll.",
        source: "The storage is full."),
      .alert(
        "de", title: "Der Speicher ist voll↓ ..", becomes: "Der Speicher ist voll.",
        source: "The storage is full."),
      .alert(
        "de", title: "Der Speicher ist voll↓ .", becomes: "Der Speicher ist voll.",
        source: "The storage is full."),
      .alert("ja", title: "パスワードの間違い", source: "The password is wrong."),
      .alert("tr", title: "Yanlış Parola", source: "The password is wrong."),
      .alert(title: "This code was already used", edition: "ios9"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard var diagnosis = diagnosis(text), !TitleUninformative.isWrong(text) else { return [] }
    if text.isJudged(by: TitleSentenceStyle.self) {
      diagnosis.edits = TitleSentenceStyle.complete(diagnosis, of: text)
      if diagnosis.edits.isEmpty {
        diagnosis.evidence += TitleSentenceStyle.questions(text).map(\.message)
      }
    }
    return [diagnosis]
  }

  /// Whether a raised word that may be a name is asked about with the end of a title: “Syncing is Paused”.
  static func asksAboutCapitals(_ text: AlertText) -> Bool {
    text.isJudged(by: Self.self) && check(text).contains(where: \.edits.isEmpty)
  }

  /// What is wrong with the end, whatever else is wrong.
  static func diagnosis(_ text: AlertText) -> Diagnosis? {
    guard let form = text.form, form.kind == .statement, text.edition.statementTitles == .sentence,
      let marks = text.policy?.marks, marks.use == .required
    else { return nil }
    let end = text.endingRange
    switch text.ending {
    case .bare where isHeading(text): return nil
    case .bare:
      return Diagnosis(
        range: end, message: "\(sentence(text)) should end with “\(marks.statement)”",
        // A source that ends in a value hides whether it has a mark.
        severity: text.sourceIsBare || text.sourceEnding == .unknown || mayBeFragment(text)
          || followsHeadline(text) ? .info : nil,
        // A long order may be a heading as well, and its translations need not be sentences.
        edits: text.isEnglish && TitleForm.isLongOrder(text.cased) || text.beginsWithMark
          ? [] : [Edit(end, marks.statement)], applicability: .review)
    case .comma, .colon:
      return Diagnosis(
        range: end, message: "a title that is a sentence should not end with a comma or colon",
        edits: [Edit(end, marks.statement)], applicability: .review)
    case .foreign(let written, .statement):
      return Diagnosis(
        range: end,
        message: "this language ends a sentence with “\(marks.statement)”, not “\(written)”",
        edits: [Edit(end, marks.statement)],
        applicability: form.isCertain && !Marks.areSeveral(written)
          && !Marks.endsInStroke(written) ? .safe : .review)
    case .statement: return text.strayEndSpace ?? text.doubledStop
    default: return nil
    }
  }

  /// Of a translation only its source may tell that it is a sentence.
  private static func sentence(_ text: AlertText) -> String {
    let isTold = text.isEnglish || text.policy?.sentenceForms.fit(text.cased) ?? false
    return isTold || !text.isTranslation
      ? "a title that is a sentence" : "its source is a sentence: a title that is one, too,"
  }

  /// “WLAN ist deaktiviert” for “Wi-Fi Is Turned Off”: who wrote that as a heading without a mark is to be asked, and
  /// not who translated it.
  private static func followsHeadline(_ text: AlertText) -> Bool {
    text.sourceEnding == .bare && text.englishCased.map { TitleStyleProbe.isHeadline($0) } ?? false
  }

  /// A word or two of a translation are a heading, perhaps, though its source is a sentence: “出错” for “Something went
  /// wrong”, “Download erforderlich” for “The game must be downloaded.”, “Fertig” for “You’re all set”.
  private static func isHeading(_ text: AlertText) -> Bool {
    guard let policy = text.policy, !policy.isEnglish, !policy.sentenceForms.fit(text.cased) else {
      return false
    }
    return !policy.sentenceForms.isEmpty && policy.opensHeading(text.cased)
      || (policy.hasSpaces
        ? text.cased.words.count < 3 : text.value.trimmed.unicodeScalars.count < 5)
  }

  /// A few words of a translation without a mark: its source is a sentence, it may be none.
  private static func mayBeFragment(_ text: AlertText) -> Bool {
    guard let policy = text.policy, !policy.isEnglish else { return false }
    // “Fout tijdens het wijzigen …”
    if policy.opensHeading(text.cased) { return true }
    if policy.sentenceForms.fit(text.cased) { return text.cased.words.count <= 3 }
    return policy.hasSpaces
      ? text.cased.words.count <= 4 : text.value.trimmed.unicodeScalars.count < 8
  }
}

/// Questions, statements and titles of several sentences are written in sentence style.
enum TitleSentenceStyle: Rule {
  static let info = RuleInfo(
    id: "title-sentence-style",
    summary: "A title that is a complete sentence should be in sentence style.",
    rationale: """
      A sentence reads as one when only its first word and proper names are capitalized. Short \
      questions (“Delete Trip?”) are common in both styles, so only a mixture of the two is reported.
      """,
    sources: [
      "hig-2024: complete sentence, sentence-style", "hig-2017", "ios9 and watchos: questions",
    ],
    roles: [.title], fix: .safe,
    examples: [
      .alert(title: "This ↓May Not Work", becomes: "This may not work."),
      .alert(title: "“Maps” Would Like to Use Your Location"),
      .alert("de", title: ".gpx-Datei öffnen", source: "You can open the .gpx file"),
      .alert(title: "Low Power Mode Enabled!"),
      .alert(title: "Do you want to keep both versions?"),
      .alert(title: "The disk image is damaged."),
      .alert(
        title: "The ↓Disk Image Is Damaged.", becomes: "The disk image is damaged."),
      .alert(
        title: "The ↓Disk Image Is Damaged",
        becomes: "The disk image is damaged.", facts: "with its end mark"),
      .alert(
        title: "Do ↓You Want To Keep Both Versions?",
        becomes: "Do you want to keep both versions?"),
      .alert(
        title: "↓do you want to keep both versions?", becomes: "Do you want to keep both versions?"),
      .alert(
        "tr", title: "tur.a rotayı gösteriyor mu?", source: "Does tur.a show the route?"),
      .alert(title: "Check your Email"),
      .alert(title: "Back Up Before Updating?"),
      .alert(title: "Remove This Download?"),
      .alert(title: "Turn Off Wi-Fi?"),
      .alert(title: "Log Out?"),
      .alert(title: "Sign Out of iCloud?"),
      .alert(title: "Back Up “%@”?"),
      .alert(
        title: "Turn Off ↓The Wi-Fi?", becomes: "Turn Off the Wi-Fi?",
        facts: "wrong in either style"),
      .alert("tr", title: "Karbonhidrat Oranlarını Kaydet?", source: "Save Carb Ratios?"),
      .alert("tr", title: "Karbonhidrat Oranlarını Kaydet?"),
      .alert(
        title: "Move ↓To Trash?", becomes: "Move to Trash?", facts: "wrong in either style"),
      .alert("pt-BR", title: "Senha Incorreta", source: "The password is incorrect."),
      .alert("fi", title: "Poistetaanko Apple Watchista?", source: "Delete from Apple Watch?"),
      .alert("fi", title: "Avataanko Youtubessa?", source: "Open in YouTube?"),
      .alert(title: "Camera ↓Is Off", becomes: "Camera is off.", facts: "with its end mark"),
      .alert(
        title: "Find My ↓Is Turned Off on This Mac.", becomes: "Find My is turned off on this Mac."),
      .alert(
        title: "The Developer ↓Can’t Be Verified.",
        facts: "an app may be called Developer: no proposal"),
      .alert(
        title: "This ↓Might Slow Down Your Mac.", becomes: "This might slow down your Mac."),
      .alert(title: "The ↓Share is gone."),
      .alert(title: "App is ↓Deprecated.", facts: "possibly a name: no proposal"),
      .alert(title: "Where To?"),
      .alert("fr", title: "Voulez-vous supprimer l’itinéraire\u{A0}?", source: "Delete the route?"),
      .alert(
        "es", title: "¿Restablecer ↓Todos Los Ajustes?", becomes: "¿Restablecer todos los ajustes?",
        source: "Reset All Settings?"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    var found = casing(text)
    if let end = end(of: text), areOne(found, end), !found[0].edits.isEmpty {
      found[0].edits += end.edits
      // Who has to look at the end anyway can look at a doubtful word as well.
      found[0].severity = nil
    }
    // “Sign In to Continue.”: its mark is the fault that can be mended.
    if TitleFragmentPunctuation.isHeadline(text), text.isJudged(by: TitleFragmentPunctuation.self) {
      return found.filter { !$0.edits.isEmpty }
    }
    // What is no sentence is judged by another style.
    if text.form?.kind == .fragment || TitleEndPunctuation.asksAboutCapitals(text) { return found }
    return text.strayCapitals(unless: found)
  }

  /// Questions about raised words, where nothing else is said of the case.
  static func questions(_ text: AlertText) -> [Diagnosis] {
    casing(text).isEmpty ? text.strayCapitals(unless: []) : []
  }

  /// Whether a title can be put into sentence style.
  static func proposes(for text: AlertText) -> Bool {
    text.isJudged(by: Self.self) && casing(text).contains { !$0.edits.isEmpty }
  }

  /// What another rule says of the end of the title.
  private static func end(of text: AlertText) -> Diagnosis? {
    if text.isJudged(by: TitleEndPunctuation.self), let end = TitleEndPunctuation.diagnosis(text) {
      return end
    }
    return text.isJudged(by: TitleQuestionMark.self) ? TitleQuestionMark.missing(text) : nil
  }

  /// A proposal for the end with the changes of case that belong to it: a title with half of both is worse than
  /// before.
  static func complete(_ end: Diagnosis, of text: AlertText) -> [Edit] {
    let found = casing(text)
    guard areOne(found, end) else {
      // “NFC Tag Is Read-Only.”, in title style with a mark, would be half of both.
      let isHeadline =
        text.form?.kind == .statement && text.isEnglish
        && TitleStyleProbe.isHeadline(text.cased)
      // “App is Disabled.” as well, where nobody knows whether that is a name.
      return isHeadline || found.isEmpty && !text.strayCapitals(unless: []).isEmpty ? [] : end.edits
    }
    return found[0].edits.isEmpty ? [] : found[0].edits + end.edits
  }

  /// Whether a person has to look at the case and at the end anyway.
  private static func areOne(_ found: [Diagnosis], _ end: Diagnosis) -> Bool {
    guard let first = found.first, !end.edits.isEmpty else { return false }
    return first.applicability == .review && (first.severity == nil || !first.edits.isEmpty)
      && end.applicability == .review && end.severity == nil
      && !(first.edits + end.edits).overlap
  }

  private static func casing(_ text: AlertText) -> [Diagnosis] {
    // Where the catalog mixes capitals so that its titles are not judged, sentences are not judged by them either.
    guard let form = text.form, !text.isAllCaps, !text.mixesCapitals else { return [] }
    let slips = form.kind == .ellipticalQuestion ? text.headlineSlips : nil
    if let slips, !slips.isEmpty { return text.headlineDiagnosis(slips) }
    var severity: Severity?
    switch form.kind {
    case .question where isRaised(text), .ellipticalQuestion where isRaised(text): return []
    case .ellipticalQuestion where isHeadline(text): return []
    // “Fotoğrafı Sil?”: by its mark alone nobody can tell.
    case .question where !text.isEnglish && !text.showsQuestion && isHeadline(text): return []
    case .question: break
    case .ellipticalQuestion:
      severity = text.policy?.style == .title ? .info : nil
    case .statement:
      guard text.edition.statementTitles == .sentence else { return [] }
    case .severalSentences, .fragment, .open: return []
    }
    let style: LocalePolicy.CasingStyle =
      text.policy?.style == LocalePolicy.CasingStyle.none ? .none : .sentence
    let found = text.casingDiagnosis(
      text.casingChanges(style), "a title that is a sentence should be in sentence style",
      mayBeSafe: form.kind != .ellipticalQuestion || text.style != .title, severity: severity)
    // A heading that is right as one is only mentioned with what it would be as a sentence.
    return slips == nil ? found : found.filter { !$0.edits.isEmpty }
  }

  /// “Where To?”: of two words the last one may be a minor word, and has its capital as the last.
  private static func isRaised(_ text: AlertText) -> Bool {
    let words = text.cased.words
    return text.isEnglish && words.count == 2
      && words[1].isIn(.minorWord)
      && words.allSatisfy { $0.kind == .word && $0.isCapitalized }
  }

  /// Whether a title is in title style throughout, in a language that has it.
  private static func isHeadline(_ text: AlertText) -> Bool {
    guard let policy = text.policy, policy.style == .title else { return false }
    return TitleStyleProbe.isHeadline(
      text.cased, policy.isEnglish ? nil : policy, countsParticles: policy.isEnglish)
  }
}

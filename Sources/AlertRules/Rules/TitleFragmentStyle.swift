/// Fragments are written in the title style of the language.
enum TitleFragmentStyle: Rule {
  static let info = RuleInfo(
    id: "title-fragment-style",
    summary:
      "A title that is a fragment is written in title style (in sentence-style languages: like any label).",
    rationale: """
      A fragment is a heading. In English every word is raised but articles, short prepositions and \
      conjunctions; other languages have their own minor words or raise only the first letter.
      """,
    sources: ["hig-2024: sentence fragment, title-style", "hig-2017", "ios9", "watchos"],
    roles: [.title], fix: .safe,
    examples: [
      .alert(title: "Battery Almost Empty"),
      .alert(title: "Sign In to Continue"),
      .alert(title: "Couldn’t Load the Map"),
      .alert(title: "Couldn’t load the map"),
      .alert(title: "A problem occurred"),
      .alert(title: "Hide Your Trips and\nBlock Trackers"),
      .alert(
        title: "Run ↓apt-get to Finish", becomes: "Run Apt-Get to Finish",
        facts: "a command, perhaps: for review"),
      .alert(title: "Couldn’t Load the ↓map", becomes: "Couldn’t Load the Map"),
      .alert(title: "Battery ↓almost empty", becomes: "Battery Almost Empty"),
      .alert(title: "Sign ↓in To Continue", becomes: "Sign In to Continue"),
      .alert(
        title: "The ↓disk image is damaged", becomes: "The Disk Image Is Damaged", edition: "ios9"),
      .alert(
        "tr", title: "Pil ↓neredeyse bitti", becomes: "Pil Neredeyse Bitti",
        source: "Battery Almost Empty"),
      .alert(
        "tr", title: "Seçili ↓öğeler onarılamıyor", becomes: "Seçili Öğeler Onarılamıyor",
        source: "Unable to repair selected items"),
      .alert("tr", title: "Erişim reddedildi.", source: "Access Denied"),
      .alert(
        "cy", title: "Croeso i ↓gymru!", becomes: "Croeso i Gymru!", source: "Welcome to Wales!"),
      .alert("fr", title: "Batterie presque vide", source: "Battery Almost Empty"),
      .alert(
        "fr", title: "↓batterie presque vide", becomes: "Batterie presque vide",
        source: "Battery Almost Empty"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let form = text.form, !text.isAllCaps else { return [] }
    switch form.kind {
    case .fragment: break
    case .statement where text.edition.statementTitles == .title: break
    case .open where text.style == .title && TitleStyleProbe.leadsHeadline(text.cased): break
    default: return []
    }
    let isTitleStyle = text.style == .title && text.policy?.language != "en"
    return text.casingDiagnosis(
      text.casingChanges(text.style),
      text.style == .title
        ? "a title that is no sentence is written in title style"
        : "a title begins with a capital, and other words keep their small letters",
      mayBeSafe: form.kind == .fragment
        && (!isTitleStyle || leadsToHeadline(text.englishCased, text)),
      severity: isTitleStyle && !isHeadline(text.englishCased) ? .info : nil)
  }

  private static func isHeadline(_ source: CasedText?) -> Bool {
    source.map { $0.words.count < 2 || TitleStyleProbe.isHeadline($0) } ?? true
  }

  /// Where the source is no headline, the fault is there, and the translation may well be a sentence: unless
  /// the source is made one in the same run. That counts at once, so that a second run finds nothing new.
  private static func leadsToHeadline(_ source: CasedText?, _ text: AlertText) -> Bool {
    guard let source, !isHeadline(source) else { return true }
    guard text.sourceIsJudged, let english = try? Policies().policy(for: "en"),
      TitleForm.english(source, ending: Marks().ending(of: source.text).ending).kind == .fragment
    else { return false }
    return TitleStyle(source, policy: english).changes().applicability == .safe
  }
}

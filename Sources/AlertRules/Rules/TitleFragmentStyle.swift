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
    // Where the source is no headline either, the fault is there, and the translation may well be a
    // sentence.
    let followsSource =
      text.style == .title && text.policy?.language != "en"
      && text.englishCased.map { $0.words.count > 1 && !TitleStyleProbe.isHeadline($0) } ?? false
    return text.casingDiagnosis(
      text.casingChanges(text.style),
      text.style == .title
        ? "a title that is no sentence is written in title style"
        : "a title begins with a capital, and other words keep their small letters",
      mayBeSafe: form.kind == .fragment && isMeant(text),
      severity: followsSource ? .info : nil)
  }

  /// Whether a translation shows itself that title style is meant: a sentence of its own raises only its
  /// first word, and names. Nothing that depends on the case of the source, which may be corrected too.
  private static func isMeant(_ text: AlertText) -> Bool {
    guard text.style == .title, let policy = text.policy, policy.language != "en" else {
      return true
    }
    let names = Set(text.englishCased?.words.map(\.folded) ?? [])
    let major = text.cased.words.dropFirst().filter {
      $0.kind == .word && $0.isCased && !$0.isProtected && !policy.isMinor($0.folded)
        && !names.contains($0.folded)
    }
    return major.count(where: \.isCapitalized) * 2 > major.count
  }
}

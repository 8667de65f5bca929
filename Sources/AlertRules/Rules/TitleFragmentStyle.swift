/// Fragments are written in the title style of the language.
enum TitleFragmentStyle: Rule {
  static let info = RuleInfo(
    id: "title-fragment-style",
    summary: """
      A title that is a fragment should be in title style (in sentence-style languages: like any \
      label).
      """,
    rationale: """
      A fragment is a heading. English capitalizes every word except articles, short prepositions and \
      conjunctions; other languages have their own minor words or capitalize only the first letter.
      """,
    sources: ["hig-2024: sentence fragment, title-style", "hig-2017", "ios9", "watchos"],
    roles: [.title], fix: .safe,
    examples: [
      .alert(title: "Stay Up to Date"),
      .alert(title: "Bluetooth Off Alert"),
      .alert("de", title: "Bluetooth-Aus Warnung", source: "Bluetooth Off Alert"),
      .alert(title: "Sleep Timer On Reminder"),
      .alert(title: "Photos ↓On Device", becomes: "Photos on Device"),
      .alert(title: "Stay ↓up to date", becomes: "Stay Up to Date"),
      .alert(title: "Upload up to Date %@"),
      .alert(title: "Plugin already exists", edition: "ios9"),
      .alert("ms", title: "Aduh! Peta rosak"),
      .alert("fr", title: "Kit Santé", source: "HealthKit"),
      .alert("da", title: "Mangler i Mac-værktøjslinjen", source: "Missing in Mac Toolbar"),
      .alert("cs", title: "Položky Macu", source: "Items of the Mac"),
      .alert(title: "Battery Almost Empty"),
      .alert(title: "Sign In to Continue"),
      .alert(title: "Sign in with Apple Unavailable"),
      .alert(title: "Sign ↓in with Apple ID", becomes: "Sign In with Apple ID"),
      .alert(title: "Open ↓screen time", becomes: "Open Screen Time"),
      .alert(title: "Turn ↓on low power mode", becomes: "Turn On Low Power Mode"),
      .alert(title: "Couldn’t Load the Map"),
      .alert(title: "Couldn’t load the map."),
      .alert(title: "↓Couldn’t load the map", facts: "a heading or a sentence: no proposal"),
      .alert(title: "↓Trip already exists", facts: "a heading or a sentence: no proposal"),
      .alert("ko", title: "plist 형식을 선택하세요.", source: "Choose a plist type"),
      .alert(title: "Wrong code, please try again"),
      .alert(title: "A problem occurred"), .alert(title: "An error occurred 😢"),
      .alert(title: "An error occured while connecting"),
      .alert(title: "Server returned an error"),
      .alert(title: "↓%@ crashed", facts: "a heading or a sentence: no proposal"),
      .alert(
        title: "Composer ↓detected issues in your setup",
        becomes: "Composer Detected Issues in Your Setup",
        facts: "possibly a sentence: for review"),
      .alert(title: "Hide Your Trips and\nBlock Trackers"),
      .alert(
        title: "Run ↓apt-get to Finish", becomes: "Run Apt-Get to Finish",
        facts: "possibly a command: for review"),
      .alert(
        title: "Photo ↓DEleted", becomes: "Photo Deleted", facts: "capitals by mistake: for review"),
      .alert(title: "Couldn’t Load the ↓map", becomes: "Couldn’t Load the Map"),
      .alert(title: "Drop a ↓pin", becomes: "Drop a Pin"),
      .alert(
        title: "Backup ↓your photos to the disk", becomes: "Backup Your Photos to the Disk",
        facts: "possibly meant as a verb: for review"),
      .alert(title: "[to be deleted]"),
      .alert(title: "The connection timed out"),
      .alert(title: "↓the connection timed out", becomes: "The connection timed out"),
      .alert(title: "No ↓photos found", becomes: "No Photos Found"),
      .alert(title: "These settings apply to all users"),
      .alert(title: "The ↓last saved version", becomes: "The Last Saved Version"),
      .alert(
        title: "Connection Lost ↓With The Server", becomes: "Connection Lost with the Server",
        facts: "wrong in either style"),
      .alert(title: "Approx. 3.5 mi. to Destination"),
      .alert(title: "Open .gitignore with Vim"),
      .alert(
        title: "↓adidas Account Linked", becomes: "Adidas Account Linked",
        facts: "possibly a name: for review"),
      .alert(
        "tr", title: "Şifreleri Silmek İçin Giriş Yapın", source: "Sign In to Delete Passwords"),
      .alert(title: "Recent ↓failed imports", becomes: "Recent Failed Imports"),
      .alert(title: "Battery ↓almost empty", becomes: "Battery Almost Empty"),
      .alert(title: "Sign ↓in To Continue", becomes: "Sign In to Continue"),
      .alert(
        title: "The ↓disk image is damaged", becomes: "The Disk Image Is Damaged", edition: "ios9"),
      .alert(
        "tr", title: "Yetersiz ↓depolama alanı", becomes: "Yetersiz Depolama Alanı",
        source: "Not Enough Storage"),
      .alert(
        "tr", title: "Seçili öğeler onarılamıyor", source: "Unable to Repair Selected Items"),
      .alert("pt-BR", title: "Não foi possível salvar", source: "Unable to Save"),
      .alert(
        "es", title: "Fallo en la ↓Compra", becomes: "Fallo en la compra",
        source: "Purchase Failed"),
      .alert("es", title: "Fallo en la Compra", facts: "without a source it may be a name"),
      .alert("es", title: "Guardar en Fotos", source: "Save to Photos"),
      .alert(
        "es", title: "Cambiar a Avanzado", source: "Switch to Advanced",
        others: [.alert(title: "Avanzado")]),
      .alert(
        "es", title: "Tipo de ↓Entrega", becomes: "Tipo de entrega", source: "Delivery Type",
        others: [.alert(title: "Entrega")]),
      .alert(
        "pt-BR", title: "↓não foi possível salvar", becomes: "Não foi possível salvar",
        source: "Unable to Save"),
      .alert(
        "tr", title: "Daha Yeni Bir Sürüm ↓bulunmuyor", becomes: "Daha Yeni Bir Sürüm Bulunmuyor",
        source: "No Newer Release Available", facts: "possibly a sentence: for review"),
      .alert("tr", title: "Erişim reddedildi.", source: "Access Denied"),
      .alert(
        "cy", title: "Croeso i ↓gymru!", becomes: "Croeso i Gymru!", source: "Welcome to Wales!"),
      .alert("it", title: "Usare L’Ultimo Percorso", source: "Use Last Path"),
      .alert(
        "es", title: "↓no se pudo guardar la ruta", becomes: "No se pudo guardar la ruta",
        source: "Couldn’t Save the Route"),
      .alert("fr", title: "Batterie presque vide", source: "Battery Almost Empty"),
      .alert(
        "ru", title: "Неудачный ↓Вход В iCloud", becomes: "Неудачный вход в iCloud",
        source: "Failed to Sign In to iCloud"),
      .alert("pl", title: "Plan B", source: "Plan B"),
      .alert(
        "tr", title: "Geliştirme ortamını kullanıyorsunuz", source: "You Use the Test Environment"),
      .alert(
        "fr", title: "↓batterie presque vide", becomes: "Batterie presque vide",
        source: "Battery Almost Empty"),
      .alert(title: "Team A Is Missing"),
      .alert(title: "↓Error %i occurred", facts: "a heading or a sentence: no proposal"),
      .alert(title: "Error %i Occurred"),
      .alert("id", title: "Terjadi kesalahan %i", source: "Error %i"),
      .alert(title: "Does Wi-Fi work"), .alert(title: "If you haven’t received it yet"),
      .alert(title: "You need to restart the app"),
      .alert(title: "The Map is Full", edition: "ios9"),
      .alert(title: "Must ↓be a number", becomes: "Must Be a Number"),
      .alert(
        title: "Request ↓timed out", becomes: "Request Timed Out",
        facts: "possibly a sentence: for review"),
      .alert(
        title: "Saved, but the ↓test failed", becomes: "Saved, but the Test Failed",
        facts: "half of it is a sentence: for review"),
      .alert(
        title: "Welcome ↓to", becomes: "Welcome To",
        facts: "code may put a name behind it: for review"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard let form = text.form, !text.isAllCaps else { return [] }
    let slips = form.kind == .open ? text.headlineSlips ?? [] : []
    switch form.kind {
    case .fragment: break
    case .statement where text.edition.statementTitles == .title: break
    // Where headings are written like sentences, it need not be known which of them it is.
    case .open where text.style == .sentence: break
    case .open
    where text.style == .title
      && (TitleStyleProbe.leadsHeadline(text.cased) || isMostlyRaised(text)):
      break
    case .open where !slips.isEmpty: return text.headlineDiagnosis(slips)
    case .open
    where text.isEnglish || text.policy?.sentenceForms.fit(text.cased) ?? false:
      // Whatever it is, it begins with a capital.
      guard text.policy?.style != LocalePolicy.CasingStyle.none,
        let first = text.cased.words.first, first.isCased, !first.isCapitalized
      else { return isInNoStyle(text) ? [Self.noStyle] : [] }
      return text.casingDiagnosis(
        text.casingChanges(.sentence).filter { $0.edit.range.lowerBound == first.range.lowerBound },
        "a title should begin with a capital")
    default: return []
    }
    let isTitleStyle = text.style == .title && !text.isEnglish
    let changes = text.casingChanges(text.style)
    return text.casingDiagnosis(
      changes,
      text.style == .title
        ? "a title that is not a \(form.kind.sentenceForm) should be in title style"
        : text.sentenceStyleDemand("a title", changes),
      // “Unable to save.” with more capitals and its mark would be half of both forms.
      mayBeSafe: (form.kind == .fragment || text.style == .sentence) && !endsInReport(text)
        && text.ending != .statement && text.ending != .exclamation && !mayOrder(text)
        && !(text.isEnglish && UnmarkedStatement.mayTellWhatWasDone(text.cased.words))
        && !text.differsInForms && !joinsClauses(text)
        && !(text.isEnglish && TitleForm.goesOn(text.cased))
        && (!isTitleStyle || text.englishCased != nil && leadsToHeadline(text.englishCased, text)),
      severity: isTitleStyle && !isHeadline(text.englishCased) ? .info : nil)
  }

  /// English: “Couldn’t load the map”, a heading without its capitals or a sentence without its mark.
  private static func isInNoStyle(_ text: AlertText) -> Bool {
    guard text.isEnglish, text.ending == .bare, text.edition.statementTitles != .title,
      !TitleUninformative.isWrong(text)
    else { return false }
    switch FiniteVerb.find(text.cased.words.filter { $0.kind != .emoji }) {
    case .withoutSubject, .atEnd: break
    case .auxiliary, .lexical, nil: return false
    }
    return !text.casingChanges(.title).isEmpty
  }

  private static var noStyle: Diagnosis {
    Diagnosis(
      range: nil,
      message: "a title is in title style, or a sentence with its end mark; this is neither",
      severity: .info)
  }

  /// “Backup your photos”: a noun before “your” was meant to be a verb, of a heading or of a sentence.
  private static func mayOrder(_ text: AlertText) -> Bool {
    let words = text.cased.words
    return text.isEnglish && words.count > 2 && words[1].isIn(.determiner)
      && !words[0].isIn([.verb, .minorWord, .functionWord, .determiner, .anyAuxiliary])
  }

  /// “Saved, but the test failed”: what follows the comma is a sentence.
  private static func joinsClauses(_ text: AlertText) -> Bool {
    zip(text.cased.words, text.cased.words.dropFirst()).contains { word, next in
      word.isIn(.continuation) && !word.followsDirectly
        && next.isIn([.determiner, .grammar(.pronoun)])
    }
  }

  /// “Failed to save the photo, error: %@”: what stands there is a sentence, and so may be the title; “Loading the map
  /// failed” is one.
  private static func endsInReport(_ text: AlertText) -> Bool {
    let words = text.cased.words
    if words.count > 2, words[words.count - 1].isIn(.intransitivePast), words[0].isIngForm {
      return true
    }
    // “The request timed out” is a sentence, and so may be “Request timed out”.
    if words.count > 2, words[words.count - 1].isIn(.direction),
      case let verb = words[words.count - 2], verb.isIn(.finiteForm) || verb.hasEdEnding
    {
      return true
    }
    guard let last = words.last, last.kind == .opaque, words.count > 1,
      last.unit != words[words.count - 2].unit
    else { return false }
    return text.value.unicodeScalars.contains(where: Marks.commas.contains)
  }

  /// Whether a translation with the verb of a sentence is meant in title style, but for a word: of the words
  /// behind the first at least two in three are raised.
  private static func isMostlyRaised(_ text: AlertText) -> Bool {
    guard let policy = text.policy, policy.sentenceForms.fit(text.cased) else { return false }
    // What the source has as well is a name, with an ending or without: “Home Assistant'ı”.
    let names = Set(text.englishCased?.words.filter(\.isCapitalized).map(\.folded) ?? [])
    let words = text.cased.words.dropFirst().filter { word in
      word.kind == .word && word.isCased && !policy.minorWords.contains(word.folded)
        && !names.contains(String(word.folded.prefix { $0 != "'" }))
    }
    return words.count > 1 && words.count { $0.isCapitalized } * 3 >= words.count * 2
  }

  private static func isHeadline(_ source: CasedText?) -> Bool {
    source.map { $0.words.count < 2 || TitleStyleProbe.isHeadline($0) } ?? true
  }

  /// Where the source is no headline, the fault is there, and the translation may well be a sentence: unless
  /// the source is made one in the same run. That counts at once, so that a second run finds nothing new.
  private static func leadsToHeadline(_ source: CasedText?, _ text: AlertText) -> Bool {
    guard let source, !isHeadline(source) else { return true }
    guard text.sourceIsJudged,
      TitleForm.english(source, ending: Marks().ending(of: source.text).ending).kind == .fragment
    else { return false }
    return TitleStyle(source, policy: English.policy).changes().applicability == .safe
  }
}

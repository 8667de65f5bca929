/// Buttons follow the label style of the language.
enum ButtonTitleStyle: Rule {
  static let info = RuleInfo(
    id: "button-title-style",
    summary:
      "A button label should be in title style (in sentence-style languages: first letter only).",
    rationale: """
      Labels of system alerts next to yours are capitalized that way. English, Turkish, Indonesian, \
      Malay and Brazilian Portuguese capitalize every major word, most other languages only the first \
      letter.
      """,
    sources: ["hig-2024: title-style capitalization", "hig-2017", "ios9"],
    roles: [.button], fix: .safe,
    examples: [
      .alert(buttons: ["Copy User ID (npub)", "Cancel~"]),
      .alert(buttons: ["Turn Off", "Cancel~"]),
      .alert(buttons: ["Turn ↓off", "Cancel~"], becomes: "Turn Off"),
      .alert(buttons: ["Delete ↓photo!", "Cancel~"], becomes: "Delete Photo"),
      .alert("fr", buttons: ["Ne pas enregistrer", "Annuler~"]),
      .alert("et", buttons: ["Ava Sätted"], source: "Go to Settings"),
      .alert("fr", buttons: ["Ne ↓Pas Enregistrer", "Annuler~"], becomes: "Ne pas enregistrer"),
      .alert(
        "fr", buttons: ["Ouvrir Réglages Système", "Annuler~"], facts: "possibly the name of an app"
      ),
      .alert("pt-BR", buttons: ["Excluir ↓foto!", "Cancelar~"], becomes: "Excluir Foto"),
      .alert("tr", buttons: ["Fotoğrafı ↓sil!", "Vazgeç~"], becomes: "Fotoğrafı Sil"),
      .alert(
        "tr", buttons: ["↓vpn Bağla", "Vazgeç~"], becomes: "VPN Bağla", source: "Connect VPN",
        facts: "an acronym: for review"),
      .alert(
        "pt-BR", buttons: ["Conectar ↓unidade usb", "Cancelar~"], becomes: "Conectar Unidade USB"),
      .alert("crh", buttons: ["Fotoğrafnı ↓sil!", "Vazgeç~"], becomes: "Fotoğrafnı Sil"),
      .alert("ja", buttons: ["削除", "キャンセル~"]),
      .alert("ru", buttons: ["Открыть Telegram", "Отменить~"]),
      .alert(
        "fr", buttons: ["Ouvrir Plans", "Annuler~"],
        others: [.alert(message: "Le lien s’ouvre dans Plans.")]),
      .alert(buttons: ["↓RETRY", "Cancel~"], becomes: "Retry"),
      .alert("tr", buttons: ["↓SİL!", "Vazgeç~"], becomes: "Sil"),
      .alert("de", buttons: ["↓SCHLIESSEN"], becomes: "Schließen"),
      .alert("ka", buttons: ["ᲒᲐᲣᲥᲛᲔᲑᲐ~"], facts: "a language without a casing style"),
      .alert("de", buttons: ["↓ok"], becomes: "OK"),
      .alert("fr", buttons: ["↓ok"], becomes: "OK"),
      .alert("el", buttons: ["↓ΑΚΥΡΩΣΗ"], becomes: "Ακύρωση"),
      .alert(
        "de", buttons: ["↓ok"], becomes: "OK", source: "OK", facts: "a label of German, too"),
      .alert(
        "de", buttons: ["delete", "Abbrechen~"], source: "Delete", facts: "nobody translated it"),
      .alert(
        "nl", buttons: ["↓open"], becomes: "Open", source: "Open", facts: "Dutch says so, too"),
      .alert("fr", buttons: ["<b>↓ok</b>"], becomes: "<b>OK</b>"),
      .alert("tr", buttons: ["↓tamam"], becomes: "Tamam"),
      .alert("tr", buttons: ["Kaydet ↓Ya Da Sil", "Vazgeç~"], becomes: "Kaydet ya da Sil"),
      .alert("tr", buttons: ["Kaydet ya da Sil", "Vazgeç~"]),
      .alert("fi", buttons: ["Maksa Apple Paylla", "Kumoa~"], source: "Pay with Apple Pay"),
      .alert("cs", buttons: ["Otevřít App Storem", "Zrušit~"], source: "Open"),
      .alert(buttons: ["Turn in Place", "Cancel~"]),
      .alert(
        message: "You can log out at any time.", buttons: ["Log ↓out!", "Cancel~"],
        becomes: "Log Out"),
      .alert(
        message: "Choose Log out to go on.", buttons: ["Log ↓out!", "Cancel~"],
        becomes: "Log Out", facts: "the message names it: for review"),
      .alert("vi", buttons: ["↓không lưu"], becomes: "Không lưu"),
      .alert(buttons: ["Turn On/Off Wi-Fi", "Cancel~"]),
      .alert(buttons: ["↓SUBMIT", "Cancel~"], becomes: "Submit"),
      .alert(buttons: ["From Now On, Notify Me", "Read On (Free)"]),
      .alert(buttons: ["Print at 300 dpi", "Pace in min/km"]),
      .alert(buttons: ["iPhone-to-iPhone Migration", "iPod touch"]),
      .alert("id", buttons: ["Sidik Jari ke-2", "Batal~"]),
      .alert("fr", buttons: ["Activer Localiser", "Annuler~"], source: "Turn On Find My"),
      .alert(buttons: ["Check %@ in Settings", "Cancel~"]),
      .alert(buttons: ["Try Siri on iPad", "Cancel~"]),
      .alert(buttons: ["More than One", "Cancel~"]),
      .alert(buttons: ["Turn off Wi-Fi", "Cancel~"], edition: "ios9"),
      .alert(buttons: ["Turn ↓off Wi-Fi", "Cancel~"], becomes: "Turn Off Wi-Fi"),
      .alert(buttons: ["Type ↓A Name", "Cancel~"], becomes: "Type a Name"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // A label that stands on stock buttons in just this case is right.
    guard !text.isAllCaps, !text.labels.has(text.value),
      !text.isJudged(by: OKSpelling.self) || !OKSpelling.isWrong(text), !ButtonYesNo.rewords(text)
    else { return [] }
    if let word = shoutedWord(text) {
      return [
        Diagnosis(
          range: nil, message: "“\(text.value)” should be written “\(word)”",
          edits: [Edit(text.cased.words[0].range, word)], applicability: .review)
      ]
    }
    if let word = stockWord(text) {
      return [
        Diagnosis(
          range: nil, message: "“\(text.value)” should be written “\(word)”",
          edits: [Edit(text.cased.words[0].range, word)],
          applicability: text.policy?.confidence == .high ? .safe : .review)
      ]
    }
    let changes = text.casingChanges(text.style)
    return text.casingDiagnosis(
      changes,
      text.style == .title
        ? "a button should be in title style" : text.sentenceStyleDemand("a button", changes),
      mayBeSafe: changes.isEmpty || !isNamed(text))
  }

  /// Whether the alert’s own text names the label as it is: then both have to change. In English, where other words may
  /// be the same, only behind a verb that points, “Choose Stop warning me”, or in quotation marks.
  private static func isNamed(_ text: AlertText) -> Bool {
    guard text.value.contains(bytes: " ") else { return false }
    return [text.alert.title, text.alert.message].compactMap { $0 }.contains { shown in
      guard shown.utf8.contains(bytes: Array(text.value.utf8)) else { return false }
      if !text.isEnglish { return true }
      let words = text.texts.cased(shown).words
      if words.contains(where: { $0.kind == .opaque && $0.text.contains(text.value) }) {
        return true
      }
      let places = Set(shown.ranges(of: text.value).map { shown.utf8Range($0).lowerBound })
      return zip(words, words.dropFirst()).contains { verb, name in
        verb.isIn(.pointingForm) && places.contains(name.range.lowerBound)
      }
    }
  }

  /// The stock label, or in English another verb, that is written in capitals only: “RETRY”, “SUBMIT”. Two letters may
  /// be “OK”, and four an acronym.
  private static func shoutedWord(_ text: AlertText) -> String? {
    guard let word = text.cased.words.first, text.cased.words.count == 1, word.kind == .word,
      word.isCased, !word.form.hasLowercase, word.text.unicodeScalars.count > 2,
      !text.stockRoles.isEmpty
        || text.isEnglish && word.isIn(.baseVerb) && !word.isIn(.acronym)
          && word.text.utf8.count > 4,
      let policy = text.policy, policy.style != .none
    else { return nil }
    // “SCHLIESSEN” is “Schließen”.
    let spelling = stockSpelling(of: word.text, text, policy)
      .flatMap { $0.contains(where: \.isLowercase) ? $0 : nil }
    // The accents that its capitals have not are to be known.
    if policy.capitalsLoseAccents, spelling == nil { return nil }
    return ICU.titleFirst(
      spelling ?? ICU.lower(word.text, locale: policy.casingLocale), locale: policy.casingLocale)
  }

  /// The stock label in capitals only that a label without one means: “ok” becomes “OK”, not “Ok”, unless
  /// that is preferred. Any other case is a matter of style.
  private static func stockWord(_ text: AlertText) -> String? {
    guard let first = text.cased.words.first, first.isCased,
      !first.isCapitalized, text.cased.words.count == 1, let policy = text.policy,
      !policy.isEnglish, text.style != .none
    else { return nil }
    return stockSpelling(of: first.text, text, policy)
      .flatMap { $0.contains(where: \.isLowercase) ? nil : $0 }
  }

  /// The stock label that a word is, but for its case.
  private static func stockSpelling(
    of word: String, _ text: AlertText, _ policy: LocalePolicy
  ) -> String? {
    // “<b>ok</b>”, “✓ ok”
    let roles = text.stockRoles.isEmpty ? text.labels.roles(of: word) : text.stockRoles
    return policy.stockSpelling(of: word, roles)
  }
}

import Testing

@testable import AlertRules

/// Texts that are right, and look as if they were not: nothing of them is changed without asking.
struct LeftAloneTests {
  /// What is corrected without asking in a translation of an alert, by role.
  private func corrected(
    _ locale: String, title: String? = nil, message: String? = nil, button: String? = nil,
    source: String? = nil
  ) throws -> [String] {
    func strings(_ title: String?, _ message: String?, _ button: String?) -> String {
      let texts = [("title", title), ("message", message), ("keep_button", button)]
      return texts.map { key, text in
        let value = (text ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"a.alert.\(key)\" = \"\(value)\";\n"
      }.joined()
    }
    let filler = (title: "%@", message: "%@", button: "%@")
    let value = strings(
      title ?? filler.title, message ?? filler.message, button ?? filler.button)
    var documents = [
      try Document(path: "\(locale).lproj/A.strings", bytes: Array(value.utf8))
    ]
    if let source {
      let text = strings(
        title.map { _ in source } ?? filler.title, message.map { _ in source } ?? filler.message,
        button.map { _ in source } ?? filler.button)
      documents.append(try Document(path: "en.lproj/A.strings", bytes: Array(text.utf8)))
    }
    let catalog = Catalog(documents: documents)
    let fixer = try Fixer(
      Checker(catalog, alerts: Grouping(catalog).alerts), options: Fixer.Options())
    return fixer.corrections.filter { $0.reference.document == 0 }.map(\.after)
  }

  @Test(arguments: [
    "Only %d km Left", "%@ kg Lost", "Log %.1f mg", "2 tbsp Sugar",
    "{count, plural, one {# item} other {# items}}", "Terms &amp; Conditions", #"Open C:\temp"#,
    "Clock In Now", "Cash Out Failed", "Top Up Required", "Sold Out in Size M",
    "Lights Off in Kitchen", "Leave It On for Now", "Add to Up Next", "Go to For You",
    "Show On This Day", "Plug-ins Not Found", "Add Yahoo! Account", "That didn’t work",
    "“%@” quit unexpectedly", "Want to save your changes", "Forgot your password",
    "Ready to begin", "Already have an account", "Top Up Wallet", "Hand Over Control",
    "Round Up Purchases", "Key In Amount", "Sod Off Now", "How many guests are coming",
    "%@ sent you a gift", "%@ left the chat", "%@ liked your photo", "You earned a badge",
    "We found 3 duplicates", "Someone likes you", "Here’s your code", "Trip to The Hague",
    "Delete {{ count }} Items", "Delete { name }", "Delete ${ name }", "Delete {name|upper}",
    "Delete $(name)", "Delete <%= name %>", "Delete [[name]]", "Delete __name__",
    "Subscribe to The Economist", "Channel A Is Busy", "Use --force", "Run ./build.sh",
    "You‘re almost there", "It´s almost done", "Blocked Pop-ups", "Pop-Ups Blocked",
  ])
  func englishTitles(_ text: String) throws {
    #expect(try corrected("en", title: text) == [])
  }

  @Test(arguments: [
    "Sign in to Yahoo! to continue.", "Jeopardy! is on.", "Play Wham! on repeat.",
    "Enter ? for help.", "$name will be deleted.", "<app> would like to use the camera.",
    "ffmpeg can’t open this file.", "localhost refused to connect.", "foo() failed.",
    "The following items will be deleted:\n• photos\n• videos.", "…and 3 more.",
    "{count, plural, one {# item is gone} other {# items are gone}}.",
    "The password must contain a special character such as ! or ?.",
    "Want to save your changes", "Is “%@” your name", "Didn’t get a code", "Do you want it back",
    "It will be deleted, are you sure you want to continue", "Need help with your account",
    "We will ask for it, would you like to allow that", "Don’t have an account",
    "Really delete all photos", "Ready to start your workout", "Should you need help, contact us",
    "Why can't I connect", "Which account should be used", "How long will this take",
    "Who invited you", "You have 2 drafts. Which one should be kept",
    "Your plan will be canceled, continue", "Continue without saving",
  ])
  func englishMessages(_ text: String) throws {
    #expect(try corrected("en", message: text) == [])
  }

  /// What an inline code stands for may be nothing but a joiner.
  @Test(arguments: ["nl", "af"], ["-", "--", "/", "\u{2011}"])
  func codesOfJoiners(_ locale: String, _ code: String) throws {
    let text = """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="\(locale)"><body>
      <trans-unit id="a.alert.title"><source>T</source><target>T</target></trans-unit>
      <trans-unit id="a.alert.message"><source>x</source><target><ph id="1">\(code)</ph> de kaart is weg.</target>
      </trans-unit></body></file></xliff>
      """
    let catalog = Catalog(documents: [try Document(path: "a.xliff", bytes: Array(text.utf8))])
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    #expect(try Fixer(checker, options: Fixer.Options()).corrections.isEmpty)
  }

  @Test(arguments: ["Open Yahoo!", "Play Jeopardy!", "Snooze for %d min"])
  func englishButtons(_ text: String) throws {
    #expect(try corrected("en", button: text) == [])
  }

  @Test(arguments: [
    ("de", "Das Passwort muss ein Sonderzeichen wie ! oder ? enthalten.", "Use ! or ? in it."),
    ("fr", "Le mot de passe doit contenir un signe (par exemple, ! ou ?).", "Use ! or ? in it."),
    ("de", "Du kannst dieses Gerät dann nicht mehr mit „Wo ist?“ orten.", "It is gone."),
    ("cs", "Píseň „Co je?“ bude smazána.", "The song will be deleted."),
    ("nl", "Het nummer 'Wat is het?' wordt verwijderd.", "The song will be deleted."),
    ("nb", "Du kan ikke bruke Hvor er? til å finne enheten.", "You can’t use Find My."),
    ("zh-Hans", "名称不能包含以下字符：/ : * ?", "The name can’t contain these characters: / : * ?"),
    ("de", "Montags bis freitags ab 7 Uhr", "Monday to Friday from 7 a.m."),
    ("fr", "Environ 340 g", "About 12 oz."), ("de", "Noch %d Minuten", "%d more min."),
    ("nl", "'s-Gravenhage wordt verwijderd.", "The Hague will be deleted."),
    ("nl", "’k weet het niet.", "I don’t know."), ("tr", "Bunu Silmek İçin Seçin.", "Choose it."),
    ("es", "Se eliminará lo siguiente:\n• fotos\n• vídeos.", "It is deleted."),
    ("de", "… und weitere Fotos werden gelöscht.", "… and more photos will be deleted."),
    ("de", "km-Stand fehlt.", "The mileage is missing."),
    ("zh-Hans", "请联系 Example Inc.", "Contact Example Inc."),
    ("es", "¡Tu pedido está listo", "Your order is ready!"),
    ("es", "Listo. ¿La foto se eliminará", "Done. Will the photo be deleted?"),
    ("ru", "xcodebuild не установлен.", "Install xcodebuild first."),
    ("fr", "kubectl est introuvable.", "Can’t find kubectl."),
    ("hi", "क्या आप जारी रखना चाहते हैं.", "Do you want to continue?"),
    ("zh-Hans", "设置 > 通用 > VPN", "Settings > General > VPN"), ("ko", "세부 정보", "Details"),
    ("ja", "・写真\n・書類", "• Photos\n• Documents"),
    ("ar", "استخدم ⁦Safari?⁩", "Use Safari?"),
  ])
  func messages(_ locale: String, _ text: String, _ source: String) throws {
    #expect(try corrected(locale, message: text, source: source) == [])
  }

  @Test(arguments: [
    ("hu", "Május 3.", "May 3"), ("cs", "Za 5 min.", "In 5 min."),
    ("fr", "Ouvrir Yahoo!", "Open Yahoo!"), ("th", "กทม.", "Bangkok"),
    ("pt-BR", "Permitir Uma Vez", "Allow Once"), ("pt-BR", "Em 15 min", "In 15 min"),
    ("de", "In 15 Min.", "In 15 min"), ("th", "ดร.", "Dr."),
    ("id", "Keluar tanpa Menyimpan", "Exit Without Saving"),
    ("id", "Berkas a.n. Budi", "Budi’s File"),
    ("ja", "その他。。。", "More…"), ("zh-Hant", "其他．．．", "More…"),
  ])
  func buttons(_ locale: String, _ text: String, _ source: String) throws {
    #expect(try corrected(locale, button: text, source: source) == [])
  }

  /// The full stop of a word that may have been cut short stays, where the catalog has a whole word for it, until a
  /// person says otherwise.
  @Test(arguments: [
    ("Compartir experim.", "El experimento se comparte.", Applicability.review),
    ("Compartir experim.", "La ruta se comparte.", .safe),
    ("Compartir experimento.", "El experimento se comparte.", .safe),
  ])
  func cutWords(_ label: String, _ other: String, _ fix: Applicability) throws {
    let text = """
      "a.alert.title" = "%@";
      "a.alert.message" = "\(other)";
      "a.alert.share_button" = "\(label)";
      """
    let catalog = Catalog(documents: [
      try Document(path: "es.lproj/A.strings", bytes: Array(text.utf8))
    ])
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    let found = findings.filter { $0.rule == "button-end-punctuation" }
    #expect(found.map(\.fix?.applicability) == [fix])
  }

  /// Whether it asks in English is not known in the translation either.
  @Test(arguments: [
    ("de", "Willst du deine Änderungen sichern", "Want to save your changes"),
    ("sv", "Har du inget konto", "Don’t have an account"),
    ("pl", "Dane będą usunięte, na pewno kontynuować", "Data is deleted, are you sure you want to"),
  ])
  func perhapsQuestions(_ locale: String, _ text: String, _ source: String) throws {
    #expect(try corrected(locale, message: text, source: source) == [])
  }

  /// The same without what makes them right is corrected.
  @Test func slipsBesideThemAreCorrected() throws {
    #expect(try corrected("en", title: "Photos In the Album") == ["Photos in the Album"])
    #expect(
      try corrected("en", message: "Are you sure? it is gone.") == ["Are you sure? It is gone."])
    #expect(try corrected("en", message: "the file is gone.") == ["The file is gone."])
    #expect(try corrected("en", message: "Can’t find the file") == ["Can’t find the file."])
    #expect(
      try corrected("en", title: "Turn all lights off now") == ["Turn All Lights Off Now"])
    #expect(try corrected("en", title: "Fill up tank") == ["Fill Up Tank"])
    #expect(try corrected("en", title: "What you need to know") == ["What You Need to Know"])
    #expect(try corrected("en", title: "Alarm at 7 AM") == [])
    #expect(try corrected("en", title: "Delete pdfs") == [])
    #expect(try corrected("en", title: "When you delete it, it is gone.") == [])
    // Behind the control that closes an isolate.
    #expect(
      try corrected(
        "ar", message: "تعذر الاتصال الآن بـ \u{2068}iCloud\u{2069}",
        source: "Couldn’t connect to iCloud.")
        == ["تعذر الاتصال الآن بـ \u{2068}iCloud\u{2069}."])
    #expect(
      try corrected("id", message: "Foto akan hilang ,", source: "The photo will be lost.") == [])
    #expect(
      try corrected("nl", message: "'n foto is weg.", source: "It is gone.") == ["'n Foto is weg."])
  }

  /// What is about to be done is a sentence in English, and in other languages as often a noun.
  @Test(arguments: [
    ("de", "Strecke löschen", "Die Strecke „%@“ löschen"),
    ("hu", "Törlés", "A(z) „%@” útvonal törlése"),
    ("fi", "Poista reitti", "Reitin ”%@” poistaminen"),
  ])
  func actions(_ locale: String, _ title: String, _ message: String) throws {
    func document(_ locale: String, _ title: String, _ message: String) throws -> Document {
      let text = "\"a.alert.title\" = \"\(title)\";\n\"a.alert.message\" = \"\(message)\";\n"
      return try Document(path: "\(locale).lproj/A.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(documents: [
      try document(locale, title, message),
      try document("en", "Delete Route", "Delete the “%@” route"),
    ])
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    let ends = checker.findings().filter { $0.rule == "message-end-punctuation" }
    #expect(ends.count == 2)
    #expect(ends.allSatisfy { $0.fix?.applicability != .safe })
  }

  /// Words that a catalog always writes in one way, and that no dictionary has or that every text could hold.
  @Test func namesOfACatalog() throws {
    let text = """
      "a.alert.title" = "tourbus URL Scheme Error";
      "a.alert.message" = "The file for tourbus links is gone.";
      "b.alert.title" = "Import Done";
      "b.alert.message" = "The Bundle is there, and a Bundle can be opened.";
      "c.alert.title" = "Import Failed";
      "c.alert.message" = "No Bundle was found.";
      "d.alert.title" = "Import Paused";
      "d.alert.message" = "Put the Bundle away, or make another Bundle of it. A bundle is small.";
      """
    let document = try Document(path: "en.lproj/A.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    #expect(checker.findings().map { "\($0.rule): \($0.message)" } == [])
  }

  /// What English is left in a file says nothing of the marks of its language.
  @Test func marksAreThoseOfTheLanguage() throws {
    let left = (0..<9).map { "\"a\($0)\" = \"This is left in English.\";\n" }.joined()
    let text =
      left + "\"a.alert.title\" = \"%@\";\n"
      + "\"a.alert.message\" = \"ਫੋਟੋ ਹਟਾ ਦਿੱਤੀ ਗਈ ਹੈ ਅਤੇ ਵਾਪਸ ਨਹੀਂ ਆਵੇਗੀ\";\n"
    let catalog = Catalog(documents: [
      try Document(path: "pa.lproj/A.strings", bytes: Array(text.utf8))
    ])
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(findings.map(\.message) == ["a message should end with “।”"])
  }

  /// An older wording of the source, which nobody translated.
  @Test(arguments: [
    ("Are you sure you want to remove this conversation?", true),
    ("Seguro que quieres eliminar la conversación?", false),
  ])
  func oldEnglish(_ text: String, _ isLeft: Bool) throws {
    let documents = try [("es", text), ("en", "Do you want to delete the conversation?")].map {
      try Document(
        path: "\($0).lproj/A.strings",
        bytes: Array("\"a.alert.title\" = \"%@\";\"a.alert.message\" = \"\($1)\";".utf8))
    }
    let catalog = Catalog(documents: documents)
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(findings.isEmpty == isLeft, "\(findings.map(\.message))")
  }

  /// A small word that is not English, and small in the translations too, is a name.
  @Test(arguments: [("itlwm läuft nicht", true), ("Itlwm läuft nicht", false)])
  func namesOfTranslations(_ german: String, _ isLeft: Bool) throws {
    let texts = [("en", "itlwm is not running"), ("de", german), ("fr", "itlwm est arrêté")]
    let catalog = Catalog(
      documents: try texts.map { locale, text in
        try Document(
          path: "\(locale).lproj/A.strings",
          bytes: Array("\"a.alert.title\" = \"\(text)\";\"a.alert.message\" = \"%@\";".utf8))
      })
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    let raised = findings.filter {
      $0.locale == "en" && $0.fix?.edits.contains { $0.replacement == "Itlwm" } ?? false
    }
    #expect(raised.isEmpty == isLeft, "\(findings.map(\.message))")
  }

  /// With one letter raised, these would still be wrong, and look as if somebody had looked at them.
  @Test(arguments: [
    ("de", "alle daten löschen?"), ("de", "diesen chat mit allen bildern leeren?"),
    ("fr", "les captures sont visibles. réfléchis avant de les partager."),
    ("it", "la posizione è condivisa! spegnila nelle impostazioni."),
    ("id", "butuh bluetooth. nyalakan dulu."),
  ])
  func halfWrongTexts(_ locale: String, _ text: String) throws {
    #expect(try corrected(locale, message: text, source: "Something else is said here.") == [])
  }

  /// A brand in small letters may be a word of the language, but not where a capital has to stand.
  @Test(arguments: [
    ("pt-BR", "bluetooth necessário", "Bluetooth Necessário"),
    ("de", "bluetooth erforderlich", "Bluetooth erforderlich"),
    ("de", "iPad suchen", "iPad suchen"),
  ])
  func smallBrandsAtTheStart(_ locale: String, _ text: String, _ proposed: String) throws {
    let document = try Document(
      path: "\(locale).lproj/A.strings",
      bytes: Array("\"a.alert.title\" = \"\(text)\";\n\"a.alert.message\" = \"%@\";\n".utf8))
    let catalog = Catalog(documents: [document])
    var options = Fixer.Options()
    options.includesReview = true
    let fixer = try Fixer(
      Checker(catalog, alerts: Grouping(catalog).alerts), options: options)
    #expect(fixer.corrections.map(\.after) == (text == proposed ? [] : [proposed]))
    #expect(try corrected(locale, title: text) == [])
  }

  /// The value that ended the text was lost: that is what is wrong.
  @Test func whatWasCutOff() throws {
    let source = "Enter the code of %@"
    #expect(try corrected("fr", message: "Saisissez le code de ", source: source) == [])
    #expect(
      try corrected("fr", message: "Saisissez le code de %@ ", source: source)
        == ["Saisissez le code de %@"])
  }
}

import Testing

@testable import AlertRules

/// Title and sentence style, string by string.
struct CasingTests {
  static let table = Fixture.rows("style-table.tsv")

  /// A placeholder with the flag for a space keeps its letter.
  @Test(arguments: [
    ("% d photos left", "% d Photos Left"), ("% ld photos left", "% ld Photos Left"),
    ("% s items left", "% s Items Left"), ("50 % of photos", "50 % of Photos"),
  ])
  func spacedPlaceholdersKeepTheirCase(_ text: String, _ wanted: String) throws {
    #expect(try Casing(locale: "en", style: .title).styled(text) == wanted)
  }

  /// Capitals that slipped into an ordinary word go, for a person to look at; what somebody means stays.
  @Test(arguments: [
    ("DElete photo", "Delete Photo", "Delete photo"),
    ("your paYMEnt IS late", "Your Payment IS Late", "Your payment IS late"),
    ("moved TO hAndLinG", "Moved to Handling", "Moved TO handling"),
    ("buy IN-app", "Buy In-App", "Buy IN-app"),
    ("open the OR-gate", "Open the OR-Gate", "Open the OR-gate"),
    ("enter PINs", "Enter PINs", "Enter PINs"), ("send eMail", "Send eMail", "Send eMail"),
    ("rename reMarkable", "Rename reMarkable", "Rename reMarkable"),
    ("rename unDo", "Rename unDo", "Rename unDo"),
    ("restore BackUp", "Restore BackUp", "Restore BackUp"),
    ("open OmniGraffle", "Open OmniGraffle", "Open OmniGraffle"),
  ])
  func slipsAreMended(_ text: String, _ title: String, _ sentence: String) throws {
    let casing = try Casing(locale: "en", style: .title)
    #expect(casing.styled(text) == title)
    #expect(try Casing(locale: "en", style: .sentence).styled(text) == sentence)
  }

  /// Nobody but a person knows whether the capitals were meant.
  @Test(arguments: [LocalePolicy.CasingStyle.title, .sentence])
  func slipsAreForReview(_ style: LocalePolicy.CasingStyle) throws {
    let changes = try Casing(locale: "en", style: style).changes("DOcument")
    #expect(changes.map(\.applicability) == [.review])
  }

  /// Whatever is written for the apostrophe, and whatever hangs on the word.
  @Test(arguments: ["'", "’", "‘", "´", "ʼ"])
  func everyApostropheIsOne(_ mark: String) {
    let terms = Terms.standard
    let label = CasedText("Don\(mark)t Save", terms: terms)
    #expect(label.words.map(\.folded) == ["don't", "save"])
    #expect(StockLabels.normal("Don\(mark)t Save", locale: "en") == "don't save")
    let time = CasedText("Meet at 5 o\(mark)clock\(mark)s end", terms: terms)
    #expect(SentenceStyle(policy: English.policy, text: time).changes().isEmpty)
  }

  /// What stands between menus does so outside tags and quotations.
  @Test(arguments: [("File > Open", true), ("<b>File</b>", false), ("File → Open", true)])
  func menusAreNamed(_ text: String, _ namesMenu: Bool) {
    #expect(CasedText(text, terms: .standard).namesMenu == namesMenu)
  }

  /// A heading may begin behind a dash: a check takes both, and who asks for title style gets a capital.
  @Test func aDashMayBeginAHeading() throws {
    let text = "Road Trip — a Story"
    let casing = try Casing(locale: "en", style: .title)
    #expect(casing.styled(text) == "Road Trip — A Story")
    let checked = TitleStyle(
      CasedText(text, terms: .standard), policy: English.policy,
      leniency: try Editions.edition(Editions.standard).leniency)
    #expect(checked.changes().isEmpty)
  }

  /// Behind a sign, an emoji, a dash, or the number or label of an item the first word stays as it is written.
  @Test(arguments: [
    ("en", "+ The cat sat", "+ The cat sat"), ("en", "= On The road", "= On The road"),
    ("en", "+ the button", "+ the button"), ("en", "&A", "&A"),
    ("en", "⚠️ The file is missing.", "⚠️ The file is missing."),
    ("en", "🎉 + The cat", "🎉 + The cat"), ("en", "It is gone. ✅ The cat", "It is gone. ✅ The cat"),
    ("en", "1) The file is gone", "1) The file is gone"),
    ("en", "(1) The file is gone", "(1) The file is gone"),
    ("en", "%d) The file is gone", "%d) The file is gone"),
    ("en", "1️⃣ The file is gone", "1️⃣ The file is gone"),
    ("en", "a) The file is gone", "a) The file is gone"),
    ("en", "[Beta] The file is gone", "[Beta] The file is gone"),
    ("en", "Error 5 – The file is gone", "Error 5 – The file is gone"),
    ("en", "%@ – The file is gone", "%@ – The file is gone"),
    ("en", "<b>Note</b> The file is gone", "<b>Note</b> The file is gone"),
    ("en", "Turn it off, The file is gone", "Turn it off, the file is gone"),
    ("en", "⚠️ THE FILE IS MISSING", "⚠️ The file is missing"),
    ("fr", "+ La Maison Rouge", "+ La maison rouge"),
    ("fr", "🎉 La Maison Rouge", "🎉 La maison rouge"),
  ])
  func theFirstWordBehindASignStays(
    _ locale: String, _ text: String, _ wanted: String
  ) throws {
    #expect(try Casing(locale: locale, style: .sentence).styled(text) == wanted)
  }

  /// A script without cases leaves the Latin letters beside it as they are.
  @Test(arguments: [LocalePolicy.CasingStyle.title, .sentence])
  func mixedWordsKeepTheirCase(_ style: LocalePolicy.CasingStyle) throws {
    for text in ["icloudにサインイン", "wi-fiに接続", "iphone을 찾을 수 없음"] {
      #expect(try Casing(locale: "ja", style: style).styled(text) == text)
    }
  }

  /// However long a text is, and however much longer it becomes.
  @Test(arguments: [1, 400, 1_024, 1_025, 20_000])
  func longTextsAreFolded(_ count: Int) {
    for (letter, folded) in [("É", "é"), ("e\u{301}", "é"), ("ΐ", "ΐ"), ("ﬃ", "ffi"), ("𐐀", "𐐨")] {
      let result = ICU.fold(String(repeating: letter, count: count), locale: "en")
      let isFolded = result.utf8.elementsEqual(String(repeating: folded, count: count).utf8)
      #expect(isFolded, "\(letter)")
    }
  }

  /// Taroko begins with the letters of Turkish.
  @Test(arguments: [
    ("tr", true), ("tr-TR", true), ("tr_CY", true), ("az", true), ("az-Latn", true),
    ("trv", false), ("azb", false), ("t", false), ("en", false), ("", false),
  ])
  func turkicLocales(_ locale: String, _ isTurkic: Bool) {
    #expect(ICU.isTurkic(locale) == isTurkic)
  }

  /// Letters behind a protected part may reach into the next one.
  @Test(arguments: [
    ("Foo Bar", [0..<7, 4..<7]), ("b x now", [0..<1, 0..<3, 2..<3]), ("ab", [0..<1, 1..<2, 0..<2]),
    ("Read [here](https://example.com) now.", [5..<6, 10..<32]),
  ])
  func overlappingProtectedParts(_ text: String, _ codes: [Range<Int>]) {
    let words = CasedText(text, inlineCodes: codes, terms: .standard).words
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(word.range.upperBound <= next.range.lowerBound)
    }
  }

  /// Shouting goes, acronyms and names stay; what has none left is not taken for shouting again.
  @Test(arguments: [
    ("THE RSS FEED DID NOT LOAD", "The RSS feed did not load"),
    ("TRY AGAIN ON MONDAY MORNING", "Try again on Monday morning"),
    ("SSH AND RSYNC ARE OFF", "SSH and rsync are off"),
    ("ENTER THE PIN OF THE SIM CARD", "Enter the PIN of the SIM card"),
    ("THE NAS IS NOT IN YOUR LAN", "The NAS is not in your LAN"),
    ("DELETE ALL 4K VIDEOS", "Delete all 4K videos"),
    ("UPDATE MACOS NOW", "Update macOS now"),
  ])
  func shoutingBecomesASentence(_ text: String, _ wanted: String) throws {
    let casing = try Casing(locale: "en", style: .sentence)
    #expect(text.applying(casing.changes(text).edits) == wanted)
    #expect(casing.styled(wanted) == wanted)
  }

  /// A particle belongs to its verb in every form of that.
  @Test(arguments: [
    ("done freeing up storage", "Done Freeing Up Storage"),
    ("topping up the balance", "Topping Up the Balance"),
    ("stepped up checks", "Stepped Up Checks"), ("spinning up the disk", "Spinning Up the Disk"),
    ("levelling up the team", "Levelling Up the Team"), ("lit up the map", "Lit Up the Map"),
    ("blown up by the user", "Blown Up by the User"), ("rang up the sale", "Rang Up the Sale"),
    ("sold off the rest", "Sold Off the Rest"), ("agreeing by mail", "Agreeing by Mail"),
  ])
  func particlesFollowEveryForm(_ text: String, _ wanted: String) throws {
    let casing = try Casing(locale: "en", style: .title)
    #expect(casing.styled(text) == wanted)
    #expect(casing.changes(wanted).isEmpty)
    #expect(!English.shared.verbs.contains("free") && !English.shared.isVerb("freing"))
  }

  /// Acronyms in small letters, in compounds and of several.
  @Test(arguments: [
    ("apis and sdks", "APIs and SDKs"), ("non-eu accounts", "Non-EU Accounts"),
    ("uk/eu prices", "UK/EU Prices"), ("the ceo’s calendar", "The CEO’s Calendar"),
  ])
  func acronymsInTitles(_ text: String, _ wanted: String) throws {
    #expect(try Casing(locale: "en", style: .title).styled(text) == wanted)
  }

  /// Acronyms have capitals in every language: those of the list that are no word elsewhere, and what the source has
  /// in capitals.
  @Test(arguments: [
    ("fr", "usb introuvable", "USB Not Found", "USB introuvable"),
    ("fr", "usb introuvable", "", "USB introuvable"),
    ("fr", "nvme introuvable", "NVME Not Found", "NVME introuvable"),
    ("de", "pdf nicht gefunden", "PDF Not Found", "PDF nicht gefunden"),
    ("es", "usa la cámara", "Use the camera", "Usa la cámara"),
    ("es", "ai disponible", "AI Available", "AI disponible"),
    ("pt-PT", "sim, apagar", "Yes, Delete", "Sim, apagar"),
    ("hu", "on van kapcsolva", "Turn it ON", "On van kapcsolva"),
    ("pt-BR", "Conectar unidade usb", "", "Conectar Unidade USB"),
    ("tr", "usb Sürücüsü Bağla", "Connect USB Drive", "USB Sürücüsü Bağla"),
    ("tr", "pdf’yi Aç", "Open PDF", "PDF’yi Aç"),
  ])
  func acronymsAbroad(
    _ locale: String, _ text: String, _ source: String, _ wanted: String
  ) throws {
    let policy = try #require(try Policies.policy(for: locale))
    let cased = CasedText(text, terms: .standard)
    let english = source.isEmpty ? nil : CasedText(source, terms: .standard)
    let changes =
      policy.style == .title
      ? TitleStyle(cased, policy: policy, source: english).changes()
      : SentenceStyle(policy: policy, text: cased, source: english).changes()
    #expect(text.applying(changes.edits) == wanted)
    let isAcronym = changes.contains { $0.edit.replacement.prefix(2).allSatisfy(\.isUppercase) }
    #expect(!isAcronym || changes.applicability == .review)
  }

  @Test(arguments: table)
  func titleStyle(_ row: [String]) throws {
    #expect(try Casing(locale: "en", style: .title).styled(row[0]) == row[1])
  }

  @Test(arguments: table)
  func sentenceStyle(_ row: [String]) throws {
    #expect(try Casing(locale: "en", style: .sentence).styled(row[0]) == row[2])
  }

  /// Names with a capital behind a particle have it in what was shouted, too.
  @Test(arguments: [
    ("MCDONALD ORDER FAILED", "McDonald Order Failed"), ("CALL O’NEILL NOW", "Call O’Neill Now"),
  ])
  func shoutedNames(_ text: String, _ wanted: String) throws {
    #expect(try Casing(locale: "en", style: .title).styled(text) == wanted)
  }

  /// In Burmese one mark ends a question and a statement: it says nothing of either.
  @Test func marksThatAreBoth() throws {
    for locale in ["my", "dz"] {
      let marks = try #require(try Policies.policy(for: locale)?.marks)
      #expect(marks.ending(of: "a\(marks.statement)").ending == .statement)
      let mark = try #require(marks.statement.unicodeScalars.first)
      #expect(Marks.anywhere[mark] == .statement)
    }
  }

  /// Welsh words may have w for their only vowel, and are raised as others are.
  @Test func wordsWithoutAVowel() throws {
    let documents = try [("en", "Delete Course"), ("cy", "Dileu cwrs")].map { locale, text in
      try Document(
        path: "\(locale).lproj/Localizable.strings", bytes: Array("\"t\" = \"\(text)\";".utf8))
    }
    let manifest = try Manifest("version: 1\nalerts: { a: { title: t } }", file: "alerts.yml")
    let catalog = Catalog(documents: documents, sourceLocale: "en")
    let findings = try Checker(
      catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts
    ).findings()
    #expect(findings.first { $0.locale == "cy" }?.replacement == "Dileu Cwrs")
  }

  /// Everyday alert copy; written from the rules, not from the code.
  /// Texts without a mark inside are one sentence without asking ICU; all others are cut by it.
  @Test(arguments: [
    ("Save", [4]), ("Save?!", [6]), ("Save...", [7]), ("Größe ändern?", [16]),
    ("One. Two.", [5, 9]),
    ("One\n.", [4, 5]), ("One\n", [4]), ("...", [3]), ("One! two", [5, 8]), ("終わり。次", [12, 15]),
    ("", []),
  ])
  func sentencesAreThoseOfICU(_ text: String, _ ends: [Int]) {
    #expect(ICU.sentences(text, locale: "de").map(\.upperBound) == ends)
  }

  /// A capital letter that a sign joins to something is a name, also where the letter is a small word.
  @Test(arguments: [
    ("en", "Press A+B to mix", "Press A+B to Mix"), ("en", "Repeat A→B loop", "Repeat A→B Loop"),
    ("en", "Turn on A/B test", "Turn On A/B Test"),
    ("en", "Add A <b>file</b>", "Add a <b>File</b>"),
    ("pt-BR", "Repetição A→B", "Repetição A→B"), ("pt-BR", "Erro de E/S", "Erro de E/S"),
    ("pt-BR", "Ir A uma pasta", "Ir a uma Pasta"),
  ])
  func joinedLettersAreNames(_ locale: String, _ text: String, _ wanted: String) throws {
    #expect(try Casing(locale: locale, style: .title).styled(text) == wanted)
  }

  /// What is small or raised on purpose, and what has no capital.
  @Test(arguments: [
    ("en", "title", "Keep on My iPhone"), ("en", "title", "Type in Spanish"),
    ("en", "title", "Go on Vacation"), ("en", "title", "Keep On Trying"),
    ("en", "sentence", "Choose plan A or plan B, sorted by A to Z."),
    ("en", "sentence", "Room A is full."), ("en", "sentence", "Team A won against team B."),
    ("de", "sentence", "ß löschen"), ("en", "sentence", "ﬁnd it"),
  ])
  func whatIsMeant(_ locale: String, _ style: String, _ text: String) throws {
    let casing = try Casing(locale: locale, style: #require(.init(rawValue: style)))
    #expect(casing.styled(text) == text)
  }

  /// Nobody knows whether a letter or the word is meant, or a name: somebody has to look.
  @Test(arguments: [
    ("title", "Delete Plan A Now"), ("title", "Player A Left"), ("title", "Drive A: Is Full"),
    ("title", "Grade A Eggs"), ("sentence", "The movie Up is not in your library."),
    ("sentence", "The app Out of Milk can’t be opened."),
  ])
  func whatMayBeAName(_ style: String, _ text: String) throws {
    let casing = try Casing(locale: "en", style: #require(.init(rawValue: style)))
    #expect(casing.changes(text).allSatisfy { $0.applicability == .review })
  }

  /// Letters with their marks apart are cased as those in one piece: a mark is no end of a word.
  @Test(arguments: ["remove the Café’s guests’ files", "remove the Café's guests' files"])
  func decomposedLettersCountAsOne(_ text: String) throws {
    let casing = try Casing(locale: "en", style: .title)
    let apart = text.replacing("é", with: "e\u{301}")
    #expect(Array(apart.utf8) != Array(text.utf8))
    #expect(
      Array(casing.styled(apart).utf8)
        == Array(casing.styled(text).replacing("é", with: "e\u{301}").utf8))
  }

  @Test func everydayAlertCopy() throws {
    let rows = Fixture.rows("alert-copy.tsv")
    #expect(rows.count >= 400)
    var misses: [String] = []
    for row in rows {
      let style: LocalePolicy.CasingStyle = row[0] == "title" ? .title : .sentence
      let result = try Casing(locale: "en", style: style).styled(row[1])
      if result != row[2] {
        misses.append("\(row[0]): “\(row[1])” gave “\(result)”, expected “\(row[2])”")
      }
    }
    #expect(misses.isEmpty, "\(misses)")
  }

  @Test(arguments: [
    ("de", "sentence", "Nicht Sichern", "Nicht sichern"),
    ("de", "sentence", "Alle fotos löschen", "Alle fotos löschen"),
    ("fr", "sentence", "Ne Pas Enregistrer", "Ne pas enregistrer"),
    ("fr", "sentence", "éteindre", "Éteindre"),
    ("pt-BR", "title", "Não salvar alterações", "Não Salvar Alterações"),
    ("pt-BR", "title", "Adicionar Ao Calendário", "Adicionar ao Calendário"),
    ("pt-PT", "sentence", "Adicionar Ao Calendário", "Adicionar ao calendário"),
    ("tr", "title", "istemiyorum ve çık", "İstemiyorum ve Çık"),
    ("tr", "title", "ışıkları kapat", "Işıkları Kapat"),
    ("id", "title", "Tambah ke kalender", "Tambah ke Kalender"),
    ("nl", "sentence", "ijsland verwijderen", "IJsland verwijderen"),
    ("el", "sentence", "Ακύρωση Όλων", "Ακύρωση όλων"),
    ("ga", "title", "scrios an t-ollamh", "scrios an t-ollamh"),
    ("ga", "title", "Cuir i gcartlann", "Cuir i gcartlann"),
    ("ga", "title", "glan an tsráid", "glan an tsráid"),
    ("ga", "title", "ár dteaghlaigh", "ár dteaghlaigh"),
    ("ga", "sentence", "mbeidh sé ann", "mbeidh sé ann"),
    ("ga", "title", "glan an comhad", "Glan an Comhad"),
    ("af", "sentence", "'n lêer oop", "'n Lêer oop"),
    ("af", "sentence", "'N lêer is finaal.", "'n Lêer is finaal."),
    ("af", "sentence", "'N Lêer", "'n Lêer"),
    ("af", "sentence", "’N LÊER SKRAP", "’n Lêer skrap"),
    ("nl", "sentence", "'N huis", "'n Huis"), ("nl", "sentence", "'s avonds", "'s avonds"),
    ("es", "sentence", "¿borrar todo?", "¿Borrar todo?"),
    ("ja", "title", "削除 する", "削除 する"),
    ("ka", "title", "წაშლა", "წაშლა"),
    ("hr", "sentence", "ǆep", "ǅep"),
    ("lt", "sentence", "i\u{307}\u{301}dėti failą", "I\u{301}dėti failą"),
  ])
  func languages(_ locale: String, _ style: String, _ input: String, _ expected: String) throws {
    let casing = try Casing(locale: locale, style: style == "title" ? .title : .sentence)
    #expect(casing.styled(input) == expected)
  }

  @Test func conventionOfGNOMELeavesBrazilianButtonsAlone() throws {
    let casing = try Casing(locale: "pt-BR", style: .title, convention: "gnome")
    #expect(casing.styled("Não salvar alterações") == "Não salvar alterações")
  }

  @Test(arguments: ["tlh", "yo", "haw", "mt"])
  func explicitStyleWorksWithoutAPolicy(_ locale: String) throws {
    #expect(try Casing(locale: locale, style: .title).styled("alpha beta") == "Alpha Beta")
  }

  @Test func unknownLocaleIsRefused() {
    #expect(throws: ConfigurationError.self) { try Casing(locale: "qqx", style: .title) }
  }

  /// A first word that is raised may make all words raised ones.
  @Test(arguments: [
    ("fr", "sentence", "annuler Tout"), ("nl", "sentence", "i.e.go\u{6}The"),
    ("tr", "sentence", "izs Hrrr"), ("nl", "title", "PPP\u{7}-ij"), ("el", "sentence", "αλφα Βητα"),
  ])
  func stylingIsIdempotentInOtherLanguages(_ locale: String, _ style: String, _ text: String) throws
  {
    let casing = try Casing(locale: locale, style: style == "title" ? .title : .sentence)
    let once = casing.styled(text)
    #expect(casing.styled(once) == once)
  }

  /// Styling what is styled changes nothing, in either style.
  @Test func stylingIsIdempotent() throws {
    for style in [LocalePolicy.CasingStyle.title, .sentence] {
      let casing = try Casing(locale: "en", style: style)
      for row in Self.table + Fixture.rows("alert-copy.tsv").map({ [$0[1]] }) {
        let once = casing.styled(row[0])
        #expect(casing.styled(once) == once, "“\(row[0])”")
      }
    }
  }
}

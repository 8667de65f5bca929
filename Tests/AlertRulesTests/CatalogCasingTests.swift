import Testing

@testable import AlertRules

/// Where houses disagree how labels are cased, the catalog’s own habit counts, unless somebody says which.
struct CatalogCasingTests {
  private func document(_ strings: String, _ locale: String = "pt-BR") throws -> Document {
    try Document(path: "\(locale).lproj/A.strings", bytes: Array(strings.utf8))
  }

  /// Labels in sentence style, and some in title style.
  private func labels(_ sentence: Int, _ title: Int = 0) -> String {
    (0..<sentence + title).map {
      "\"l.\($0)\" = \"Abrir \($0 < sentence ? "viagem" : "Viagem") \($0)\";\n"
    }.joined()
  }

  private func alert(_ title: String, _ message: String = "Tente novamente.") -> String {
    "\"a.alert.title\" = \"\(title)\";\n\"a.alert.message\" = \"\(message)\";\n"
  }

  private func checker(
    _ documents: [Document], convention: String? = nil
  ) throws -> Checker {
    let catalog = Catalog(documents: documents)
    var options = Checker.Options()
    options.convention = convention
    return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
  }

  private func said(_ strings: String, convention: String? = nil) throws -> [String] {
    let source = alert("Connection Error", "Try again.")
    return try checker([document(source, "en"), document(strings)], convention: convention)
      .findings()
      .map { "\($0.rule) \($0.severity) \($0.fix?.applicability == .safe ? "safe" : "review")" }
  }

  /// A compound keeps the capital of a name that the catalog always raises.
  @Test(arguments: [("Hold din Pod på. Fjern din Pod.", 0), ("Hold din pod på.", 1)])
  func namesInCompounds(_ text: String, _ count: Int) throws {
    let source = try document(alert("Pod Pairing Incomplete", "Keep your Pod on."), "en")
    let title = alert("Ufullstendig Pod-sammenkobling", text)
    let other = "\"b\" = \"\(text)\";\n"
    let found = try checker([source, document(title + other, "nb")]).findings()
    #expect(found.count { $0.rule == "title-fragment-style" } == count, "\(found.map(\.message))")
  }

  private static let warning = ["title-fragment-style warning safe"]

  /// With the title of the alert as one more. Four labels say nothing; where five agree, the catalog has a habit, and
  /// where they do not, fewer than twenty are a reason to ask.
  @Test func aFewLabelsDecideNothing() throws {
    #expect(try said(alert("Erro de conexão") + labels(3)) == Self.warning)
    let doubt = ["title-fragment-style warning review"]
    #expect(try said(alert("Erro de conexão") + labels(4)) == [])
    #expect(try said(alert("Erro de conexão") + labels(4, 2)) == doubt)
    #expect(try said(alert("Erro de conexão") + labels(10, 8)) == doubt)
    #expect(try said(alert("Erro de conexão") + labels(11, 8)) == [])
  }

  /// The title is one of the labels. Where one of five speaks against the usual style, nothing is changed without
  /// asking; where half of them do, the catalog follows no convention, and where four fifths do, another one.
  @Test func mostLabelsDecide() throws {
    let title = "Erro de conexão"
    #expect(try said(alert(title) + labels(4, 21)) == Self.warning)
    let doubt = ["title-fragment-style warning review"]
    #expect(try said(alert(title) + labels(5, 19)) == doubt)
    #expect(try said(alert(title) + labels(13, 15)) == doubt)
    let raised = "Erro De Conexão"
    for (sentence, title, style) in [
      (15, 14, LocalePolicy.CasingStyle.none), (23, 6, .none), (24, 5, .sentence),
    ] {
      let strings = alert(raised) + labels(sentence, title)
      #expect(try said(strings) == (style == .none ? [] : ["title-fragment-style info review"]))
      #expect(try checker([document(strings)]).habits.map(\.style) == [style])
    }
  }

  /// English has one house, the guideline; but a catalog with two labels in three in another style is not changed unasked.
  @Test(arguments: [(19, "warning safe"), (20, "warning review")])
  func aCatalogInAnotherStyleIsNotChangedUnasked(_ count: Int, _ expected: String) throws {
    let labels = (0..<30).map {
      "\"l.\($0)\" = \"Open \($0 < count ? "trip" : "Trip") \($0)\";\n"
    }
    let checker = try checker([
      document(labels.joined() + alert("Connection problem at home", "Try again."), "en")
    ])
    let said = checker.findings().filter { $0.rule == "title-fragment-style" }
    #expect(
      said.map { "\($0.severity) \($0.fix?.applicability.rawValue ?? "")" } == [expected])
    #expect(checker.habits.isEmpty)
  }

  @Test func whoAsksForTitleStyleGetsIt() throws {
    let strings = alert("Erro de conexão") + labels(40)
    #expect(try said(strings, convention: "apple") == Self.warning)
    #expect(try checker([document(strings)], convention: "apple").habits.isEmpty)
    #expect(try checker([document(strings)]).habits.map(\.convention) == ["gnome"])
  }

  /// Albanian labels are in title style in many apps, which is nobody’s convention: they are left alone.
  @Test func titleStyleWhereNobodyAsksForIt() throws {
    let strings =
      (0..<30).map { "\"l.\($0)\" = \"Hape Udhëtimin \($0)\";\n" }.joined()
      + alert("Gabim Lidhjeje", "Provoni sërish.")
    let checker = try checker([document(strings, "sq")])
    #expect(checker.findings().isEmpty)
    #expect(checker.habits.map(\.style) == [.none])
  }

  /// Some Italian teams raise the words of labels as English does: half of them are enough to leave all alone.
  @Test(arguments: [(14, 0), (13, 1)])
  func whoRaisesHalfIsLeftAlone(_ raised: Int, _ count: Int) throws {
    let strings =
      (0..<28).map { "\"l.\($0)\" = \"Apri \($0 < raised ? "Viaggio" : "viaggio") \($0)\";\n" }
      .joined()
      + alert("Errore Di Rete", "Riprova più tardi.")
    #expect(try checker([document(strings, "it")]).findings().count == count)
  }

  /// Portuguese without a country is left alone, whatever its labels are.
  @Test func whatNobodyCanTellIsLeftAlone() throws {
    let strings =
      (0..<30).map { "\"l.\($0)\" = \"Abrir Viagem \($0)\";\n" }.joined()
      + alert("Erro De Conexão")
    let checker = try checker([document(strings, "pt")])
    #expect(checker.findings().isEmpty)
    #expect(checker.habits.isEmpty)
  }

  /// What the other house writes otherwise is a remark; what nobody does is as bad as ever.
  @Test func whatEveryHouseAsksForIsAskedFor() throws {
    #expect(
      try said(alert("Erro De Conexão") + labels(40)) == ["title-fragment-style info review"])
    #expect(try said(alert("erro de conexão") + labels(40)) == Self.warning)
    #expect(
      try said(alert("Erro de conexão", "tente novamente mais tarde.") + labels(40))
        == ["message-sentence-style warning safe"])
  }

  /// The Turkish of Mozilla differs in buttons only; a catalog with such labels writes its titles so as well.
  @Test func onlyTheRolesOfTheHouseCount() throws {
    let strings =
      (0..<30).map { "\"l.\($0)\" = \"Bağlantıyı kes \($0)\";\n" }.joined()
      + alert("Bağlantı hatası") + "\"a.alert.button\" = \"Yeniden dene\";\n"
    let document = try document(strings, "tr")
    #expect(try checker([document]).findings().isEmpty)
    let mozilla = try checker([document], convention: "mozilla").findings()
    #expect(mozilla.map(\.rule) == ["title-fragment-style"])
  }

  /// What the catalog always raises in its sentences is a name in a title too.
  @Test(arguments: [("Carte Alpine", 0), ("carte alpine", 1)])
  func namesOfTheCatalogKeepTheirCapitals(_ written: String, _ count: Int) throws {
    let strings =
      (0..<3).map { "\"l.\($0)\" = \"Ouvrez la \(written) no \($0) ici.\";\n" }.joined()
      + alert("Carte Alpine", "Réessayez.")
    #expect(try checker([document(strings, "fr")]).findings().count == count)
  }

  /// Once is enough in a sentence of small words, where none writes it small; a label proves nothing.
  @Test(arguments: [
    ("Ce voyage suit la Carte Ancienne de la région.", 0),
    ("Ce voyage suit la carte ancienne de la région.", 1),
    ("Voir Carte Ancienne", 1),
  ])
  func aNameInRunningTextKeepsItsCapitals(_ text: String, _ count: Int) throws {
    let strings = "\"l.a\" = \"\(text)\";\n" + alert("Carte Ancienne Perdue", "Réessayez.")
    let source = "\"l.a\" = \"Shown\";\n" + alert("Old Map Lost", "Try again.")
    let found = try checker([document(source, "en"), document(strings, "fr")]).findings()
    #expect(found.map(\.rule) == Array(repeating: "title-fragment-style", count: count))
  }

  /// A sentence that speaks of a button shows no name.
  @Test(arguments: ["Error Al Guardar El Documento", "Error Guardar Documento"])
  func whatSentencesCallAButtonIsNoName(_ title: String) throws {
    let strings = alert(title, "Toca Guardar para intentarlo de nuevo.")
    let source = alert("Error Saving the Document", "Tap Save to try again.")
    let found = try checker([document(source, "en"), document(strings, "es")]).findings()
    #expect(found.contains { $0.rule == "title-fragment-style" })
  }

  /// Where no source tells, a few raised words may be a name; not with a word among them that no name raises.
  @Test(arguments: [
    ("Άνοιγμα Προτιμήσεων Συστήματος", "el", "info"),
    ("Abrir Configuración Del Sistema", "es", "warning"),
  ])
  func whatMayBeANameIsARemark(_ title: String, _ locale: String, _ severity: String) throws {
    let found = try checker([document(alert(title, "OK."), locale)]).findings()
    #expect(
      found.filter { $0.rule == "title-fragment-style" }.map(\.severity.rawValue) == [severity])
  }

  @Test func untranslatedLabelsTellNothing() throws {
    let english = (0..<30).map { "\"l.\($0)\" = \"Open the file \($0)\";\n" }.joined()
    let checker = try checker([
      document(english, "en"), document(english + alert("Erro de conexão")),
    ])
    #expect(checker.habits.isEmpty)
  }

  /// Within a fix nothing changes the habit that the check went by; another catalog may have another.
  @Test func theHabitIsThatOfTheCatalogAsDelivered() throws {
    let document = try document(alert("Erro de conexão") + labels(23, 6))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog).alerts
    let first = try Checker(catalog, alerts: alerts)
    let checked = Checked(first)
    #expect(checked.findings.isEmpty)
    let changed = (2..<15).map { Catalog.Reference(document: 0, entry: $0) }
    let corrected = try document.corrected(
      by: changed.map { EntryChange(entry: $0.entry, edits: [Edit(6..<7, "V")]) }, jobs: 1)
    let now = catalog.correcting([corrected])
    func after(_ checker: Checker) -> [String] {
      Checked(checker, after: checked, changed: Set(changed)).findings.map(\.rule)
    }
    #expect(after(try Checker(now, as: first)) == [])
    #expect(after(try Checker(now, alerts: alerts)) == ["title-fragment-style"])
  }

  /// A house that writes everything small is told once, and not at each text; by name, any convention holds.
  @Test(arguments: ["en", "de", "ru"])
  func catalogsInSmallLetters(_ locale: String) throws {
    let words = ["en": "delete all photos", "de": "alle fotos löschen", "ru": "удалить все фото"]
    let text = try #require(words[locale])
    func strings(_ raised: Int) -> String {
      (0..<20).map { number in
        let first = number < raised ? text.prefix(1).uppercased() : String(text.prefix(1))
        return "\"l.\(number)\" = \"\(first)\(text.dropFirst()) \(number)\";\n"
      }.joined() + alert(text, text + ".")
    }
    let cases = ["title-fragment-style", "title-sentence-style", "message-sentence-style"]
    func said(_ checker: Checker) -> [String] {
      checker.findings().map(\.rule).filter(cases.contains)
    }
    let small = try checker([document(strings(4), locale)])
    #expect(said(small).isEmpty, "\(said(small))")
    #expect(
      small.habits.map { "\($0.locale) \($0.style) \($0.reason)" }
        == ["\(locale) none 18 of 22 texts of the catalog begin with a small letter"])
    #expect(try !said(checker([document(strings(4), locale)], convention: "apple")).isEmpty)
    let mixed = try checker([document(strings(6), locale)])
    #expect(!said(mixed).isEmpty && mixed.habits.isEmpty)
  }
}

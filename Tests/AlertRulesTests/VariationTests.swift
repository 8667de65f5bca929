import Testing

@testable import AlertRules

/// Plural and device forms, and parts that are put into a sentence.
struct VariationTests {
  /// A String Catalog with these strings: key → language → localization.
  private func findings(_ strings: String) throws -> [Finding] {
    let text =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
    let document = try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.allStrings = true
    return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
  }

  private func unit(_ value: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" }"
  }

  private func plural(_ one: String, _ other: String) -> String {
    "\"variations\" : { \"plural\" : { \"one\" : { \(unit(one)) }, \"other\" : { \(unit(other)) } } }"
  }

  private static let buttons = """
    "move.alert.confirm" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Move" } },
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Bewegen" } } } }
    """

  private func title(_ english: String, _ german: String) -> String {
    "\"move.alert.title\" : { \"localizations\" : { \"de\" : { \(german) }, \"en\" : { \(english) } } }, "
      + Self.buttons
  }

  /// “1 photo found” is a heading, and beside “No photos were found.” it may be meant as a sentence.
  @Test(arguments: [("%lld Photos found", Applicability.safe), ("No photos were found.", .review)])
  func formsOfOneTitle(_ other: String, _ applicability: Applicability) throws {
    let strings = title(plural("%lld Photo found", other), unit("%lld Fotos gefunden"))
    let found = try findings(strings).filter { $0.rule == "title-fragment-style" }
    let one = try #require(found.first { $0.text == "%lld Photo found" })
    #expect(one.fix?.applicability == applicability)
  }

  /// Forms are corrected together: where one needs a person, so do the others.
  @Test(arguments: [
    ("%lld photo was lost", "%lld photos were lost", Applicability.safe),
    ("%lld photo was lost", "%lld photos were lost. Try again!0", .review),
  ])
  func formsOfOneMessage(_ one: String, _ other: String, _ applicability: Applicability) throws {
    let strings =
      title(unit("Photos Lost"), unit("Fotos verloren"))
      + ", \"move.alert.message\" : { \"localizations\" : { \"en\" : { \(plural(one, other)) } } }"
    let found = try findings(strings).filter {
      $0.rule == "message-end-punctuation" && $0.fix != nil
    }
    #expect(found.first { $0.text == one }?.fix?.applicability == applicability, "\(found)")
  }

  /// “pliki” is no title: the sentence around it is missing, as the number is, and that alone is said.
  @Test(arguments: [
    ("pliki", ["placeholder-mismatch"]), ("usunąć %lld pliki?", ["title-sentence-style"]),
    ("Usunąć pliki?", ["placeholder-mismatch"]), ("Usunąć %lld pliki?", []),
  ])
  func pieces(_ few: String, _ rules: [String]) throws {
    let polish = plural(few, "Usunąć %lld plików?").replacing("\"one\"", with: "\"few\"")
    let strings = title(plural("Delete %lld file?", "Delete %lld files?"), polish)
      .replacing("\"de\"", with: "\"pl\"")
    let found = try findings(strings).filter { $0.text == few }.map(\.rule)
    #expect(found.filter { $0 != "plural-missing" } == rules)
  }

  /// The same key in two tables of a file is two keys.
  @Test func everyTableIsAskedForItsForms() throws {
    let unit =
      "<trans-unit id=\"a.title|==|plural.other\"><source>%lld files?</source>"
      + "<target>%lld plików?</target></trans-unit>"
    let files = ["A", "B"].map {
      "<file original=\"\($0).xcstrings\" source-language=\"en\" target-language=\"pl\">"
        + "<body>\(unit)</body></file>"
    }
    let document = try Document(
      path: "pl.xliff",
      bytes: Array("<xliff version=\"1.2\">\(files.joined())</xliff>".utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.only = ["plural-missing"]
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a: { title: { key: a.title, table: A } }\n"
        + "  b: { title: { key: a.title, table: B } }\n", file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    #expect(try Checker(catalog, alerts: alerts, options: options).findings().count == 2)
  }

  /// Each form is compared with the same form of the source.
  @Test func formsAreComparedWithTheirOwn() throws {
    let clean = title(
      plural("Move one photo?", "Move %lld photos?"),
      plural("Ein Foto bewegen?", "%lld Fotos bewegen?"))
    #expect(try findings(clean).map(\.rule) == [])
    let counted = title(
      plural("Move one photo?", "Move %lld photos?"),
      plural("%lld Foto bewegen?", "%lld Fotos bewegen?"))
    #expect(try findings(counted).map(\.rule) == [])
    let lost = title(
      plural("Move one photo?", "Move %lld photos?"),
      plural("Ein Foto bewegen?", "Viele Fotos bewegen?"))
    #expect(try findings(lost).map(\.rule) == ["placeholder-mismatch"])
  }

  /// The forms of a message in two languages, and what is said of them.
  private func said(
    of language: String, _ forms: [String: String], english: [String: String]
  ) throws -> [String] {
    func plural(_ forms: [String: String]) -> String {
      let units = forms.sorted { $0.key < $1.key }.map { "\"\($0)\" : { \(unit($1)) }" }
      return "\"variations\" : { \"plural\" : { \(units.joined(separator: ", ")) } }"
    }
    let strings =
      "\"move.alert.message\" : { \"localizations\" : { \"en\" : { \(plural(english)) }, "
      + "\"\(language)\" : { \(plural(forms)) } } }, " + Self.buttons
    return try findings(strings).filter { $0.locale == language }.map(\.rule)
  }

  /// A copy of “one” is English in any form, and so its marks are, and needs no forms that English has not.
  @Test func whatNobodyTranslatedIsLeftAlone() throws {
    let english = ["one": "The one photo is lost", "other": "The %lld photos are lost"]
    #expect(try said(of: "ja", english, english: english) == [])
    #expect(try said(of: "pl", english, english: english) == [])
    #expect(
      try said(of: "ja", ["other": "%lld枚の写真が失われます"], english: english)
        == ["message-end-punctuation"])
    #expect(
      try said(
        of: "pl", ["one": "Zdjęcie przepadnie.", "other": "%lld zdjęć przepadnie."],
        english: english) == ["plural-missing"])
  }

  /// What is put into a format may be untranslated, whatever the format is.
  @Test(arguments: [("Delete %d files?", []), ("Usunąć %d pliki?", ["plural-missing"])])
  func formatsAreTheSameInEveryLanguage(_ other: String, _ said: [String]) throws {
    func document(_ locale: String, _ one: String, _ other: String) throws -> Document {
      let text = """
        <plist><dict><key>a.alert.message</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
        </dict></dict></plist>
        """
      return try Document(path: "\(locale).lproj/L.stringsdict", bytes: Array(text.utf8))
    }
    let english = "Delete one file?"
    let catalog = Catalog(
      documents: [
        try document("en", english, "Delete %d files?"),
        try document("pl", other.hasPrefix("D") ? english : "Usunąć plik?", other),
      ])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { message: { key: a.alert.message, table: L } } }",
      file: "alerts.yml")
    var options = Checker.Options()
    options.only = ["plural-missing"]
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    #expect(try Checker(catalog, alerts: alerts, options: options).findings().map(\.rule) == said)
  }

  /// Where the source has no form for one thing, only a language whose form means more needs it.
  @Test func aFormForOneIsAskedForWhereItMeansMore() throws {
    let english = ["other": "The %lld photos are lost."]
    #expect(
      try said(of: "it", ["other": "Le %lld foto andranno perse."], english: english) == [])
    #expect(
      try said(
        of: "ru",
        [
          "few": "%lld фото пропадут.", "many": "%lld фото пропадут.",
          "other": "%lld фото пропадут.",
        ],
        english: english) == ["plural-missing"])
  }

  private func substitution(_ whole: String, _ one: String, _ other: String) -> String {
    unit(whole) + ", \"substitutions\" : { \"FILES\" : { \"argNum\" : 1, "
      + "\"formatSpecifier\" : \"lld\", \(plural(one, other)) } }"
  }

  /// The mark may stand in what is put in; where no form has one, the sentence has none.
  @Test func theEndMayStandInAPart() throws {
    func message(_ whole: String, _ one: String, _ other: String) throws -> [String] {
      let text = substitution(whole, one, other)
      return try findings(
        title(unit("Move the photos?"), unit("Fotos bewegen?"))
          + ", \"move.alert.message\" : { \"localizations\" : { \"en\" : { \(text) } } }"
      ).map(\.rule)
    }
    let rule = ["message-end-punctuation"]
    #expect(try message("You will lose %#@FILES@.", "%arg file", "%arg files") == [])
    #expect(try message("You will lose %#@FILES@", "%arg file.", "%arg files.") == [])
    #expect(try message("You will lose %#@FILES@", "%arg file", "%arg files.") == [])
    #expect(try message("You will lose %#@FILES@", "%arg file", "%arg files") == rule)
    #expect(try message("You will lose %#@FILES@", "%arg", "%arg") == [])
  }

  /// What is put into a sentence is no title; the sentence is.
  @Test func partsAreNotJudgedAsTexts() throws {
    let english = substitution("Move %#@FILES@ to %@?", "%arg file", "%arg files")
    let german = substitution("%#@FILES@ nach %@ bewegen?", "%arg Datei", "%arg Dateien")
    #expect(try findings(title(english, german)).map(\.rule) == [])
  }

  /// A variable inside another one is a part as well.
  @Test func nestedVariablesAreParts() throws {
    let text = """
      <plist><dict><key>sync.alert.message</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@photos@</string>
      <key>photos</key><dict><key>one</key><string>One photo of %#@accounts@ is lost.</string><key>other</key><string>%d photos of %#@accounts@ are lost.</string></dict>
      <key>accounts</key><dict><key>one</key><string>account</string><key>other</key><string>accounts</string></dict>
      </dict><key>sync.alert.title</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Sync Failed</string></dict></dict></plist>
      """
    let document = try Document(
      path: "en.lproj/Localizable.stringsdict", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let found = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(found.map(\.rule) == [])
  }

  /// A variable takes its argument, whether the other language has one or not.
  @Test func variablesTakeArguments() throws {
    let english = substitution("Move %#@FILES@ to %@?", "%arg file", "%arg files")
    #expect(
      try findings(title(english, unit("%lld Dateien nach %@ bewegen?"))).map(\.rule) == [])
    let lost = try findings(title(english, unit("Dateien nach %2$@ bewegen?")))
    #expect(lost.map(\.rule) == ["placeholder-mismatch"])
  }

  /// Where the part is all there is, it is the text.
  @Test func aPartThatIsAllCounts() throws {
    let english = substitution("%#@FILES@", "Move %arg file?", "Move %arg files?")
    let german = substitution("%#@FILES@", "%arg datei bewegen?", "bewege %arg Dateien?")
    #expect(try findings(title(english, german)).map(\.rule) == ["title-sentence-style"])
  }

  /// A key that is its own text stands in code: a correction of it adds a value, if a person agrees.
  @Test func keysAreTexts() throws {
    let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"sync failed\" : { } } }"
    let document = try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a: { title: \"sync failed\" }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    let finding = try #require(
      checker.findings().first { $0.rule == "title-fragment-style" })
    #expect(finding.text == "sync failed")
    #expect(finding.fix?.applicability == .review)
    #expect(try Fixer(checker, options: Fixer.Options()).corrections.isEmpty)
    var options = Fixer.Options()
    options.includesReview = true
    let fixer = try Fixer(checker, options: options)
    #expect(fixer.corrections.map(\.after) == ["Sync Failed"])
    #expect(String(decoding: try fixer.bytes(of: 0), as: UTF8.self).contains("\"sync failed\" : {"))
  }

  /// So does a value that Xcode took from code and takes again; one that somebody edited is the catalog’s own.
  @Test(arguments: [("new", Applicability.review), ("translated", .safe)])
  func valuesOfCode(_ state: String, _ expected: Applicability) throws {
    let unit = "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"Sync failed\" } }"
    let text =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : { \"extractionState\" : \"extracted_with_value\", \"localizations\" : { \"en\" : \(unit) } } } }"
    let document = try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest("version: 1\nalerts:\n  a: { title: a }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    #expect(checker.findings().compactMap { $0.fix?.applicability } == [expected])
  }

  /// In a form of a variable of `.stringsdict` the placeholder without a number is the variable’s own.
  @Test func aVariableHasItsOwnPlaceholder() throws {
    let text = """
      <plist><dict><key>send</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict><key>one</key><string>Send it to %2$@?</string><key>other</key><string>Send %d files to %2$@?</string></dict>
      </dict></dict></plist>
      """
    let document = try Document(
      path: "en.lproj/Localizable.stringsdict", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.allStrings = true
    #expect(try Checker(catalog, alerts: [], options: options).findings().isEmpty)
  }

  /// What a `.strings` file says for a key of the `.stringsdict` beside it is never shown.
  @Test func stringsDictTakesThePlaceOfStrings() throws {
    let forms = """
      <plist><dict><key>trash.alert.message</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>You can get it back.</string><key>other</key><string>You can get %d files back</string></dict>
      </dict></dict></plist>
      """
    let strings =
      "\"trash.alert.message\" = \"trash.alert.message\";\n\"trash.alert.title\" = \"Empty trash?\";"
    let catalog = Catalog(documents: [
      try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8)),
      try Document(path: "en.lproj/Localizable.stringsdict", bytes: Array(forms.utf8)),
    ])
    let found = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(found.map(\.rule) == ["message-end-punctuation"])
    #expect(found.map(\.text) == ["You can get %d files back"])
  }

  /// Forms with one text are one finding; each of them is corrected.
  @Test func oneTextIsSaidOnce() throws {
    func units(_ forms: [(String, String)]) -> String {
      forms.map {
        "\"\($0.0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.1)\"}}"
      }.joined(separator: ",")
    }
    let forms = units([
      ("iphone", "Battery almost empty"), ("ipad", "Battery almost empty"),
      ("other", "Power almost gone"),
    ])
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"battery\":{\"localizations\":{\"en\":"
      + "{\"variations\":{\"device\":{\(forms)}}}}}}}"
    let document = try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a: { title: \"battery\" }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    let report = Report(
      catalog: catalog, findings: checker.findings(), errors: [], alertCount: 1)
    #expect(report.findings.map(\.text) == ["Battery almost empty", "Power almost gone"])
    #expect(report.findings.map(\.otherForms) == [["device.ipad"], []])
    let fixed = String(
      decoding: try Fixer(checker, options: Fixer.Options()).bytes(of: 0), as: UTF8.self)
    #expect(fixed.ranges(of: "Battery Almost Empty").count == 2)
  }

  /// What is put into a title is cased elsewhere: a person decides about the whole.
  @Test func aTitleWithPartsIsForReview() throws {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"full\":{\"localizations\":{\"en\":{"
      + substitution("%#@FILES@ almost full", "%arg file", "%arg files") + "}}}}}"
    let document = try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a: { title: \"full\" }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    let found = checker.findings().filter { $0.rule == "title-fragment-style" }
    #expect(found.map { $0.fix?.applicability } == [.review])
  }

  /// A variable that was translated, one that stands for itself, and those that are there, in whatever state.
  @Test func variablesOfPlurals() throws {
    func problems(_ catalog: String) throws -> [String] {
      let document = try Document(path: "A.xcstrings", bytes: Array(catalog.utf8))
      let catalog = Catalog(documents: [document])
      var options = Checker.Options()
      (options.only, options.allStrings) = (["plural-variable-missing"], true)
      return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
        .map { $0.text + " " + $0.locale }
    }
    func catalog(_ text: String, _ form: String, _ state: String) -> String {
      """
      {"sourceLanguage": "en", "strings": {"a.alert.message": {"localizations": {"de": {
      "stringUnit": {"state": "translated", "value": "\(text)"}, "substitutions": {"files": {
      "formatSpecifier": "lld", "variations": {"plural": {
      "other": {"stringUnit": {"state": "\(state)", "value": "\(form)"}}}}}}}}}}, "version": "1.0"}
      """
    }
    #expect(try problems(catalog("Lösche %#@files@.", "%arg Dateien", "translated")) == [])
    #expect(try problems(catalog("Lösche %#@files@.", "%arg files", "new")) == [])
    #expect(
      try problems(catalog("Lösche %#@dateien@.", "%arg Dateien", "translated"))
        == ["Lösche %#@dateien@. de"])
    #expect(
      try problems(catalog("Lösche %#@files@.", "%#@files@", "translated")) == ["%#@files@ de"])
  }
}

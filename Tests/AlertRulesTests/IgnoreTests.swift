import Testing

@testable import AlertCatalog
@testable import AlertRules

/// Comments that tell to leave a rule alone.
struct IgnoreTests {
  @Test(arguments: [
    ("Title of an alert. alertcat:ignore title-length", ["title-length"], "Title of an alert. "),
    ("alertcat:ignore title-length, brand-case: a film", ["title-length", "brand-case"], ""),
    ("alertcat:ignore title-length,brand-case, because", ["title-length", "brand-case"], ""),
    ("alertcat:ignore title-length (the law says so), brand-case", ["title-length"], ""),
    ("alertcat:ignore: title-length", ["title-length"], ""),
    ("alertcat:ignore lenght", ["lenght"], ""),
    ("alertcat: ignore title-length", ["title-length"], ""),
    ("A film. AlertCat:Ignore title-length", ["title-length"], "A film. "),
    ("ALERTCAT:IGNORE title-length", ["title-length"], ""),
    ("alertcat:ignore title_length, brand_case: a film", ["title_length", "brand_case"], ""),
    ("alertcat:ignore", [], ""),
    ("alertcat:ignore \u{1B}[31m", [], ""),
    ("One\nalertcat:ignore a-b\nTwo\nalertcat:ignore a-b, c-d", ["a-b", "c-d"], "One\n\nTwo\n"),
    (
      "alertcat:ignore a-b,\n  title-length: a film\nOne", ["a-b", "title-length"], "\nOne"
    ),
    ("alertcat:ignore a-b: as they asked,\nlong-standing wish", ["a-b"], "\nlong-standing wish"),
    ("alertcat:ignore a-b,\nre-check it", ["a-b"], "\nre-check it"),
    ("alertcat:ignore a-b,\nOne", ["a-b"], "\nOne"),
    ("One. alertcat:ignore a-b: x. alertcat:ignore c-d", ["a-b", "c-d"], "One. "),
  ])
  func comment(_ text: String, _ ids: [String], _ remainder: String) throws {
    let directive = try #require(IgnoreDirective(text))
    #expect(directive.ids == ids)
    #expect(directive.remainder == remainder)
  }

  /// A comment that names very many is read as far as anybody would write one.
  @Test func idsAreBounded() throws {
    let many = (0..<100_000).map { "a-\($0)" }.joined(separator: ",")
    #expect(try #require(IgnoreDirective("alertcat:ignore " + many)).ids.count == 32)
    let long = String(repeating: "a-", count: 100_000)
    #expect(try #require(IgnoreDirective("alertcat:ignore " + long)).ids == [])
    let lines = String(repeating: "alertcat:ignore a-b, \(many.prefix(300))\n", count: 1000)
    #expect(try #require(IgnoreDirective(lines)).ids.count == 32)
  }

  @Test(arguments: [
    "alertcat ignores title-length", "alertcat:ignored title-length", "alertcat: button-length: x",
  ])
  func otherComments(_ text: String) {
    #expect(IgnoreDirective(text)?.ids == nil)
  }

  /// Each of several slips is answered.
  @Test func theIDsThatAreMeant() {
    #expect(
      UnusedIgnore.unknown(["title_length", "brandcase"])
        == "the comment ignores “title_length” (did you mean “title-length”?), “brandcase” (did you mean "
        + "“brand-case”?), but there are no such rules")
    #expect(UnusedIgnore.unknown(["button_yes_no"]).hasSuffix("(did you mean “button-yes-no”?)"))
  }

  private static func strings(_ locale: String, _ comment: String, _ yes: String) throws
    -> Document
  {
    let text = """
      "trip.alert.title" = "\(locale == "en" ? "Delete This Trip?" : "Reise löschen?")";
      /* \(comment) */
      "trip.alert.button.yes" = "\(yes)";
      "trip.alert.button.cancel" = "\(locale == "en" ? "Cancel" : "Abbrechen")";
      """
    return try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
  }

  private static func said(
    _ documents: [Document], _ rules: Set<String> = ["button-yes-no", "unused-ignore"]
  )
    throws -> [String]
  {
    let catalog = Catalog(documents: documents)
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    return checker.findings().filter { rules.contains($0.rule) }.map { "\($0.locale) \($0.rule)" }
  }

  @Test func theSourceSpeaksForEveryLanguage() throws {
    let (english, german) = (
      try Self.strings("en", "A label.", "Yes"), try Self.strings("de", "", "Ja")
    )
    #expect(try Self.said([german, english]) == ["de button-yes-no", "en button-yes-no"])
    let ignoring = try Self.strings("en", "A label. alertcat:ignore button-yes-no: the law", "Yes")
    #expect(try Self.said([german, ignoring]) == [])
  }

  @Test func aTranslationSpeaksForItself() throws {
    let german = try Self.strings("de", "alertcat:ignore button-yes-no: so üblich", "Ja")
    let english = try Self.strings("en", "A label.", "Yes")
    #expect(try Self.said([german, english]) == ["en button-yes-no"])
  }

  @Test func otherRulesSpeak() throws {
    let english = try Self.strings("en", "alertcat:ignore button-length: why", "Yes")
    #expect(try Self.said([english]) == ["en button-yes-no"])
  }

  @Test func whatIsUnusedIsTold() throws {
    let german = try Self.strings("de", "alertcat:ignore button-yes-no: so üblich", "Löschen")
    let english = try Self.strings("en", "alertcat:ignore button-yes-no", "Delete")
    #expect(
      try Self.said([german, english]) == ["de unused-ignore", "en unused-ignore"])
    // Alone it may be meant for translations that are not here.
    #expect(try Self.said([english]) == [])
    // What it is for is in a translation.
    let yes = try Self.strings("de", "", "Ja")
    #expect(try Self.said([yes, english]) == [])
  }

  @Test func aStringCatalogHasOneCommentForAll() throws {
    func catalog(_ comment: String) throws -> Document {
      let units = [("de", "Ja"), ("en", "Yes")].map {
        "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\($1)\" } }"
      }
      let text = """
        { "sourceLanguage" : "en", "strings" : {
          "trip.alert.title" : {},
          "trip.alert.button.yes" : { "comment" : "\(comment)", "localizations" : { \(units.joined(separator: ", ")) } }
        }, "version" : "1.0" }
        """
      return try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    }
    let french = try Self.strings("fr", "", "Oui")
    for other in [[], [french]] {
      #expect(try Self.said([catalog("alertcat:ignore button-yes-no")] + other) == [])
    }
    #expect(try Self.said([catalog("A label.")]).count == 2)
    #expect(try Self.said([catalog("alertcat:ignore button-yes-no")]) == [])
    #expect(
      try Self.said([catalog("alertcat:ignore button-yes-no, button-yess")])
        == ["de unused-ignore"])
  }

  @Test(arguments: ["alertcat:ignore button-yes-no: the law", "A label."])
  func aNoteOfXLIFFSpeaksForItsFile(_ note: String) throws {
    func xliff(_ locale: String, _ yes: String, _ note: String) throws -> Document {
      let text = """
        <xliff version="1.2"><file original="en.lproj/Localizable.strings" source-language="en" \
        target-language="\(locale)" datatype="plaintext"><body>
        <trans-unit id="trip.alert.title"><source>Delete?</source><target>?</target></trans-unit>
        <trans-unit id="trip.alert.button.yes"><source>Yes</source><target>\(yes)</target>\
        <note>\(note)</note></trans-unit></body></file></xliff>
        """
      return try Document(path: "\(locale).xliff", bytes: Array(text.utf8))
    }
    let said = try Self.said([xliff("de", "Ja", note), xliff("fr", "Oui", "A label.")])
    #expect(said == (note == "A label." ? ["de button-yes-no"] : []) + ["fr button-yes-no"])
  }

  /// The notes of XLIFF 2 stand before the text, or behind it where another tool put them.
  @Test(arguments: ["AlertCat:Ignore button-yes-no", "A label."], [true, false])
  func aNoteOfXLIFF2SpeaksWhereverItStands(_ note: String, isBefore: Bool) throws {
    let notes = "<notes><note>First.</note><note>\(note)</note></notes>"
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">\
      <file id="f" original="en.lproj/Localizable.strings">\
      <unit id="1" name="trip.alert.title"><segment><source>Delete?</source><target>?</target></segment></unit>\
      <unit id="2" name="trip.alert.button.yes">\(isBefore ? notes : "")\
      <segment><source>Yes</source><target>Ja</target></segment>\(isBefore ? "" : notes)</unit></file></xliff>
      """
    let document = try Document(path: "de.xliff", bytes: Array(text.utf8))
    #expect(try Self.said([document]) == (note == "A label." ? ["de button-yes-no"] : []))
  }

  @Test func explainTellsWhatIsIgnored() throws {
    let text = """
      "a.alert.title" = "Delete?";
      /* Button. alertcat:ignore button-yes-no: why */ "a.alert.button.yes" = "Yes";
      """
    let loader = try Loader(
      standardInput: FileBytes(text.utf8), name: "nowhere/en.lproj/L.strings")
    #expect(
      try #require(loader.explanation(of: "a.alert.button.yes"))
        .contains("ignored   button-yes-no (comment, every language)"))
    #expect(try #require(loader.explanation(of: "a.alert.title")).contains("ignored") == false)
    // Xcode sorts the languages: the first one is not that of the source.
    let unit = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"X\" } }"
    let strings = """
      { "sourceLanguage" : "en", "strings" : { "a.alert.title" : {}, "a.alert.button.yes" : { "comment" : \
      "alertcat:ignore button-yes-no", "localizations" : { "ar" : \(unit), "en" : \(unit) } } } }
      """
    let catalog = try Loader(
      standardInput: FileBytes(strings.utf8), name: "nowhere/Localizable.xcstrings")
    #expect(
      try #require(catalog.explanation(of: "a.alert.button.yes"))
        .contains("ignored   button-yes-no (comment, every language)"))
  }

  /// What a directive names is no claim: “title-length” does not make a string a title.
  @Test func idsAreNoClaims() {
    #expect(
      CommentClaim.all(in: "alertcat:ignore title-length, button-verb: an alert title").isEmpty)
    #expect(CommentClaim.all(in: "Alert title. alertcat:ignore button-verb").first?.role == .title)
  }

  @Test func nothingIgnoredIsFixed() throws {
    func fixes(_ comment: String) throws -> [String] {
      let text =
        "\"trip.alert.title\" = \"Delete this trip?\";\n/* Alert button. \(comment) */\n\"trip.alert.button.ok\" = \"delete it\";\n"
      let catalog = Catalog(documents: [
        try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
      ])
      return try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
        .filter { $0.fix != nil }.map(\.rule)
    }
    #expect(try fixes("") == ["button-title-style"])
    #expect(try fixes("alertcat:ignore button-title-style: the way of the house") == [])
  }
}

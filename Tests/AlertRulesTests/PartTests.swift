import Testing

@testable import AlertRules

/// What is put into the sentences of alerts takes the arguments of its source: else the app crashes.
struct PartTests {
  private func mismatches(
    _ documents: [Document], allStrings: Bool, _ manifest: String = ""
  ) throws -> [Finding] {
    let catalog = Catalog(documents: documents)
    var options = Checker.Options()
    options.allStrings = allStrings
    let manifests = try [Manifest("version: 1\n" + manifest, file: "alerts.yml")]
    let alerts = Grouping(catalog, manifests: manifests).alerts
    return try Checker(catalog, alerts: alerts, options: options).findings()
      .filter { $0.rule == "placeholder-mismatch" }
  }

  private static let manifest = """
    alerts:
      a: { title: a.title, message: a.message }
      b: { title: b.title, message: a.message }
      c: { title: c.title, message: a.message, disable: { placeholder-mismatch: "agreed" } }
    """

  private func catalog(_ german: String) throws -> Document {
    func localization(_ sentence: String, _ part: String) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "\(sentence)" },
        "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "\(part)" } } } } } } }
      """
    }
    return try Document(
      path: "Localizable.xcstrings",
      bytes: Array(
        """
        { "sourceLanguage" : "en", "strings" : { "a.message" : { "localizations" : {
          "de" : \(localization("Du verlierst %1$#@n@.", german)),
          "en" : \(localization("You lose %1$#@n@.", "%arg trips")) } } }, "version" : "1.0" }
        """.utf8))
  }

  /// It is said once, of the first alert, whether other strings are checked or not.
  @Test(arguments: [false, true])
  func substitutions(_ allStrings: Bool) throws {
    let wrong = try mismatches([catalog("%@ Reisen")], allStrings: allStrings, Self.manifest)
    #expect(wrong.contains { $0.severity == .error && $0.message.contains("“%@”") })
    #expect(Set(wrong.map(\.message)).count == wrong.count)
    #expect(wrong.allSatisfy { $0.alert == "a" && $0.role == .message && $0.locale == "de" })
    let right = try mismatches([catalog("%arg Reisen")], allStrings: allStrings, Self.manifest)
    #expect(right.isEmpty)
  }

  @Test(arguments: [("%lld Reisen", 0), ("%@ Reisen", 1)])
  func formsOfADictionary(_ part: String, _ count: Int) throws {
    func document(_ locale: String, _ sentence: String, _ part: String) throws -> Document {
      try Document(
        path: "\(locale).lproj/Localizable.stringsdict",
        bytes: Array(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>a.message</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>\(sentence)</string>
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>other</key><string>\(part)</string></dict></dict></dict></plist>
          """.utf8))
    }
    let documents = [
      try document("en", "You lose %#@n@.", "%lld trips"),
      try document("de", "Du verlierst %#@n@.", part),
    ]
    let found = try mismatches(documents, allStrings: false, Self.manifest)
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test(arguments: [("%1$lld Reisen", 0), ("%1$@ Reisen", 1)])
  func unitsOfAnXLIFF(_ part: String, _ count: Int) throws {
    let document = try Document(
      path: "de.xliff",
      bytes: Array(
        """
        <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" target-language="de"><body>
        <trans-unit id="a.message"><source>You lose %1$#@n@.</source><target>Du verlierst %1$#@n@.</target></trans-unit>
        <trans-unit id="a.message|==|substitutions.n.plural.other"><source>%1$lld trips</source>
        <target>\(part)</target></trans-unit></body></file></xliff>
        """.utf8))
    let found = try mismatches([document], allStrings: false, Self.manifest)
    #expect(found.count == count, "\(found.map(\.message))")
  }

  /// Only the translation puts a number into a part of its own.
  @Test func partsThatTheSourceHasNot() throws {
    let document = try Document(
      path: "Localizable.xcstrings",
      bytes: Array(
        """
        { "sourceLanguage" : "en", "strings" : { "a.message" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "You lose %1$lld trips and %2$lld photos." } },
          "nl" : { "stringUnit" : { "state" : "translated", "value" : "Je verliest %#@n@ %2$lld foto’s." },
            "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "één rit en" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg ritten en" } }
            } } } } }
        } } }, "version" : "1.0" }
        """.utf8))
    let found = try mismatches([document], allStrings: false, Self.manifest)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }
}

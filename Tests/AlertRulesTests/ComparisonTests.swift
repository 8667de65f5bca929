import Testing

@testable import AlertRules

/// Strings of several alerts beside each other.
struct ComparisonTests {
  private func findings(
    _ source: String, _ target: String, _ locale: String, _ manifest: String,
    sourceLocale: String = "en", allStrings: Bool = false
  ) throws -> [String] {
    let documents = try [
      Document(path: "\(sourceLocale).lproj/Localizable.strings", bytes: Array(source.utf8)),
      Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(target.utf8)),
    ]
    let catalog = Catalog(documents: documents, sourceLocale: sourceLocale)
    let manifest = try Manifest("version: 1\nalerts:\n" + manifest, file: "alerts.yml")
    var options = Checker.Options()
    options.locales = [locale]
    options.allStrings = allStrings
    return try Checker(
      catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts, options: options
    ).findings().map(\.rule)
  }

  private static let delete = """
    "a.title" = "Delete the trip?";
    "a.ok" = "Delete";
    "b.title" = "Delete the photo?";
    "b.ok" = "Delete";
    """
  private static let verwijder = """
    "a.title" = "Reis verwijderen?";
    "a.ok" = "Verwijder";
    "b.title" = "Foto verwijderen?";
    "b.ok" = "Verwijderen";
    """

  /// A rule that one alert has switched off is still on for the others that hold the string.
  @Test func theFindingBelongsToAnAlertThatWantsIt() throws {
    let off = "disable: { label-drift: \"agreed\" }"
    let one = "  a: { title: a.title, buttons: [a.ok, b.ok], \(off) }\n"
    let two = "  b: { title: b.title, buttons: [a.ok, b.ok] }\n"
    let both = "  b: { title: b.title, buttons: [a.ok, b.ok], \(off) }\n"
    #expect(try findings(Self.delete, Self.verwijder, "nl", one + two).contains("label-drift"))
    #expect(try !findings(Self.delete, Self.verwijder, "nl", one + both).contains("label-drift"))
  }

  /// The words for Cancel are those of the source language, whichever it is.
  @Test func sourcesNeedNotBeEnglish() throws {
    let source = "\"a.no\" = \"Abbrechen\";\n\"b.no\" = \"Abbrechen\";\n"
    let target = "\"a.no\" = \"Poništi\";\n\"b.no\" = \"Odustani\";\n"
    let manifest = "  a: { buttons: [a.no] }\n  b: { buttons: [b.no] }\n"
    let rules = try findings(source, target, "hr", manifest, sourceLocale: "de")
    #expect(rules.contains("cancel-inconsistent"))
    #expect(!rules.contains("label-drift"))
  }

  /// So are those of a file that names another source language than the run.
  @Test func aFileMayHaveItsOwnSourceLanguage() throws {
    func unit(_ key: String, _ target: String) -> String {
      "<trans-unit id=\"\(key)\"><source>Abbrechen</source><target>\(target)</target></trans-unit>"
    }
    let text =
      "<xliff version=\"1.2\"><file original=\"Localizable.strings\" source-language=\"de\" "
      + "target-language=\"hr\"><body>\(unit("a.no", "Poništi"))\(unit("b.no", "Odustani"))"
      + "</body></file></xliff>"
    let catalog = Catalog(documents: [try Document(path: "hr.xliff", bytes: Array(text.utf8))])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { buttons: [a.no] }, b: { buttons: [b.no] } }\n", file: "alerts.yml"
    )
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let rules = try Checker(catalog, alerts: alerts).findings().map(\.rule)
    #expect(rules.contains("cancel-inconsistent"))
    #expect(!rules.contains("label-drift"))
  }

  /// What nobody translated is not compared with what somebody did, also where its source was corrected since.
  @Test(arguments: [
    ("Delete", "Cancel", "File Not Found"), ("delete", "cancel", "File not found"),
    ("Delete!", "Cancel…", "File not found."),
  ])
  func copiesAreNoTranslations(_ delete: String, _ cancel: String, _ title: String) throws {
    let source = """
      "a.title" = "File Not Found"; "a.yes" = "Delete"; "a.no" = "Cancel";
      "b.title" = "Network Connection Lost"; "b.yes" = "Delete"; "b.no" = "Cancel";
      """
    let target = """
      "a.title" = "\(title)"; "a.yes" = "Löschen"; "a.no" = "Abbrechen";
      "b.title" = "\(title)"; "b.yes" = "\(delete)"; "b.no" = "\(cancel)";
      """
    let manifest = ["a", "b"].map {
      "  \($0): { title: \($0).title, buttons: [\($0).yes, \($0).no] }\n"
    }
    let rules = Set(try findings(source, target, "de", manifest.joined()))
    #expect(
      rules.isDisjoint(with: ["label-drift", "cancel-inconsistent", "duplicate-alert-text"]),
      "\(rules)")
  }

  @Test func theFormsOfAPluralAreNoDrift() throws {
    func unit(_ form: String, _ target: String) -> String {
      "<trans-unit id=\"a.ok|==|plural.\(form)\"><source>Delete %lld Photos</source>"
        + "<target>\(target)</target></trans-unit>"
    }
    let text =
      "<xliff version=\"1.2\"><file original=\"Localizable.xcstrings\" source-language=\"en\" "
      + "target-language=\"pl\"><body>\(unit("few", "Usuń %lld zdjęcia"))"
      + "\(unit("many", "Usuń %lld zdjęć"))</body></file></xliff>"
    let catalog = Catalog(documents: [try Document(path: "pl.xliff", bytes: Array(text.utf8))])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a: { buttons: [a.ok] }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    #expect(!checker.findings().contains { $0.rule == "label-drift" })
  }

  /// Of strings in no alert, what is asked for is said, and nothing else.
  @Test func onlyWhatIsAskedForIsSaid() throws {
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>other</key><string>%d files</string></dict></dict>
      <key>c</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$d\u{FFFC}%@</string></dict>
      </dict></plist>
      """
    let catalog = Catalog(
      documents: try ["en", "pl"].map { locale in
        let value = locale == "en" ? text : text.replacing("%d files", with: "pliki")
        return try Document(path: "\(locale).lproj/L.stringsdict", bytes: Array(value.utf8))
      })
    let rules = [
      "placeholder-mixed", "plural-missing", "xliff-inline-code", "placeholder-mismatch",
    ]
    func found(_ change: (inout Checker.Options) -> Void) throws -> Set<String> {
      var options = Checker.Options()
      options.allStrings = true
      change(&options)
      return Set(try Checker(catalog, alerts: [], options: options).findings().map(\.rule))
    }
    #expect(try found { _ in } == Set(rules))
    for rule in rules {
      #expect(try found { $0.only = [rule] } == [rule])
      #expect(try found { $0.skip = [rule] } == Set(rules).subtracting([rule]))
    }
  }

  /// What an alert has switched off does not come back by another door.
  @Test func switchedOffIsOff() throws {
    let source = "\"a.title\" = \"%@ of %@\";\n\"x\" = \"%@ of %@\";\n"
    let target = "\"a.title\" = \"%1$@ von %@\";\n\"x\" = \"%1$@ von %@\";\n"
    let off = "disable: { placeholder-mixed: \"agreed\" }"
    let rules = try findings(
      source, target, "de", "  a: { title: a.title, \(off) }\n", allStrings: true)
    #expect(rules.filter { $0 == "placeholder-mixed" }.count == 1)
  }

  /// Files for translating in the running app hold numbers in place of texts.
  @Test func numbersOfCrowdinAreNoTexts() throws {
    let source = "\"a.title\" = \"Delete %@?\";\n\"a.yes\" = \"Delete\";\n"
    let target = "\"a.title\" = \"crwdns7:0%@crwdne7:0\";\n\"a.yes\" = \"crwdns8:0crwdne8:0\";\n"
    #expect(
      try findings(
        source, target, "lol", "  a: { title: a.title, buttons: [a.yes] }\n", allStrings: true)
        == [])
  }

  /// Function words alone do not make two sources different.
  @Test func sourcesWithoutContentAreNotCompared() throws {
    let source = "\"a.title\" = \"Is This It?\";\n\"b.title\" = \"Is this it?\";\n"
    let target = "\"a.title\" = \"Ist es das?\";\n\"b.title\" = \"Ist es das?\";\n"
    let manifest = "  a: { title: a.title }\n  b: { title: b.title }\n"
    #expect(try !findings(source, target, "de", manifest).contains("duplicate-alert-text"))
  }
}

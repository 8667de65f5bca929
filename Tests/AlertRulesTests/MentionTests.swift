import Testing

@testable import AlertRules

/// Places where a text names a button.
struct MentionTests {
  private func checker(
    _ strings: String, _ manifest: String, _ options: Checker.Options = Checker.Options()
  ) throws -> Checker {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(manifest, file: "alerts.yml")
    return try Checker(
      catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts, options: options)
  }

  private static let manifest = """
    version: 1
    defaults: { platforms: [macOS] }
    alerts:
      a: { message: a.message, buttons: [a.save, a.other] }
    """

  private func strings(_ message: String, _ save: String = "Save") -> String {
    "\"a.message\" = \"\(message)\";\n\"a.save\" = \"\(save)\";\n\"a.other\" = \"Cancel\";\n"
  }

  /// On the Mac people choose, also where the edition says tap: the proposal is not undone again.
  @Test(arguments: ["hig-2017", "ios9", "hig-2024"])
  func theVerbSettles(_ edition: String) throws {
    var options = Checker.Options()
    options.edition = edition
    var fixing = Fixer.Options()
    fixing.includesReview = true
    let text = strings("Tap Save to turn on location.")
    let fixer = try Fixer(checker(text, Self.manifest, options), options: fixing)
    #expect(fixer.unsettledRules.isEmpty)
    #expect(fixer.corrections.map(\.after) == ["Choose Save to turn on location."])
  }

  @Test func everyMentionOfATextIsCorrected() throws {
    let text = strings(String(repeating: "Choose “Save” now. ", count: 12))
    let fixer = try Fixer(checker(text, Self.manifest), options: Fixer.Options())
    #expect(fixer.unsettledRules.isEmpty)
    #expect(fixer.corrections.first?.after.contains("“") == false)
  }

  /// A label that the glossary knows is found in the text as well.
  @Test func labelsMayBeTerms() throws {
    var options = Checker.Options()
    options.glossary = try Glossary(
      SourceFile(path: "terms", original: FileBytes("Try Again\n".utf8)))
    let text = strings("Choose Try Again to go on.", "Try Again")
    let rules = try checker(text, Self.manifest, options).findings().map(\.rule)
    #expect(rules.contains("button-explained"))
    #expect(!rules.contains("button-reference-unknown"))
  }

  @Test(arguments: [
    ("The selected Bundle will be moved.", false), ("It was tapped Save.", false),
    ("Your tap Save was lost.", false), ("Then click on Save.", true),
    ("When you tap save, the trip is kept.", true), ("When you tap the save, it is.", false),
  ])
  func verbsOnly(_ message: String, _ isMention: Bool) throws {
    let rules = try checker(strings(message), Self.manifest).findings().map(\.rule)
    #expect(rules.contains("pointing-verb") == isMention)
  }

  /// A style that only a key’s name suggests is no fact.
  @Test func guessedStylesAreNotCounted() throws {
    let text = """
      "sync.alert.title" = "Sync Failed";
      "sync.alert.message" = "The server is busy.";
      "sync.alert.cancel" = "Cancel";
      "sync.alert.later" = "Later";
      """
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(!findings.contains { $0.rule == "two-cancel" })
  }

  /// Where the buttons are not known, a name is known by the words of the text's own language.
  @Test func aNameIsReadInTheLanguageOfTheText() throws {
    let text = "\"a.message\" = \"Tippe auf „Abbrechen“, um nichts zu ändern.\";"
    let document = try Document(path: "de.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { message: a.message } }\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    #expect(checker.findings().map(\.rule).contains("button-explained"))
  }
}

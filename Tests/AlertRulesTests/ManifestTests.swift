import Testing

@testable import AlertRules

struct ManifestTests {
  @Test(arguments: [
    ("version: 1\nalerts:\n  a:\n    tilte: x\n", 4, "did you mean “title”"),
    ("version: 2\n", 1, "version: 1"),
    ("alerts: {}\n", 1, "version: 1"),
    ("version: 1\nalerts:\n  a: { title: x, kind: destroy }\n", 3, "none of"),
    ("version: 1\nalerts:\n  a: { title: x, edition: hig-2025 }\n", 3, "hig-2024"),
    ("version: 1\nalerts:\n  a: { title: x, disable: { button-yesno: y } }\n", 3, "button-yes-no"),
    ("version: 1\nalerts:\n  a: { title: x, undoable: perhaps }\n", 3, "true or false"),
    ("version: 1\nalerts: [\n", 3, "node"),
    ("version: 1\nconventions: { key-roles: { title: [a title] } }\n", 2, "“a title” ends no key"),
    ("version: 1\ndefaults: { platforms: [iOs] }\n", 2, "did you mean “iOS”"),
  ])
  func mistakesAreQuoted(_ text: String, _ line: Int, _ hint: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Manifest(text, file: "alerts.yml")
    }
    #expect(error.position.line == line, "\(error)")
    #expect(error.description.contains(hint), "\(error)")
  }

  /// Every field that the format has is accepted.
  @Test func theWholeGrammarIsRead() throws {
    let manifest = try Manifest(
      """
      version: 1
      defaults: { platforms: [iOS], edition: hig-2024, table: Localizable }
      conventions:
        accessors: [swiftgen: L10n]
        key-roles: { title: [ttl], message: [hint], cancel: [back_out] }
        stem-prefixes: [com.example.app]
      ignore: ["onboarding.*", "*.accessibility*"]
      alerts:
        trip-delete:
          title: trip.delete.title
          message: { key: trip.delete.message, table: Other }
          presentation: alert
          kind: destructiveConfirmation
          initiated-by: user
          deliberate: false
          undoable: false
          platforms: [iOS, macOS]
          buttons:
            - { key: trip.delete.confirm, style: destructive }
            - { key: common.cancel, style: cancel, default: false }
          order: declared
          text-fields: [{ placeholder: trip.delete.code.placeholder, secure: true }]
          suppression: trip.delete.dontAsk
          icon: none
          samples: { "%@": "Summer in the Alps" }
          disable: { title-length: "approved by design 2026-03" }
          locales: { de: { disable: { button-length: "compound word" } } }
        sync-failed: { title: sync.fail.title, message: none, buttons: [common.ok], kind: error }
      templates:
        - match: "error.{name}.title"
          title: "error.{name}.title"
          message: "error.{name}.message"
          buttons: [common.ok]
      """, file: "alerts.yml")
    #expect(manifest.alertEntries.count == 2 && manifest.templates.count == 1)
    #expect(manifest.ignores("onboarding.first") && manifest.ignores("x.accessibilityLabel"))
    #expect(!manifest.ignores("trip.onboarding"))
    #expect(manifest.alertEntries[1].alert.members.map(\.role) == [.title, .button])
  }

  @Test(arguments: [
    ("error.{name}.title", "error.disk.title", "disk"),
    ("error.{name}.title", "error.a.b.title", nil),
    ("error.{name*}.title", "error.a.b.title", "a.b"), ("{name}.title", ".title", nil),
  ])
  func patterns(_ pattern: String, _ key: String, _ name: String?) {
    #expect(KeyPattern(pattern).match(key)?["name"] == name)
  }
}

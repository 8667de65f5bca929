import Testing

@testable import AlertRules

/// What is proposed for a text that stands in several places.
struct SharedRolesTests {
  private func proposals(_ strings: String, _ alerts: String) throws -> [String?] {
    let document = try Document(
      path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest("version: 1\nalerts:\n" + alerts, file: "alerts.yml")
    return try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts).findings()
      .filter { $0.rule == "message-end-punctuation" }.map(\.replacement)
  }

  /// A title takes no mark: where its key is a message, too, the keys have to be parted first.
  @Test func aMessageThatIsATitleToo() throws {
    let strings = #""sent" = "The map was sent to Maria"; "other" = "Map Sent";"#
    let message = "  b: {title: other, message: sent}\n"
    #expect(try proposals(strings, message) == ["The map was sent to Maria."])
    #expect(try proposals(strings, "  a: {title: sent}\n" + message) == [nil])
  }

  /// Where the letters of a word with a control character in it belong, nobody knows.
  @Test func aDamagedWordKeepsItsCase() {
    let text = CasedText("Save and start n\u{13}ew", terms: .standard)
    let changes = TitleStyle(text, policy: English.policy).changes()
    #expect(text.words.last?.kind == .opaque)
    #expect(changes.map(\.edit.replacement) == ["Start"])
  }
}

import AlertCatalog
import Testing

@testable import AlertRules

/// Catalogs that would take hours if every alert, button or sentence were looked at beside every other one.
@Suite(.timeLimit(.minutes(5)))
struct GrowthTests {
  private func findings(_ strings: String, _ alerts: String, locale: String = "en") throws
    -> [Finding]
  {
    let document = try Document(
      path: "\(locale).lproj/Localizable.strings", bytes: Array(strings.utf8))
    let catalog = Catalog(documents: [document], sourceLocale: locale)
    let manifest = try Manifest("version: 1\nalerts:\n" + alerts, file: "alerts.yml")
    return try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts).findings()
  }

  @Test func manyAlertsOfOneMessage() throws {
    let count = 20_000
    let alerts = (0..<count).map { "  a\($0): { message: trip.message }\n" }.joined()
    let findings = try findings("\"trip.message\" = \"the trip is lost.\";\n", alerts)
    #expect(findings.count { $0.rule == "message-sentence-style" } == 1)
  }

  @Test func manyButtonsThatPutOff() throws {
    let count = 4_000
    let keys = (0..<count).map { "later\($0)" }
    let strings = keys.map { "\"\($0)\" = \"Remind Me Later \($0)\";\n" }.joined()
    let findings = try findings(
      "\"trip.title\" = \"Update Now?\";\n" + strings,
      "  a: { title: trip.title, buttons: [\(keys.joined(separator: ", "))] }\n")
    #expect(findings.contains { $0.rule == "too-many-buttons" })
  }

  @Test(arguments: [("No", "default", "button-yes-no"), ("Donate", "cancel", "cancel-label")])
  func manyButtonsThatDoNotCancel(_ label: String, _ style: String, _ rule: String) throws {
    let count = 4_000
    let strings = (0..<count).map { "\"b\($0)\" = \"\(label)\";\n" }.joined()
    let buttons = (0..<count).map { "{ key: b\($0), style: \(style) }" }
    let findings = try findings(
      "\"trip.title\" = \"Delete the Trip?\";\n" + strings,
      "  a: { title: trip.title, buttons: [\(buttons.joined(separator: ", "))] }\n")
    #expect(findings.contains { $0.rule == rule })
  }

  @Test func manyFormsOfButtons() throws {
    let count = 40_000
    let buttons = (0..<count).map { "\"a.alert.button.keep\($0)_one\" = \"Keep It\";\n" }
    let strings = "\"a.alert.title\" = \"Delete It?\";\n" + buttons.joined()
    let document = try Document(path: "en.lproj/L.strings", bytes: Array(strings.utf8))
    let alerts = Grouping(Catalog(documents: [document])).alerts
    #expect(alerts.map(\.members.count) == [count + 1])
  }

  /// Each is known by its text, and none is looked for among all others.
  @Test func manyPlaceholders() {
    let objects = String(repeating: "%@ ", count: 50_000)
    let numbers = String(repeating: "%d ", count: 50_000)
    let moved = PlaceholderComparison.problems(source: objects + numbers, target: numbers + objects)
    #expect(moved.count == 1 && moved.first?.message.hasSuffix("“%50000$@”") ?? false)
    let added = PlaceholderComparison.problems(source: objects, target: objects + objects)
    #expect(added.count == 50_000)
  }

  @Test func manyVerbsThatPoint() {
    let text = CasedText(String(repeating: "tap ", count: 40_000), terms: .standard)
    #expect(English.policy.pointing.find(in: text).count == 40_000)
  }

  /// The last of a handful stands for the rest.
  @Test(arguments: [
    ("en", "It is gone!! ", "It is gone.", "tone-shouting"),
    ("es", "Quieres borrar la ruta? ", "No se puede deshacer.", "message-end-punctuation"),
    (
      "en", #"The photos will be removed\n\n"#, "This cannot be undone.", "message-end-punctuation"
    ),
  ])
  func manyFaultsOfOneText(
    _ locale: String, _ part: String, _ end: String, _ rule: String
  ) throws {
    for count in [Diagnosis.most, 20] {
      let message = String(repeating: part, count: count) + end
      let found = try findings(
        "\"trip.message\" = \"\(message)\";\n", "  a: { message: trip.message }\n", locale: locale
      ).filter { $0.rule == rule }
      #expect(found.count == Diagnosis.most)
      let isLastForAll = found.last?.message.hasSuffix(", here and in 12 more places") ?? false
      #expect(isLastForAll == (count == 20), "\(found.last?.message ?? "")")
      #expect(found.flatMap { $0.fix?.edits ?? [] }.count == count)
    }
  }

  @Test func manySentencesThatAsk() throws {
    let message = String(repeating: "Uno. Dos? ", count: Casing.longestText / 10)
    let findings = try findings(
      "\"trip.message\" = \"\(message)\";\n", "  a: { message: trip.message }\n", locale: "es")
    #expect(findings.contains { $0.rule == "message-end-punctuation" })
  }
}

import AlertCatalog
import Testing

@testable import AlertRules

/// A label that is too wide is a warning where it is written, and a remark in a translation.
struct ButtonLengthTests {
  static let labels: [(label: String, source: String?, wanted: [Severity])] = [
    ("Synchronize Bookmarks", nil, [.warning]), ("Synchronize Calendar", nil, []),
    ("Keep Both Files", nil, [.info]), ("Keep Both Copies Here", nil, [.warning]),
    ("Lesezeichen abgleichen", "Sync Bookmarks", []),
    ("Lesezeichen jetzt synchronisieren", "Sync Bookmarks", [.info]),
  ]

  @Test(arguments: labels)
  func widthsOfLabels(_ label: String, _ source: String?, _ wanted: [Severity]) throws {
    let example = RuleExample.alert(
      source == nil ? "en" : "de", buttons: [label, "Cancel~"], source: source)
    let catalog = try ExampleCatalog(example, sourceOf: "trip.button0")
    let found = catalog.findings("button-length").filter { $0.key == "trip.button0" }
    #expect(found.map(\.finding.severity) == wanted)
  }

  /// What is said once, of the source, is said of the translation where nobody reads of the source.
  @Test(arguments: zip([["de"], ["en", "de"], []] as [Set<String>], [["de"], ["en"], ["en"]]))
  func aSourceThatIsNotReported(_ locales: Set<String>, _ wanted: [String]) throws {
    func document(_ locale: String, _ label: String) throws -> Document {
      let text = "\"del.alert.title\" = \"?\"; \"del.alert.confirm\" = \"\(label)\";"
      return try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(
      documents: [
        try document("en", "Delete the Photo Now"),
        try document("de", "Das Foto jetzt unwiderruflich löschen und entfernen"),
      ], sourceLocale: "en")
    var options = Checker.Options()
    options.locales = locales
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
    let found = checker.findings().filter { $0.rule == "button-length" }
    #expect(found.map(\.locale) == wanted)
  }
}

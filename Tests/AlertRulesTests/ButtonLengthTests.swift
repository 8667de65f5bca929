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
}

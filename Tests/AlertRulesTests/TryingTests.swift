import Testing

@testable import AlertRules

/// What is said of a text while somebody types it is what is said of it then.
struct TryingTests {
  @Test func everyTextOfTwoAlerts() throws {
    let documents = try [
      (
        "en",
        "\"t\" = \"Delete the trip\";\"m\" = \"The trip is lost\";\"y\" = \"yes, delete\";\"c\" = \"cancel\";"
      ),
      (
        "de",
        "\"t\" = \"Reise Löschen\";\"m\" = \"Die Reise geht verloren\";\"y\" = \"ja, löschen\";\"c\" = \"abbrechen\";"
      ),
    ].map { locale, strings in
      try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(strings.utf8))
    }
    let catalog = Catalog(documents: documents)
    let manifest = try Manifest(
      """
      version: 1
      alerts:
        a: { title: t, message: m, buttons: [y, c] }
        b: { title: t, buttons: [c] }
      """, file: "alerts.yml")
    var options = Checker.Options()
    options.only = [
      "button-yes-no", "button-title-style", "message-end-punctuation", "title-fragment-style",
    ]
    let checker = try Checker(
      catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts, options: options)
    let findings = checker.findings()
    #expect(findings.contains { $0.fix?.applicability == .safe })
    #expect(findings.contains { $0.fix?.applicability == .review })
    for (number, document) in documents.enumerated() {
      for entry in document.entries.indices {
        let reference = Catalog.Reference(document: number, entry: entry)
        let text = try #require(checker.catalog.value(of: reference))
        let tried = checker.findings(trying: text, at: reference)
        let known = findings.filter { $0.reference == reference }
        #expect(Set(tried.map(said)) == Set(known.map(said)))
      }
    }
  }

  private func said(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.range) \(finding.fix?.applicability.rawValue ?? "")"
  }
}

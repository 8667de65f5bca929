import Testing

@testable import AlertRules

/// What only a comment calls a cancel button may put something off; what cancels is called Cancel.
struct CancelLabelTests {
  private func severities(_ label: String, source: String, _ locale: String) throws -> [Severity] {
    func unit(_ name: String, _ source: String, _ target: String, _ note: String) -> String {
      "<trans-unit id=\"\(name)\"><source>\(source)</source><target>\(target)</target>"
        + "<note>\(note)</note></trans-unit>\n"
    }
    let units =
      unit("a.alert.title", "Updated", "Updated", "Alert title")
      + unit("a.alert.primary", "Relaunch", "Relaunch", "Default button of the alert")
      + unit("a.alert.secondary", source, label, "Cancel button of the alert")
    let document = try Document(
      path: "x.xliff",
      bytes: Array(
        ("<xliff version=\"1.2\"><file original=\"A.strings\" source-language=\"en\" "
          + "target-language=\"\(locale)\"><body>\n\(units)</body></file></xliff>").utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.only = ["cancel-label"]
    return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
      .map(\.severity)
  }

  @Test(arguments: [
    ("Später", "Later", "de"), ("Später neu starten", "Relaunch Later", "de"),
    ("後で再起動", "Relaunch Later", "ja"), ("Plus tard", "Not Now", "fr"),
  ])
  func whatPutsOffIsARemark(_ label: String, _ source: String, _ locale: String) throws {
    #expect(try severities(label, source: source, locale) == [.info])
  }

  @Test func whatCancelsIsCalledCancel() throws {
    #expect(try severities("Zurück", source: "Go Back", "de") == [.warning])
    #expect(try severities("Abbrechen", source: "Cancel", "de") == [])
  }

  /// What the standard of the language says is understood in its varieties too.
  @Test(arguments: [
    ("es-MX", "Aceptar", StockRole.ok), ("es-419", "OK", .ok), ("fr-CA", "Pas maintenant", .notNow),
    ("zh-HK", "取消", .cancel), ("yue-Hans", "是", .yes),
  ])
  func varietiesUnderstandTheirParent(_ locale: String, _ label: String, _ role: StockRole) throws {
    let labels = try #require(StockLabels.usual(in: locale))
    #expect(labels.roles(of: label).contains(role))
  }

  /// Greek capitals have no accents; small letters need theirs.
  @Test(arguments: [
    ("ΑΚΥΡΩΣΗ", StockRole.cancel, true), ("ΑΚΎΡΩΣΗ", .cancel, true), ("Ακυρωση", .cancel, false),
    ("ΔΙΑΓΡΑΦΗ", .delete, true), ("ΟΧΙ", .no, true), ("ΟΧΙ ΤΩΡΑ", .notNow, true),
    ("ΝΑΙ", .allow, true),
  ])
  func greekCapitals(_ label: String, _ role: StockRole, _ isKnown: Bool) throws {
    let labels = try #require(StockLabels.usual(in: "el"))
    #expect(labels.roles(of: label).contains(role) == isKnown)
  }
}

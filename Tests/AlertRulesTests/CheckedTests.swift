import TestSupport
import Testing

@testable import AlertRules

/// After a correction only what may be said otherwise is checked again; nobody can tell from the result.
struct CheckedTests {
  private static let titles = ["Foto löschen?", "foto löschen?", "Foto Löschen", "Foto löschen"]
  private static let messages = [
    "Das geht nicht mehr zurück.", "Das geht nicht mehr zurück", "“Löschen” tippen.",
  ]
  private static let buttons = ["Löschen", "löschen", "Löschen.", "Ja", "Fotos entfernen"]
  private static let cancels = ["Abbrechen", "abbrechen", "Abbrechen.", "Zurück", "Nein"]

  private func text(_ random: inout Seeded, _ locale: String) -> String {
    func unit(_ id: String, _ source: String, _ targets: [String]) -> String {
      "<trans-unit id=\"\(id)\"><source>\(source)</source>"
        + "<target>\(targets[random.next(below: targets.count)])</target></trans-unit>\n"
    }
    let units = (0..<12).map { number in
      unit("a\(number).alert.title", "Delete Photo?", Self.titles)
        + unit("a\(number).alert.message", "You can’t undo this.", Self.messages)
        + unit("a\(number).alert.delete", number < 6 ? "Delete" : "Yes", Self.buttons)
        + unit("a\(number).alert.cancel", "Cancel", Self.cancels)
    }
    return "<xliff version=\"1.2\"><file original=\"A.strings\" source-language=\"en\" "
      + "target-language=\"\(locale)\"><body>\n\(units.joined())</body></file></xliff>"
  }

  @Test(arguments: ["de", "fr", "en-GB", "en"])
  func aPartIsLikeTheWhole(_ locale: String) throws {
    var random = Seeded(state: 99)
    for _ in 0..<12 {
      let document = try Document(path: "x.xliff", bytes: Array(text(&random, locale).utf8))
      let catalog = Catalog(documents: [document])
      let alerts = Grouping(catalog).alerts
      #expect(alerts.count == 12)
      var checked = Checked(try Checker(catalog, alerts: alerts))
      var corrected = document
      for _ in 0..<3 {
        let findings = checked.findings.filter { $0.fix != nil }
        guard !findings.isEmpty else { break }
        let finding = findings[random.next(below: findings.count)]
        let change = EntryChange(entry: finding.reference.entry, edits: finding.fix?.edits ?? [])
        corrected = try corrected.corrected(by: [change], jobs: 1)
        let checker = try Checker(catalog.correcting([corrected]), alerts: alerts)
        checked = Checked(checker, after: checked, changed: [finding.reference])
        #expect(checked.findings.map(said) == checker.findings().map(said))
        let reread = try Document(
          path: "x.xliff", bytes: try corrected.revision(by: []).contents.assembled())
        let again = try Checker(catalog.replacing([reread]), alerts: alerts)
        #expect(checked.findings.map(said) == again.findings().map(said))
      }
    }
  }

  /// A label of the source language is looked for as it was corrected, not as the file has it.
  @Test func labelsAreThoseThatWereCorrected() throws {
    let english = try Document(path: "en.lproj/A.strings", bytes: Array("\"a\" = \"Yes\";".utf8))
    let german = try Document(path: "de.lproj/A.strings", bytes: Array("\"a\" = \"Weg\";".utf8))
    let catalog = Catalog(documents: [german, english])
    #expect(LabelUses(catalog).translations(of: "yes", in: "de").keys.sorted() == ["Weg"])
    let number = try #require(catalog.documents.firstIndex { $0.file.path == english.file.path })
    var documents = catalog.documents
    documents[number] = try documents[number].corrected(
      by: [EntryChange(entry: 0, edits: [Edit(0..<3, "Remove")])], jobs: 1)
    let corrected = LabelUses(catalog.correcting(documents))
    #expect(corrected.translations(of: "remove", in: "de").keys.sorted() == ["Weg"])
    #expect(corrected.translations(of: "yes", in: "de").isEmpty)
  }

  /// Everything but what a finding refers to as an example.
  private func said(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.severity) \(finding.reference) \(finding.range) \(finding.text) "
      + "\(finding.message) \(finding.fix.map { "\($0.edits) \($0.applicability)" } ?? "")"
  }
}

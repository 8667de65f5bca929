import AlertCatalog
import Testing

@testable import AlertRules

/// What is proposed, and how sure it is, where that depends on more than one string.
struct WordingTests {
  private func findings(
    _ source: String, _ target: String, _ locale: String, _ manifest: String
  ) throws -> [Finding] {
    func document(_ locale: String, _ strings: String) throws -> Document {
      try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(strings.utf8))
    }
    let documents = [try document("en", source), try document(locale, target)]
    let catalog = Catalog(documents: documents, sourceLocale: "en")
    let manifest = try Manifest("version: 1\nalerts:\n" + manifest, file: "alerts.yml")
    return try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts).findings()
  }

  private static let yes = "  a: { title: trip.title, buttons: [trip.yes, trip.cancel] }\n"

  /// The word for “Yes” below “Clear all events?”: one that the alert itself says, else what the catalog has.
  @Test(arguments: [
    ("it", "Vuoi cancellare tutto?", "Sì", "Pulisci", "Cancella"),
    ("it", "Vuoi togliere tutto?", "Sì", "Pulisci", "Pulisci"),
    ("it", "Vuoi pulire tutto?", "Sì", "Pulisci", "Pulisci"),
    ("it", "Vuoi pulire tutto?", "Sì", "pulisci", "Pulisci"),
    ("nb", "Vil du fjerne alt?", "Ja", "Klarer", "Fjern"),
    ("ja", "すべて消去しますか?", "はい", "クリア", "消去"),
  ])
  func theAlertsOwnWordFits(
    _ locale: String, _ title: String, _ yes: String, _ clear: String, _ proposal: String
  ) throws {
    let findings = try findings(
      "\"trip.title\" = \"Clear all events?\";\n\"trip.yes\" = \"Yes\";\n\"clear\" = \"Clear\";\n"
        + "\"trip.cancel\" = \"Cancel\";\n",
      "\"trip.title\" = \"\(title)\";\n\"trip.yes\" = \"\(yes)\";\n\"clear\" = \"\(clear)\";\n",
      locale, Self.yes)
    let finding = try #require(findings.first { $0.rule == "button-yes-no" && $0.locale == locale })
    #expect(finding.replacement == proposal)
  }

  /// What one screen calls something is no word for every alert: the stock word is.
  @Test func wordsOfAnotherScreen() throws {
    for (key, proposal) in [("clear", "Trống"), ("client_events.view.clear", "Xóa")] {
      let findings = try findings(
        "\"trip.title\" = \"Clear all events?\";\n\"trip.yes\" = \"Yes\";\n\"\(key)\" = \"Clear\";\n",
        "\"trip.title\" = \"Tất cả?\";\n\"trip.yes\" = \"Có\";\n\"\(key)\" = \"Trống\";\n",
        "vi", Self.yes)
      let finding = try #require(findings.first { $0.rule == "button-yes-no" && $0.locale == "vi" })
      #expect(finding.replacement == proposal)
    }
  }

  /// Two that cancel in a translation, one of them for another word, whatever told of the alert: keys alone may gather
  /// the buttons of several alerts, and that two of those are alike says nothing.
  @Test(arguments: [
    ("End Plan", "Cancel", "Abbrechen", [Severity.warning]), ("Retry", "Try Again", "Erneut", []),
    ("Close", "Cancel", "Abbrechen", []), ("Canceled", "Cancel", "Abbrechen", []),
  ])
  func twoThatCancel(_ one: String, _ other: String, _ label: String, _ found: [Severity]) throws {
    func document(_ locale: String, _ one: String, _ other: String) throws -> Document {
      let text =
        "\"plan.alert.title\" = \"x?\";\n\"plan.alert.button.end\" = \"\(one)\";\n"
        + "\"plan.alert.button.cancel\" = \"\(other)\";\n"
      return try Document(path: "\(locale).lproj/L.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(
      documents: [try document("en", one, other), try document("de", label, label)],
      sourceLocale: "en")
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(findings.filter { $0.rule == "button-duplicate" }.map(\.severity) == found)
  }

  /// Where buttons stand under conditions, one is shown for one row, and another for many: a language without plural
  /// says the same on both.
  @Test(arguments: [
    ("Delete Rows", "unknown: [buttons]", [Severity]()),
    ("Delete Columns", "unknown: [buttons]", [.warning]),
    ("Delete Rows", "order: declared", [.error]),
  ])
  func oneAndMany(_ second: String, _ fact: String, _ severities: [Severity]) throws {
    let findings = try findings(
      "\"Delete the row?\" = \"Delete the row?\";\n\"Delete Row\" = \"Delete Row\";\n"
        + "\"\(second)\" = \"\(second)\";\n",
      "\"Delete the row?\" = \"削除しますか?\";\n\"Delete Row\" = \"行を削除\";\n\"\(second)\" = \"行を削除\";\n",
      "ja", "  a: { title: Delete the row?, buttons: [Delete Row, \(second)], \(fact) }\n")
    #expect(findings.filter { $0.rule == "button-duplicate" }.map(\.severity) == severities)
  }

  /// “Loading the map failed” is a sentence, “Map upload failed” is none.
  @Test(arguments: [
    ("Map upload failed", Applicability.safe), ("Loading map failed", .review),
  ])
  func reportsAreHeadingsOrSentences(_ title: String, _ applicability: Applicability) throws {
    let findings = try findings(
      "\"trip.title\" = \"\(title)\";\n", "\"other\" = \"Anderes\";\n", "de",
      "  a: { title: trip.title }\n")
    let finding = try #require(findings.first { $0.rule == "title-fragment-style" })
    #expect(finding.fix?.applicability == applicability)
  }
}

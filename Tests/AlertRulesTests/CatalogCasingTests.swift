import Testing

@testable import AlertRules

/// Where houses disagree how labels are cased, the catalog’s own habit counts, unless somebody says which.
struct CatalogCasingTests {
  private func findings(labels: Int, convention: String? = nil) throws -> [Finding] {
    var strings = """
      "trip.alert.title" = "Erro de conexão";
      "trip.alert.message" = "Tente novamente.";

      """
    for number in 0..<labels { strings += "\"label.\(number)\" = \"Abrir viagem \(number)\";\n" }
    let document = try Document(
      path: "pt-BR.lproj/Localizable.strings", bytes: Array(strings.utf8))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.convention = convention
    options.only = ["title-fragment-style"]
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
    #expect(checker.habits.count == (labels > 20 && convention == nil ? 1 : 0))
    return checker.findings()
  }

  @Test func aFewLabelsDecideNothing() throws {
    #expect(try findings(labels: 5).map(\.severity) == [.warning])
  }

  @Test func aCatalogInSentenceStyleIsLeftInIt() throws {
    #expect(try findings(labels: 40).isEmpty)
  }

  /// A correction elsewhere may change what the catalog’s habit is.
  @Test func theHabitIsThatOfTheCorrectedCatalog() throws {
    let labels = (0..<25).map { "\"l.\($0)\" = \"Abrir \($0 < 20 ? "viagem" : "Viagem")\";\n" }
    let strings =
      "\"a.alert.title\" = \"Erro de conexão\";\n\"a.alert.message\" = \"Tente novamente.\";\n"
    let document = try Document(
      path: "pt-BR.lproj/A.strings", bytes: Array((strings + labels.joined()).utf8))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog).alerts
    let checked = Checked(try Checker(catalog, alerts: alerts))
    #expect(checked.findings.isEmpty)
    // The second label: a title in sentence style counts as well.
    let changed = [2, 3].map { Catalog.Reference(document: 0, entry: $0) }
    let corrected = try document.corrected(
      by: changed.map { EntryChange(entry: $0.entry, edits: [Edit(6..<7, "V")]) }, jobs: 1)
    let checker = try Checker(catalog.correcting([corrected]), alerts: alerts)
    let after = Checked(checker, after: checked, changed: Set(changed))
    #expect(after.findings.map(\.rule) == ["title-fragment-style"])
  }

  @Test func whoAsksForTitleStyleGetsIt() throws {
    #expect(try findings(labels: 40, convention: "apple").map(\.severity) == [.warning])
  }
}

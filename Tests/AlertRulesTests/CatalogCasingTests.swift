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

  @Test func whoAsksForTitleStyleGetsIt() throws {
    #expect(try findings(labels: 40, convention: "apple").map(\.severity) == [.warning])
  }
}

import Foundation
import Testing

@testable import AlertStore

/// Corrections by the program in texts that a newer delivery has otherwise.
struct SettledCorrectionTests {
  /// What was corrected needs no other look where the rule says nothing of the new text.
  @Test(arguments: [
    ("alertcat", "Annuler tout", []), ("alertcat", "annuler tout", ["common.cancel"]),
    ("Ana", "Annuler tout", []), ("Ana", "annuler tout", ["common.cancel"]),
  ])
  func correctionsOfTheProgramAreSettledByRightTexts(
    _ reviewer: String, _ text: String, _ stale: [String]
  ) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    if reviewer == "Ana" {
      try ReviewDesk(catalog).decide(
        ReviewDesk.Request(
          entry: Desk.entry("common.cancel", in: catalog), rule: "button-title-style", start: 0,
          verdict: .accepted, base: "annuler", text: nil, reason: "", reviewer: reviewer))
    } else {
      _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: false)
    }
    var newer = Desk.units
    newer[2].target = text
    var result = try desk.deliver(newer, into: catalog)
    try result.follow(catalog)
    #expect(result.results.map(\.staleKeys) == [stale])
    #expect(try catalog.reviewed().staleNames == stale.map { "fr.xliff: \($0) (fr)" })
  }

  /// What a person rejected counts again when the old text comes back; meanwhile nobody is asked. A rule that speaks at
  /// another place of the new text asks.
  @Test func rejectionsComeBackWithTheirText() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func deliver(_ text: String) throws -> [String] {
      var units = Desk.units
      units[2].target = text
      var result = try desk.deliver(units, into: catalog)
      try result.follow(catalog)
      #expect(
        try result.results.map(\.staleKeys) == [
          catalog.reviewed().staleNames.map { _ in "common.cancel" }
        ])
      return try catalog.decisions().map(\.state.rawValue)
    }
    #expect(try deliver("annuler") == [])
    try ReviewDesk(catalog).decide(
      ReviewDesk.Request(
        entry: Desk.entry("common.cancel", in: catalog), rule: "button-title-style", start: 0,
        verdict: .rejected, base: "annuler", reviewer: "Ana"))
    #expect(try deliver("Annuler tout") == ["settled"])
    #expect(try deliver("Annuler tout") == ["settled"], "the same bytes")
    #expect(try deliver("annuler") == ["active"])
    #expect(try catalog.summary().counts.rejected == 1)
    #expect(try deliver("(annuler)") == ["stale"])
    #expect(try catalog.summary().counts.stale == 1)
  }

  /// What a person accepted comes back with its text, too, whatever text of one’s own stood there meanwhile.
  @Test func acceptancesOutlastOwnTexts() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    var units = Desk.units
    _ = try desk.deliver(units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    let review = ReviewDesk(catalog)
    try review.decide(
      .init(
        entry: entry, rule: "button-title-style", start: 0, verdict: .accepted, base: "annuler",
        reviewer: "Ana"))
    units[2].target = "Annuler tout"
    _ = try desk.deliver(units, into: catalog)
    for (verdict, text) in [(Decision.Verdict.edited, "Annuler" as String?), (.undone, nil)] {
      try review.decide(
        .init(
          entry: entry, rule: "", start: 0, verdict: verdict, base: "Annuler tout", text: text,
          reviewer: "Ana"))
    }
    _ = try desk.deliver(Desk.units, into: catalog)
    #expect(try catalog.decisions().map(\.state) == [.active])
    #expect(try Export(catalog).changes.map(\.after) == ["Annuler"])
  }

  /// The same of a correction of several rules, which is one text: another rule’s finding keeps nothing of it.
  @Test(arguments: [("Message effacé !", false), ("message effacé", true)])
  func correctionsOfSeveralRulesAreSettled(_ text: String, _ isStale: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    try catalog.record(
      [
        Decision(
          entry: entry, rule: "", start: 0, verdict: .edited, base: "annuler", source: nil,
          edits: [], text: "Annuler", reviewer: "alertcat", at: "2026-11-21T10:00:00Z",
          reason: "brand-case, button-title-style")
      ])
    var newer = Desk.units
    newer[2].target = text
    _ = try desk.deliver(newer, into: catalog)
    #expect(try catalog.decisions().map(\.state) == (isStale ? [.stale] : []))
    #expect(try (catalog.summary().counts.open > 0) == !isStale)
  }
}

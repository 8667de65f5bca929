import Foundation
import Testing

@testable import AlertStore

/// Corrections by the program in texts that a newer delivery has otherwise.
struct SettledCorrectionTests {
  /// What the program corrected needs no other look where the new text is right, what a person accepted does.
  @Test(arguments: [
    ("alertcat", "Annuler tout", []), ("alertcat", "annuler tout", ["common.cancel"]),
    ("Ana", "Annuler tout", ["common.cancel"]),
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

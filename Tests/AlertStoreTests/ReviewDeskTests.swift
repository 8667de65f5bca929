import Foundation
import Testing

@testable import AlertStore

/// Several people decide, and what they send may be hostile.
struct ReviewDeskTests {
  private func setUp() throws -> (Desk, CatalogFile, EntryIdentity) {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    return (desk, catalog, try Desk.entry("common.cancel", in: catalog))
  }

  private func request(
    _ entry: EntryIdentity, _ verdict: Decision.Verdict = .accepted, text: String? = nil,
    reason: String = "", reviewer: String = "Bo"
  ) -> ReviewDesk.Request {
    ReviewDesk.Request(
      entry: entry, rule: "button-title-style", start: 0, verdict: verdict, base: "annuler",
      text: text, reason: reason, reviewer: reviewer)
  }

  /// Who decides while somebody else does is told of that decision.
  @Test func theSecondOfTwoIsToldOfTheFirst() async throws {
    let (desk, catalog, entry) = try setUp()
    let review = ReviewDesk(catalog)
    let request = request(entry)
    let first = Decision(
      entry: entry, rule: "button-end-punctuation", start: 1, verdict: .accepted, base: "annuler",
      source: nil, edits: [Edit(0..<7, "Non")], text: nil, reviewer: "Ana", at: "", reason: "")
    let second = try CatalogFile(desk.path).write { db -> Task<Void, any Error> in
      try CatalogFile.record(first, db)
      let second = Task.detached { try review.decide(request) }
      // Long enough to check the request, if that did not wait.
      Thread.sleep(forTimeInterval: 0.5)
      return second
    }
    let error = await #expect(throws: StoreError.self) { try await second.value }
    #expect(error?.problem.contains("Ana accepted button-end-punctuation") == true)
    #expect(try catalog.decisions().map(\.decision.reviewer) == ["Ana"])
  }
}

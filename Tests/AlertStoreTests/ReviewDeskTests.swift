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

  /// What would be cut in the catalog, or be read as another line, is refused.
  @Test(arguments: ["B\0o", "B\u{7F}o", "B\u{FFFE}o", "B\no", "B\r\no", "B\u{2028}o", "B\u{85}o"])
  func namesAreOneLine(_ name: String) throws {
    let (_, catalog, entry) = try setUp()
    let review = ReviewDesk(catalog)
    for verdict in [Decision.Verdict.accepted, .rejected, .edited, .undone] {
      let error = #expect(throws: StoreError.self) {
        try review.decide(request(entry, verdict, text: "Non", reviewer: name))
      }
      #expect(error?.problem.contains("the name contains") == true)
    }
    #expect(throws: StoreError.self) { try review.note("Why?", entry, by: name) }
    #expect(try catalog.decisions().isEmpty && Export(catalog).noteCount == 0)
  }

  @Test(arguments: [
    ("a\0b", false), ("a\u{1B}[31m", false), ("a\u{FFFF}", false), ("a\n\tb", true),
  ])
  func reasonsAreTexts(_ reason: String, _ isTaken: Bool) throws {
    let (_, catalog, entry) = try setUp()
    let review = ReviewDesk(catalog)
    if isTaken {
      try review.decide(request(entry, reason: reason))
    } else {
      #expect(throws: StoreError.self) { try review.decide(request(entry, reason: reason)) }
    }
    #expect(try catalog.decisions().map(\.decision.reason) == (isTaken ? [reason] : []))
  }
}

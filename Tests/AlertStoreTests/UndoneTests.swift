import AlertStore
import Foundation
import Testing

/// Decisions that were taken back.
struct UndoneTests {
  /// What was taken back later does not come into force because its file comes last; nor does what lies in the future.
  @Test func whatWasTakenBackStaysSo() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    func take(_ name: String, _ verdict: String, at: String) throws -> DecisionFile.Outcome {
      let path = try desk.write(
        """
        {"version":1,"decisions":[{"id":\(identity),"rule":"button-title-style","start":0,
        "verdict":"\(verdict)","base":"annuler","reviewer":"\(name)","at":"\(at)T10:00:00Z"}]}
        """, to: "decisions.json")
      return try DecisionFile(readingFrom: path).apply(to: catalog)
    }
    #expect(try take("Ana", "accepted", at: "2026-11-20").taken == 1)
    #expect(try take("Ana", "undone", at: "2026-11-23").taken == 1)
    let late = try take("Ben", "rejected", at: "2026-11-21")
    #expect(late.taken == 0)
    #expect(late.refused.first?.contains("Ana undid button-title-style (2026-11-23T10") ?? false)
    #expect(try take("Ben", "rejected", at: "2026-11-24").taken == 1)
    let future = try take("Eva", "accepted", at: "2999-01-01")
    #expect(future.refused.first?.contains("lies in the future") ?? false, "\(future)")
  }
}

import AlertStore
import Foundation
import Testing

/// A text of one's own stands for the whole string.
struct OwnTextTests {
  private func setUp() throws -> (Desk, CatalogFile, ReviewDesk, EntryIdentity) {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    return (desk, catalog, ReviewDesk(catalog), try Desk.entry("common.cancel", in: catalog))
  }

  private func request(
    _ entry: EntryIdentity, _ verdict: Decision.Verdict, _ reviewer: String,
    rule: String = "", base: String = "annuler", text: String? = nil
  ) -> ReviewDesk.Request {
    ReviewDesk.Request(
      entry: entry, rule: rule, start: 0, verdict: verdict, base: base, text: text,
      reason: "asked by \(reviewer)", reviewer: reviewer)
  }

  private let rule = "button-title-style"

  /// Who accepted a proposal before is not named for the text of somebody else, and not asked again.
  @Test func onlyWhoWroteATextIsNamedForIt() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .accepted, "Ana", rule: rule))
    try review.decide(request(entry, .edited, "Ben", text: "Non"))
    let change = try #require(try Export(catalog).changes.first)
    #expect(change.reviewers == ["Ben"] && change.reason == "asked by Ben")
    var newer = Desk.units
    newer[2].target = "laisser"
    let result = try #require(try desk.deliver(newer, into: catalog).results.first)
    #expect(result.staleKeys == ["common.cancel"])
    #expect(try catalog.reviewed().staleNames == ["fr.xliff: common.cancel (fr)"])
  }

  /// A unit that allows so many characters is asked when the text is decided.
  @Test func noLongerThanItsUnitAllows() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let file = Desk.xliff(Desk.units).replacing(
      "id=\"common.cancel\"", with: "id=\"common.cancel\" maxwidth=\"8\" size-unit=\"char\"")
    #expect(try Import([desk.write(file, to: "fr.xliff")], into: catalog).errors == [])
    try catalog.judge()
    let entry = try Desk.entry("common.cancel", in: catalog)
    let error = #expect(throws: StoreError.self) {
      try ReviewDesk(catalog).decide(request(entry, .edited, "Ana", text: "Tout annuler"))
    }
    #expect(error?.problem == "the text has 12 characters, and its file has room for 8")
    try ReviewDesk(catalog).decide(request(entry, .edited, "Ana", text: "Annuler."))
    #expect(try Export(catalog).changes.map(\.after).contains("Annuler."))
  }

  /// Nor is the program for what it corrected there.
  @Test func theProgramIsNotNamedForATextThatAPersonWrote() throws {
    let (_, catalog, review, entry) = try setUp()
    _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: false)
    try review.decide(request(entry, .edited, "Ben", text: "Non"))
    let change = try #require(try Export(catalog).changes.first { $0.after == "Non" })
    #expect(change.reviewers == ["Ben"] && change.reason == "asked by Ben")
  }

  /// What was accepted before counts again when the text is taken back, if the string is still the same.
  @Test(arguments: [("Cancel", 1), ("Keep", 0)])
  func whatATextReplacedCountsAgainAfterIt(_ source: String, _ changes: Int) throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .accepted, "Ana", rule: rule))
    try review.decide(request(entry, .edited, "Ben", text: "Non"))
    var newer = Desk.units
    newer[2].source = source
    _ = try desk.deliver(newer, into: catalog)
    try review.decide(request(entry, .undone, "Ben"))
    #expect(try catalog.decisions().count == changes)
    #expect(try Export(catalog).changes.map(\.reviewers) == [["Ana"]].suffix(changes))
  }

  /// What was accepted of an older text is settled by who writes a text for the newer one.
  @Test func aTextAnswersWhatWaitedForAnotherLook() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .accepted, "Ana", rule: rule))
    var newer = Desk.units
    newer[2].target = "laisser"
    #expect(try desk.deliver(newer, into: catalog).results.first?.stale == 1)
    try review.decide(request(entry, .edited, "Ben", base: "laisser", text: "Non"))
    #expect(try catalog.reviewed().staleNames == [])
    #expect(try catalog.decisions().map(\.decision.reviewer) == ["Ben"])
  }

  /// A placeholder that a translation lost comes back: a text may have those of the source.
  @Test func aLostPlaceholderIsPutBack() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let units = [(key: "trip.delete.title", source: "Delete “%@”?", target: "Supprimer\u{A0}?")]
    _ = try desk.deliver(units, into: catalog)
    let entry = try Desk.entry("trip.delete.title", in: catalog)
    let review = ReviewDesk(catalog)
    for text in ["Supprimer %d ?", "%@ ? %@"] {
      let error = #expect(throws: StoreError.self) {
        try review.decide(request(entry, .edited, "Ana", base: units[0].target, text: text))
      }
      #expect(
        error?.problem.hasSuffix(
          "use the placeholders of the delivered text, or those of the source text") == true,
        "\(String(describing: error))")
    }
    let row = try #require(try catalog.alerts().alerts.first)
    let texts = try #require(try catalog.alert(row.id)).locales.flatMap(\.texts)
    let number = try #require(texts.first { $0.id == entry }).entry
    func remarks(_ text: String) throws -> [TypingCheck.Remark] {
      try TypingCheck(catalog).remarks(text, entry: number).filter { $0.severity == "error" }
    }
    #expect(try remarks("Supprimer «\u{A0}%@\u{A0}»\u{A0}?").isEmpty)
    #expect(try remarks("Supprimer %d\u{A0}?").count == 1)
    try review.decide(
      request(
        entry, .edited, "Ana", base: units[0].target, text: "Supprimer «\u{A0}%@\u{A0}»\u{A0}?"))
    #expect(try Export(catalog).changes.map(\.after) == ["Supprimer «\u{A0}%@\u{A0}»\u{A0}?"])
  }

  /// Whoever has the name of the program would be taken for it.
  @Test(arguments: ["alertcat", " Alertcat "])
  func nobodyHasTheNameOfTheProgram(_ name: String) throws {
    let (desk, catalog, review, entry) = try setUp()
    let error = #expect(throws: StoreError.self) {
      try review.decide(request(entry, .edited, name, text: "Non"))
    }
    #expect(error?.problem.contains("is the name of the program") == true)
    #expect(throws: StoreError.self) { try review.note("Why?", entry, by: name) }
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    let path = try desk.write(
      """
      {"version":1,"decisions":[{"id":\(identity),"rule":"","start":0,"verdict":"edited",
      "base":"annuler","text":"Non","reviewer":"\(name)"}]}
      """, to: "decisions.json")
    #expect(try DecisionFile(readingFrom: path).apply(to: catalog).refused.count == 1)
    #expect(try catalog.decisions().isEmpty)
  }
}

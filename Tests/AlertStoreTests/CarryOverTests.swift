import AlertStore
import Foundation
import Testing

/// Decisions over time, where it gets intricate.
struct CarryOverTests {
  private let units = [
    (key: "trip.delete.title", source: "Delete?", target: "Supprimer ?"),
    (key: "trip.delete.confirm", source: "Delete", target: "supprimer."),
    (key: "common.cancel", source: "Cancel", target: "Annuler"),
  ]

  private func request(
    _ entry: EntryIdentity, _ verdict: Decision.Verdict, _ rule: String, start: Int = 0,
    base: String = "supprimer.", text: String? = nil, reviewer: String = "Ana"
  ) -> ReviewDesk.Request {
    ReviewDesk.Request(
      entry: entry, rule: rule, start: start, verdict: verdict, base: base, text: text,
      reviewer: reviewer)
  }

  private func setUp() throws -> (Desk, CatalogFile, ReviewDesk, EntryIdentity) {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(units, into: catalog)
    return (desk, catalog, ReviewDesk(catalog), try Desk.entry("trip.delete.confirm", in: catalog))
  }

  private func text(_ catalog: CatalogFile) throws -> String {
    let document = try catalog.reviewed().decidedCatalog().documents[0]
    return document.value(of: document.entries[1]) ?? ""
  }

  /// Two corrections of one text come back as one text.
  @Test func twoCorrectionsDeliveredTogetherAreDone() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .accepted, "button-title-style"))
    try review.decide(request(entry, .accepted, "button-end-punctuation", start: 9))
    #expect(try text(catalog) == "Supprimer")
    var newer = units
    newer[1].target = "Supprimer"
    let result = try #require(try desk.deliver(newer, into: catalog).results.first)
    #expect(result.done == 2 && result.stale == 0)
  }

  /// What a person rejected is not applied by `fix`, whatever else it corrects.
  @Test func aRejectionHoldsInATextThatBecameAnother() throws {
    let (_, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .rejected, "button-end-punctuation", start: 9))
    _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: true)
    #expect(try text(catalog) == "Supprimer.")
    let rules = try catalog.reviewed().openFindings().findings.map(\.rule)
    #expect(!rules.contains("button-end-punctuation"))
  }

  /// Between an import and the next check nothing is proposed that was about the older text.
  @Test func whatWasFoundIsAboutTheTextThatIsThere() throws {
    let (desk, catalog, review, entry) = try setUp()
    let alert = try #require(try catalog.alerts().alerts.first)
    for target in ["s", "sauver et fermer."] {
      var newer = units
      newer[1].target = target
      let path = try desk.write(Desk.xliff(newer), to: "in/fr.xliff")
      #expect(try Import([path], into: catalog).errors == [])
      let texts = try #require(try catalog.alert(alert.id)).locales.flatMap(\.texts)
      #expect(texts.first { $0.value == target }?.findings.isEmpty == true)
      #expect(throws: StoreError.self) {
        try review.decide(request(entry, .accepted, "button-title-style", base: target))
      }
    }
  }

  /// A rejection holds when the text comes back with the other corrections, and against `fix` whatever
  /// becomes of text and source.
  @Test func aRejectionOutlivesDeliveries() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .rejected, "button-end-punctuation", start: 9))
    try review.decide(request(entry, .accepted, "button-title-style"))
    func deliver(_ source: String, _ target: String) throws {
      var newer = units
      newer[1].source = source
      newer[1].target = target
      _ = try desk.deliver(newer, into: catalog)
      _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: true)
    }
    try deliver("Delete", "Supprimer.")
    #expect(
      try !catalog.reviewed().openFindings().findings.contains {
        $0.rule == "button-end-punctuation"
      })
    #expect(try text(catalog) == "Supprimer.")
    try deliver("Remove", "Effacer.")
    #expect(try text(catalog) == "Effacer.")
    // It is said again, because somebody has to look.
    #expect(
      try catalog.reviewed().openFindings().findings.contains {
        $0.rule == "button-end-punctuation"
      })
  }

  /// What another place of the same rule says is not silenced by a rejection.
  @Test func aRejectionIsAboutOnePlace() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(
      "\"trip.alert.title\" = \"Lost?\";\n\"trip.alert.message\" = \"Open Icloud or Iphone now\";\n",
      to: "in/en.lproj/L.strings")
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    let alert = try #require(try catalog.alerts().alerts.first)
    let text = try #require(try catalog.alert(alert.id)?.locales[0].texts.last)
    let review = ReviewDesk(catalog)
    try review.decide(request(text.id, .rejected, "brand-case", start: 5, base: text.value))
    _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: true)
    let document = try catalog.reviewed().decidedCatalog().documents[0]
    #expect(document.value(of: document.entries[1]) == "Open Icloud or iPhone now.")
  }

  /// Who changes his mind is believed; who sends the same file again changes nothing.
  @Test func aDecisionFileMayChangeItsMind() throws {
    let (desk, catalog, _, entry) = try setUp()
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    func take(_ text: String, at: String, source: String = "Delete") throws -> DecisionFile.Outcome
    {
      let path = try desk.write(
        """
        {"version":1,"decisions":[{"id":\(identity),"rule":"","start":0,"verdict":"edited",
        "base":"supprimer.","text":"\(text)","reviewer":"Bo","at":"2026-11-2\(at)T10:00:00Z","source":"\(source)"}]}
        """, to: "decisions.json")
      return try DecisionFile(readingFrom: path).apply(to: catalog)
    }
    #expect(try take("un", at: "1").taken == 1)
    #expect(try take("deux", at: "2").taken == 1)
    #expect(try take("un", at: "1").known == 1)
    #expect(try text(catalog) == "deux")
    #expect(try take("un", at: "3").taken == 1)
    #expect(try text(catalog) == "un")
    let refused = try take("trois", at: "4", source: "Erase Everything").refused
    #expect(
      refused.first?.contains("its source was “Erase Everything” and is now “Delete”") == true)
  }

  /// What somebody decides while `fix` works is left to them.
  @Test func fixLeavesToPeopleWhatTheyDecidedMeanwhile() throws {
    let (_, catalog, review, entry) = try setUp()
    let before = try catalog.reviewed()
    try review.decide(request(entry, .edited, "", text: "Enlever"))
    _ = try CatalogFix(catalog, before, Checker.Options(), includesReview: true)
    #expect(try text(catalog) == "Enlever")
  }

  /// A new decision settles what waited for one.
  @Test func whoLookedAgainIsNotAskedAgain() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .edited, "", text: "Enlever"))
    var newer = units
    newer[1].target = "retirer."
    _ = try desk.deliver(newer, into: catalog)
    #expect(try catalog.summary().counts.stale == 1)
    try review.decide(request(entry, .accepted, "button-title-style", base: "retirer."))
    #expect(try catalog.summary().counts.stale == 0)
    #expect(try catalog.decisions().map(\.state) == [.active])
    #expect(try desk.deliver(newer, into: catalog).results.first?.stale == 0)
  }

  @Test func correctionsOfTheSameWordsContradict() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(
      "\"trip.alert.title\" = \"Delete the map?\";\n\"trip.alert.message\" = \"It is gone then.\";\n\"trip.alert.ok\" = \"Ok!\";\n\"trip.alert.cancel\" = \"Cancel\";\n",
      to: "in/en.lproj/L.strings")
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    let alert = try #require(try catalog.alerts().alerts.first)
    let text = try #require(
      try catalog.alert(alert.id)?.locales[0].texts.first { $0.value == "Ok!" })
    let rules = text.findings.filter { $0.replacement != nil && $0.start == 0 }.map(\.rule)
    try #require(rules.count > 1, "needs two proposals for one word: \(rules)")
    let review = ReviewDesk(catalog)
    try review.decide(request(text.id, .accepted, rules[0], base: "Ok!"))
    let error = #expect(throws: StoreError.self) {
      try review.decide(request(text.id, .accepted, rules[1], base: "Ok!", reviewer: "Bo"))
    }
    #expect(error?.problem.contains("Ana accepted \(rules[0])") == true)
  }

  /// Units that a tool numbered may share a name: then they go by their order, and where that is another, nothing that
  /// was decided goes into the wrong one.
  @Test func unitsThatShareANameMayChangePlaces() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func deliver(_ units: [(id: Int, source: String, target: String)]) throws {
      let text = Desk.xliff(units.map { ("\($0.id)", $0.source, $0.target) })
        .replacing("<trans-unit", with: "<trans-unit resname=\"trip.delete.confirm\"")
      _ = try Import([desk.write(text, to: "in/fr.xliff")], into: catalog)
      try catalog.judge()
    }
    let units = [(1, "Delete", "supprimer."), (2, "Remove", "retirer.")]
    try deliver(units)
    let entry = try Desk.entry("trip.delete.confirm", in: catalog)
    try ReviewDesk(catalog).decide(request(entry, .edited, "", text: "Effacer"))
    #expect(try Export(catalog).changes.map(\.after) == ["Effacer"])
    try deliver(units.reversed())
    #expect(try catalog.decisions().map(\.state) == [.stale])
    #expect(try Export(catalog).changes.isEmpty)
    try deliver(units)
    #expect(try Export(catalog).changes.map(\.before) == ["supprimer."])
  }

  /// The source of a `.strings` file is in another file.
  @Test func anotherSourceBesideNeedsAnotherLook() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func deliver(_ source: String) throws {
      try desk.write(
        "\"trip.alert.title\" = \"\(source)\";\n\"trip.alert.message\" = \"Gone.\";\n",
        to: "in/en.lproj/L.strings")
      try desk.write(
        "\"trip.alert.title\" = \"Supprimer\";\n\"trip.alert.message\" = \"Fini.\";\n",
        to: "in/fr.lproj/L.strings")
      _ = try Import([desk.folder.path + "/in"], into: catalog)
      try catalog.judge()
    }
    try deliver("Delete")
    let document = try #require(
      try catalog.load().catalog.documents.first { $0.file.path.hasPrefix("fr") })
    let entry = EntryIdentity(document.entries[0], in: document)
    try ReviewDesk(catalog).decide(
      request(entry, .edited, "", base: "Supprimer", text: "Effacer"))
    try deliver("DELETE")
    #expect(try catalog.decisions().map(\.state) == [.active])
    try deliver("Erase Everything")
    #expect(try catalog.decisions().map(\.state) == [.stale])
    // The next corrections leave it to the person.
    _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: true)
    #expect(try catalog.decisions().map(\.state) == [.stale])
  }

  /// A file of decisions brings each of them, and only what is new.
  @Test func aDecisionFileIsReadExactly() throws {
    let (desk, catalog, _, entry) = try setUp()
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    func take(_ items: [(rule: String, start: Int)]) throws -> DecisionFile.Outcome {
      let list = items.map {
        """
        {"id":\(identity),"rule":"\($0.rule)","start":\($0.start),"verdict":"rejected",
         "base":"supprimer.","reviewer":"Bo"}
        """
      }
      let path = try desk.write(
        "{\"version\":1,\"decisions\":[\(list.joined(separator: ","))]}", to: "decisions.json")
      return try DecisionFile(readingFrom: path).apply(to: catalog)
    }
    let rules = [
      (rule: "button-title-style", start: 0), (rule: "button-end-punctuation", start: 9),
    ]
    #expect(try take([rules[0]]).taken == 1)
    let both = try take(rules)
    #expect(both.taken == 1 && both.known == 1)
    // What nobody finds, and numbers that no page sends, do no harm.
    let strange = try take([("brand-case", 0), (rules[1].rule, -1), (rules[1].rule, .max)])
    #expect(strange.refused.count == 3, "\(strange.refused)")
    #expect(strange.refused.allSatisfy { $0.contains("finds nothing here") })
    #expect(try catalog.changes(since: .min).isAll)
    // What needs another look is renewed by deciding the same again.
    var newer = units
    newer[1].source = "Remove"
    _ = try desk.deliver(newer, into: catalog)
    #expect(try catalog.decisions().contains { $0.state == .stale })
    #expect(try take(rules).taken == 2)
  }

  @Test(arguments: ["", " ", "a\u{FFFF}", "a\u{FFFE}", "a\u{0}", "a\u{7F}"])
  func textsThatNoFileCanHoldAreRefused(_ text: String) throws {
    let (_, _, review, entry) = try setUp()
    #expect(throws: StoreError.self) {
      try review.decide(request(entry, .edited, "", text: text))
    }
  }

  /// A note in one file leaves the bytes of others alone, and what other people noted there.
  @Test func aNoteTouchesItsFileOnly() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let noted = Desk.xliff(units, locale: "de").replacing(
      "</target>\n        </trans-unit>".replacing("        <", with: "      <"),
      with:
        "</target>\n<note from=\"Bo\" priority=\"5\">brand-case: earlier</note>\n</trans-unit>"
    )
    #expect(noted.contains("earlier"))
    try desk.write(noted, to: "in/de.xliff")
    try desk.write(Desk.xliff(units), to: "in/fr.xliff")
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    let document = try #require(
      try catalog.load().catalog.documents.first { $0.file.path == "fr.xliff" })
    try ReviewDesk(catalog).note(
      "Why?", EntryIdentity(document.entries[0], in: document), by: "Ana")
    let files = try Export(catalog).files
    let german = try #require(files.first { $0.outputPath == "de.xliff" })
    #expect(String(decoding: german.bytes, as: UTF8.self) == noted)
    #expect(
      files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("review: Ana: Why?") })
  }
}

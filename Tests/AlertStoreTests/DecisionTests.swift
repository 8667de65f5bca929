import AlertStore
import Foundation
import Testing

/// What people decide, and what becomes of it.
struct DecisionTests {
  private func request(
    _ entry: EntryIdentity, _ verdict: Decision.Verdict, base: String, rule: String = "",
    text: String? = nil
  ) -> ReviewDesk.Request {
    ReviewDesk.Request(
      entry: entry, rule: rule, start: 0, verdict: verdict, base: base, text: text,
      reviewer: "Ana")
  }

  /// The finding about the cancel button: “annuler” begins small.
  private func setUp() throws -> (Desk, CatalogFile, ReviewDesk, EntryIdentity) {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    return (desk, catalog, ReviewDesk(catalog), try Desk.entry("common.cancel", in: catalog))
  }

  private func exported(_ catalog: CatalogFile) throws -> String {
    String(decoding: try Export(catalog).files[0].bytes, as: UTF8.self)
  }

  @Test func anAcceptedProposalIsExported() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(
      request(entry, .accepted, base: "annuler", rule: "button-title-style"))
    let before = try String(contentsOfFile: desk.folder.path + "/in/fr.xliff", encoding: .utf8)
    #expect(try exported(catalog) == before.replacing("annuler", with: "Annuler"))
    #expect(try Export(catalog).changes.map(\.reviewers) == [["Ana"]])
    #expect(try catalog.summary().counts.accepted == 1)
    try review.decide(request(entry, .undone, base: "annuler", rule: "button-title-style"))
    #expect(try exported(catalog) == before)
    #expect(try catalog.summary().counts.accepted == 0)
  }

  /// A text of one’s own counts where nothing was found as well.
  @Test func anOwnTextOfAFlawlessOneIsFound() throws {
    let (desk, catalog, review, _) = try setUp()
    let entry = try Desk.entry("trip.delete.confirm", in: catalog)
    func edited(_ locale: String?) throws -> [String] {
      var filter = AlertFilter()
      filter.state = "edited"
      filter.locale = locale
      return try catalog.alerts(filter).alerts.map(\.name)
    }
    #expect(try edited(nil) == [] && catalog.summary().counts.edited == 0)
    try review.decide(
      .init(
        entry: entry, rule: "", start: 0, verdict: .edited, base: "Supprimer", text: "Enlever",
        reviewer: "Ana"))
    #expect(try edited(nil) == ["trip-delete"] && edited("fr") == ["trip-delete"])
    #expect(try edited("de") == [])
    #expect(try catalog.summary().counts.edited == 1)
    var newer = Desk.units
    newer[1].target = "Effacer"
    _ = try desk.deliver(newer, into: catalog)
    try catalog.judge()
    #expect(try edited(nil) == [])
    #expect(try catalog.summary().counts.stale == 1)
  }

  @Test func aRejectedFindingIsNotSaidAgain() throws {
    let (_, catalog, review, entry) = try setUp()
    func rules() throws -> [String] {
      try catalog.reviewed().openFindings().findings.map(\.rule)
    }
    #expect(try rules().contains("button-title-style"))
    try review.decide(request(entry, .rejected, base: "annuler", rule: "button-title-style"))
    #expect(try !rules().contains("button-title-style"))
    #expect(try exported(catalog).contains("annuler"))
  }

  /// A decision is about something that a rule says of this text.
  @Test(arguments: [Decision.Verdict.accepted, .rejected])
  func whatIsNotFoundIsNotDecided(_ verdict: Decision.Verdict) throws {
    let (_, catalog, review, entry) = try setUp()
    for (rule, start, words) in [
      ("title-length", 0, "title-length finds nothing here"),
      ("button-title-style", 3, "button-title-style finds nothing here"),
      ("no-rule", 0, "there is no rule “no-rule”"),
    ] {
      var request = request(entry, verdict, base: "annuler", rule: rule)
      request.start = start
      let error = #expect(throws: StoreError.self) { try review.decide(request) }
      #expect(error?.problem.contains(words) == true, "\(rule)")
    }
    #expect(try catalog.decisions().isEmpty)
  }

  @Test func anOwnTextWins() throws {
    let (_, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .accepted, base: "annuler", rule: "button-title-style"))
    try review.decide(request(entry, .edited, base: "annuler", text: "Ne rien <faire> & sortir"))
    // What else is decided would have no effect.
    let refused = #expect(throws: StoreError.self) {
      try review.decide(request(entry, .rejected, base: "annuler", rule: "button-title-style"))
    }
    #expect(refused?.problem.contains("Ana wrote another text") == true)
    #expect(try exported(catalog).contains("<target>Ne rien &lt;faire&gt; &amp; sortir</target>"))
    try review.decide(request(entry, .undone, base: "annuler"))
    #expect(try exported(catalog).contains("<target>Annuler</target>"))
  }

  @Test func placeholdersStay() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let units = [
      (key: "trip.delete.title", source: "Delete %1$@ of %2$d?", target: "%1$@ sur %2$d ?")
    ]
    _ = try desk.deliver(units, into: catalog)
    let entry = try Desk.entry("trip.delete.title", in: catalog)
    let review = ReviewDesk(catalog)
    for text in ["Supprimer ?", "%1$@ ?", "%1$@ sur %2$@ ?", "%1$@ sur %2$d et %3$@ ?"] {
      #expect(throws: StoreError.self, "\(text)") {
        try review.decide(request(entry, .edited, base: units[0].target, text: text))
      }
    }
    try review.decide(request(entry, .edited, base: units[0].target, text: "%2$d de %1$@ ?"))
  }

  @Test func aDecisionOnStaleTextIsRefused() throws {
    let (desk, catalog, review, entry) = try setUp()
    var units = Desk.units
    units[2].target = "Laisser"
    _ = try desk.deliver(units, into: catalog)
    for verdict in [Decision.Verdict.accepted, .rejected, .edited] {
      let error = #expect(throws: StaleText.self) {
        try review.decide(
          request(entry, verdict, base: "annuler", rule: "button-title-style", text: "Annuler"))
      }
      #expect(error?.base == "annuler")
      #expect(error?.current == "Laisser")
    }
    #expect(try catalog.decisions().isEmpty)
  }

  /// Same text: it stands. The wanted text: done. Another one, or another source: somebody looks again.
  @Test func decisionsCarryOver() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.decide(request(entry, .edited, base: "annuler", text: "Annuler"))
    func deliver(_ source: String, _ target: String) throws -> ImportResult {
      var units = Desk.units
      units[2] = ("common.cancel", source, target)
      return try #require(try desk.deliver(units, into: catalog).results.first)
    }
    let cases: [(source: String, target: String, state: ChoiceState)] = [
      ("CANCEL", "annuler", .active), ("Cancel", "Annuler", .done), ("Cancel", "annuler", .active),
      ("Keep", "annuler", .stale), ("Cancel", "Non", .stale), ("cancel", "annuler", .active),
    ]
    for (source, target, state) in cases {
      let result = try deliver(source, target)
      #expect(try catalog.decisions().map(\.state) == [state], "\(source) \(target)")
      #expect([result.carried, result.done, result.stale].reduce(0, +) == 1)
      #expect(result.staleKeys == (state == .stale ? ["common.cancel"] : []))
      let isChanged = try exported(catalog).contains("<target>Annuler</target>")
      #expect(isChanged == (state != .stale), "\(source) \(target)")
    }
  }

  @Test func fixRecordsWhatAPersonCanRevert() throws {
    let (_, catalog, review, entry) = try setUp()
    try catalog.judge()
    let fix = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: false)
    #expect(fix.lines.count == 2)
    let texts = try catalog.decisions().map(\.decision)
    #expect(Set(texts.map(\.reviewer)) == ["alertcat"])
    #expect(Set(texts.compactMap(\.result)) == ["Annuler", "Supprimer le trajet\u{A0}?"])
    #expect(texts.allSatisfy { $0.verdict == .accepted && !$0.rule.isEmpty })
    try review.decide(request(entry, .undone, base: "annuler", rule: "button-title-style"))
    #expect(try exported(catalog).contains("annuler"))
    // A rejection holds against the next run.
    try review.decide(request(entry, .rejected, base: "annuler", rule: "button-title-style"))
    let again = try CatalogFix(
      catalog, catalog.reviewed(), Checker.Options(), includesReview: false)
    #expect(again.lines.isEmpty)
  }

  @Test func notesAndPartsOfAnExport() throws {
    let (_, catalog, review, entry) = try setUp()
    try review.note("Trop court ?", entry, by: "Ana")
    try review.note("Trop court ?", entry, by: "Ana")
    try review.decide(request(entry, .edited, base: "annuler", text: "Annuler"))
    let text = try exported(catalog)
    #expect(text.contains("review: Ana: Trop court ?"))
    #expect(text.ranges(of: "from=\"alertcat\"").count == 1)
    var options = Export.Options()
    options.only = .accepted
    let accepted = try Export(catalog, options: options)
    #expect(accepted.noteCount == 0 && accepted.changes.count == 1)
    options.only = .undecided
    let undecided = try Export(catalog, options: options)
    #expect(undecided.changes.isEmpty && undecided.noteCount == 1)
    try review.decide(request(entry, .undone, base: "annuler"))
    #expect(try Export(catalog, options: options).noteCount == 2)
    options.locales = ["de"]
    #expect(try Export(catalog, options: options).files.isEmpty)
    #expect(throws: StoreError.self) { try review.note("x", entry, by: " ") }
  }

  @Test func decisionsFromAPageComeBack() throws {
    let (desk, catalog, _, entry) = try setUp()
    func json(_ base: String, _ text: String) throws -> DecisionFile {
      let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
      let path = try desk.write(
        """
        {"version":1,"catalog":"a","decisions":[{"id":\(identity),"rule":"","start":0,
        "verdict":"edited","base":"\(base)","text":"\(text)","reason":"","reviewer":"Bo","at":"2026-11-20T10:00:00.250Z"}],
        "notes":[{"id":\(identity),"text":"Merci","reviewer":"Bo","at":"x"}]}
        """, to: "decisions.json")
      return try DecisionFile(readingFrom: path)
    }
    let outcome = try json("annuler", "Annuler").apply(to: catalog)
    #expect(outcome.text == "1 decision and 1 note taken")
    #expect(
      try json("annuler", "Annuler").apply(to: catalog).text == "0 decisions taken, 1 already known"
    )
    let refused = try json("Abandonner", "Annuler").apply(to: catalog).refused
    #expect(refused.count == 1 && refused[0].contains("now it reads “annuler”"))
    #expect(try exported(catalog).contains("review: Bo: Merci"))
    let other = try desk.write("[]", to: "other.json")
    #expect(throws: StoreError.self) { try DecisionFile(readingFrom: other) }
  }

  /// Of two reviewers the later one counts, in whatever order their files come, and who loses is told.
  @Test(arguments: [["Ana 3", "Bo 1"], ["Bo 1", "Ana 3"]])
  func theLaterDecisionCounts(_ order: [String]) throws {
    let (desk, catalog, _, entry) = try setUp()
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    var lines: [String] = []
    for name in order {
      let path = try desk.write(
        """
        {"version":1,"decisions":[{"id":\(identity),"rule":"","start":0,"verdict":"edited","base":"annuler",
        "text":"Non (\(name.prefix(2)))","reviewer":"\(name)","at":"2026-11-2\(name.suffix(1))T10:00:00Z"}]}
        """, to: "decisions.json")
      let outcome = try DecisionFile(readingFrom: path).apply(to: catalog)
      lines += outcome.refused + outcome.replaced
    }
    #expect(try exported(catalog).contains("Non (An)"))
    let who = order[0].hasPrefix("Ana") ? "Ana 3 wrote “Non (An)”" : "Bo 1 wrote “Non (Bo)”"
    #expect(lines.count == 1 && lines[0].hasPrefix("fr.xliff: common.cancel (fr): "))
    #expect(lines[0].contains(who), "\(lines)")
  }

  /// A text of one's own and a decision about a finding of it cannot both count, either.
  @Test(arguments: [["Ana 1", "Bo 3"], ["Bo 3", "Ana 1"], ["Ana 3", "Bo 1"], ["Bo 1", "Ana 3"]])
  func ownTextsAndProposals(_ order: [String]) throws {
    let (_, catalog, _, entry) = try setUp()
    var lines: [String] = []
    for name in order {
      let isOwn = name.hasPrefix("Ana")
      let outcome = try decisions(
        entry, isOwn ? "" : "button-title-style", isOwn ? "edited\",\"text\":\"Non" : "accepted",
        name, at: "2026-11-2\(name.suffix(1))T10:00:00Z"
      ).apply(to: catalog)
      lines += outcome.refused + outcome.replaced
    }
    #expect(
      try exported(catalog).contains(order.contains("Ana 3") ? "<target>Non" : "<target>Annuler"))
    let loser = order.first { $0.hasSuffix("1") } ?? ""
    let who = order[0] == loser ? "no longer counts: \(loser) " : "\(order[0]) "
    #expect(lines.count == 1 && lines[0].contains(who), "\(lines)")
  }

  /// What the program corrected by itself is no decision against a person's, however early that was.
  @Test(arguments: ["\"2026-11-01T10:00:00Z\"", "null"])
  func peopleOutrankTheProgram(_ at: String) throws {
    let (_, catalog, _, entry) = try setUp()
    try catalog.judge()
    _ = try CatalogFix(catalog, catalog.reviewed(), Checker.Options(), includesReview: false)
    let outcome = try decisions(entry, "button-title-style", "rejected", "Dora", time: at)
      .apply(to: catalog)
    #expect(outcome.taken == 1 && outcome.refused.isEmpty, "\(outcome.refused)")
    #expect(try exported(catalog).contains("<target>annuler"))
  }

  /// Who takes back a decision about a finding leaves the text that somebody wrote since.
  @Test func takingBackLeavesOwnTexts() throws {
    let (_, catalog, _, entry) = try setUp()
    func take(_ rule: String, _ verdict: String, _ reviewer: String, _ day: Int) throws {
      let outcome = try decisions(
        entry, rule, verdict, reviewer, at: "2026-11-2\(day)T10:00:00Z"
      ).apply(to: catalog)
      #expect(outcome.taken == (verdict == "undone" ? 0 : 1), "\(outcome.refused)")
    }
    try take("button-title-style", "accepted", "Bo", 1)
    try take("", "edited\",\"text\":\"Non", "Ana", 2)
    try take("button-title-style", "undone", "Bo", 3)
    #expect(try exported(catalog).contains("<target>Non"))
  }

  @Test func aTimeIsATime() throws {
    let (_, catalog, _, entry) = try setUp()
    let outcome = try decisions(entry, "button-title-style", "rejected", "Dora", at: "yesterday")
      .apply(to: catalog)
    #expect(outcome.taken == 0)
    #expect(outcome.refused.first?.contains("“yesterday” is not a valid time") == true)
  }

  private func decisions(
    _ entry: EntryIdentity, _ rule: String, _ verdict: String, _ reviewer: String,
    at: String = "", time: String? = nil
  ) throws -> DecisionFile {
    let identity = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    let text =
      """
      {"version":1,"decisions":[{"id":\(identity),"rule":"\(rule)","start":0,"base":"annuler",
      "verdict":"\(verdict)","reviewer":"\(reviewer)","at":\(time ?? "\"\(at)\"")}]}
      """
    return try DecisionFile(path: "decisions.json", bytes: FileBytes(text.utf8))
  }

  /// What an earlier run said stays while there is something to say, and goes with its finding.
  @Test(arguments: [Export.Part.accepted, .undecided, nil])
  func settledNotesGo(_ part: Export.Part?) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    func note(_ rule: String) -> String {
      "\n        <note from=\"alertcat\" priority=\"2\" annotates=\"target\" xml:lang=\"en\">\(rule): What it said.</note>"
    }
    let units = Desk.xliff(Desk.units.map { ($0.key, $0.source, $0.target) })
    let noted = units.replacing(
      "</target>", with: "</target>" + note("button-title-style") + note("button-length"))
    try desk.write(Desk.manifest, to: "in/alerts.yml")
    _ = try Import([try desk.write(noted, to: "in/fr.xliff")], into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    let review = ReviewDesk(catalog)
    var options = Export.Options()
    options.only = part
    func rules() throws -> [String] {
      let text = String(
        decoding: try Export(catalog, options: options).files[0].bytes, as: UTF8.self)
      #expect(!text.contains("What it said."))
      return text.matches(of: /xml:lang="en">([a-z-]+):/).map { String($0.1) }
    }
    #expect(try rules() == (part == .accepted ? [] : ["button-title-style"]))
    try catalog.judge()
    try review.decide(request(entry, .rejected, base: "annuler", rule: "button-title-style"))
    #expect(try rules() == [])
    // What is said of an own text was seen by who wrote it.
    try review.decide(request(entry, .undone, base: "annuler", rule: "button-title-style"))
    try review.decide(request(entry, .edited, base: "annuler", text: "non"))
    #expect(try part == .undecided || rules() == [])
  }

  /// Of a file that could not be written, the summary does not speak.
  @Test func whatIsLeftOutIsNotCounted() throws {
    let (desk, catalog, review, entry) = try setUp()
    try review.note("Trop court ?", entry, by: "Ana")
    try review.decide(request(entry, .edited, base: "annuler", text: "Annuler"))
    try desk.write(
      Desk.xliff([("other", "Go", "Los")], locale: "de"), to: "in/de.xliff")
    _ = try Import([desk.folder.path + "/in/de.xliff"], into: catalog)
    var export = try Export(catalog)
    #expect(export.noteCount == 1 && export.changes.count == 1 && export.files.count == 2)
    export.leaveOut("fr.xliff", FormatError("fr.xliff", .start, "it is full", "free space"))
    #expect(export.noteCount == 0 && export.changes.isEmpty)
    #expect(export.files.map(\.outputPath) == ["de.xliff"] && export.errors.count == 1)
    #expect(ExportSummary.text(export, .text).hasPrefix("1 file, 0 texts changed, 0 notes;"))
  }

  @Test func summariesAreTextAndNothingElse() throws {
    let (_, catalog, review, entry) = try setUp()
    let hostile = "<script>alert(1)</script>|`x`\u{202E}"
    #expect(throws: StoreError.self) {
      try review.decide(request(entry, .edited, base: "annuler", text: "a\u{1B}[31m"))
    }
    try review.decide(request(entry, .edited, base: "annuler", text: hostile))
    let export = try Export(catalog)
    let html = ExportSummary.text(export, .html)
    #expect(!html.contains("<script") && html.contains("&lt;script&gt;"))
    let markdown = ExportSummary.text(export, .markdown)
    #expect(markdown.contains("\\<script\\>") && markdown.contains("\\|"))
    for format in ExportSummary.Format.allCases where format != .html {
      #expect(!ExportSummary.text(export, format).contains("\u{202E}"))
    }
  }

  @Test(arguments: [
    ("[]", "it is not an object"), ("{", "it is not JSON"), ("{}", "“version” is missing"),
    ("{\"version\": \"1\"}", "“version” has an unexpected value"),
    (
      "{\"version\":1,\"decisions\":[{\"id\":{\"file\":\"a\",\"table\":\"\",\"key\":\"k\",\"variation\":\"\",\"locale\":\"\"},\"rule\":\"\",\"start\":0,\"verdict\":\"maybe\"}]}",
      "“verdict” of number 1 of “decisions” should be one of accepted, rejected, edited, undone"
    ),
  ])
  func whatIsNoDecisionFileIsSaid(_ text: String, _ reason: String) throws {
    let error = #expect(throws: StoreError.self) {
      try DecisionFile(path: "d.json", bytes: FileBytes(text.utf8))
    }
    #expect(error?.problem == "this is not a decision file (\(reason))")
  }
}

import Testing

@testable import AlertRules

/// Fixing: what is safe happens, what is not is noted, and doing it twice changes nothing.
struct FixerTests {
  /// Whether a full stop ends a sentence does not change with the case that a fix gives the words before it.
  @Test(arguments: [
    ("pt-BR", "New File %@", "arquivo novo. %@"), ("pt-BR", "%@ %@", "arquivo-%@ novo. %@"),
    ("pt-BR", "Error %@", "novo erro ant. %@"), ("id", "New File", "file baru. %@"),
    ("tr", "New File %@", "yeni dos. %@"), ("ru", "GK Level", "высокий ур. ГК"),
  ])
  func proposalsSettle(_ locale: String, _ source: String, _ title: String) throws {
    let example = RuleExample.alert(locale, title: title, source: source)
    var options = Fixer.Options()
    options.includesReview = true
    let fixer = try Fixer(try ExampleCatalog(example).checker, options: options)
    #expect(fixer.unsettledRules.isEmpty)
    for correction in fixer.corrections {
      let again = RuleExample.alert(locale, title: correction.after, source: source)
      let second = try Fixer(try ExampleCatalog(again).checker, options: options)
      #expect(second.corrections.isEmpty, "\(correction.after)")
    }
  }

  private static let strings = """
    /* Button */
    "trip.delete" = "Delete photo";
    "trip.title" = "Battery almost empty";
    "trip.message" = "The trip was not saved";
    "trip.yes" = "Yes";
    "cancel" = "Cancel";
    "other" = "Not an alert: leave this alone";

    """
  private static let manifest = """
    version: 1
    alerts:
      a:
        title: trip.title
        message: trip.message
        buttons: [{ key: trip.delete, style: destructive }, { key: trip.yes, style: default }, { key: cancel, style: cancel }]
      b:
        message: { key: trip.elsewhere, elsewhere: Trip.swift }
    """

  private func fixer(_ text: String, _ options: Fixer.Options = Fixer.Options()) throws -> Fixer {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog, manifests: [try Manifest(Self.manifest, file: "alerts.yml")])
      .alerts
    return try Fixer(Checker(catalog, alerts: alerts), options: options)
  }

  /// A name inside a compound may be that of a command: it is proposed, and not changed unasked.
  @Test(arguments: [
    ("Restart xcode now.", "Restart Xcode now."), ("Run xcode-select now.", nil),
    ("Made for ipad-only apps.", nil),
  ])
  func brandsInCompoundsAreOnlyProposed(_ text: String, _ wanted: String?) throws {
    let fixer = try fixer("\"trip.title\" = \"Done\";\n\"trip.message\" = \"\(text)\";\n")
    #expect(fixer.corrections.map(\.after) == [wanted].compactMap { $0 })
    #expect(wanted != nil || fixer.remaining.contains { $0.rule == "brand-case" })
  }

  /// What a check calls a question is not answered because the source was corrected in the same run; and
  /// what nobody translated is not taken for a translation then.
  @Test(arguments: [
    ("map not found", "pt-BR", "Mapa não encontrado", [0, 1]),
    ("map not found", "pt-BR", "Mapa do Foco não encontrado", [0, 1]),
    ("Map Not Found", "pt-BR", "Mapa não encontrado", [1]),
    ("map not found, so go", "pt-BR", "O mapa não foi encontrado.", [0]),
    ("map not found", "tr", "map not found", [0]), ("map not found", "de", "map not found", [0]),
  ])
  func aFixDoesWhatTheCheckAnnounced(
    _ source: String, _ locale: String, _ title: String, _ corrected: [Int]
  ) throws {
    try expectAnnounced(
      [("en", source), (locale, title)].map { ($0, "\"trip.title\" = \"\($1)\";") }, corrected)
  }

  /// A message that lacks its mark as its source does gets one together with it, or not at all.
  @Test(arguments: [
    ("Enter the new name of the trip", "trip.message", [0, 1]),
    ("Enter the new name of the trip.", "trip.message", [1]),
    ("The new name of the trip", "trip.message", []),
    ("Enter the new name of the trip", "trip.elsewhere", []),
    ("Enter the new name of the trip.", "trip.elsewhere", []),
  ])
  func aMessageFollowsItsSource(_ source: String, _ key: String, _ corrected: [Int]) throws {
    let texts = [("en", source), ("de", "Gib den neuen Namen der Reise ein")]
    try expectAnnounced(texts.map { ($0, "\"\(key)\" = \"\($1)\";") }, corrected)
  }

  /// A translation that begins small as its source does is no other fault than that.
  @Test(arguments: [
    ("the trip is gone.", "die Reise wurde gelöscht", [0, 1]),
    ("the trip is gone.", "die Reise wurde gelöscht.", [0, 1]),
  ])
  func aSmallBeginningFollowsItsSource(
    _ source: String, _ translation: String, _ corrected: [Int]
  ) throws {
    let texts = [("en", source), ("de", translation)]
    let fixer = try fixed(texts.map { ($0, "\"trip.message\" = \"\($1)\";") })
    #expect(fixer.corrections.map(\.reference.document) == corrected)
    #expect(fixer.corrections.last?.after == "Die Reise wurde gelöscht.")
  }

  /// Of two faults that one rule finds in a text, the one that is safe to mend is mended.
  @Test func aSafeFixOfARuleIsMadeBesideItsProposal() throws {
    let fixer = try fixed([
      ("en", "\"trip.title\" = \"Delete?\";"), ("es", "\"trip.title\" = \"Eliminar??\";"),
    ])
    #expect(fixer.corrections.map(\.after) == ["Eliminar?"])
  }

  /// What a check calls a proposal is none of the safe fixes of the same text, whatever these change.
  @Test func aProposalStaysOne() throws {
    let fixer = try fixed([
      ("en", "\"trip.title\" = \"Gone\"; \"trip.message\" = \"has been restricted\";"),
      ("de", "\"trip.message\" = \"wurde eingeschränkt\";"),
    ])
    let after = fixer.corrections.last { $0.reference.document == 1 }?.after
    #expect(after == nil || after == "wurde eingeschränkt.")
  }

  private func fixed(_ files: [(locale: String, text: String)]) throws -> Fixer {
    let documents = try files.map { locale, text in
      try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(documents: documents)
    let alerts = Grouping(catalog, manifests: [try Manifest(Self.manifest, file: "alerts.yml")])
      .alerts
    return try Fixer(try Checker(catalog, alerts: alerts), options: Fixer.Options())
  }

  /// Fixes what is safe in files of some languages: that is what a check says, and nothing is left to do.
  private func expectAnnounced(
    _ files: [(locale: String, text: String)], _ corrected: [Int]
  ) throws {
    let documents = try files.map { locale, text in
      try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(documents: documents)
    let alerts = Grouping(catalog, manifests: [try Manifest(Self.manifest, file: "alerts.yml")])
      .alerts
    let checker = try Checker(catalog, alerts: alerts)
    let safe = checker.findings().filter { $0.fix?.applicability == .safe }.map(\.reference)
    let fixer = try Fixer(checker, options: Fixer.Options())
    #expect(fixer.corrections.map(\.reference) == safe)
    #expect(fixer.corrections.map(\.reference.document) == corrected)
    let again = try Checker(Catalog(documents: fixer.documents), alerts: alerts)
    #expect(try Fixer(again, options: Fixer.Options()).corrections.isEmpty)
  }

  /// Who asks for proposals asks for those that a check shows; guesses are never among them.
  @Test func guessesAreNeverCorrected() throws {
    let checker = try guessed(title: "photo gone", message: "it was deleted")
    var options = Fixer.Options()
    options.includesReview = true
    let fixer = try Fixer(checker, options: options)
    #expect(fixer.corrections.isEmpty)
    #expect(fixer.remaining.contains { $0.isGuess && $0.fix != nil })
  }

  /// What holds in any string is told of a guessed alert too, and corrected where somebody asks for it.
  @Test func doubtfulAlertsAreCorrectedOnlyOnRequest() throws {
    let checker = try guessed(title: "Icloud gone", message: "It was deleted.")
    #expect(checker.findings().contains { $0.rule == "brand-case" && !$0.isGuess })
    var options = Fixer.Options()
    #expect(try Fixer(checker, options: options).corrections.isEmpty)
    options.includesReview = true
    #expect(try Fixer(checker, options: options).corrections.map(\.after) == ["iCloud gone"])
  }

  /// An alert that only the names of its keys tell of.
  private func guessed(title: String, message: String) throws -> Checker {
    let text = "\"a.title\" = \"\(title)\";\n\"a.message\" = \"\(message)\";\n"
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    return try Checker(catalog, alerts: Grouping(catalog).alerts)
  }

  /// A title that several alerts share has the same note once.
  @Test func sharedTitlesAreNotedOnce() throws {
    let manifest = """
      version: 1
      alerts:
        a: { title: title, buttons: [a.do, { key: cancel, style: destructive }] }
        b: { title: title, buttons: [b.do, { key: cancel, style: destructive }] }
      """
    let strings = """
      "title" = "Do it with the route?"; "a.do" = "Send"; "b.do" = "Share";
      "cancel" = "Cancel";
      """
    let catalog = Catalog(documents: [
      try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    ])
    let alerts = Grouping(catalog, manifests: [try Manifest(manifest, file: "alerts.yml")]).alerts
    let findings = try Checker(catalog, alerts: alerts).findings()
      .filter { $0.rule == "cancel-style-missing" }
    #expect(findings.count == 2)
    #expect(Fixer.notes(on: findings).values.map(\.count) == [1])
  }

  /// Two questions about one value come with one answer, because nobody could take two.
  @Test func proposalsThatGoTogetherAreOne() throws {
    let fixer = try fixer(
      "\"trip.title\" = \"IS THE TRIP GONE\";\n\"trip.message\" = \"It may be.\";\n")
    let notes = try #require(fixer.notes.values.first { $0.count > 1 })
    #expect(notes.map(\.rule).sorted() == ["title-all-caps", "title-question-mark"])
    #expect(Set(notes.map(\.proposal)) == ["Is the trip gone?"])
  }

  @Test func safeFixesHappenAndTheRestIsNoted() throws {
    let fixer = try fixer(Self.strings)
    #expect(
      fixer.corrections.map(\.after) == [
        "Delete Photo", "Battery Almost Empty", "The trip was not saved.",
      ])
    let written = String(decoding: try fixer.bytes(of: 0), as: UTF8.self)
    #expect(
      written == """
        /* Button */
        "trip.delete" = "Delete Photo";
        "trip.title" = "Battery Almost Empty";
        "trip.message" = "The trip was not saved.";
        /* alertcat: warning: button-yes-no: “Yes” does not say what happens. */
        "trip.yes" = "Yes";
        "cancel" = "Cancel";
        "other" = "Not an alert: leave this alone";

        """)
    #expect(
      try self.fixer(written).bytes(of: 0) == fixer.bytes(of: 0), "fixing twice changes nothing")
    #expect(try self.fixer(written).corrections.isEmpty)
  }

  @Test func withoutNotesOnlyValuesChange() throws {
    var options = Fixer.Options()
    options.writesNotes = false
    let fixer = try fixer(Self.strings, options)
    let expected = Self.strings.replacing("Delete photo", with: "Delete Photo")
      .replacing("Battery almost empty", with: "Battery Almost Empty")
      .replacing("not saved", with: "not saved.")
    #expect(String(decoding: try fixer.bytes(of: 0), as: UTF8.self) == expected)
  }

  @Test func proposalsAreAppliedOnRequest() throws {
    var options = Fixer.Options()
    options.includesReview = true
    let text = Self.strings.replacing("Battery almost empty", with: "Delete the photo?")
      .replacing("\"trip.delete\" = \"Delete photo\"", with: "\"trip.delete\" = \"Keep\"")
    let fixer = try fixer(text, options)
    #expect(fixer.corrections.map(\.after).contains("Delete"))
    #expect(fixer.noteCounts == [0])
  }

  /// A key that is a text itself may be used anywhere: its wording is not decided here.
  @Test func labelsOfOtherPlacesAreNotReworded() throws {
    let text = "\"trip.title\" = \"Delete the trip?\";\n\"Yes\" = \"Yes\";\n"
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  a:\n    title: trip.title\n    buttons: [Yes]\n", file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    let finding = try #require(checker.findings().first { $0.rule == "button-yes-no" })
    #expect(finding.fix == nil)
    #expect(finding.message.contains("may share its key"))
    #expect(finding.evidence.first?.contains("“Delete” would fit") == true)
  }

  /// What a person is asked about is not done unasked for another place of the same text, and nothing is done to
  /// words that are to be replaced.
  @Test func fixesOfOneStringAgree() throws {
    func classes(_ text: String, _ manifest: String) throws -> [String] {
      let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
      let catalog = Catalog(documents: [document])
      let alerts = Grouping(
        catalog, manifests: [try Manifest("version: 1\nalerts:\n" + manifest, file: "alerts.yml")]
      ).alerts
      return try Checker(catalog, alerts: alerts).findings().compactMap { finding in
        finding.fix.map { "\(finding.rule) \($0.applicability)" }
      }
    }
    let labels = "\"end\" = \"End poll\"; \"no\" = \"Cancel\";"
    #expect(
      try classes(
        labels,
        """
          a: { title: { key: end, elsewhere: Poll.swift }, buttons: [no] }
          b: { buttons: [end, no] }
        """) == ["button-title-style review", "title-fragment-style review"])
    #expect(
      try classes(labels, "  b: { buttons: [end, no] }\n") == ["button-title-style safe"])
  }

  /// What is a title here and a message there is changed by a person.
  @Test(arguments: [("title", Applicability.safe), ("message", .review)])
  func keysOfTwoRolesAreNotFixed(_ role: String, _ wanted: Applicability) throws {
    let text = "\"a\" = \"Battery almost empty\";\n\"ok\" = \"OK\";\n"
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts:\n  x: { title: a, buttons: [ok] }\n  y: { \(role): a, kind: error }\n",
      file: "alerts.yml")
    let checker = try Checker(catalog, alerts: Grouping(catalog, manifests: [manifest]).alerts)
    let finding = try #require(checker.findings().first { $0.rule == "title-fragment-style" })
    #expect(finding.fix?.applicability == wanted)
  }

  @Test func aFileWithoutFindingsKeepsItsBytes() throws {
    let text = "\"title\" = \"Battery Almost Empty\";\r\n\"trip.delete\" = \"Delete Photo\";"
    #expect(try fixer(text).bytes(of: 0) == FileBytes(text.utf8))
  }
}

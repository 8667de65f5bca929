import Testing

@testable import AlertRules

/// Strings that a heading above them puts among those of alerts.
struct SectionTests {
  private func alerts(_ documents: [(path: String, text: String)]) throws -> [Alert] {
    let documents = try documents.map { try Document(path: $0.path, bytes: Array($0.text.utf8)) }
    return Grouping(Catalog(documents: documents)).alerts
  }

  private func alerts(_ text: String) throws -> [Alert] {
    try alerts([(path: "en.lproj/Localizable.strings", text: text)])
  }

  private func isSure(_ text: String) throws -> Bool {
    try alerts(text).contains { $0.confidence >= Claim.certain }
  }

  private let pair = """
    "trip.delete.title" = "Delete the trip?";
    "trip.delete.message" = "It is gone then.";
    "trip.delete.plain" = "Trip";

    """

  @Test func aSectionMakesAnAlert() throws {
    let found = try alerts(
      """
      // MARK: - Alerts
      "trip.delete.title" = "Delete the trip?";
      "trip.delete.message" = "It is gone then.";
      /* Closes the list */
      "trip.leave.title" = "Leave the trip?";
      "trip.leave.button" = "Leave";

      // MARK: - Rows
      "trip.share.title" = "Share the trip";
      "trip.share.message" = "With friends.";
      "trip.stay.title" = "Stay?";
      "trip.stay.button" = "Stay";
      """)
    #expect(found.map(\.id) == ["trip.delete", "trip.leave", "trip.share"])
    #expect(found.map { $0.confidence >= Claim.certain } == [true, true, false])
    let reason = "section “Alerts” (en.lproj/Localizable.strings:1)"
    #expect(
      found[0].members[0].claims.map(\.text) == ["key name (…title) 0.55", "\(reason) 0.40"])
    #expect(found[2].members.allSatisfy { $0.claims.count == 1 })
  }

  @Test(arguments: [
    "// MARK: Alerts", "//MARK:-Alerts", "// MARK: - Delete trip alerts", "/* ==== DIALOGS ==== */",
    "/* ===== */\n/* Login dialogs */\n/* ===== */", "// Alerts & Action Sheets\n",
    "/*\n * Error alerts\n */\n", "// MARK: Alert", "// MARK: Alert messages",
  ])
  func headingsOfAlerts(_ heading: String) throws {
    #expect(try isSure("a = b;\n\n\(heading)\n\(pair)"))
  }

  /// Notifications, other places, one text, a sentence, and the comment of an entry.
  @Test(arguments: [
    "// MARK: Price alerts", "// MARK: Alert settings", "// MARK: Alerts and notifications",
    "// MARK: Alert title", "// MARK: Trips", "// MARK: The alerts", "// Used by all dialogs\n",
    "/* Shown in an alert. */\n", "// \"alert\" = \"Alert\";\n", "// Alerts\n// of trips\n",
    "// MARK: Alerts\n\n// MARK: Trips", "// MARK: Alerts\n\n// Trips\n",
    "/* Alerts */", "// Alerts",
    "// MARK: Dialog button",
  ])
  func otherHeadings(_ heading: String) throws {
    #expect(try !isSure("a = b;\n\n\(heading)\n\(pair)"))
  }

  /// What a name or a comment says of another place counts more, and words that are used everywhere say little.
  @Test(arguments: [
    "\"tour.start.title\" = \"Start?\"; \"tour.start.message\" = \"Look around.\";",
    "\"trip.title\" = \"Trip\"; \"trip.description\" = \"A day out.\";",
    "\"trip.title\" = \"Trip\";\n/* On the trip screen */\n\"trip.message\" = \"A day out.\";",
    "\"trip.title\" = \"Trip\"; \"trip.list\" = \"Days\";", "\"trip.cancel\" = \"Cancel\";",
  ])
  func whatSaysOtherwise(_ strings: String) throws {
    #expect(try !isSure("// MARK: Alerts\n\(strings)\n"))
  }

  /// The heading of one file is enough.
  @Test func translationsNeedNoHeading() throws {
    let found = try alerts([
      (path: "de.lproj/L.strings", text: pair),
      (path: "en.lproj/L.strings", text: "// MARK: Alerts\n" + pair),
    ])
    #expect(found.map { $0.confidence >= Claim.certain } == [true])
  }
}

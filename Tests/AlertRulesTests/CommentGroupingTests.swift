import Testing

@testable import AlertRules

/// Strings that only their comments put into an alert.
struct CommentGroupingTests {
  private func document(_ strings: String) throws -> Document {
    try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
  }

  /// Strings with these comments, each called by its number.
  private func document(_ comments: [String]) throws -> Document {
    try document(
      comments.enumerated().map { "/* \($1) */ \"No \($0)\" = \"No \($0)\";\n" }.joined())
  }

  private func alerts(_ strings: String) throws -> [Alert] {
    Grouping(Catalog(documents: [try document(strings)])).alerts
  }

  private func alerts(_ comments: [String]) throws -> [Alert] {
    Grouping(Catalog(documents: [try document(comments)])).alerts
  }

  /// What stands beside a button is no label, nor is a checkbox, whatever the comment calls it.
  @Test func whatIsNoLabel() throws {
    let texts = [
      ("Disk space alert title", "Not Enough Space"),
      ("Disk space alert message", "The transfer is paused."),
      ("Disk space alert button", "Do not check disk space again"),
    ]
    let found = try alerts(texts.map { "/* \($0) */ \"\($1)\" = \"\($1)\";\n" }.joined())
    #expect(found.first?.members.map(\.role) == [.title, .message, .suppression])
    let claim = try #require(
      CommentClaim("Message of the action sheet button that links to settings"))
    #expect(claim.role == .message)
    #expect(CommentClaim("Text of the action sheet button")?.role == .button)
    #expect(CommentClaim("Alert message title shown before signing in")?.role == .title)
    #expect(CommentClaim("Alert message: title of the trip")?.role == .message)
  }

  /// Code may show no text at all where an alert has a title.
  @Test func theEmptyKeyIsNone() throws {
    #expect(try alerts("/* Fallback of an alert title */ \"\" = \"\";").isEmpty)
    #expect(try alerts("/* Alert title */ \"Sync Failed\" = \"Sync Failed\";").count == 1)
  }

  /// AppKit calls the title a message, in names of keys as well.
  @Test func cocoaNamesOfKeys() throws {
    let found = try alerts(
      "\"SyncAlert.message\" = \"Sync failed\"; \"SyncAlert.informative\" = \"Try again.\";")
    #expect(found.first?.members.map(\.role) == [.title, .message])
  }

  /// The comment of a button says which one it is as well.
  @Test(arguments: [
    (["Renew alert title", "Renew alert skip button title"], [2]),
    (
      [
        "Renew alert title", "Renew alert message", "Renew pass alert message",
        "Renew pass alert wait button title",
      ], [2, 2]
    ),
    (
      [
        "Missing map alert - title", "Missing map alert - message",
        "Missing map alert - other button",
      ], [3]
    ),
    (
      [
        "Missing map alert - title", "Missing map alert - message",
        "Missing map alert - first other button",
      ], [3]
    ),
    // Most of it is about something else.
    (
      [
        "Renew alert title", "Renew alert message",
        "Button title in the alert to renew a lost pass by mail",
      ], [2]
    ),
    // Either may be meant.
    (
      [
        "Lost pass alert title", "Lost pass alert message", "Lost map alert message",
        "Lost map pass alert button title",
      ], [2, 1]
    ),
  ])
  func aButtonJoinsTheAlertItsCommentNames(_ comments: [String], _ sizes: [Int]) throws {
    let found = try alerts(comments)
    #expect(found.map(\.members.count) == sizes, "\(found.map(\.members))")
  }

  /// What a comment only calls a button of an alert is one of the alert that its key names.
  @Test(arguments: [
    ("trip.alert.leaveTrip", "Alert button", [3]), ("trip.alert.leaveTrip", "Button in alert", [3]),
    ("trip_alert_leaveTrip", "Alert button title", [3]), ("trip.alert.leaveTrip", "Button", [2]),
    ("trip.leaveTrip", "Alert button", [2]), ("trip.alert.leaveTrip", "Alert title", [2, 1]),
    ("pass.alert.leaveTrip", "Alert button", [2]),
  ])
  func aKeyNamesTheAlertOfAButton(_ key: String, _ comment: String, _ sizes: [Int]) throws {
    let found = try alerts(
      """
      "trip.alert.title" = "Leave the trip?"; "trip.alert.cancel" = "Cancel";
      /* \(comment) */ "\(key)" = "Leave It";
      """)
    #expect(found.map(\.members.count) == sizes)
  }

  /// What a comment calls the title or the message of an alert is one, whatever else there is.
  @Test(arguments: [
    ("Alert title", ["Error"]), ("Alert body", ["Error"]),
    ("Title of the alert about a lost pass", ["“about lost pass”"]),
    ("Alert text", []), ("Alert button", []), ("Informative text", []),
    ("Title of the alert settings page", []), ("Not an alert title", []),
  ])
  func aCommentTellsOfATextAlone(_ comment: String, _ ids: [String]) throws {
    let found = try alerts("/* \(comment) */ \"Error\" = \"Error\";")
    #expect(found.map(\.id) == ids)
    #expect(found.allSatisfy { $0.members.count == 1 && $0.confidence == 0.75 })
  }

  /// A title that explains its question asks, by the marks of any language.
  @Test(arguments: [
    ("Delete the trip? You can’t undo this.", 1), ("删除行程吗？此操作无法撤销。", 1),
    ("حذف الرحلة؟ لا يمكن التراجع.", 1), ("The trip is gone. Go on.", 0), ("Why? ok", 0),
  ])
  func aTitleMayAskFirst(_ text: String, _ count: Int) throws {
    let found = try alerts("\"trip.delete.alert.title\" = \"\(text)\";")
    #expect(found.count == count)
  }

  /// Nothing is known of the rest of such an alert, and nothing is said of it.
  @Test func anAlertOfOneTextLacksNothing() throws {
    let catalog = Catalog(
      documents: [
        try document(
          """
          /* Alert body */ "The pass was lost." = "The pass was lost.";
          /* Alert title */ "Error" = "Error";
          """)
      ], sourceLocale: "en")
    let findings = try Checker(catalog, alerts: Grouping(catalog).alerts).findings()
    #expect(findings.map(\.rule) == ["title-uninformative"])
  }

  /// A sentence is no label, whatever its comment says.
  @Test(arguments: [("Leave It", 2), ("OK.", 2), ("It is not there any more.", 1), ("Leave?", 2)])
  func aSentenceIsNoButton(_ text: String, _ count: Int) throws {
    let found = try alerts(
      """
      /* Renew pass alert title */ "The Pass" = "The Pass";
      /* Renew pass alert button */ "\(text)" = "\(text)";
      """)
    #expect(found.map(\.members.count) == [count])
  }

  /// “action.title” is mostly that of a button.
  @Test(arguments: [
    ("Alert title", Role.title), ("Title of the alert to leave a trip", .title),
    ("Alert button title", .button), ("Title of the action", .button), ("", .button),
  ])
  func aCommentMayCallTheTitleOfAnActionThatOfAnAlert(_ comment: String, _ role: Role) throws {
    let found = try alerts(
      """
      /* \(comment) */ "trip.leave.action.title" = "Leave the Trip";
      "trip.leave.action.message" = "You can come back.";
      """)
    #expect(found.flatMap(\.members).first?.role == (role == .title ? .title : nil))
  }

  /// Of several default buttons one is there at a time.
  @Test(arguments: [("default", false), ("cancel", false), ("other", true)])
  func buttonsOfOneKindTakeTurns(_ kind: String, _ areTooMany: Bool) throws {
    let comments = [
      "title", "message", "other button", "confirm button", "fast \(kind) button",
      "slow \(kind) button",
    ]
    let document = try document(comments.map { "Renew pass alert - \($0)" })
    let catalog = Catalog(documents: [document])
    let found = Grouping(catalog).alerts
    #expect(found.map(\.members.count) == [6])
    let findings = try Checker(catalog, alerts: found).findings()
    #expect(findings.contains { $0.rule == TooManyButtons.info.id } == areTooMany)
  }

  /// Where some are called those of a dialog and some those of an alert, there may be two.
  @Test func buttonsOfADialogAndOfAnAlertAreNotCounted() throws {
    let comments = [
      "dialog title", "dialog button", "dialog button", "alert button", "alert button",
    ]
    let catalog = Catalog(documents: [try document(comments.map { "Renew pass \($0)" })])
    let found = Grouping(catalog).alerts
    #expect(found.map(\.members.count) == [5])
    let findings = try Checker(catalog, alerts: found).findings()
    #expect(!findings.contains { $0.rule == TooManyButtons.info.id })
  }

  /// `…button_title.too_low` and `….too_high` name labels of one button, as far as keys tell.
  @Test func keysDoNotCountButtons() throws {
    let keys = ["title", "message"] + ["a", "b", "c", "d"].map { "\($0).button" }
    let text = keys.map { "\"trip.alert.\($0)\" = \"Set Speed\";\n" }.joined()
    let catalog = Catalog(documents: [
      try Document(path: "en.lproj/A.strings", bytes: Array(text.utf8))
    ])
    let found = Grouping(catalog).alerts
    try #require(found.map(\.members.count) == [6])
    let rules = Set(try Checker(catalog, alerts: found).findings().map(\.rule))
    #expect(rules.isDisjoint(with: [TooManyButtons.info.id, ButtonDuplicate.info.id]))
  }

  /// A key with a space, its comment and its text.
  @Test func eachLineOfACommentIsAClaim() throws {
    let found = try alerts(
      """
      /* Navigation title of the trash
         Empty trash alert title */
      "Empty the Bin" = "Empty the Bin";
      /* Empty trash alert message */
      "It is gone then." = "It is gone then.";
      /* Leave trip alert title */
      "Leave Trip" = "Leave Trip";
      /* Leave trip alert message */
      "You can come back." = "You can come back.";
      /* Button in the toolbar
         Empty trash alert cancel button
         Leave trip alert cancel button
         Leave trip alert second cancel button */
      "Keep It" = "Keep It";
      """)
    #expect(
      found.map { $0.members.map(\.key) } == [
        ["Empty the Bin", "It is gone then.", "Keep It"],
        ["Leave Trip", "You can come back.", "Keep It"],
      ])
  }

  /// What is said of all strings below is said of none: the first one is a title.
  @Test func marksAreNoComments() throws {
    let found = try alerts(
      """
      // MARK: - Alert messages
      /* Empty trash alert title */
      "Empty the Bin" = "Empty the Bin";
      /* Empty trash alert message */
      "It is gone then." = "It is gone then.";
      """)
    #expect(found.map { $0.members.map(\.role) } == [[.title, .message]])
  }

  /// A sentence may go on in the next line.
  @Test func aLineInSmallLettersGoesOn() throws {
    let found = try alerts(
      """
      /* Title of the alert when the trip
         is deleted */
      "Delete Trip" = "Delete Trip";
      /* Message of the alert when the trip
         is deleted */
      "It is gone then." = "It is gone then.";
      /* Title of the alert when the trip
         is left */
      "Leave Trip" = "Leave Trip";
      /* Message of the alert when the trip
         is left */
      "You can come back." = "You can come back.";
      """)
    #expect(
      found.map { $0.members.map(\.key) } == [
        ["Delete Trip", "It is gone then."], ["Leave Trip", "You can come back."],
      ])
  }

  /// What many alerts are called takes no time to look through.
  @Test func aButtonOfManyAlertsIsInNone() throws {
    let texts = (0..<80).flatMap { ["access b\($0) alert title", "access b\($0) alert message"] }
    let found = try alerts(
      texts + ["access b1 alert skip button title", "access skip alert button title"])
    #expect(found.count == 80)
    #expect(found.filter { $0.members.count == 3 }.isEmpty)
  }
}

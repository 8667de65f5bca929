import Testing

@testable import AlertRules

/// What the names of keys and the words of comments say of alerts, and of which.
struct KeyEvidenceTests {
  private func alerts(_ strings: String) throws -> [Alert] {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    return Grouping(Catalog(documents: [document])).alerts
  }

  /// What a key calls a button, and is a paragraph, is none: “…settings” is about them.
  @Test(arguments: [
    ("Open Settings", 2),
    (
      "The camera cannot be used, because nobody allowed it. You may change this in the settings.",
      0
    ),
  ])
  func aParagraphIsNoButton(_ text: String, _ count: Int) throws {
    let found = try alerts(
      """
      "camera.permission.alert.title" = "Camera Not Available";
      "camera.permission.alert.settings" = "\(text)";
      """)
    #expect(found.flatMap(\.members).count == count)
  }

  /// Parts by separators, small to large letters, and the last of several capitals.
  @Test(arguments: [
    ("deleteURLAlertOKButton", ["delete", "url", "alert", "ok", "button"]),
    ("trip_delete.alertTitle", ["trip", "delete", "alert", "title"]),
    ("ALERT_TITLE", ["alert", "title"]), ("NOTNOW", ["notnow"]), ("myPDF", ["my", "pdf"]),
  ])
  func keysHaveParts(_ key: String, _ parts: [String]) {
    #expect(KeyName.parts(key) == parts)
  }

  /// Numbers, words in two parts, acronyms, and a name behind the role.
  @Test(arguments: [
    ("trip.alert.button2", Role.button, "trip.alert.2"),
    ("quit.alert.dont_save", .button, "quit.alert"), ("quit.alert.notNow", .button, "quit.alert"),
    ("quit.alert.textField", .field, "quit.alert"),
    ("leaveURLAlertTitle", .title, "leave.url.alert"),
    ("alert.title.leave", .title, "alert.leave"),
    ("dialog_message_leave", .message, "dialog.leave"),
    ("trip.alert.button.rotate", .button, "trip.alert.rotate"),
    ("alert_trip_button_move_here", .button, "alert.trip.move.here"),
    ("trip.alert.titleText", .title, "trip.alert"),
    ("trip_alert_body_text", .message, "trip.alert"),
    ("trip.alert.message.label", .message, "trip.alert"),
    ("trip.alert.cancelButtonText", .button, "trip.alert.cancel"),
    ("ALERT_TRIP_INFORMATIVE_TEXT_%@", .message, "alert.trip"),
    ("alert.delete.text", .message, "alert.delete"),
    ("deleteAlert.confirmText", .message, "delete.alert.confirm"),
    ("trip.messageText", .message, "trip.message"), ("tips.alert.title_%@", .title, "tips.alert"),
    ("tips.title2", .title, "tips.2"), ("trip3.alert1.message", .message, "trip3.alert1"),
  ])
  func keysNameRoles(_ key: String, _ role: Role, _ stem: String) throws {
    let name = try #require(KeyName(key))
    #expect(name.role == role && name.stem == stem)
    let hint = FileBytes(key.utf8).withUnsafeBytes(KeyNameScan.mayName)
    #expect(hint, "the bytes tell less than the text")
  }

  /// AppKit’s words for the two texts of an alert.
  @Test(arguments: [
    ("messageText", "informativeText"), ("message.text", "info.text"),
    ("message", "informativeText"),
  ])
  func messageTextIsTheTitleAboveInformativeText(_ title: String, _ message: String) throws {
    let found = try alerts(
      """
      "trip.alert.\(title)" = "Leave the Trip?"; "trip.alert.\(message)" = "You can come back.";
      "trip.alert.leaveButtonText" = "Leave";
      """)
    #expect(found.first?.members.map(\.role) == [.title, .message, .button])
  }

  /// “leave” names a button only right behind the alert; “description” is the message of what is called an alert.
  @Test func wordsCountBehindTheAlert() throws {
    let found = try alerts(
      """
      "trip.alert.title" = "Leave?"; "trip.alert.description" = "You can come back."; "trip.alert.leave" = "Leave";
      "trip.alert.try_again" = "Try Again"; "trip.leave" = "Leave the trip";
      """)
    #expect(found.first?.members.map(\.role) == [.title, .message, .button, .button])
    #expect(found.first?.confidence == 0.8)
  }

  @Test(arguments: ["share", "dont_share", "signOut", "replace", "install_button"])
  func moreButtonsBehindTheAlert(_ key: String) throws {
    let found = try alerts(
      "\"trip.alert.title\" = \"Leave?\"; \"trip.alert.\(key)\" = \"A b\"; \"trip.\(key)\" = \"C d\";"
    )
    #expect(found.first?.members.map(\.role) == [.title, .button])
  }

  /// “content” is a message as weakly as “description”; a screen and a form are no alerts.
  @Test func aContentIsAMessage() throws {
    let found = try alerts(
      """
      "trip.alert.title" = "Leave?"; "trip.alert.content" = "You can come back.";
      "trip.screen.title" = "Trips"; "trip.screen.message" = "You have none.";
      "pass_form_title" = "Pass"; "pass_form_content" = "Write its number down.";
      "trip.page.alert.title" = "Leave?"; "trip.page.alert.message" = "You can come back.";
      """)
    #expect(found.map(\.id) == ["trip.alert", "trip.page.alert"])
  }

  /// What names the alert at one of its strings names it for the others.
  @Test func oneStringNamesTheAlertForAll() throws {
    let found = try alerts(
      """
      /* Title of the dialog to leave a trip */
      "trip.leave.title" = "Leave the trip?";
      "trip.leave.message" = "You can come back.";
      "trip.leave.button" = "Leave";
      """)
    #expect(found.first?.confidence == 0.8 && found.first?.members.count == 3)
  }

  /// The title that is called one of an alert, not that of the row which opens it.
  @Test func theTitleOfTheAlertIsMeant() throws {
    let found = try alerts(
      """
      "trip.delete.title" = "Delete all data"; "trip.delete.alert_title" = "Delete all data?";
      "trip.delete.message" = "They are gone then."; "trip.delete.delete_button" = "Delete";
      "trip.deny.alert.header" = "Photos"; "trip.deny.alert.title" = "Photos are locked"; "trip.deny.alert.message" = "Allow it.";
      """)
    #expect(
      found.map { $0.members.map(\.key) } == [
        ["trip.delete.alert_title", "trip.delete.message", "trip.delete.delete_button"],
        ["trip.deny.alert.title", "trip.deny.alert.message"],
      ])
    #expect(found.allSatisfy { $0.confidence == 0.8 })
  }

  /// A question whose buttons are those of every alert stands alone; a heading does not.
  @Test func aQuestionIsAnAlertByItself() throws {
    let found = try alerts(
      """
      "trip.delete.alert.title" = "Delete the trip?"; "trip.price_alert.title" = "Price alert";
      "trip.delete.title" = "Delete it?";
      """)
    #expect(found.map(\.id) == ["trip.delete.alert"] && found[0].confidence == 0.7)
  }

  /// It is confirmed in an alert, and may be explained, but not on a page.
  @Test(arguments: [
    ("trip.leave.confirmation.title", "Leave the trip?", 1),
    ("trip.leave.confirmation.title", "Leave the trip? You can’t come back.", 1),
    ("trip.leave.alert.title", "Leave the trip? You can’t come back.", 1),
    ("trip.leave.confirmation.title", "Leave the trip", 0),
    ("trip.leave.alert.title", "What is new?", 1),
    ("onboarding.confirm.title", "Are you a pilot?", 0),
  ])
  func aQuestionToConfirm(_ key: String, _ title: String, _ count: Int) throws {
    let found = try alerts("\"\(key)\" = \"\(title)\";")
    #expect(found.map(\.confidence) == Array(repeating: 0.7, count: count))
  }

  /// The comment says where it stands.
  @Test func aQuestionOnAScreenIsNoAlert() throws {
    let found = try alerts(
      "/* Title of the email screen */ \"email.confirm.title\" = \"Is this your address?\";")
    #expect(found.isEmpty)
  }

  /// A page to confirm something has buttons too, unless one destroys or cancels.
  @Test(arguments: [
    ("open_mail_button", 0.6), ("ok", 0.6), ("cancel", 0.8), ("cancel_button", 0.8),
  ])
  func aPageToConfirmHasButtons(_ button: String, _ confidence: Double) throws {
    let found = try alerts(
      """
      "email.confirm.title" = "Check your mail"; "email.confirm.message" = "We sent you a link.";
      "email.confirm.\(button)" = "A \(button)";
      """)
    #expect(found.map(\.confidence) == [confidence])
  }

  /// The page that says what was ordered.
  @Test func aConfirmationMayBeAPage() throws {
    let found = try alerts(
      """
      "order.confirmation.title" = "Thank You"; "order.confirmation.message" = "It is on its way.";
      "cancel_order.confirmation.title" = "Cancel Order"; "cancel_order.confirmation.message" = "It is not sent then.";
      "leave.confirmation.title" = "Leave?"; "leave.confirmation.message" = "You can come back.";
      """)
    #expect(found.map(\.confidence) == [0.6, 0.8, 0.8])
  }

  /// “Delete” above a message is the title, and without one a label like any other.
  @Test(arguments: [
    (["trip.delete_alert.title", "trip.delete_alert.message", "trip.delete_alert.keep"], [3]),
    (["trip.delete_alert.title", "trip.delete_alert.keep"], []),
    (["trip.delete_alert.title"], []), (["trip.delete.title", "trip.delete.message"], []),
  ])
  func aTitleMayBeALabel(_ keys: [String], _ sizes: [Int]) throws {
    let found = try alerts(
      keys.map { "\"\($0)\" = \"\($0.hasSuffix("title") ? "Delete" : "It is gone then.")\";" }
        .joined())
    #expect(found.map(\.members.count) == sizes)
  }

  /// A text that replaced another one has a version behind its name.
  @Test func versionsAreNoNames() throws {
    let found = try alerts(
      """
      "trip.alert.title.v2" = "Leave?"; "trip.alert.message" = "You can come back."; "trip.alert.cancel.v12" = "Cancel";
      """)
    #expect(found.first?.members.count == 3)
  }

  /// Separators, explanations behind the name, names without an article, and the words of AppKit.
  @Test(arguments: [
    ["Install alert - title", "Install alert - message", "Install alert - default button"],
    ["Stop server : confirmation dialog : title", "Stop server : confirmation dialog : message"],
    ["Update alert title", "Update alert message: A new version is there."],
    ["Delete feed alert title", "Delete feed alert message. %@ is the feed."],
    [
      "The title of the alert describing an error",
      "Body of the alert describing an error. (1: The limit)",
    ],
    ["Lost pass alert -> title", "Lost pass alert -> message", "Lost pass alert -> button"],
    ["Lost pass alert panel -> title", "Lost pass alert panel -> message"],
    ["Lost pass alert title", "Lost pass alert description"],
    ["Title of the alert about a lost pass", "Description of the alert about a lost pass"],
    ["Missing parts alert title", "Missing parts alert message (what is missing)"],
    ["Title for Export Error alert", "Message for Export Error alert"],
    ["stop query message", "stop query informative message"],
    ["list change alert message", "list change alert informative text"],
  ])
  func commentsOfOneAlert(_ comments: [String]) throws {
    let found = try alerts(
      comments.enumerated().map { "/* \($1) */ \"Text \($0)\" = \"Text \($0)\";\n" }.joined())
    #expect(found.count == 1)
    let roles: [Role] = [.title, .message, .button]
    #expect(found.first?.members.map(\.role) == Array(roles.prefix(comments.count)))
    #expect(found.first?.members.map(\.key) == comments.indices.map { "Text \($0)" })
  }

  /// A message is a title only beside an informative one.
  @Test func aMessageByItselfIsNoTitle() throws {
    let found = try alerts(
      """
      /* stop query message */ "A" = "A b"; /* stop query title */ "B" = "B c"; /* welcome message */ "C" = "C d";
      /* Title for file selection dialog */ "D" = "D e"; /* Message for file selection dialog */ "E" = "E f";
      """)
    #expect(found.isEmpty)
  }

  /// The word for a button may stand before the name of the button.
  @Test(arguments: [
    ["trip.alert.title", "trip.alert.button.rename", "trip.alert.button.cancel"],
    ["alert_trip_title", "alert_trip_button_move_here", "alert_trip_btn_rename"],
    ["tripAlertTitle", "tripAlertActionRename", "tripAlertCancelButton"],
  ])
  func namesOfButtonsStandBehind(_ keys: [String]) throws {
    let found = try alerts(keys.map { "\"\($0)\" = \"A \($0)\";" }.joined())
    #expect(found.count == 1)
    #expect(found.first?.members(.button).count == 2)
  }

  /// Buttons are numbered within one alert, or with their alert.
  @Test(arguments: [
    (["title", "message", "button1", "button2"], ["trip.alert": 4]),
    (
      ["title1", "message1", "ok1", "title2", "message2", "ok2"],
      ["trip.alert.1": 3, "trip.alert.2": 3]
    ),
  ])
  func numbersTellAlertsApart(_ parts: [String], _ sizes: [String: Int]) throws {
    let found = try alerts(parts.map { "\"trip.alert.\($0)\" = \"A \($0)\";" }.joined())
    #expect(
      Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.members.count) }) == sizes)
  }

  @Test func aNumberedAlertAndAnActionSheetSayAlert() throws {
    for key in ["trip.alert1.title", "trip.action_sheet.title", "trip.actionSheet.title"] {
      let name = try #require(KeyName(key))
      #expect(name.hasContainer && !name.isWeak, "\(key)")
    }
  }
}

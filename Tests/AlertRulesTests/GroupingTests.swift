import Testing

@testable import AlertRules

/// Alerts without a manifest: key names and comments, and what must not become one.
struct GroupingTests {
  private func alerts(_ strings: String, manifest: String? = nil) throws -> [Alert] {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    let manifests = try manifest.map { [try Manifest($0, file: "alerts.yml")] } ?? []
    return Grouping(Catalog(documents: [document]), manifests: manifests).alerts
  }

  private func shape(_ alert: Alert) -> String {
    "\(alert.id): " + alert.members.map { "\($0.role.rawValue)=\($0.key)" }.joined(separator: " ")
  }

  @Test func keyNamesWithAContainer() throws {
    let found = try alerts(
      """
      "trip.delete.alert.title" = "Delete the trip?";
      "trip.delete.alert.message" = "It is gone then.";
      "trip.delete.alert.confirm" = "Delete";
      "trip.delete.alert.cancel" = "Cancel";
      "trip.list.header" = "Trips";
      """)
    #expect(
      found.map(shape) == [
        "trip.delete.alert: title=trip.delete.alert.title message=trip.delete.alert.message "
          + "button=trip.delete.alert.confirm button=trip.delete.alert.cancel"
      ])
    #expect(found[0].confidence >= 0.7)
    #expect(found[0].members[3].style == .cancel)
  }

  /// Plural forms that an app chooses from itself are one button; “one” alone is a name.
  @Test func formsOfOneButton() throws {
    let found = try alerts(
      """
      "trip.delete.alert.title" = "Delete these trips?";
      "trip.delete.alert.message" = "They are gone then.";
      "trip.delete.alert.button.delete_one" = "Delete %d Trip";
      "trip.delete.alert.button.delete_few" = "Delete %d Trips";
      "trip.delete.alert.button.delete_other" = "Delete %d Trips";
      "trip.delete.alert.button.keep_one" = "Keep One";
      """)
    #expect(
      found.map(shape) == [
        "trip.delete.alert: title=trip.delete.alert.title message=trip.delete.alert.message "
          + "button=trip.delete.alert.button.delete_other button=trip.delete.alert.button.keep_one"
      ])
  }

  @Test func aLongerStemIsAnotherAlert() throws {
    let found = try alerts(
      """
      "Alert.CancelInstall.Title" = "Stop?";
      "Alert.CancelInstall.Message" = "It can go on later.";
      "Alert.CancelInstall.PrimaryButton" = "Stop";
      "Alert.CancelInstall.Runtimes.Title" = "Stop all?";
      "Alert.CancelInstall.Runtimes.Message" = "They can go on later.";
      """)
    #expect(found.map(\.id) == ["alert.cancel.install", "alert.cancel.install.runtimes"])
    #expect(found[0].members.map(\.role) == [.title, .message, .button])
  }

  @Test func theWordBeforeAGenericButtonTellsWhich() throws {
    let found = try alerts(
      """
      "trip.delete.alert.title" = "Delete the trip?";
      "trip.delete.alert.message" = "It is gone then.";
      "trip.delete.alert.delete_btn" = "Delete";
      "trip.delete.alert.cancelAction" = "Cancel";
      """)
    #expect(found.map(\.id) == ["trip.delete.alert"])
    #expect(found[0].members.map(\.style) == [.unknown, .unknown, .destructive, .cancel])
  }

  @Test(arguments: ["action", "btn", "button"])
  func aVerbBeforeAGenericButtonMayNameTheAlert(_ part: String) throws {
    let found = try alerts(
      """
      "trip.delete.title" = "Delete the trip?";
      "trip.delete.message" = "It is gone then.";
      "trip.delete.\(part)" = "Delete";
      """)
    #expect(found.map(\.id) == ["trip.delete"])
    #expect(found.first?.members.map(\.style) == [.unknown, .unknown, .destructive])
  }

  /// What a text is about is no place.
  @Test func aScreenshotInACommentIsNoScreen() throws {
    for (comment, isSure) in [("before a screenshot is deleted", true), ("of a screen", false)] {
      let found = try alerts(
        """
        /* Asks \(comment). */
        "shot.delete.alert.title" = "Delete it?";
        /* Asks \(comment). */
        "shot.delete.alert.message" = "It is gone then.";
        """)
      #expect(found.map { $0.confidence >= Claim.certain } == [isSure], "\(comment)")
    }
  }

  @Test func confirmBeforeAButtonNamesTheAlert() throws {
    let found = try alerts(
      """
      "trip.delete.confirm.title" = "Delete the trip?";
      "trip.delete.confirm.button" = "Delete";
      """)
    #expect(
      found.map(shape) == [
        "trip.delete.confirm: title=trip.delete.confirm.title button=trip.delete.confirm.button"
      ])
  }

  @Test func commentsPairNaturalKeys() throws {
    let found = try alerts(
      """
      /* Delete technique alert title */
      "Delete it?" = "Delete it?";
      /* Delete technique alert message */
      "It is gone then." = "It is gone then.";
      """)
    #expect(found.count == 1 && found[0].confidence >= 0.7)
    #expect(found.first?.members.map(\.role) == [.title, .message])
  }

  @Test func commentsMayNameTheAlertBetweenTheirWords() throws {
    let found = try alerts(
      """
      /* Title of the delete trip alert. */
      "Delete it?" = "Delete it?";
      /* Message of the delete trip alert. */
      "It is gone then." = "It is gone then.";
      /* Button in the delete trip alert. */
      "Remove" = "Remove";
      /* Title of the screen with the delete trip alert. */
      "Trips" = "Trips";
      /* Title of the button in the delete trip alert. */
      "Stay" = "Stay";
      /* Title for the section about alert sounds. */
      "Sounds" = "Sounds";
      """)
    #expect(found.count == 1)
    #expect(
      found.first?.members.map { "\($0.role) \($0.key)" } == [
        "title Delete it?", "message It is gone then.", "button Remove", "button Stay",
      ])
  }

  @Test(arguments: [
    "trip.alert.button.delete", "trip.alert.delete.button", "trip.alert.renameButton",
    "trip.alert.turnOn.button", "trip.alert.button.default", "TRIP_ALERT_BTN_DELETE",
    "trip.alert.buttons.cancel",
  ])
  func buttonsBehindTheAlert(_ key: String) throws {
    let stem = key.hasPrefix("TRIP") ? "TRIP_ALERT_" : "trip.alert."
    let found = try alerts(
      """
      "\(stem)title" = "Delete the trip?";
      "\(stem)message" = "It is gone then.";
      "\(key)" = "Delete";
      """)
    #expect(found.map(\.id) == ["trip.alert"])
    #expect(found.first?.members.map(\.role) == [.title, .message, .button])
  }

  @Test func aProjectMayNameItsButtonsDefault() throws {
    let found = try alerts(
      """
      "trip.alert.title" = "Delete the trip?"; "trip.alert.default" = "Delete";
      """,
      manifest: "version: 1\nconventions: { key-roles: { button: [default] } }\n")
    #expect(found.first?.members.map(\.role) == [.title, .button])
  }

  /// “later” and a comment that only says button make no button that cancels.
  @Test func theStyleOfAKeyNameIsAGuessWhateverTheCommentSays() throws {
    let found = try alerts(
      """
      /* Button in the alert */
      "a.alert.later" = "Not Now";
      /* Cancel button of the alert */
      "a.alert.wait" = "Stay";
      /* Alert title */
      "a.alert.title" = "Turn it on?";
      """)
    let guessed = found.first?.members.map { "\($0.key) \($0.style) \($0.isStyleGuessed)" }
    #expect(
      guessed == [
        "a.alert.title unknown true", "a.alert.later cancel true", "a.alert.wait cancel false",
      ], "\(guessed ?? [])")
  }

  @Test func keysWithoutRolesAndPairsWithoutContainer() throws {
    #expect(try alerts("\"support_unexpected_error\" = \"It failed\";").isEmpty)
    #expect(try alerts("\"error.disk\" = \"Disk full\"; \"error.title\" = \"Error\";").isEmpty)
    let pair = try alerts("\"trip.title\" = \"Welcome\"; \"trip.message\" = \"Let’s begin\";")
    #expect(pair.count == 1 && pair[0].confidence < 0.7, "a guess stays a guess")
  }

  /// What names another place is no alert, unless something says so or there is something to decide.
  @Test(arguments: [
    (["onboarding.welcome.title", "onboarding.welcome.message"], 0),
    (["common.confirm.title", "common.message", "common.cancel"], 0),
    (["common.error.title", "common.error.message"], 1),
    (["common.alert.title", "common.alert.message"], 1),
    (["WidgetTitle", "WidgetMessage", "WidgetButton"], 0),
    (["widget.alert.title", "widget.alert.message"], 1),
    (["widget.remove.title", "widget.remove.message", "widget.remove.cancel"], 1),
    (["banner.offline.title", "banner.offline.message", "banner.offline.close"], 0),
    (["confirm_key_banner_title", "confirm_key_banner_message", "confirm_key_banner_save"], 0),
    (["tip1.title", "tip1.message"], 0),
  ])
  func otherPlacesAreNoAlerts(_ keys: [String], _ count: Int) throws {
    #expect(try alerts(keys.map { "\"\($0)\" = \"A \($0)\";" }.joined()).count == count)
  }

  /// “Try again.” is no label of a button, because of its mark.
  @Test(arguments: [("Try again.", 1), ("Try again!", 1), ("Try again", 0)])
  func aLabelWithAMarkIsAText(_ message: String, _ count: Int) throws {
    let found = try alerts(
      "\"sync.alert.title\" = \"Sync Failed\"; \"sync.alert.message\" = \"\(message)\";")
    #expect(found.count == count)
  }

  @Test func aTourMayBeAskedAbout() throws {
    let found = try alerts(
      "\"tour.end.title\" = \"End this tour?\"; \"tour.end.message\" = \"It was long.\";")
    #expect(found.map(\.id) == ["tour.end"])
  }

  @Test func theManifestWins() throws {
    let found = try alerts(
      """
      "a.alert.title" = "One"; "a.alert.message" = "Two."; "ok" = "OK";
      """,
      manifest: "version: 1\nalerts:\n  mine: { title: a.alert.title, buttons: [ok] }\n")
    #expect(found.map(\.id) == ["mine"])
    #expect(found[0].confidence == 1 && found[0].knowsAllButtons)
  }

  private static let keyRoles =
    "version: 1\nconventions:\n  key-roles: { title: [ttle], message: [small_print], "
    + "button: [goAhead], cancel: [back_out], field: [inputHint] }\n"

  /// Words of a project name roles as the built-in ones do, however keys and words are cut.
  @Test(arguments: [
    ("trip.alert.ttle", Role.title, ButtonStyle.unknown), ("tripAlertTtle", .title, .unknown),
    ("trip.alert.small_print", .message, .unknown), ("tripAlertSmallPrint", .message, .unknown),
    ("trip.alert.smallprint_1", .message, .unknown),
    ("trip.alert.goAhead", .button, .unknown), ("trip_alert_go_ahead", .button, .unknown),
    ("trip.alert.back_out", .button, .cancel), ("trip-alert-back-out", .button, .cancel),
    ("trip.alert.inputHint", .field, .unknown), ("trip.alert.INPUT_HINT", .field, .unknown),
  ])
  func wordsOfTheProjectNameRoles(_ key: String, _ role: Role, _ style: ButtonStyle) throws {
    let manifest = try Manifest(Self.keyRoles, file: "alerts.yml")
    let name = try #require(KeyName(key, extraRoles: [manifest.keyRoles]))
    #expect(name.role == role && name.style == style)
    #expect(name.stem == "trip.alert")
    #expect(KeyName(key)?.role == nil)
  }

  @Test(arguments: ["alert.out", "trip.alert.back", "back_out", "trip.alert.out.back"])
  func onlyAWholeWordOfTheProjectCounts(_ key: String) throws {
    let manifest = try Manifest(Self.keyRoles, file: "alerts.yml")
    #expect(KeyName(key, extraRoles: [manifest.keyRoles]) == nil)
  }

  /// Of two roles a word names one, in one manifest or in two.
  @Test func aWordOfTheProjectNamesOneRole() throws {
    let words = try ["{ button: [go, back], cancel: [back], title: [go] }", "{ cancel: [go] }"]
      .map { roles in
        try Manifest("version: 1\nconventions: { key-roles: \(roles) }\n", file: "alerts.yml")
          .keyRoles
      }
    #expect(KeyName("trip.alert.go", extraRoles: [words[0]])?.role == .title)
    #expect(KeyName("trip.alert.back", extraRoles: [words[0]])?.style == .cancel)
    #expect(KeyName("trip.alert.go", extraRoles: words)?.style == .cancel)
  }

  @Test(.timeLimit(.minutes(5))) func manyWordsOfTheProject() {
    let words = (0..<50_000).map { "word\($0)" }
    var roles = KeyRoles()
    for word in words { roles.add(word, .title) }
    #expect(words.allSatisfy { KeyName("trip.\($0)", extraRoles: [roles])?.role == .title })
  }

  @Test func wordsOfTheProjectFormAlerts() throws {
    let found = try alerts(
      """
      "trip.alert.ttle" = "Delete the trip?";
      "trip.alert.small_print" = "It is gone then.";
      "trip.alert.go_ahead" = "Delete";
      "trip.alert.back_out" = "Keep it";
      """, manifest: Self.keyRoles)
    #expect(
      found.map(shape) == [
        "trip.alert: title=trip.alert.ttle message=trip.alert.small_print "
          + "button=trip.alert.go_ahead button=trip.alert.back_out"
      ])
    #expect(found.first?.members.last?.style == .cancel)
  }

  @Test func templatesExpandOverTheKeys() throws {
    let found = try alerts(
      "\"error.disk.title\" = \"A\"; \"error.disk.message\" = \"B.\"; \"error.net.title\" = \"C\"; \"ok\" = \"OK\";",
      manifest: """
        version: 1
        templates:
          - { match: "error.{name}.title", title: "error.{name}.title", message: "error.{name}.message", buttons: [ok] }
        """)
    #expect(found.map(\.id) == ["error.disk.title", "error.net.title"])
    #expect(found[0].members.map(\.key) == ["error.disk.title", "error.disk.message", "ok"])
  }

  @Test(arguments: [
    ("ОК", "ru"), ("OK", "ru"), ("ΟΚ", "el"), ("OK", "el"), ("Tamam", "tr"), ("확인", "ko"),
    ("好", "zh-Hans"),
    ("确定", "zh-Hans"), ("ok.", "de"), ("D’acord", "ca"), ("D'acord", "ca"),
  ])
  func okIsRecognised(_ label: String, _ locale: String) throws {
    let policy = try #require(try Policies.policy(for: locale))
    #expect(StockLabels(policy).roles(of: label).contains(.ok))
  }

  @Test func theChineseOKIsNotYes() throws {
    let policy = try #require(try Policies.policy(for: "zh-Hans"))
    #expect(!StockLabels(policy).roles(of: "确定").contains(.yes))
    #expect(StockLabels(policy).roles(of: "是").contains(.yes))
  }

  @Test func turkishCaseIsFoldedByItsOwnRules() throws {
    let policy = try #require(try Policies.policy(for: "tr"))
    #expect(StockLabels(policy).roles(of: "HAYIR").contains(.no))
    #expect(!StockLabels(policy).roles(of: "HAYİR").contains(.no))
  }

  /// What stands around a phrase counts: a button of the alert, a page about alerts, a text field.
  @Test(arguments: [
    ("Title of the alert: leave", Role.title), ("Title of the alert button: leave", .button),
    ("Title of the alert view", .title), ("Trip not found alert title", .title),
    ("Title of the alert. Page could not be loaded", .title),
    ("Alert message: field must be filled", .message), ("Alert text field: code", .field),
    ("Confirmation text: leave", .message), ("Title of the alert settings page", nil),
    ("This is not an alert title: footer", nil),
    ("Class = \"UIButton\"; title = \"Alert Title\"; ObjectID = \"q1w-e2-r3t\";", nil),
  ])
  func commentsNameRoles(_ comment: String, _ role: Role?) {
    #expect(CommentClaim(comment)?.role == role)
  }

  @Test func aCommentThatSaysOtherwiseWeakensTheName() throws {
    let found = try alerts(
      """
      /* Message of the leave trip alert */
      "leave.alert.title" = "Leave Trip?";
      "leave.alert.message" = "Nobody will see it.";
      """)
    #expect(found.map(\.confidence) == [0.8 * 0.8])
  }

  /// “Error” is no label of a button.
  @Test func aTitleThatOnlySaysErrorIsOne() throws {
    let found = try alerts(
      """
      "sync.alert.title" = "Error";
      "sync.alert.message" = "The sync failed.";
      "sync.alert.ok" = "OK";
      """)
    #expect(found.first?.members.map(\.role) == [.title, .message, .button])
  }

  @Test func templatesMayNameTheirTable() throws {
    let document = try Document(
      path: "en.lproj/Errors.strings",
      bytes: Array("\"error.disk.title\" = \"A\"; \"error.disk.message\" = \"B.\";".utf8))
    let manifest = try Manifest(
      """
      version: 1
      templates:
        - match: "error.{name}.title"
          title: { key: "error.{name}.title", table: Errors }
          message: { key: "error.{name}.message", table: Errors }
      """, file: "alerts.yml")
    let found = Grouping(Catalog(documents: [document]), manifests: [manifest]).alerts
    #expect(found.map(\.confidence) == [1])
    #expect(found.map(\.table.name) == ["Errors"])
  }
}

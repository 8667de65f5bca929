import Testing

@testable import AlertRules

/// Keys that form an alert, and how surely.
struct AlertConfidenceTests {
  private func alerts(_ strings: String) throws -> [Alert] {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(strings.utf8))
    return Grouping(Catalog(documents: [document])).alerts
  }

  /// Xcode adds the values that stand behind a key in the code.
  @Test func keysWithArguments() throws {
    let found = try alerts(
      """
      "trip.delete.alert.title %@" = "Delete “%@”?";
      "trip.delete.alert.message %@ %lld" = "%@ and %lld photos are gone then.";
      "Delete %@" = "Delete %@";
      "trip delete alert.title %@" = "Trip";
      """)
    #expect(
      found.map { $0.members.map { "\($0.role.rawValue)=\($0.key)" }.joined(separator: " ") } == [
        "title=trip.delete.alert.title %@ message=trip.delete.alert.message %@ %lld"
      ])
  }

  /// What asks and offers a way out is an alert, whatever its message is called, and what asks in a confirmation; what a
  /// comment says of a checkbox makes no alert less certain.
  @Test(arguments: [
    (
      """
      "Reset_ConfirmDialog_Title" = "Reset?"; "Reset_ConfirmDialog_Description" = "All is lost.";
      "Reset_ConfirmDialog_Cancel" = "Cancel";
      """, 0.8
    ),
    (
      """
      "wallet.delete.confirmation.title" = "Forget the wallet?";
      "wallet.delete.confirmation.description" = "All is lost.";
      """, 0.8
    ),
    (
      """
      "show_confirmation_dialog.title" = "Show Notification";
      "show_confirmation_dialog.description" = "Shows a notification afterwards.";
      """, 0.6
    ),
    (
      """
      "quit.alert.title" = "Quit?"; "quit.alert.message" = "Nothing is saved.";
      /* Alert button title */ "quit.alert.suppression_button_title" = "Don’t ask again";
      """, 0.8
    ),
  ])
  func surenessOfAnAlert(_ strings: String, _ confidence: Double) throws {
    #expect(try alerts(strings).map(\.confidence) == [confidence])
  }
}

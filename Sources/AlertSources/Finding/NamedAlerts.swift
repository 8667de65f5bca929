/// Alerts that a project or a package draws itself, told by their name: `AlertTextViewController(title:message:)`.
///
/// What they do with a title and a message is not followed, so nothing is known of their buttons.
enum NamedAlerts {
  /// The alert that an object of this name carries the texts of.
  static func draft(_ call: Code.Call) -> Draft? {
    guard let type = call.name, type.first?.isUppercase ?? false, isAlert(type),
      let title = call.argument("title"), let message = call.argument("message")
    else { return nil }
    var draft = Draft(maker: .named, line: call.line, title: title, message: message)
    draft.mayHaveMore = true
    return draft
  }

  /// `AlertItem`, `DeleteAlertViewController`; no lists of alerts, and no banner.
  private static func isAlert(_ type: String) -> Bool {
    type.contains("Alert")
      && !["Alerts", "AlertList", "Banner", "Toast", "Notification", "Widget", "Row", "Cell"]
        .contains(where: type.contains)
  }
}

/// Alerts of AppKit: what it calls message text is the title (spec ALERT-GROUPING §2.3).
enum AppKitAlerts {
  /// The alert that a call makes.
  static func draft(_ call: Code.Call) -> Draft? {
    switch call.name {
    case "NSAlert" where call.arguments.isEmpty:
      return Draft(maker: .nsAlert, line: call.line)
    case "NSAlert" where call.argument("messageText") != nil:
      var draft = Draft(
        maker: .nsAlert, line: call.line, title: call.argument("messageText"),
        // The second as many projects extend it.
        message: call.argument("informativeTextWithFormat") ?? call.argument("informativeText"))
      if let title = call.argument("defaultButton") {
        let others = ["alternateButton", "otherButton"].compactMap(call.argument)
        draft.buttons = buttons([title] + others)
      }
      return draft
    case "NSRunAlertPanel", "NSRunCriticalAlertPanel", "NSRunInformationalAlertPanel":
      let values = call.arguments.map(\.value)
      guard values.count >= 5 else { return nil }
      return Draft(
        maker: .nsAlert, line: call.line, title: values[0], message: values[1],
        buttons: buttons(values[2..<5]))
    case "NSBeginAlertSheet", "NSBeginCriticalAlertSheet", "NSBeginInformationalAlertSheet":
      // Between the buttons and the message stand the window, and what is called afterwards.
      let values = call.arguments.map(\.value)
      guard values.count >= 10 else { return nil }
      return Draft(
        maker: .nsAlert, line: call.line, title: values[0], message: values[9],
        buttons: buttons(values[1..<4]))
    default: return nil
    }
  }

  /// The buttons of older calls: without a title the first is the system’s OK, and the others are not there.
  private static func buttons(_ titles: some Collection<Code>) -> [Draft.Button] {
    titles.enumerated().filter { $0 == 0 || $1 != .absent }.map { index, title in
      Draft.Button(code: ButtonReader.titled(title), isDefault: index == 0 ? true : nil)
    }
  }

  /// What a call on an alert adds to it.
  ///
  /// - Returns: false if the call is none of AppKit's.
  static func send(_ call: Code.Call, to draft: inout Draft) -> Bool {
    guard call.name == "addButton", let title = call.argument("withTitle") else { return false }
    draft.buttons.append(Draft.Button(code: ButtonReader.titled(title)))
    return true
  }

  /// What is set on an alert.
  static func set(_ name: String, _ value: Code, of draft: inout Draft) {
    switch name {
    case "messageText": draft.title = value
    case "informativeText": draft.message = value
    case "alertStyle":
      draft.isCritical = ["critical", "NSAlertStyleCritical"].contains(value.value.chain?.last)
    default: break
    }
  }

  /// What is set on a button of an alert.
  static func set(_ name: String, _ value: Code, of button: inout Draft.Button) {
    switch (name, value) {
    case ("hasDestructiveAction", .name("true")): button.isDestructive = true
    case ("title", _): button.code = ButtonReader.titled(value)
    case ("keyEquivalent", .text(let key)):
      button.isCancel = key.text == "\u{1B}"
      button.isDefault = key.text == "\r"
    default: break
    }
  }
}

/// Alerts that a project or a package draws itself, told by their name: `AlertTextViewController(title:message:)`,
/// `BigAlert()` with a `messageText`.
///
/// What they do is not followed, so there may be buttons that are not seen.
enum NamedAlerts {
  /// The alert that an object of this name carries the texts of.
  static func draft(_ call: Code.Call) -> Draft? {
    guard let type = call.name, type.first?.isUppercase ?? false, isAlert(type) else {
      return shown(call)
    }
    var draft = Draft(maker: .named, line: call.line)
    draft.mayHaveMore = true
    if call.arguments.isEmpty, type.hasSuffix("Alert") { return draft }
    return fill(draft, from: call)
  }

  /// `AlertHelper.present(self, message:title:actions:)`: a type whose code is elsewhere shows one.
  private static func shown(_ call: Code.Call) -> Draft? {
    guard case .member(.name(let type)?, let method) = call.callee, isAlert(type),
      ["present", "show", "display"].contains(where: method.hasPrefix)
    else { return nil }
    var draft = Draft(maker: .named, line: call.line)
    draft.mayHaveMore = true
    // Where none is handed over it has one of its own, perhaps.
    draft.title = .other([])
    return fill(draft, from: call)
  }

  private static func fill(_ empty: Draft, from call: Code.Call) -> Draft? {
    var draft = empty
    let buttons = Self.lists.lazy.compactMap(call.argument).first
    let message = call.argument("message")
    let title = call.argument("title")
    // `info:` beside a title is its text; beside a message it may be anything.
    let labels = Self.details + (title == nil ? [] : ["info"])
    let details = labels.lazy.compactMap(call.argument).first(where: Self.mayBeText)
    switch (title, message, details) {
    case (let title?, let message?, _), (let title?, nil, let message?):
      draft.title = title
      draft.message = message
    case (nil, let title?, let message?):
      draft.title = title
      draft.message = message
    case (nil, let message?, nil) where buttons != nil: draft.message = message
    default: return nil
    }
    draft.style = call.argument("preferredStyle") ?? call.argument("style")
    if let buttons { draft.buttons = [Draft.Button(code: .element(buttons))] }
    draft.buttons += Self.singles.compactMap(call.argument).map { Draft.Button(code: $0) }
    return draft
  }

  /// Whether something may be a text: `.error`, `nil` and a list are none.
  private static func mayBeText(_ code: Code) -> Bool {
    switch code {
    case .absent, .member(nil, _), .list, .block: false
    default: true
    }
  }

  /// What stands below a title; without one the message is it, as in AppKit (spec ALERT-GROUPING §2.3).
  private static let details = ["details", "informativeText", "information"]
  /// What the arguments with buttons are called.
  private static let lists = ["buttons", "actions", "actionItems"]
  /// The same of arguments with one.
  private static let singles = ["primaryButton", "secondaryButton", "dismissButton"]

  /// `alertInfo = .init(title:message:)`: the property tells that it is an alert.
  static func naming(_ target: String, _ value: Code) -> Code {
    guard case .call(var call) = value, case .member(nil, "init") = call.callee,
      target.lowercased().contains("alert"), let first = target.first
    else { return value }
    call.callee = .name(first.uppercased() + target.dropFirst())
    return .call(call)
  }

  /// `AlertItem`, `DeleteAlertViewController`; no lists of alerts, and no banner.
  private static func isAlert(_ type: String) -> Bool {
    type.contains("Alert")
      && !["Alerts", "AlertList", "Banner", "Toast", "Notification", "Widget", "Row", "Cell"]
        .contains(where: type.contains)
  }

  /// `.addCancelAction(title:handler:)`, `[… addDestructiveButtonWithTitle:…]`: what builders of alerts call it.
  ///
  /// - Returns: false if the call adds no button.
  static func send(_ call: Code.Call, to draft: inout Draft) -> Bool {
    guard draft.maker == .named, let name = call.name, name.hasPrefix("add"),
      ["Action", "Button"].contains(where: name.hasSuffix),
      let title = call.argument("title") ?? call.argument("withTitle")
    else { return false }
    let styles = ["Cancel", "Destructive", "Default"]
    let style = styles.first(where: name.contains).map { Code.member(nil, $0.lowercased()) }
    let given = call.argument("style") ?? call.argument("role") ?? .other([])
    let arguments = [("title", title), ("style", style ?? given)].map(Code.Argument.init)
    draft.buttons.append(
      Draft.Button(
        code: .call(
          Code.Call(callee: .name("UIAlertAction"), arguments: arguments, line: call.line))))
    return true
  }

  /// What is set on such an object, by the names that AppKit has or had.
  static func set(_ name: String, _ value: Code, of draft: inout Draft) {
    switch name {
    case "messageText", "headlineText":
      draft.title = value
      draft.isOfAppKit = true
    case "title": draft.title = value
    case "informativeText", "message", "otherText": draft.message = value
    case "defaultButtonTitle", "alternateButtonTitle", "otherButtonTitle":
      var button = Draft.Button(code: ButtonReader.titled(value), slot: name)
      if name == "defaultButtonTitle" { button.isDefault = true }
      // What is set again is another label of the same button.
      draft.buttons.removeAll { $0.slot == name }
      draft.buttons.append(button)
    default: break
    }
  }
}

import AlertRules

/// What a piece of code says of a button.
struct ButtonReader {
  /// A button: its label, `nil` if the system gives it one.
  struct Found {
    var label: Code?
    var style = ButtonStyle.default
    var isDefault: Bool?
  }

  /// A button that is only its title.
  static func titled(_ title: Code) -> Code {
    .call(
      Code.Call(
        callee: .name("NSButton"), arguments: [Code.Argument(label: "title", value: title)],
        line: 0))
  }

  /// The view under its modifiers: `Button("Delete") {}.keyboardShortcut(.defaultAction)`.
  static func view(_ code: Code) -> Code.Call? {
    var code = code.value
    while case .call(let call) = code {
      guard case .member(let base?, _) = call.callee, case .call = base.value else {
        return call
      }
      code = base.value
    }
    return nil
  }

  /// The button that a piece of code makes; `nil` if it is something else.
  static func button(_ code: Code) -> Found? {
    guard let call = view(code) else { return nil }
    switch call.name {
    case "init" where call.argument("title") != nil, "UIAlertAction", "WKAlertAction":
      return Found(
        label: call.argument("title") ?? .other([]),
        style: style(call.argument("style") ?? call.argument("role")))
    case "NSButton": return Found(label: call.argument("title"), style: .unknown)
    case "Button", "ButtonState":
      // Button(action: …) { Text("Delete") }
      let shows = call.name == "ButtonState" || call.argument("action") != nil
      let closure = shows ? call.closure.map { SwiftUIText.shown(.block($0)) } : nil
      return Found(
        label: call.first ?? call.argument("label").map(SwiftUIText.shown) ?? closure,
        style: style(call.argument("role")),
        isDefault: shortcut(code) == "defaultAction" ? true : nil)
    case "default", "cancel", "destructive":
      // Alert.Button.destructive(Text("Delete")), .cancel()
      guard call.arguments.count <= 2 else { return nil }
      let text = call.first
      return Found(label: text, style: style(.member(nil, call.name ?? "")))
    case let name? where call.argument("title") != nil:
      // A subclass of UIAlertAction, and what a project hands to its own alerts.
      guard let code = call.argument("style") ?? call.argument("role"),
        ["Action", "ActionItem", "Button"].contains(where: name.hasSuffix)
      else { return nil }
      // Such a type may have no style for the button that cancels: its default says nothing.
      let told = style(code)
      return Found(label: call.argument("title"), style: told == .default ? .unknown : told)
    default: return nil
    }
  }

  /// `.destructive`, `UIAlertActionStyleDestructive`.
  private static func style(_ code: Code?) -> ButtonStyle {
    switch code?.value {
    case nil, .absent: .default
    case .member(_, let name), .name(let name):
      switch name.lowercased() {
      case let name where name.hasSuffix("destructive"): .destructive
      case let name where name.hasSuffix("cancel"): .cancel
      case let name where name.hasSuffix("default"): .default
      case "close", "confirm": .default
      default: .unknown
      }
    default: .unknown
    }
  }

  private static func shortcut(_ code: Code) -> String? {
    guard case .call(let call) = code.value, call.name == "keyboardShortcut",
      case .member(nil, let name)? = call.first
    else { return nil }
    return name
  }
}

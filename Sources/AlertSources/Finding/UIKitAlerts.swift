/// Alerts of UIKit, CarPlay and WatchKit (spec ALERT-GROUPING §2.1, §2.4).
enum UIKitAlerts {
  /// The alert that a call makes.
  static func draft(_ call: Code.Call) -> Draft? {
    switch call.name {
    case "UIAlertController" where call.argument("preferredStyle") != nil:
      // The project’s own initializers take other things.
      guard let title = call.argument("title") else { return nil }
      return Draft(
        maker: .uiAlertController, line: call.line, title: title,
        message: call.argument("message"), style: call.argument("preferredStyle"))
    case "UIAlertController" where call.arguments.isEmpty:
      return Draft(maker: .uiAlertController, line: call.line, title: .absent, message: .absent)
    case "UIAlertView" where call.argument("cancelButtonTitle") != nil:
      return old(call, .uiAlertView)
    case "UIActionSheet" where call.argument("cancelButtonTitle") != nil:
      return old(call, .uiActionSheet)
    case "presentAlert", "presentAlertController":
      guard let title = call.argument("withTitle"), let actions = call.argument("actions") else {
        return nil
      }
      return Draft(
        maker: .watchKit, line: call.line, title: title, message: call.argument("message"),
        style: call.argument("preferredStyle"), buttons: [.init(code: .element(actions))])
    case "CPAlertTemplate", "CPActionSheetTemplate":
      guard let actions = call.argument("actions"),
        let title = call.argument("title") ?? call.argument("titleVariants").map(longest)
      else { return nil }
      return Draft(
        maker: call.name == "CPAlertTemplate" ? .carPlayAlert : .carPlaySheet, line: call.line,
        title: title, message: call.argument("message") ?? .absent,
        buttons: [.init(code: .element(actions))])
    default: return nil
    }
  }

  /// The variants of a title, of which CarPlay shows the first that fits, are one each.
  private static func longest(_ variants: Code) -> Code {
    if case .list(let codes) = variants.value, let first = codes.first { first } else { .other([]) }
  }

  /// `UIAlertView(title:message:delegate:cancelButtonTitle:otherButtonTitles:)`
  private static func old(_ call: Code.Call, _ maker: Draft.Maker) -> Draft {
    var draft = Draft(
      maker: maker, line: call.line, title: call.argument("title"),
      message: call.argument("message"))
    func add(_ title: Code, isCancel: Bool = false, isDestructive: Bool = false) {
      if title == .absent { return }
      var button = Draft.Button(code: ButtonReader.titled(title))
      button.isCancel = isCancel
      button.isDestructive = isDestructive
      draft.buttons.append(button)
    }
    if let title = call.argument("destructiveButtonTitle") { add(title, isDestructive: true) }
    // One button alone is called cancel button, whatever it does.
    let others = call.arguments.drop { $0.label != "otherButtonTitles" }.map(\.value)
      .filter { $0 != .absent }
    if let title = call.argument("cancelButtonTitle") { add(title, isCancel: !others.isEmpty) }
    for title in others { add(title) }
    return draft
  }

  /// What a call on an alert adds to it.
  ///
  /// - Returns: false if the call is none of UIKit's.
  static func send(_ call: Code.Call, to draft: inout Draft) -> Bool {
    switch call.name {
    case "addAction":
      guard let action = call.arguments.first?.value else { return false }
      draft.buttons.append(Draft.Button(code: action))
    case "addTextField", "addTextFieldWithConfigurationHandler":
      let blocks = call.arguments.compactMap { argument -> Code.Block? in
        if case .block(let block) = argument.value { block } else { nil }
      }
      draft.fields.append(blocks.first.map(field) ?? Draft.Field())
    // What is set by its name is shown in place of a text: which one is not known.
    case "setValue" where call.argument("forKey") == .text("attributedTitle"):
      if draft.title?.isNothing ?? true { draft.title = .other([]) }
    case "setValue" where call.argument("forKey") == .text("attributedMessage"):
      if draft.message?.isNothing ?? true { draft.message = .other([]) }
    case "setValue": draft.mayHaveMore = true
    default: return false
    }
    return true
  }

  /// `{ $0.placeholder = text; $0.isSecureTextEntry = true }`
  private static func field(_ block: Code.Block) -> Draft.Field {
    var placeholder: Code?
    var secure = Code.name("false")
    var names: [String: Code] = [:]
    for statement in block.statements {
      if case .declare(let name, let value?) = statement { names[name] = .bound(value) }
      guard case .assign(.member(_, let name), let value) = statement else { continue }
      if name == "placeholder" { placeholder = value.replacing(names) }
      if name == "isSecureTextEntry" || name == "secureTextEntry" {
        secure = value.replacing(names)
      }
    }
    return Draft.Field(placeholder: placeholder, secure: secure)
  }

  /// What is set on an alert.
  static func set(_ name: String, _ value: Code, of draft: inout Draft) {
    switch name {
    case "title": draft.title = value
    case "message": draft.message = value
    case "preferredAction":
      for index in draft.buttons.indices where draft.buttons[index].code.value == value.value {
        draft.buttons[index].isDefault = true
      }
    default: break
    }
  }
}

/// Alerts of SwiftUI and the Composable Architecture (spec ALERT-GROUPING §2.2).
enum SwiftUIAlerts {
  /// The alert that a call makes.
  static func draft(_ call: Code.Call) -> Draft? {
    switch call.name {
    case "alert": return modifier(call, .alertModifier)
    case "confirmationDialog": return modifier(call, .dialogModifier)
    case "Alert" where call.argument("title") != nil: return old(call, .swiftUIAlert)
    case "ActionSheet" where call.argument("title") != nil: return old(call, .swiftUIActionSheet)
    case "AlertState": return state(call, .alertState)
    case "ConfirmationDialogState", "ActionSheetState": return state(call, .dialogState)
    default: return nil
    }
  }

  /// `.alert(title, isPresented: …) { actions } message: { Text(message) }`
  private static func modifier(_ call: Code.Call, _ maker: Draft.Maker) -> Draft? {
    // `.alert(isPresented: …, error: failure)` shows what the error says of itself.
    let error = call.argument("isPresented") == nil ? nil : call.argument("error")
    guard let title = call.first ?? error.map({ .member($0, "errorDescription") }),
      call.argument("isPresented") != nil || call.argument("item") != nil
        || call.argument("presenting") != nil
    else { return nil }
    var draft = Draft(maker: maker, line: call.line, title: title, message: .absent)
    if let message = call.argument("message") {
      draft.message = SwiftUIText.shown(message)
      if case .block(let block) = message, let error, let name = block.parameters.first {
        draft.message = draft.message?.replacing([name: error])
      }
    }
    if let actions = call.argument("actions") ?? call.closure.map(Code.block) {
      setActions(actions, of: &draft)
    }
    return draft
  }

  /// The buttons of an alert, as far as the closure that makes them is known.
  static func setActions(_ code: Code, of draft: inout Draft) {
    if case .block(let block) = code {
      draft.actions = nil
      add(block, to: &draft)
      addSystemCancel(to: &draft, draft.maker == .dialogModifier)
    } else {
      draft.actions = code
    }
  }

  /// `AlertState { TextState(title) } actions: { … } message: { … }`
  private static func state(_ call: Code.Call, _ maker: Draft.Maker) -> Draft? {
    if call.argument("title") != nil { return old(call, maker) }
    guard let title = call.closure ?? call.closure("title") else { return nil }
    var draft = Draft(
      maker: maker, line: call.line, title: SwiftUIText.shown(.block(title)), message: .absent)
    if let message = call.argument("message") { draft.message = SwiftUIText.shown(message) }
    add(call.closure("actions"), to: &draft)
    addSystemCancel(to: &draft, maker == .dialogState)
    return draft
  }

  /// Without a button that cancels, the system adds one to a dialog, and to an alert that destroys.
  private static func addSystemCancel(to draft: inout Draft, _ isDialog: Bool) {
    let styles = draft.buttons.map { ButtonReader.button($0.code)?.style }
    if styles.contains(.cancel) { return }
    if isDialog || styles.contains(.destructive) { draft.mayHaveMore = true }
  }

  /// `Alert(title: Text(title), message: Text(message), primaryButton: …, secondaryButton: …)`
  private static func old(_ call: Code.Call, _ maker: Draft.Maker) -> Draft {
    var draft = Draft(
      maker: maker, line: call.line, title: call.argument("title"),
      message: call.argument("message") ?? .absent)
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      if let button = call.argument(label) { draft.buttons.append(Draft.Button(code: button)) }
    }
    if let buttons = call.argument("buttons") {
      draft.buttons.append(Draft.Button(code: .element(buttons)))
    }
    return draft
  }

  /// The buttons and text fields that a closure makes.
  private static func add(_ block: Code.Block?, to draft: inout Draft) {
    var names: [String: Code] = [:]
    for statement in block?.statements ?? [] {
      switch statement {
      case .evaluate(let code), .give(let code): add(code.replacing(names), to: &draft)
      case .declare(let name, let value?): names[name] = .bound(value)
      case .branches(let branches): add(branches, to: &draft)
      case .declare, .assign, .ask, .leave: break
      case .loop: draft.mayHaveMore = true
      }
    }
  }

  /// What each branch makes; the same buttons in another style are the same buttons, as under
  /// `if #available(iOS 26, *)`.
  private static func add(_ branches: [[Statement]], to draft: inout Draft) {
    let count = draft.buttons.count
    let ways = branches.map { branch in
      var way = draft
      add(Code.Block(parameters: [], statements: branch), to: &way)
      return way
    }
    if let last = ways.last, Set(ways.map { $0.labels(from: count) }).count == 1,
      ways.allSatisfy({ $0.fields == last.fields && $0.mayHaveMore == last.mayHaveMore })
    {
      draft = last
      return
    }
    for way in ways {
      draft.buttons += way.buttons[count...]
      draft.fields += way.fields.dropFirst(draft.fields.count)
    }
    draft.addCondition(isExclusive: branches.count { !$0.isEmpty } > 1, toButtonsFrom: count)
  }

  private static func add(_ code: Code, to draft: inout Draft) {
    let view = ButtonReader.view(code)
    switch view?.name {
    case "TextField", "SecureField":
      if let placeholder = view?.first {
        draft.fields.append(
          Draft.Field(
            placeholder: placeholder,
            secure: .name(view?.name == "SecureField" ? "true" : "false")))
      }
    case "Button", "ButtonState": draft.buttons.append(Draft.Button(code: code))
    default: draft.mayHaveMore = true
    }
  }
}

/// What a function hands over or sets, where it may be a text of the catalog.
struct UsedTexts {
  /// A piece of code that may be a text.
  struct Used {
    var code: Code
    /// A literal here is a key.
    var isKey = false
    /// A view shows it just here, whatever else the function does with it.
    var isView = false
    /// It goes to what may make an alert of it.
    var isHandedOver = false
  }

  /// In the order of the code.
  private(set) var texts: [Used] = []
  /// The function is a view of SwiftUI: what it makes, it shows.
  private let isBody: Bool
  /// Properties that are of views here, or of notifications.
  private var properties = Self.properties

  init(_ function: Function) {
    isBody = function.name == "body"
    // What only makes a text, or a view of one, is used by somebody else.
    if function.body.count == 1, case .call(let call)? = function.body[0].result,
      LocalizingCall.isView(call)
    {
      texts = [Used(code: .call(call), isHandedOver: true)]
      return
    }
    for statement in function.body {
      statement.walk { code in
        if case .name("UNMutableNotificationContent") = code {
          properties.formUnion(["title", "subtitle", "body"])
        }
      }
    }
    // What it gives back is used by somebody else.
    if !isBody, let result = function.result {
      texts.append(Used(code: result, isHandedOver: true))
    }
    read(function.body)
    // `var title: String { tr(Key.title) }` gives the text another name.
    for index in texts.indices where texts[index].code.chain?.last == function.name {
      texts[index].isHandedOver = true
    }
  }

  /// Views of SwiftUI, and modifiers, that show their first argument.
  private static let views: Set = [
    "Text", "Label", "Button", "Toggle", "Section", "NavigationLink", "Link", "Menu", "Picker",
    "TextField", "SecureField", "LabeledContent", "DisclosureGroup", "GroupBox",
    "ContentUnavailableView", "navigationTitle", "navigationBarTitle", "help",
  ]
  /// What UIKit and AppKit show the argument `title` of.
  private static let titled: Set = [
    "UIAction", "UIBarButtonItem", "UIMenu", "UIContextualAction", "UITabBarItem", "UICommand",
    "UIKeyCommand", "NSMenuItem",
  ]
  /// Properties of views, and methods that set them.
  private static let properties: Set = [
    "text", "attributedText", "placeholder", "stringValue", "placeholderString", "toolTip",
    "accessibilityLabel", "accessibilityHint",
  ]
  private static let setters: Set = ["setTitle", "setAttributedTitle", "setText"]
  /// What nobody sees.
  private static let unseen: Set = [
    "print", "debugPrint", "NSLog", "os_log", "log", "fatalError", "assertionFailure",
    "preconditionFailure", "assert", "precondition",
  ]

  /// What projects call things that are alerts, or may be.
  static let alertWords = [
    "actionsheet", "alert", "banner", "confirm", "dialog", "error", "hud", "modal", "popup",
    "prompt", "toast", "warning",
  ]

  private mutating func read(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .declare(_, let value):
        if let value { read(value) }
      case .assign(let target, let value) where Self.isOfAlert(target): handOver([value])
      case .assign(.member(_?, let name), let value) where properties.contains(name):
        texts.append(Used(code: value, isView: true))
        readParts(value)
      case .assign(_, let value): read(value)
      case .evaluate(let code), .ask(let code), .give(let code): readParts(code)
      case .branches(let branches): branches.forEach { read($0) }
      case .loop(_, let list, let body):
        read(list)
        read(body)
      case .leave: break
      }
    }
  }

  /// A value that is used, and what is in it.
  private mutating func read(_ code: Code) {
    switch code {
    // `.empty` and `.failed(error)` may be of any type: only where a view shows it, it is a text.
    case .call(let call) where call.callee.chain?.first == "": break
    case .call, .member(_?, _): texts.append(Used(code: code))
    default: break
    }
    readParts(code)
  }

  private mutating func readParts(_ code: Code) {
    switch code {
    case .call(let call): read(call)
    // L10n.Trip.title.uppercased
    case .member(let base?, _): read(base)
    case .list(let codes), .choice(let codes, by: _), .undecided(let codes), .other(let codes):
      codes.forEach { read($0) }
    case .fallback(let first, let second):
      read(first)
      read(second)
    case .block(let block): read(block.statements)
    case .text(let literal): literal.values.forEach { read($0) }
    case .bound(let code), .element(let code): read(code)
    case .name, .member(nil, _), .absent: break
    }
  }

  /// Reads what goes to an alert.
  private mutating func handOver(_ codes: [Code]) {
    let before = texts.count
    for code in codes { read(code) }
    for index in before..<texts.count { texts[index].isHandedOver = true }
  }

  /// Whether only alerts have a property that is set.
  private static func isOfAlert(_ target: Code) -> Bool {
    switch target {
    case .member(_?, "messageText"), .member(_?, "informativeText"),
      .member(.member(_?, "suppressionButton")?, "title"):
      true
    default: false
    }
  }

  /// Whether only alerts have a method that is called.
  private static func addsToAlert(_ call: Code.Call) -> Bool {
    switch call.name {
    case "addButton": call.argument("withTitle") != nil
    case "addTextField", "addTextFieldWithConfigurationHandler": call.receiver != nil
    default: false
    }
  }

  private mutating func read(_ call: Code.Call) {
    readParts(call.callee)
    // `String(format: NSLocalizedString(…), count)` is one text, and not one more in it.
    if !LocalizingCall.makesText(call), let text = LocalizingCall.text(call) {
      readParts(text)
      for argument in call.arguments where argument.value != text { read(argument.value) }
      return
    }
    let name = call.name ?? ""
    // What an alert is given is in the alert, and an error may become one.
    let lower = name.lowercased()
    if Self.unseen.contains(name) { return }
    if Self.alertWords.contains(where: lower.contains) || Self.addsToAlert(call) {
      return handOver(call.arguments.map(\.value))
    }
    if Self.setters.contains(name), let first = call.arguments.first {
      texts.append(Used(code: first.value, isView: true))
      readParts(first.value)
      return
    }
    let first = Self.views.contains(name) ? call.first : nil
    if let first { texts.append(Used(code: first, isKey: true, isView: true)) }
    for (index, argument) in call.arguments.enumerated() {
      if index == 0, first != nil {
        readParts(argument.value)
      } else if argument.label == "title", Self.titled.contains(name) {
        texts.append(Used(code: argument.value, isView: true))
      } else {
        // `SettingsRow(L10n.Trip.delete)`: a view of the project.
        if isBody, name.first?.isUppercase ?? false {
          texts.append(Used(code: argument.value, isView: true))
        }
        read(argument.value)
      }
    }
  }
}

/// An alert as code makes it; its texts are still code.
struct Draft: Hashable {
  /// What makes it: `UIAlertController`.
  var maker: Maker
  /// The line where it is made, from 1.
  var line: Int
  var title: Code?
  var message: Code?
  /// The style that is asked for: `.actionSheet`.
  var style: Code?
  var buttons: [Button] = []
  /// The closure that makes them, where it is handed over.
  var actions: Code?
  /// Placeholders of text fields.
  var fields: [Field] = []
  /// What the checkbox of an alert of AppKit says.
  var suppression: Code?
  /// It is shown as critical, with a warning sign.
  var isCritical = false
  /// Its properties are those of an alert of AppKit.
  var isOfAppKit = false
  /// There may be buttons that were not seen: the system adds them, or code that is not here.
  var mayHaveMore = false
  /// The first buttons may be among those that were not seen.
  var mayStartUnseen = false
  /// It is handed back to who called, and who called may add buttons.
  var isReturned = false
  /// The function that makes it of what it is given here.
  var passedOnBy: String?

  /// The interface that an alert is made with.
  enum Maker: String, Sendable {
    case uiAlertController = "UIAlertController"
    case uiAlertView = "UIAlertView"
    case uiActionSheet = "UIActionSheet"
    case nsAlert = "NSAlert"
    case watchKit = "presentAlert"
    case carPlayAlert = "CPAlertTemplate"
    case carPlaySheet = "CPActionSheetTemplate"
    case alertModifier = ".alert"
    case dialogModifier = ".confirmationDialog"
    case swiftUIAlert = "Alert"
    case swiftUIActionSheet = "ActionSheet"
    case alertState = "AlertState"
    case dialogState = "ConfirmationDialogState"
    case named = "own alert"

    /// Whether a literal is the key of a text.
    var localizes: Bool {
      switch self {
      case .alertModifier, .dialogModifier, .swiftUIAlert, .swiftUIActionSheet, .alertState,
        .dialogState:
        true
      case .uiAlertController, .uiAlertView, .uiActionSheet, .nsAlert, .watchKit, .carPlayAlert,
        .carPlaySheet, .named:
        false
      }
    }
  }

  /// A button, made by `code` as far as `code` says.
  struct Button: Hashable {
    var code: Code
    var isDefault: Bool?
    var isDestructive = false
    var isCancel = false
    /// Only some of the time it is there.
    var isConditional = false
    /// Other buttons are there otherwise.
    var isExclusive = false
    /// The branches that it is in, by what decides; empty where that is not known.
    var turns: [String: Turn] = [:]
    /// The property that its label was set by.
    var slot: String?
  }

  /// One of the branches of a condition.
  struct Turn: Hashable {
    /// From 0.
    var number: Int
    /// How many there are.
    var count: Int
  }

  /// A text field.
  struct Field: Hashable {
    /// `nil`: it shows none.
    var placeholder: Code?
    /// Whether it hides what is typed, as far as the code says.
    var secure = Code.name("false")

    /// `nil`: only the running app knows.
    var isSecure: Bool? {
      switch secure.value {
      case .name("true"): true
      case .name("false"): false
      default: nil
      }
    }
  }

  /// What the buttons from one on say.
  func labels(from first: Int) -> [Code?] {
    buttons[first...].map { ButtonReader.button($0.code)?.label }
  }

  /// Says that code that was not followed has it: that may add buttons, and set the texts that are not set.
  mutating func goOutOfSight() {
    mayHaveMore = true
    if buttons.isEmpty { mayStartUnseen = true }
    // Nobody sets the texts of a value of SwiftUI, and an action sheet of old has no message.
    if maker == .swiftUIAlert || maker == .swiftUIActionSheet { return }
    if title?.isNothing ?? true { title = .other([]) }
    if maker != .uiActionSheet, message?.isNothing ?? true { message = .other([]) }
  }

  /// Says that buttons are there only sometimes.
  ///
  /// - Parameter turns: the branches that they are in, by what decides; empty where that is not known.
  mutating func addCondition(
    isExclusive: Bool, toButtonsFrom first: Int, turns: [String: Turn] = [:]
  ) {
    if !isExclusive || turns.isEmpty { mayHaveMore = true }
    for index in first..<buttons.count {
      buttons[index].isConditional = true
      if !isExclusive { continue }
      buttons[index].isExclusive = true
      buttons[index].turns = turns
    }
  }

  /// The same where every choice is that of the function that makes it.
  var undecided: Draft {
    var draft = mapped(\.undecided)
    for index in draft.buttons.indices where !buttons[index].turns.isEmpty {
      draft.buttons[index].turns = [:]
      draft.mayHaveMore = true
    }
    return draft
  }

  /// The same with other pieces in place of names.
  func replacing(_ names: [String: Code]) -> Draft {
    var draft = mapped { $0.replacing(names) }
    draft.message = draft.message.map(SwiftUIText.shown)
    draft.style = style?.replacing(names)
    for index in fields.indices {
      draft.fields[index].secure = fields[index].secure.replacing(names)
    }
    if let actions = actions?.replacing(names) { SwiftUIAlerts.setActions(actions, of: &draft) }
    return draft
  }

  /// The same with other texts.
  func mapped(_ change: (Code) -> Code) -> Draft {
    var draft = self
    draft.title = title.map(change)
    draft.message = message.map(change)
    draft.suppression = suppression.map(change)
    for index in buttons.indices { draft.buttons[index].code = change(buttons[index].code) }
    for index in fields.indices {
      draft.fields[index].placeholder = fields[index].placeholder.map(change)
    }
    return draft
  }

  /// The texts of it, and what has none.
  var texts: [Code] {
    [title, message].compactMap { $0 }
      + buttons.map { ButtonReader.button($0.code)?.label ?? $0.code }
  }
}

extension Code {
  /// Whether it is no text, or an empty one.
  var isNothing: Bool { value == .absent || value == .text("") }
}

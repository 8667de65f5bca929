/// An alert without its language: how many buttons, of what kind, in which order.
struct AlertStructure {
  let alert: Alert
  let kind: AlertKind
  let edition: Edition
  /// Whether there is a title with text.
  let hasTitle: Bool
  /// Whether another alert has its message below a title.
  var hasTitledTwin = false
  /// Whether there is a message with text; `nil` when nothing is known of one.
  let hasMessage: Bool?
  /// The title in the source language; where no file has it, in the first language given.
  let title: String?
  /// The message likewise.
  let message: String?
  /// The texts in its fields in the source language, by key.
  var placeholders: [String: String] = [:]
  /// What the developer says of the strings.
  let comments: [String]
  /// The buttons in declared order.
  let buttons: [Button]

  /// A button and what its label says.
  struct Button {
    var style: ButtonStyle
    var isDefault: Bool?
    /// The label in the source language.
    var label: String
    /// What the label says, in the source language where there is one.
    var roles: Set<StockRole>

    /// It leaves everything as it is, by style or by word.
    var cancels: Bool { style == .cancel || roles.contains(.cancel) }

    /// Its label destroys something.
    var namesDestruction: Bool {
      !roles.isDisjoint(with: StockRole.destructive)
        || English.shared.isIn(.destructiveVerb, Self.verb(label))
    }

    /// Whether a label surely destroys something, by what it says or its first word: “Erase All Data”.
    static func destroys(_ label: String, _ roles: Set<StockRole>) -> Bool {
      if !roles.isDisjoint(with: StockRole.destructive) { return true }
      let verb = verb(label)
      return English.shared.isIn(.destructiveVerb, verb)
        && (verb.utf8.count == label.utf8.count || !DestructionWords.mild.contains(verb))
    }

    /// The first word, as far as it is one of English.
    private static func verb(_ label: String) -> String {
      let word = label.utf8.prefix { $0.isLetter }
      return String(Substring(word)).lowercased()
    }
  }

  /// Whether the buttons are known to be drawn one above another, from the top: on a phone or a tablet more than two are.
  var isStack: Bool {
    alert.order == .visual && alert.presentation == .alert && buttons.count > 2
      && !alert.platforms.contains(.macOS)
  }

  /// Whether the buttons can be counted: all of them are known.
  var knowsButtons: Bool { alert.knowsAllButtons }

  /// How many buttons stand there at a time: of several that comments call the default button, or the one that
  /// cancels, one does.
  var buttonsAtATime: Int {
    guard alert.confidence < 1 else { return distinctButtons }
    let others = [ButtonStyle.default, .cancel].map { style in
      max(1, alert.members.count { $0.style == style && !$0.isStyleGuessed }) - 1
    }
    return buttons.count - others.reduce(0, +)
  }

  /// A label that stands there twice is added under one condition or another.
  private var distinctButtons: Int {
    Set(zip(alert.members(.button), buttons).map { $1.label.isEmpty ? $0.key : $1.label }).count
  }

  /// Whether every button has a known style.
  var knowsStyles: Bool { !buttons.contains { $0.style == .unknown } }

  /// Whether one of the buttons cancels.
  var hasCancel: Bool { buttons.contains { $0.cancels } }

  /// Whether the system adds a button that cancels: a confirmation dialog of SwiftUI always has one.
  var getsCancel: Bool { alert.statedPresentation == .confirmationDialog }

  /// Whether the title begins with what destroys something.
  var speaksOfDestruction: Bool {
    title.map { CasedText($0, terms: .standard) }?.firstWord?.isIn(.destructiveVerb) ?? false
  }

  /// Whether the title, or the key of a text, speaks of a failure.
  var namesFailure: Bool {
    title.map(Self.namesFailure) ?? false
      || alert.members.prefix { $0.role != .button }.flatMap { KeyName.parts($0.key) }
        .contains { KeyWord.all[$0]?.container == .error }
  }

  /// Whether a text speaks of a failure or a refusal: people have to learn of it, even where nothing can be
  /// decided.
  static func namesFailure(_ text: String) -> Bool {
    CasedText(text, terms: .standard).words.contains {
      $0.isIn(.failureWord) || $0.isIn(.negatedAuxiliary) || $0.isIn(.negator)
    }
  }

  /// Whether people chose exactly what this button does: it is said, or the title is the command as a
  /// question.
  func isCommanded(_ button: Button) -> Bool {
    if let isDeliberate = alert.isDeliberate { return isDeliberate }
    guard let title, button.label.utf8.contains(UInt8(ascii: " ")) else { return false }
    return StockLabels.normal(title, locale: "en") == StockLabels.normal(button.label, locale: "en")
      && Marks().ending(of: title).ending == .question
  }

  /// One finding at the alert.
  func finding(_ message: String, _ severity: Severity? = nil) -> [Diagnosis] {
    [Diagnosis(range: nil, message: message, severity: severity)]
  }
}

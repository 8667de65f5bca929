/// An alert without its language: how many buttons, of what kind, in which order.
struct AlertStructure {
  let alert: Alert
  let kind: Kind
  let edition: Edition
  /// Whether there is a title with text.
  let hasTitle: Bool
  /// Whether there is a message with text; `nil` when nothing is known of one.
  let hasMessage: Bool?
  /// The title in the source language.
  let title: String?
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
    /// The first word of the English label, folded.
    var verb: String

    /// It leaves everything as it is, by style or by word.
    var cancels: Bool { style == .cancel || roles.contains(.cancel) }

    /// Its label destroys something.
    var namesDestruction: Bool {
      !roles.isDisjoint(with: StockRole.destructive)
        || English.shared.words(.destructiveVerb).contains(verb)
    }
  }

  /// Whether the buttons can be counted: all of them are known.
  var knowsButtons: Bool { alert.knowsAllButtons }

  /// Whether every button has a known style.
  var knowsStyles: Bool { !buttons.contains { $0.style == .unknown } }

  /// Whether one of the buttons cancels.
  var hasCancel: Bool { buttons.contains { $0.cancels } }

  /// One finding at the alert.
  func finding(_ message: String, _ severity: Severity? = nil) -> [Diagnosis] {
    [Diagnosis(range: nil, message: message, severity: severity)]
  }
}

import AlertRules

/// Makes alerts of the catalog from one that code makes: several where its texts depend on a condition.
struct AlertMaker {
  let resolver: KeyResolver
  let draft: Draft
  /// The source file, for the evidence.
  let path: String

  /// Alerts from one piece of code, at most.
  static let most = 8
  /// Buttons that make an alert without any other text of the catalog worth judging.
  private static let fewestButtons = 2

  /// `App/TripView.swift:41 (.alert)`
  var place: String { "\(path):\(draft.line) (\(draft.maker.rawValue))" }

  private struct Button {
    /// `nil`: the system gives it one.
    var label: Code?
    var style: ButtonStyle
    var isDefault: Bool?
    var isConditional = false
    var isExclusive = false
    var turns: [String: Draft.Turn] = [:]
  }

  /// The alerts that show a title or a message of the catalog, or two buttons.
  var alerts: [Alert] {
    let (buttons, isComplete) = readButtons()
    let ways = ways(buttons.map(\.label), buttons.map(\.turns))
    // A button under a condition goes with some of the texts, and which is not known.
    let haveSameTexts = Set(ways.map { [$0.title, $0.message] + $0.labels }).count == 1
    return ways.prefix(Self.most).compactMap { way in
      let there = buttons.indices.filter { way.hasButton[$0] ?? true }
      let shown = zip(there, withDefaults(there.map { buttons[$0] })).filter { index, button in
        button.isExclusive
          ? !button.turns.isEmpty && way.hasButton[index] ?? false
          : haveSameTexts || !button.isConditional
      }
      return alert(
        way, shown.map { ($1, way.labels[$0]) },
        isComplete: isComplete && !way.hasButton.contains(nil))
    }
  }

  private func alert(
    _ way: Way, _ buttons: [(Button, label: KeyResolver.Shown)], isComplete: Bool
  ) -> Alert? {
    var members: [Alert.Member] = []
    for (shown, role) in [(way.title, Role.title), (way.message, .message)] {
      if let shown, let member = member(shown, role) { members.append(member) }
    }
    let isTitled = !members.isEmpty
    var isComplete = isComplete
    for (button, label) in buttons {
      guard var member = member(label, .button) else {
        isComplete = false
        continue
      }
      member.style = button.style
      member.isDefault = button.isDefault
      members.append(member)
    }
    // What an action sheet offers can be judged without a title; a lone OK says nothing.
    guard let table = members.first?.table,
      isTitled || members.count >= Self.fewestButtons && draft.maker != .named
    else { return nil }
    let telling = isTitled ? members.filter { $0.role != .button } : members
    let confidence = telling.compactMap(\.claims.first?.confidence).min() ?? 0
    if let shown = way.suppression, let member = member(shown, .suppression) {
      members.append(member)
    }
    var alert = Alert(id: "", table: table, members: members, confidence: confidence)
    alert.platforms = platforms
    alert.statedPresentation = presentation
    alert.hasOtherPresentation = presentation == nil && draft.maker != .nsAlert
    // A critical alert with more buttons may ask whether to destroy something (spec RULES §2).
    if draft.isCritical, draft.buttons.count < 2 { alert.statedKind = .error }
    alert.hasOtherTitle = way.title == .unknown
    alert.hasOtherMessage = way.message == .unknown
    alert.knowsAllButtons = isComplete && buttons.count > 0
    for (field, placeholder) in zip(draft.fields, way.placeholders) {
      // Of a field that may hide what is typed, or not, nothing is said.
      let shown = field.isSecure == nil ? nil : placeholder.flatMap { self.member($0, .field) }
      if let shown { alert.members.append(shown) }
      alert.fields.append(Alert.Field(key: shown?.key ?? "", isSecure: field.isSecure ?? false))
    }
    return alert
  }

  private func member(_ shown: KeyResolver.Shown, _ role: Role) -> Alert.Member? {
    guard case .key(let key, let confidence) = shown else { return nil }
    return Alert.Member(
      role: role, table: key.table, key: key.key,
      claims: [Claim(source: .code, confidence: confidence, reason: "code \(place)")])
  }

  /// The buttons, and whether these are all.
  private func readButtons() -> (buttons: [Button], isComplete: Bool) {
    var isComplete = !draft.mayHaveMore && !draft.isReturned && draft.actions == nil
    var buttons: [Button] = []
    for made in draft.buttons {
      if made.isExclusive, made.turns.isEmpty { isComplete = false }
      for code in elements(made.code, &isComplete) {
        guard let found = button(code) else {
          isComplete = false
          continue
        }
        // Without a label it is a button of the system.
        let labels = known(found.label, [:])
        if labels.isEmpty || labels.contains(where: { !$0.isKey }) { isComplete = false }
        let style: ButtonStyle =
          made.isDestructive ? .destructive : made.isCancel ? .cancel : found.style
        buttons.append(
          Button(
            label: found.label, style: style, isDefault: made.isDefault ?? found.isDefault,
            isConditional: made.isConditional, isExclusive: made.isExclusive, turns: made.turns))
      }
    }
    return (buttons, isComplete)
  }

  /// AppKit: Return presses the first one, unless it has another key or another one has Return.
  private func withDefaults(_ buttons: [Button]) -> [Button] {
    guard draft.maker == .nsAlert, !buttons.isEmpty else { return buttons }
    var buttons = buttons
    // In older calls the first one has it, until another one is given it.
    if buttons.dropFirst().contains(where: { $0.isDefault == true }),
      buttons[0].isDefault == true
    {
      buttons[0].isDefault = nil
    }
    let hasDefault = buttons.contains { $0.isDefault == true }
    for index in buttons.indices where buttons[index].isDefault == false {
      if index > 0 || hasDefault { buttons[index].isDefault = nil }
    }
    if !hasDefault, !draft.mayStartUnseen { buttons[0].isDefault = buttons[0].isDefault ?? true }
    return buttons
  }

  /// The pieces of code that make one button each.
  private func elements(_ code: Code, _ isComplete: inout Bool) -> [Code] {
    switch code {
    case .bound(let value): return elements(value, &isComplete)
    case .element(let list):
      switch list.value {
      case .list(let codes): return codes.flatMap { elements($0, &isComplete) }
      case .choice(let lists, by: _), .undecided(let lists):
        isComplete = false
        return Self.commonBeginning(lists)
      default: break
      }
    case .choice, .undecided:
      // One of several, and which one goes with which text is not known.
      isComplete = false
      return []
    default: return [code]
    }
    isComplete = false
    return []
  }

  /// What all of some lists begin with.
  private static func commonBeginning(_ lists: [Code]) -> [Code] {
    let lists = lists.map { code -> [Code] in
      if case .list(let codes) = code.value { codes } else { [] }
    }
    let first = lists.first ?? []
    return first.indices.prefix { index in
      lists.allSatisfy { index < $0.count && $0[index] == first[index] }
    }.map { first[$0] }
  }

  private func button(_ code: Code) -> ButtonReader.Found? {
    if let found = ButtonReader.button(code) { return found }
    // UIAlertAction.cancel(), and a property that is a button.
    if case .call(let call) = code, let value = resolver.symbols.value(call) {
      return ButtonReader.button(value)
    }
    let chain = if case .call(let call) = code { call.callee.chain } else { code.chain }
    let values = chain.map(resolver.symbols.values) ?? []
    return values.count == 1 ? values.first.flatMap(ButtonReader.button) : nil
  }

  private var platforms: [Platform] {
    switch draft.maker {
    case .nsAlert: [.macOS]
    case .named where draft.isOfAppKit: [.macOS]
    case .watchKit: [.watchOS]
    default: []
    }
  }

  private var presentation: Presentation? {
    switch draft.maker {
    case .uiAlertView, .alertModifier, .swiftUIAlert, .alertState: return .alert
    case .named: return draft.style?.value.chain?.last == "actionSheet" ? .actionSheet : .alert
    case .carPlayAlert: return .alert
    case .uiActionSheet, .swiftUIActionSheet, .carPlaySheet: return .actionSheet
    case .dialogModifier, .dialogState: return .confirmationDialog
    case .nsAlert: return nil
    case .uiAlertController, .watchKit:
      switch draft.style?.value.chain?.last {
      case "alert", "UIAlertControllerStyleAlert", "WKAlertControllerStyleAlert": return .alert
      case "actionSheet", "UIAlertControllerStyleActionSheet", "WKAlertControllerStyleActionSheet":
        return .actionSheet
      case "sideBySideButtonsAlert", "WKAlertControllerStyleSideBySideButtonsAlert":
        return .sideBySide
      default: return nil
      }
    }
  }
}

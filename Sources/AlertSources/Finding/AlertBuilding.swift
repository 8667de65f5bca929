/// What is done with alerts: made, filled, shown.
extension AlertFinder {
  /// Whether a method shows an alert, and adds nothing to it.
  static func shows(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return name.hasPrefix("present") || name.hasPrefix("show")
  }

  mutating func send(_ call: Code.Call, to alert: Int) {
    var call = call
    for index in call.arguments.indices {
      // What a handler does may be another alert.
      if case .call(let action) = call.arguments[index].value {
        for argument in action.arguments { read(argument.value) }
      } else if case .block = call.arguments[index].value, call.name != "addTextField" {
        read(call.arguments[index].value)
      }
      call.arguments[index].value = resolved(call.arguments[index].value)
    }
    let count = drafts[alert].buttons.count
    let added = templates.added(by: call, to: drafts[alert].maker)
    drafts[alert].buttons += added
    let isKnown =
      !added.isEmpty || UIKitAlerts.send(call, to: &drafts[alert])
      || AppKitAlerts.send(call, to: &drafts[alert])
      || NamedAlerts.send(call, to: &drafts[alert])
    let conditions = conditions.filter { alert < $0.alerts }
    // In a loop each of the branches may be taken, and more than once.
    let isKnownOnce =
      conditions.allSatisfy { $0.turn != nil }
      && !loops.contains { alert < $0.alerts && $0.conditions < self.conditions.count }
    if !conditions.isEmpty, drafts[alert].buttons.count > count {
      drafts[alert].addCondition(
        isExclusive: conditions.contains(where: \.isExclusive), toButtonsFrom: count,
        turns: isKnownOnce ? turns(of: alert) : [:])
    }
    if !isKnown, !Self.shows(call.name), mayAdd(call, to: alert) { drafts[alert].goOutOfSight() }
  }

  /// `self.init(title: …, message: …, preferredStyle: …)` in an initializer of an alert.
  mutating func begin(_ call: Code.Call) -> Bool {
    guard call.callee == .name("self"), let alert = alert(call.callee) else { return false }
    var made = call
    made.callee = .name(drafts[alert].maker.rawValue)
    guard let draft = UIKitAlerts.draft(made)?.replacing(values(of: .call(made))) else {
      return false
    }
    drafts[alert].title = draft.title
    drafts[alert].message = draft.message
    drafts[alert].style = draft.style
    drafts[alert].line = call.line
    drafts[alert].isReturned = true
    return true
  }

  /// What a list holds, at most.
  private static let mostElements = 50

  /// The list that a variable stands for.
  func list(_ name: String) -> [Code]? {
    guard case .code(let code)? = scope[name], case .list(let list) = code.value,
      list.count < Self.mostElements
    else { return nil }
    return list
  }

  /// `actions.append(action)`: where it is done only sometimes, what else is in the list is not known.
  mutating func append(_ call: Code.Call) -> Bool {
    guard ["append", "addObject"].contains(call.name), case .name(let name)? = call.receiver,
      let added = call.arguments.first, let list = list(name)
    else { return false }
    read(added.value)
    set(name, list + [added.label == nil ? resolved(added.value) : .other([])])
    return true
  }

  /// `alert.informativeText.append(…)`: what is shown then is not the text that was set.
  mutating func change(_ call: Code.Call) -> Bool {
    guard call.name == "append", case .member(let base?, let name)? = call.receiver,
      let alert = alert(base)
    else { return false }
    for argument in call.arguments { read(argument.value) }
    set(name, .other([]), of: alert)
    return true
  }

  /// `.dialogSuppressionToggle("ask", isSuppressed: $isOff)`: the checkbox of the alerts of the view that it is of.
  mutating func addSuppression(_ call: Code.Call) -> Bool {
    guard call.name == "dialogSuppressionToggle", let view = call.receiver else { return false }
    let count = drafts.count
    read(view)
    for index in drafts.indices.dropFirst(count)
    where drafts[index].maker.localizes && drafts[index].suppression == nil {
      drafts[index].suppression = call.first.map(resolved)
    }
    return true
  }

  /// Alerts of one function, at most: each is looked at again at every branch.
  private static let mostAlerts = 500

  /// Whether a method of an alert adds nothing to it.
  private static func isHarmless(_ name: String?) -> Bool {
    [
      "runModal", "dismiss", "dismissViewControllerAnimated", "beginSheetModal",
      "beginSheetModalForWindow", "beginSheet", "layout", "release",
      "textFieldAtIndex", "textField", "buttonTitle", "buttonTitleAtIndex", "addChild",
    ]
    .contains(name)
  }

  /// Whether a method that is not known may add to an alert; what is only asked for, `[alert window]`, adds nothing.
  private func mayAdd(_ call: Code.Call, to alert: Int) -> Bool {
    guard let name = call.name, !Self.isHarmless(name) else { return false }
    return !call.arguments.isEmpty
      || ["add", "apply", "configure", "insert", "prepare", "set", "style"]
        .contains(where: name.hasPrefix)
      || resolver.symbols.hasMethod(name, of: [drafts[alert].maker.rawValue])
  }

  /// The alert that a piece of code makes, and adds to: `UIAlertController.make(…).addAction(…)`.
  mutating func madeAlert(_ code: Code) -> Int? {
    guard case .call(var call) = code else { return nil }
    // A class that inherits from UIAlertController.
    if case .name(let name) = call.callee, let parent = resolver.symbols.alertClass(name) {
      call.callee = .name(parent)
    }
    if let alert = make(call) { return alert }
    guard let receiver = call.receiver, case .call = receiver, call.name?.hasPrefix("add") ?? false,
      let alert = madeAlert(receiver)
    else { return nil }
    send(call, to: alert)
    return alert
  }

  /// The alert that a call makes, if it makes one: its number.
  private mutating func make(_ call: Code.Call) -> Int? {
    let made =
      UIKitAlerts.draft(call) ?? AppKitAlerts.draft(call) ?? SwiftUIAlerts.draft(call)
    let told = made?.mapped(withProperties)
    var drafts = told.map { [$0.replacing(values(of: .other([.call(call)] + $0.texts)))] } ?? []
    if made == nil, templates.mayFit(call) {
      let filled = Code.call(call).replacing(values(of: .call(call)))
      if case .call(let call) = filled {
        drafts = templates.drafts(of: call, from: function, resolver)
      }
    }
    if drafts.isEmpty, let named = NamedAlerts.draft(call) {
      drafts = [named.replacing(values(of: .call(call)))]
    }
    guard !drafts.isEmpty, self.drafts.count < Self.mostAlerts else { return nil }
    self.drafts += drafts
    let number = self.drafts.count - 1
    // The view that an alert hangs on, and what its buttons do.
    if let receiver = call.receiver, made != nil || !resolver.symbols.carriers.makes(receiver) {
      read(receiver)
    }
    for argument in call.arguments { read(argument.value) }
    return number
  }
}

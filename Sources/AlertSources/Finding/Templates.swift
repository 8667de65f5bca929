/// Functions that make an alert of what they are given: `func showError(title: String, message: String)`.
struct Templates {
  private var byName: [String: [AlertFinder.Found]] = [:]
  /// Methods that add buttons to an alert: `alert.addCancelAction()`.
  private var additions: [String: [AlertFinder.Found]] = [:]

  /// Adds a function with the alerts that it makes, as far as they need its parameters, and with what it adds
  /// to the alert that it is a method of.
  mutating func add(_ found: AlertFinder.Found, _ resolver: KeyResolver) {
    let names = Set(found.function.parameters.map(\.name))
    var open = found
    open.drafts = found.drafts.filter { draft in
      draft.texts.contains { text in
        text.mentions(names)
          && resolver.shown(text, isKey: draft.maker.localizes).contains(.unknown)
      }
    }
    if !open.drafts.isEmpty { byName[found.function.name, default: []].append(open) }
    if !open.added.isEmpty { additions[found.function.name, default: []].append(open) }
  }

  /// The number of functions.
  var count: Int {
    byName.values.reduce(0) { $0 + $1.count } + additions.values.reduce(0) { $0 + $1.count }
  }

  /// The buttons that a method of the project adds to an alert; none if no method or more than one fits.
  func added(by call: Code.Call, to maker: Draft.Maker) -> [Draft.Button] {
    guard let name = call.name, let methods = additions[name] else { return [] }
    let fitting = methods.compactMap { method -> [Draft.Button]? in
      guard method.function.types.last == maker.rawValue,
        let values = method.function.values(of: call)
      else { return nil }
      return method.added.map { button in
        var filled = button
        filled.code = button.code.replacing(values)
        return filled
      }
    }
    return fitting.count == 1 ? fitting[0] : []
  }

  /// Whether a function of this name makes alerts.
  func mayFit(_ call: Code.Call) -> Bool { call.name.map { byName[$0] != nil } ?? false }

  /// The alerts that a call makes; none if no function or more than one fits.
  func drafts(of call: Code.Call) -> [Draft] {
    guard let name = call.name, let templates = byName[name] else { return [] }
    var found: [Draft] = []
    for template in templates {
      guard let values = template.function.values(of: call) else { continue }
      guard found.isEmpty else { return [] }
      found = template.drafts.map { draft in
        var filled = draft.replacing(values)
        filled.line = call.line
        filled.isPassedOn = true
        // A button without a title is not shown.
        filled.buttons.removeAll { ButtonReader.button($0.code)?.label?.value == .absent }
        return filled
      }
    }
    return found
  }
}

extension Function {
  /// What its parameters are in a call; `nil` if the call is none of this function.
  func values(of call: Code.Call) -> [String: Code]? {
    var values: [String: Code] = [:]
    var rest = call.arguments[...]
    for parameter in parameters {
      if parameter.isVariadic {
        while let first = rest.first, first.label == nil || first.label == parameter.label {
          rest = rest.dropFirst()
        }
      } else if let argument = rest.first, argument.label == parameter.label || isClosure(argument) {
        values[parameter.name] = argument.value
        rest = rest.dropFirst()
      } else if let fallback = parameter.fallback {
        values[parameter.name] = fallback
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Whether an argument is a closure behind the call, which has no label.
  private func isClosure(_ argument: Code.Argument) -> Bool {
    if case (nil, .block) = (argument.label, argument.value) { true } else { false }
  }
}

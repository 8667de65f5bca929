/// Functions that make an alert of what they are given: `func showError(title: String, message: String)`.
struct Templates {
  private struct Template {
    var function: Function
    var drafts: [Draft]
  }
  private var byName: [String: [Template]] = [:]

  /// Adds a function with the alerts that it makes, as far as they need its parameters.
  mutating func add(_ function: Function, _ drafts: [Draft]) {
    let names = Set(function.parameters.map(\.name))
    let open = drafts.filter { $0.mentions(names) }
    guard !open.isEmpty else { return }
    byName[function.name, default: []].append(Template(function: function, drafts: open))
  }

  /// The number of functions.
  var count: Int { byName.values.reduce(0) { $0 + $1.count } }

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
      if let argument = rest.first, argument.label == parameter.label || isClosure(argument) {
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

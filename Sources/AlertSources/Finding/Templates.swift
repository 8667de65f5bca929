/// Functions that make an alert of what they are given: `func showError(title: String, message: String)`.
struct Templates: Equatable {
  private var byName: [String: [AlertFinder.Found]] = [:]
  /// Methods that add buttons to an alert: `alert.addCancelAction()`.
  private var additions: [String: [AlertFinder.Found]] = [:]

  /// Adds a function with the alerts that it makes, as far as they need its parameters, and with what it adds
  /// to the alert that it is a method of.
  mutating func add(_ found: AlertFinder.Found, _ resolver: KeyResolver) {
    var open = found
    open.drafts = found.drafts.filter { $0.isReturned || resolver.isOpen($0, in: found.function) }
    if !open.drafts.isEmpty {
      byName[found.function.name, default: []].append(open)
      for (name, label) in Selector.imported(found.function) {
        open.function.parameters[0].label = label
        byName[name, default: []].append(open)
      }
      open.function = found.function
    }
    if !open.added.isEmpty { additions[found.function.name, default: []].append(open) }
  }

  /// The buttons that a method of the project adds to an alert; none if no method or more than one fits.
  func added(by call: Code.Call, to maker: Draft.Maker) -> [Draft.Button] {
    guard let name = call.name, let methods = additions[name], methods.count <= Self.most else {
      return []
    }
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

  /// Functions of one name that are told apart, at most.
  private static let most = 50

  /// Whether a function of this name makes alerts.
  func mayFit(_ call: Code.Call) -> Bool { call.name.map { byName[$0] != nil } ?? false }

  /// The alerts that a call makes; none if no function or more than one fits.
  ///
  /// - Parameter caller: where the call is: a method of the same type comes before any other.
  func drafts(of call: Code.Call, from caller: Function, _ resolver: KeyResolver) -> [Draft] {
    guard let name = call.name, var templates = byName[name], templates.count <= Self.most else {
      return []
    }
    let isOwn = call.receiver == nil || call.receiver == .name("self")
    let object = object(of: call, resolver)
    // `Notices.showError(…)`: a function of that type, whatever others are called so.
    let isOfNamedType: Bool
    if case .name(let type)? = call.receiver, templates.contains(where: { $0.isOwn(to: type) }) {
      templates.removeAll { !$0.isOwn(to: type) }
      isOfNamedType = true
    } else {
      isOfNamedType = false
    }
    if let object {
      templates.removeAll { $0.function.types.last != object.type }
    } else if isOwn, resolver.symbols.hasMethod(name, of: caller.types) {
      templates.removeAll { $0.function.types.last != caller.types.last }
    }
    if isOwn {
      templates.removeAll { !resolver.symbols.isInherited($0.function, by: caller.types) }
    }
    // What it is called on is not known, and a method that shows no alert may be meant.
    if !isOwn, object == nil, !isOfNamedType, mayBeAnother(call, beside: templates, resolver) {
      return []
    }
    var found: [Draft] = []
    for template in templates {
      guard var values = template.function.values(of: call) else { continue }
      template.function.name(&values, resolver.symbols.carriers)
      guard template.function.takes(values, resolver) else { continue }
      if let object { values.merge(object.fields) { own, _ in own } }
      let drafts = template.drafts.map { draft in
        var filled = template.function.mayDecide ? draft.undecided : draft
        filled = filled.replacing(values)
        filled.line = call.line
        filled.passedOnBy = template.function.name
        filled.isReturned = false
        // A button without a title is not shown, unless the system gives the default one its own.
        filled.buttons.removeAll {
          $0.isDefault != true && ButtonReader.button($0.code)?.label?.value == .absent
        }
        return filled
      }
      guard found.isEmpty || found == drafts else { return [] }
      found = drafts
    }
    return found
  }

  /// The object that a method is called on, where it is made at the same place: its type and its properties.
  private func object(
    of call: Code.Call, _ resolver: KeyResolver
  ) -> (type: String, fields: [String: Code])? {
    guard case .call(let maker)? = call.receiver?.value, let type = maker.name,
      var fields = resolver.symbols.carriers.values(of: maker)
    else { return nil }
    fields["self"] = call.receiver
    return (type, fields)
  }

  /// Whether a method of another type could be meant by a call; one that does nothing is there for tests, or
  /// to be overridden.
  private func mayBeAnother(
    _ call: Code.Call, beside templates: [AlertFinder.Found], _ resolver: KeyResolver
  ) -> Bool {
    let types = Set(templates.map(\.function.types.last))
    let all = resolver.symbols.methods(named: call.name ?? "")
    return all.count > Self.most
      || all.contains { method in
        !types.contains(method.types.last) && !method.body.isEmpty
          && method.values(of: call).map { method.takes($0, resolver) } ?? false
      }
  }
}

extension AlertFinder.Found {
  /// Whether the function belongs to a type that is named so.
  fileprivate func isOwn(to type: String) -> Bool { function.types.last == type }
}

extension Function {
  /// Whether what it is given may decide what it does; handlers do not.
  fileprivate var mayDecide: Bool { parameters.contains { !$0.type.contains("->") } }

  /// Whether its parameters may be texts where texts are handed over: an error is none.
  fileprivate func takes(_ values: [String: Code], _ resolver: KeyResolver) -> Bool {
    parameters.allSatisfy { parameter in
      let mayBeText =
        parameter.type.isEmpty || parameter.type.contains("String")
        || parameter.type.contains("Text")
      guard !mayBeText, let value = values[parameter.name] else { return true }
      return !resolver.shown(value, isKey: false).contains(where: \.isKey)
    }
  }

  /// Names the types of objects that it is given: `.init(title: …)`, `.offline`.
  fileprivate func name(_ values: inout [String: Code], _ carriers: Carriers) {
    for parameter in parameters {
      let name = parameter.type.split(separator: ".").last.map { $0.filter { $0 != "?" } } ?? ""
      guard carriers.holds(type: name), let value = values[parameter.name] else { continue }
      values[parameter.name] = value.named(byType: parameter.type)
    }
  }

  /// What its parameters are in a call; `nil` if the call is none of this function.
  func values(of call: Code.Call) -> [String: Code]? {
    var values: [String: Code] = [:]
    var rest = call.arguments[...]
    var parameters = parameters[...]
    // A closure behind the call belongs to the last parameter.
    if let closure = rest.last, isClosure(closure), let last = parameters.last, !last.isVariadic {
      values[last.name] = closure.value
      rest.removeLast()
      parameters.removeLast()
    }
    for parameter in parameters {
      if parameter.isVariadic {
        while let first = rest.first, first.label == nil || first.label == parameter.label {
          rest = rest.dropFirst()
        }
      } else if let argument = rest.first,
        parameter.isNamed(argument.label) || isFirstClosure(rest)
      {
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

  /// Whether the next argument is the first of several closures behind the call: only the others have labels.
  private func isFirstClosure(_ arguments: ArraySlice<Code.Argument>) -> Bool {
    guard let first = arguments.first, isClosure(first), arguments.count > 1 else { return false }
    return arguments.dropFirst().allSatisfy { argument in
      if case .block = argument.value { argument.label != nil } else { false }
    }
  }

  /// Whether an argument is a closure behind the call, which has no label.
  private func isClosure(_ argument: Code.Argument) -> Bool {
    if case (nil, .block) = (argument.label, argument.value) { true } else { false }
  }
}

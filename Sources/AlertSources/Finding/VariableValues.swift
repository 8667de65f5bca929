/// What the variables of a function stand for.
extension AlertFinder {
  /// Code with the values of its variables.
  func resolved(_ code: Code) -> Code {
    let code = withProperties(code)
    return code.replacing(values(of: code))
  }

  /// Code with the texts of objects, as far as their type tells them: `model.title`.
  func withProperties(_ code: Code) -> Code {
    code.replacing { piece in
      guard case .member(.name(let name)?, let own) = piece, let type = type(of: name, with: own),
        let chain = type.chain, case let values = resolver.symbols.values(chain + [own]),
        values.count == 1, let value = values.first
      else { return nil }
      return .bound(value.withoutConditions { $0 != "self" && scope[$0] != nil })
    }
  }

  /// The type of the object that has a property, by whose name that is found: of a property of the own type, or of
  /// a case of an enumeration that the function is given.
  private func type(of name: String, with own: String) -> Code? {
    switch scope[name] {
    case nil where carries(name, own): nil
    case nil: resolver.symbols.type(ofProperty: name, in: function.types, with: own)
    case .unknown:
      function.parameters.first { $0.name == name }.flatMap {
        resolver.symbols.enumeration($0.type, in: function.types, with: own)
      }
    default: nil
    }
  }

  /// Whether a property holds an object that was made with a text of its own.
  private func carries(_ name: String, _ own: String) -> Bool {
    let symbols = resolver.symbols
    guard case .call(let call)? = symbols.property(name, of: function.types)?.value else {
      return false
    }
    return symbols.carriers.value(own, of: call) != nil
  }

  /// What the variables in a piece of code stand for.
  func values(of code: Code) -> [String: Code] {
    var values: [String: Code] = [:]
    code.walk { piece in
      if case .member(.name(let name)?, let own) = piece, values[name] == nil,
        let type = type(of: name, with: own)
      {
        values[name] = type
      }
      guard case .name(let name) = piece, values[name] == nil else { return }
      switch scope[name] {
      case .code(let code)?: values[name] = .bound(code)
      case nil:
        if let value = resolver.symbols.property(name, of: function.types) {
          // What has the same name here is something else.
          values[name] = .bound(value.withoutConditions { $0 != "self" && scope[$0] != nil })
        }
      case .alert, .button, .unknown: break
      }
    }
    return values
  }
}

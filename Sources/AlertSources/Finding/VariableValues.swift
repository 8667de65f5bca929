/// What the variables of a function stand for.
extension AlertFinder {
  /// Code with the values of its variables.
  func resolved(_ code: Code) -> Code { code.replacing(values(of: code)) }

  /// The type of the object that has a property, by whose name that is found: of a property of the own type, or of
  /// a case of an enumeration that the function is given.
  private func type(of name: String, with own: String) -> String? {
    switch scope[name] {
    case nil: resolver.symbols.type(ofProperty: name, in: function.types, with: own)
    case .unknown:
      function.parameters.first { $0.name == name }.flatMap {
        resolver.symbols.isEnumeration($0.type, with: own) ? $0.type : nil
      }
    default: nil
    }
  }

  /// What the variables in a piece of code stand for.
  func values(of code: Code) -> [String: Code] {
    var values: [String: Code] = [:]
    code.walk { piece in
      if case .member(.name(let name)?, let own) = piece, values[name] == nil,
        let type = type(of: name, with: own)
      {
        values[name] = .name(type)
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

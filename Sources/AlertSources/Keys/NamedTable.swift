/// The table that a call looks a text up in.
enum NamedTable: Equatable {
  /// Its name; `nil`: the call names none, so that it is `Localizable`.
  case known(String?)
  /// Only the running app knows it.
  case unknown
}

extension KeyResolver {
  /// The table that a piece of code names: `"Alerts"`, or `Tables.alerts` where that is a literal.
  func table(_ code: Code?) -> NamedTable {
    guard let code = code?.value, code != .absent else { return .known(nil) }
    let text: Code?
    switch code {
    case .text: text = code
    case .name(let name): text = symbols.property(name, of: [])
    default:
      let values = code.chain.map(symbols.values) ?? []
      text = values.count == 1 ? values.first : nil
    }
    guard case .text(let literal)? = text?.value, let name = literal.text else { return .unknown }
    return .known(name.isEmpty ? nil : name)
  }

  /// Whether what a function of the project gives is looked up in a table that only the running app knows.
  func isInUnknownTable(_ code: Code) -> Bool {
    guard case .call(let call) = code.value, let found = LocalizingCall.key(call) else {
      return false
    }
    return table(found.table) == .unknown
  }
}

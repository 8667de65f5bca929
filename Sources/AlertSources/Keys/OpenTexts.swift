/// Which texts of a function depend on what it is given, so that a call tells them.
extension KeyResolver {
  /// Whether a call of the function that makes an alert may tell more of its texts.
  func isOpen(_ draft: Draft, in function: Function) -> Bool {
    var names = Set(function.parameters.map(\.name))
    let fields = symbols.carriers.fields(of: function.types.last)
    if !fields.isEmpty { names.formUnion(fields.union(["self"])) }
    if names.isEmpty { return false }
    return draft.texts.contains { text in
      passesOn(text, names) && shown(text, isKey: draft.maker.localizes).contains(.unknown)
    }
  }

  /// Whether a text is one of these parameters, or looked up by it. What is worked out of a parameter in
  /// another way is not known from a call either.
  private func passesOn(_ code: Code, _ names: Set<String>) -> Bool {
    switch code {
    case .name(let name): names.contains(name)
    case .text(let literal): literal.values.contains { passesOn($0, names) }
    case .choice(let codes, by: _), .undecided(let codes), .list(let codes):
      codes.contains { passesOn($0, names) }
    case .fallback(let first, let second): passesOn(first, names) || passesOn(second, names)
    case .bound(let code), .element(let code): passesOn(code, names)
    case .call(let call):
      if let found = LocalizingCall.key(call) {
        passesOn(found.key, names) || found.table.map { passesOn($0, names) } ?? false
      } else if let text = LocalizingCall.text(call) {
        passesOn(text, names)
      } else if symbols.value(call) != nil
        || LearnedWrappers.name(call).map(wrappers.holds) ?? false
      {
        call.arguments.contains { passesOn($0.value, names) }
      } else {
        call.receiver.map { looksUp($0, call.name ?? "", names) } ?? false
      }
    case .member(let base?, let name): looksUp(base, name, names)
    case .member(nil, _), .absent, .block, .other: false
    }
  }

  /// `key.localized`, `title.uppercased()`
  private func looksUp(_ base: Code, _ name: String, _ names: Set<String>) -> Bool {
    let isKnown =
      Self.keepsText(name) || wrappers.holds("." + name) || symbols.carriers.hasField(name)
      || !symbols.values(["String", name]).isEmpty
    return isKnown && passesOn(base, names)
  }
}

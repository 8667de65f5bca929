/// Names that stand for keys: `Keys.title`, where that is `"trip.title"`, cases of enumerations, and objects.
extension KeyResolver {
  /// The literal that a name stands for; `nil` if it is anything else.
  func constant(_ code: Code) -> Code? {
    if let raw = rawValue(code.value) { return raw }
    guard case .member = code.value, let chain = code.value.chain else { return nil }
    let values = symbols.values(chain)
    guard values.count == 1, let value = values.first?.value, case .text = value else { return nil }
    return value
  }

  /// `Keys.title.rawValue`
  func rawValue(_ code: Code) -> Code? {
    guard case .member(let base?, "rawValue") = code, let chain = base.value.chain else {
      return nil
    }
    return symbols.rawValue(chain)?.value
  }

  /// `Notice(title: …).title`, and `Notice.offline.title`; `nil` if no object is made there.
  func ofObject(_ base: Code, _ name: String, _ steps: Steps) -> [Shown]? {
    var objects: Set<Code> = []
    if let chain = base.value.chain { objects = symbols.values(chain) }
    if case .call(let call) = base.value {
      objects = [symbols.carriers.makes(base) ? base : symbols.value(call) ?? base]
    }
    guard objects.count == 1, case .call(let call)? = objects.first?.value,
      let value = symbols.carriers.value(name, of: call)
    else { return nil }
    return weaker(shown(value, isKey: false, steps.next), Confidence.variable)
  }

  /// `Keys.title.localized`, where `localized` is a property of the enumeration; `nil` if it is none.
  func ofCase(_ base: Code, _ name: String, _ steps: Steps) -> [Shown]? {
    guard let chain = base.value.chain, let found = symbols.rawValue(chain), let own = chain.last
    else { return nil }
    let values = symbols.values(name, ofCaseOf: found.type)
    let shown = Set(
      values.map { value in
        let value = value.decided(forCase: own)
        let filled = value.filled(["self": base, "rawValue": found.value])
        return self.shown(filled, isKey: false, steps).map(\.withoutConfidence)
      })
    guard shown.count == 1, let only = shown.first, only.contains(where: \.isKey) else {
      return nil
    }
    return weaker(only, Confidence.accessor)
  }
}

extension Code {
  /// Whether it tells of the raw value that a case has.
  var namesRawValue: Bool {
    contains { piece in
      switch piece {
      case .name("rawValue"), .member(.name("self"), "rawValue"): true
      default: false
      }
    }
  }

  /// What `switch self { case .title: … }` gives for a case.
  fileprivate func decided(forCase name: String) -> Code {
    guard case .choice(let values, let condition?) = self,
      let number = Self.branch(of: condition, forCase: name), values.indices.contains(number)
    else { return self }
    return values[number]
  }

  /// The branch of `switch self case .title: case .message, .other: default:` that a case takes.
  private static func branch(of condition: String, forCase name: String) -> Int? {
    let start = "switch self "
    guard condition.hasPrefix(start) else { return nil }
    // A pattern may hold colons itself: “case .failed(code: let code): case .offline: default:”.
    let labels = condition.dropFirst(start.count).replacing("default:", with: "case default:")
      .split(separator: "case ").map { label in
        label.split(separator: ",").map { $0.prefix { !"(: \n".contains($0) || $0 == " " }.trimmed }
      }
    func holds(_ label: [String]) -> Bool {
      label.contains { $0.split(separator: " ").first.map { $0 == "." + name } ?? false }
    }
    guard let found = labels.firstIndex(where: holds) else {
      return labels.firstIndex { $0 == ["default"] }
    }
    // “case .offline where isNight” is not always taken.
    return labels[found].contains { $0.contains(" where ") } ? nil : found
  }
}

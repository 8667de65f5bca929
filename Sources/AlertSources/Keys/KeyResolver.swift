import AlertRules

/// Says which key of the catalog a piece of code shows (spec ALERT-GROUPING §2, §2.5).
struct KeyResolver {
  /// What a piece of code shows.
  enum Shown: Hashable {
    /// A text of the catalog.
    case key(KeyIndex.Key, confidence: Double)
    /// Nothing: `nil`, or an empty text.
    case nothing
    /// Something that is not in the catalog, or that only the running program knows.
    case unknown

    /// The same, however sure.
    var withoutConfidence: Shown {
      if case .key(let key, _) = self { .key(key, confidence: 1) } else { self }
    }

    /// How sure; `nil` if it is no text of the catalog.
    var confidence: Double? { if case .key(_, let confidence) = self { confidence } else { nil } }

    /// Whether it is a text of the catalog.
    var isKey: Bool { if case .key = self { true } else { false } }
  }

  let keys: KeyIndex
  let symbols: Symbols
  let names: GeneratedNames
  let wrappers: LearnedWrappers

  /// How sure a reading is.
  enum Confidence {
    static let literal = 0.95
    static let accessor = 0.9
    static let wrapper = 0.85
    static let variable = 0.8
    static let pattern = 0.7
  }
  /// How far names are followed: so many in a row, and so many in all, because each may lead to several.
  struct Steps {
    private final class Work { var left = 1_000 }
    private var left = 12
    private let work = Work()

    var next: Steps {
      var steps = self
      steps.left -= 1
      return steps
    }

    /// Whether there is one left.
    func take() -> Bool {
      work.left -= 1
      return left > 0 && work.left > 0
    }
  }
  /// Values that a text may be one of, at most.
  private static let most = 16

  /// What a piece of code shows: one of these.
  ///
  /// - Parameter isKey: a literal here is a key, as in SwiftUI.
  func shown(_ code: Code, isKey: Bool) -> [Shown] {
    Array(shown(code, isKey: isKey, Steps()).prefix(Self.most))
  }

  func shown(_ code: Code, isKey: Bool, _ steps: Steps) -> [Shown] {
    guard steps.take() else { return [.unknown] }
    switch code {
    case .absent: return [.nothing]
    case .text(let literal):
      if literal.text?.isEmpty ?? false { return [.nothing] }
      return isKey ? [key(literal)] : [.unknown]
    case .bound(let value):
      return weaker(shown(value, isKey: false, steps.next), Confidence.variable)
    case .choice(let values, by: _):
      return values.prefix(Self.most).flatMap { shown($0, isKey: isKey, steps.next) }
    case .undecided(let values):
      let found = Set(values.prefix(Self.most).map { shown($0, isKey: isKey, steps.next) })
      return found.count == 1 ? found.first ?? [] : [.unknown]
    case .fallback(let first, let second):
      // What only the running app knows comes first; the other is shown as well.
      let found = shown(first, isKey: isKey, steps.next)
      if LocalizingCall.isText(first.value) { return found }
      if found.contains(.unknown) { return [.unknown] + shown(second, isKey: isKey, steps.next) }
      if !found.contains(.nothing) { return found }
      return found.filter { $0 != .nothing } + shown(second, isKey: isKey, steps.next)
    case .call(let call): return shown(call, isKey: isKey, steps.next)
    case .member(let base, let name): return member(base, name, code, isKey: isKey, steps.next)
    case .name(let name):
      guard let value = symbols.property(name, of: []) else { return [.unknown] }
      return weaker(shown(value, isKey: false, steps.next), Confidence.accessor)
    case .list, .block, .element, .other: return [.unknown]
    }
  }

  func weaker(_ shown: [Shown], _ confidence: Double) -> [Shown] {
    shown.map {
      if case .key(let key, let own) = $0 {
        .key(key, confidence: min(own, confidence))
      } else {
        $0
      }
    }
  }

  /// What a text shows that is looked up in a table: `isOne ? "delete.one" : "delete.many"`.
  private func shown(key code: Code, in table: NamedTable, _ steps: Steps) -> [Shown] {
    switch ((constant(code) ?? code).value, table) {
    case (.text(let literal), .known(let table)):
      return literal.text?.isEmpty ?? false ? [.nothing] : [key(literal, table: table)]
    case (.choice(let values, by: _), .known):
      return values.prefix(Self.most).flatMap { shown(key: $0, in: table, steps.next) }
    case (.call(let call), _) where call.name.map(Self.fillsText) ?? false: return [.unknown]
    case (_, .known(nil)):
      return weaker(shown(code, isKey: true, steps), Confidence.variable)
    case (_, .known), (_, .unknown): return [.unknown]
    }
  }

  private func key(_ literal: Code.Literal, table: String? = nil) -> Shown {
    if let text = literal.text {
      return keys.key(text, table: table).map { .key($0, confidence: Confidence.literal) }
        ?? .unknown
    }
    if !literal.parts.contains(where: { !$0.isEmpty }) { return .unknown }
    return keys.key(literal, table: table).map { .key($0, confidence: Confidence.pattern) }
      ?? .unknown
  }

  private func member(
    _ base: Code?, _ name: String, _ code: Code, isKey: Bool, _ steps: Steps
  ) -> [Shown] {
    if let base, Self.keepsText(name) { return shown(base, isKey: isKey, steps) }
    if base != nil, Self.changesCase(name) { return [.unknown] }
    if let raw = rawValue(code) { return shown(raw, isKey: isKey, steps) }
    if let chain = code.chain {
      let found = Set(symbols.values(chain).map { shown($0, isKey: false, steps) })
      if found.count == 1, let only = found.first, only.contains(where: { $0 != .unknown }) {
        return weaker(only, Confidence.accessor)
      }
      if let key = names.key(chain) { return [.key(key, confidence: Confidence.accessor)] }
      if let base, let found = ofCase(base, name, steps) { return found }
      if let base, let found = ofObject(base, name, steps) { return found }
      guard base.map({ constant($0) != nil }) ?? false else { return [.unknown] }
    }
    guard let base = base.map({ constant($0) ?? $0 }) else { return [.unknown] }
    if let found = ofObject(base, name, steps) { return found }
    // "key".localized
    let values = symbols.values(["String", name])
    // Several returns: another text where the key is in no file, which is not what is shown.
    let all = values.map { value in
      shown(value.filled(["self": base]), isKey: false, steps).filter { $0 != .unknown }
    }
    let found = Set(all.map { $0.map(\.withoutConfidence) })
    // Which of several that show different texts is meant, is not known.
    if found.count > 1 || values.contains(where: isInUnknownTable) && found == [[]] {
      return [.unknown]
    }
    if let only = found.first, !only.isEmpty {
      let confidence = all.joined().compactMap(\.confidence).min() ?? 1
      return weaker(only, min(confidence, Confidence.wrapper))
    }
    return learned("." + name, base, in: .known(nil), steps)
  }

  private func learned(
    _ name: String, _ argument: Code, in table: NamedTable, _ steps: Steps
  ) -> [Shown] {
    guard wrappers.holds(name) else { return [.unknown] }
    switch argument.value {
    case .text, .choice, .member(nil, _):
      return weaker(shown(key: argument.value, in: table, steps.next), Confidence.wrapper)
    default: return [.unknown]
    }
  }

  private func shown(_ call: Code.Call, isKey: Bool, _ steps: Steps) -> [Shown] {
    if case .block(let block) = call.callee, let value = block.result {
      return shown(value, isKey: isKey, steps)
    }
    if let found = LocalizingCall.key(call) {
      return shown(key: found.key, in: table(found.table), steps)
    }
    if let inner = LocalizingCall.text(call) {
      return shown(inner, isKey: LocalizingCall.isView(call), steps)
    }
    if let receiver = call.receiver, let name = call.name {
      if Self.keepsText(name) { return shown(receiver, isKey: isKey, steps) }
      if Self.changesCase(name) { return [.unknown] }
      if Self.fillsText(name) {
        if case .text = (constant(receiver) ?? receiver).value { return [.unknown] }
        return shown(receiver, isKey: false, steps)
      }
    }
    // L10n.Alert.message(name)
    if let chain = call.callee.chain, chain.count > 1 {
      let found = member(call.receiver, call.name ?? "", call.callee, isKey: isKey, steps)
      if found.contains(where: { $0 != .unknown }) { return found }
    }
    if var value = symbols.value(call) {
      if let receiver = call.receiver { value = value.filled(["self": receiver]) }
      for given in [call.receiver].compactMap({ $0 }) + call.arguments.map(\.value) {
        value = value.lookingUp(given)
      }
      let found = weaker(shown(value, isKey: false, steps), Confidence.wrapper)
      if found.contains(where: { $0 != .unknown }) { return found }
      if isInUnknownTable(value) { return [.unknown] }
    }
    if let text = unmodified(call) { return shown(text, isKey: isKey, steps) }
    if let found = inTable(call) { return [found] }
    let table = table(call.argument("table") ?? call.argument("tableName"))
    // "trip.title".localized(table: "Alerts"), and not tr("trip.title", table: "Alerts")
    let others = call.arguments.filter { !["table", "tableName"].contains($0.label) }
    if let name = LearnedWrappers.name(call), let first = others.first {
      return learned(name, first.value, in: table, steps)
    }
    guard let name = call.name, let receiver = call.receiver else { return [.unknown] }
    return learned("." + name, receiver, in: table, steps)
  }

  /// `tr("Localizable", "trip.title")`, as SwiftGen writes it.
  private func inTable(_ call: Code.Call) -> Shown? {
    guard call.arguments.count > 1, call.arguments[0].label == nil, call.arguments[1].label == nil,
      case .text(let table) = call.arguments[0].value, let table = table.text,
      case .text(let literal) = call.arguments[1].value, let text = literal.text,
      let key = keys.key(text, table: table)
    else { return nil }
    return .key(key, confidence: Confidence.wrapper)
  }

  /// `Text("trip.title")` where a modifier changes only its looks: `.bold()`.
  private func unmodified(_ call: Code.Call) -> Code? {
    guard let view = call.receiver, let name = call.name, name != "textCase",
      ButtonReader.view(view).map(LocalizingCall.makesText) ?? false,
      symbols.methods(named: name).isEmpty
    else { return nil }
    return view
  }

  /// Whether a method gives a text as it is. One that changes its case does not: the catalog’s case is not what people
  /// see.
  static func keepsText(_ name: String) -> Bool {
    name == "string" || name == "format"
  }

  /// Whether a method puts something into a text; into a key it would make another key.
  static func fillsText(_ name: String) -> Bool {
    name == "replacingOccurrences" || name == "stringByReplacingOccurrencesOfString"
  }

  /// Whether a method changes the case of a text.
  private static func changesCase(_ name: String) -> Bool {
    [
      "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedCapitalized",
      "localizedLowercase", "uppercaseString", "lowercaseString", "capitalizedString",
      "localizedUppercaseString", "localizedLowercaseString", "localizedCapitalizedString",
    ].contains(name)
  }
}

extension Code {
  /// The same without the values that are only the text that is looked up for another: where its key is in no file
  /// such a function gives the key back, which is not what is shown.
  fileprivate func lookingUp(_ text: Code) -> Code {
    guard case .choice(let values, by: _) = value else { return self }
    let others = values.filter { $0.value != text.value }
    guard others.count < values.count, others.contains(where: { $0.holds(text) }) else {
      return self
    }
    return others.count == 1 ? others[0].lookingUp(text) : .choice(others, by: nil)
  }

  /// Whether a piece of it is this one.
  private func holds(_ text: Code) -> Bool {
    var found = false
    walk { if $0.value == text.value { found = true } }
    return found
  }
}

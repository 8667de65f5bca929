/// Follows the statements of one function and collects the alerts that it makes.
///
/// Variables are followed one step: `let title = …` in the same function (spec ALERT-GROUPING §2).
struct AlertFinder {
  /// What was found.
  private(set) var drafts: [Draft] = []

  private let function: Function
  private let symbols: Symbols
  private let templates: Templates
  private var scope: [String: Binding] = [:]
  /// Whether what is being read is done under a condition, by the number of alerts there were before it.
  private var conditionalFrom: [Int] = []

  /// What was set on an alert, by its number and the name of the property.
  private var texts: [Int: [String: Code]] = [:]

  private enum Binding {
    case code(Code)
    case alert(Int)
    case button(Int, Int)
    case unknown
  }

  /// What a function makes.
  struct Found {
    var function: Function
    var drafts: [Draft]
    /// What a method of an alert adds to it.
    var added: [Draft.Button] = []
  }

  /// The alerts of a function.
  static func find(in function: Function, _ symbols: Symbols, _ templates: Templates) -> Found {
    var finder = AlertFinder(function, symbols, templates)
    guard let maker = function.types.last.flatMap(Draft.Maker.init) else {
      finder.follow(function.body)
      return Found(function: function, drafts: finder.inOrder)
    }
    // An extension of UIAlertController, whose methods add buttons.
    finder.drafts = [Draft(maker: maker, line: 0)]
    finder.scope["self"] = .alert(0)
    finder.follow(function.body)
    return Found(
      function: function, drafts: Array(finder.drafts.dropFirst()), added: finder.drafts[0].buttons)
  }

  /// In the order of the lines.
  private var inOrder: [Draft] {
    drafts.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private init(_ function: Function, _ symbols: Symbols, _ templates: Templates) {
    self.function = function
    self.symbols = symbols
    self.templates = templates
    for parameter in function.parameters { scope[parameter.name] = .unknown }
  }

  private mutating func follow(_ statements: [Statement]) {
    for statement in statements { follow(statement) }
  }

  private mutating func follow(_ statement: Statement) {
    switch statement {
    case .declare(let name, let value?):
      if case .name(name) = value { return }  // if let title
      scope[name] = binding(value)
    case .declare(let name, nil): scope[name] = .code(.choice([]))
    case .assign(let target, let value): assign(target, value)
    case .evaluate(let code), .ask(let code): read(code)
    case .give(let code):
      read(code)
      // Whoever called may add buttons.
      if case .name(let name) = code, case .alert(let alert)? = scope[name] {
        drafts[alert].mayHaveMore = true
      }
    case .branches(let branches):
      conditionalFrom.append(drafts.count)
      for branch in branches { followInside(branch) }
      conditionalFrom.removeLast()
    case .loop(let name, let list, let body):
      read(list)
      let before = scope[name]
      scope[name] = .code(.element(resolved(list)))
      followInside(body)
      scope[name] = before
    }
  }

  /// Follows statements in braces: what is declared there is known only there.
  private mutating func followInside(_ statements: [Statement]) {
    let before = scope
    follow(statements)
    for case .declare(let name, _) in statements { scope[name] = before[name] }
  }

  /// What a variable stands for.
  private mutating func binding(_ value: Code) -> Binding {
    if case .call(let call) = value {
      if let alert = make(call) { return .alert(alert) }
      if let (alert, button) = addedButton(value) { return .button(alert, button) }
    }
    if case .name(let name) = value, let same = scope[name] { return same }
    read(value)
    // `let key = "a." + name`, then `let title = lookUp(key)`: as long as that stays small.
    let filled = resolved(value)
    return .code(filled.isSmall ? filled : value)
  }

  /// `alert.addButton(withTitle: …)` gives the button that it adds.
  private mutating func addedButton(_ code: Code) -> (Int, Int)? {
    guard case .call(let call) = code, call.name == "addButton", let alert = alert(call.receiver)
    else { return nil }
    send(call, to: alert)
    return (alert, drafts[alert].buttons.count - 1)
  }

  private mutating func assign(_ target: Code, _ value: Code) {
    switch Self.plain(target) {
    case .name(let name):
      guard case .code(.choice(let values))? = scope[name] else {
        let isConditional = !conditionalFrom.isEmpty
        if isConditional, case .code(let first)? = scope[name] {
          read(value)
          scope[name] = .code(.choice([first, value]))
        } else {
          scope[name] = binding(value)
        }
        return
      }
      let new = binding(value)
      if case .code(let code) = new {
        scope[name] = .code(.choice(values + [code]))
      } else {
        scope[name] = new
      }
    case .member(let base?, let name):
      read(value)
      if let alert = alert(base) {
        set(name, value, of: alert)
      } else if let (alert, button) = addedButton(base) ?? button(base) {
        AppKitAlerts.set(name, resolved(value), of: &drafts[alert].buttons[button])
      } else if name == "title", case .member(let base?, "suppressionButton") = base,
        let alert = alert(base)
      {
        drafts[alert].suppression = resolved(value)
      }
    default: read(value)
    }
  }

  private mutating func set(_ name: String, _ value: Code, of alert: Int) {
    var value = resolved(value)
    // In a branch: it may be what it was before as well.
    if conditionalFrom.contains(where: { alert < $0 }), name != "preferredAction",
      let before = texts[alert]?[name]
    {
      value = .choice([before, value])
    }
    texts[alert, default: [:]][name] = value
    if drafts[alert].maker == .nsAlert {
      AppKitAlerts.set(name, value, of: &drafts[alert])
    } else {
      UIKitAlerts.set(name, value, of: &drafts[alert])
    }
  }

  /// The alert that a variable holds; of a property the name counts.
  private func alert(_ code: Code?) -> Int? {
    if case .name(let name)? = code.map(Self.plain), case .alert(let alert)? = scope[name] {
      return alert
    }
    return nil
  }

  /// The button that a variable holds, or `alert.buttons[0]`.
  private func button(_ code: Code) -> (Int, Int)? {
    if case .name(let name) = Self.plain(code), case .button(let alert, let button)? = scope[name] {
      return (alert, button)
    }
    if case .member(.member(let base?, "buttons")?, let index) = code, let alert = alert(base),
      let number = Int(index.dropFirst().dropLast()), drafts[alert].buttons.indices.contains(number)
    {
      return (alert, number)
    }
    return nil
  }

  /// `self.alert` is read like `alert`.
  private static func plain(_ code: Code) -> Code {
    if case .member(.name("self")?, let name) = code { .name(name) } else { code }
  }

  /// Looks for alerts in code, and for what is done with those that were found.
  private mutating func read(_ code: Code) {
    switch code {
    case .call(let call):
      if make(call) == nil { read(call) }
    case .member(let base?, _): read(base)
    case .list(let codes), .choice(let codes), .undecided(let codes), .other(let codes):
      for code in codes { read(code) }
    case .fallback(let first, let second):
      read(first)
      read(second)
    case .block(let block): read(block)
    case .text(let literal): for value in literal.values { read(value) }
    case .name, .member(nil, _), .bound, .element, .absent: break
    }
  }

  private mutating func read(_ block: Code.Block, _ value: Binding = .unknown) {
    let before = scope
    for name in block.parameters { scope[name] = value }
    followInside(block.statements)
    for name in block.parameters { scope[name] = before[name] }
  }

  private mutating func read(_ call: Code.Call) {
    if let alert = alert(call.receiver) { return send(call, to: alert) }
    if call.receiver == nil, let alert = alert(.name("self")), call.name?.hasPrefix("add") ?? false
    {
      return send(call, to: alert)
    }
    if call.name == "forEach", let list = call.receiver, let block = call.closure {
      return read(block, .code(.element(resolved(list))))
    }
    if let receiver = call.receiver { read(receiver) }
    if case .block(let block) = call.callee { read(block) }
    for argument in call.arguments {
      read(argument.value)
      if let alert = alert(argument.value), !Self.shows(call.name) {
        drafts[alert].mayHaveMore = true
      }
    }
  }

  /// Whether a method shows an alert, and adds nothing to it.
  private static func shows(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return name.hasPrefix("present") || name.hasPrefix("show")
  }

  private mutating func send(_ call: Code.Call, to alert: Int) {
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
    let isConditional = conditionalFrom.contains { alert < $0 }
    if isConditional, drafts[alert].buttons.count > count {
      drafts[alert].mayHaveMore = true
      for index in count..<drafts[alert].buttons.count {
        drafts[alert].buttons[index].isConditional = true
      }
    }
    if !isKnown, !Self.isHarmless(call.name) { drafts[alert].mayHaveMore = true }
  }

  /// Whether a method of an alert adds nothing to it.
  private static func isHarmless(_ name: String?) -> Bool {
    ["runModal", "beginSheetModal", "beginSheetModalForWindow", "beginSheet", "show", "layout"]
      .contains(name)
  }

  /// The alert that a call makes, if it makes one: its number.
  private mutating func make(_ call: Code.Call) -> Int? {
    let made =
      UIKitAlerts.draft(call) ?? AppKitAlerts.draft(call) ?? SwiftUIAlerts.draft(call)
    var drafts = made.map { [$0.replacing(values(of: .call(call)))] } ?? []
    if made == nil, templates.mayFit(call) {
      let filled = Code.call(call).replacing(values(of: .call(call)))
      if case .call(let call) = filled {
        drafts = templates.drafts(of: call, from: function, symbols)
      }
    }
    guard !drafts.isEmpty else { return nil }
    self.drafts += drafts
    let number = self.drafts.count - 1
    // The view that an alert hangs on, and what its buttons do.
    if let receiver = call.receiver { read(receiver) }
    for argument in call.arguments { read(argument.value) }
    return number
  }

  /// Code with the values of its variables.
  private func resolved(_ code: Code) -> Code { code.replacing(values(of: code)) }

  /// What the variables in a piece of code stand for.
  private func values(of code: Code) -> [String: Code] {
    var values: [String: Code] = [:]
    code.walk { piece in
      guard case .name(let name) = piece, values[name] == nil else { return }
      switch scope[name] {
      case .code(let code)?: values[name] = .bound(code)
      case nil:
        if let value = symbols.property(name, of: function.types) { values[name] = .bound(value) }
      case .alert, .button, .unknown: break
      }
    }
    return values
  }
}

/// Follows the statements of one function and collects the alerts that it makes.
///
/// Variables are followed within the function (spec ALERT-GROUPING §2), and where branches of it meet, a text
/// is one of those that it had at their ends.
struct AlertFinder {
  /// What was found.
  var drafts: [Draft] = []

  let function: Function
  /// Where the function is: others may have its name.
  private let place: String
  let resolver: KeyResolver
  let templates: Templates
  var scope: [String: Binding] = [:]
  /// The conditions around what is being read.
  private(set) var conditions: [Condition] = []
  /// How many alerts and conditions there were before each loop that is being read.
  private(set) var loops: [(alerts: Int, conditions: Int)] = []

  /// How many branchings there were.
  private var branchings = 0

  /// What is only done sometimes.
  struct Condition {
    /// How many alerts there were before it.
    var alerts: Int
    /// Something else is done otherwise.
    var isExclusive: Bool
    /// Its name, and which of its branches is being read; `nil` behind the return of one.
    var turn: (name: String, turn: Draft.Turn)?
  }

  /// What a variable holds.
  enum Binding: Hashable {
    case code(Code)
    case alert(Int)
    case button(Int, Int)
    case unknown
  }

  /// What a function makes.
  struct Found: Hashable {
    var function: Function
    var drafts: [Draft]
    /// What a method of an alert adds to it.
    var added: [Draft.Button] = []
  }

  /// The alerts of a function.
  ///
  /// - Parameter place: what no other function has, even one of the same name.
  static func find(
    in function: Function, at place: String, _ resolver: KeyResolver, _ templates: Templates
  ) -> Found {
    var finder = AlertFinder(function, place, resolver, templates)
    guard let maker = function.types.last.flatMap(Draft.Maker.init) else {
      finder.follow(function.body)
      return Found(function: function, drafts: finder.inOrder)
    }
    // An extension of UIAlertController, whose methods add buttons, and whose initializers make one.
    finder.drafts = [Draft(maker: maker, line: 0)]
    finder.scope["self"] = .alert(0)
    finder.follow(function.body)
    let own = finder.drafts[0]
    let others = Array(finder.drafts.dropFirst())
    return own.isReturned
      ? Found(function: function, drafts: [own] + others)
      : Found(function: function, drafts: others, added: own.undecided.buttons)
  }

  /// In the order of the lines.
  private var inOrder: [Draft] {
    drafts.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private init(
    _ function: Function, _ place: String, _ resolver: KeyResolver, _ templates: Templates
  ) {
    self.function = function
    self.place = place
    self.resolver = resolver
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
      set(name, binding(value))
    case .declare(let name, nil): set(name, .code(.absent))
    case .assign(let target, let value): assign(target, value)
    case .evaluate(let code), .ask(let code): read(code)
    case .give(let code):
      read(code)
      // A method of an alert that gives it back adds to it.
      if case .name(let name) = code, name != "self", case .alert(let alert)? = scope[name] {
        drafts[alert].isReturned = true
      }
    case .leave: break
    case .branches(let branches): follow(branches)
    case .loop(let name, let list, let body):
      read(list)
      let before = scope[name]
      scope[name] = .code(.element(resolved(list)))
      let fields = drafts.map(\.fields.count)
      loops.append((drafts.count, conditions.count))
      followInside(body)
      loops.removeLast()
      scope[name] = before
      // As many as the list has, or none.
      for (alert, count) in fields.enumerated() where drafts[alert].fields.count > count {
        drafts[alert].fields.removeLast(drafts[alert].fields.count - count)
        drafts[alert].mayHaveMore = true
      }
    }
  }

  /// Follows statements in braces: what is declared there is known only there.
  mutating func followInside(_ statements: [Statement]) {
    let before = scope
    follow(statements)
    for case .declare(let name, _) in statements { scope[name] = before[name] }
  }

  /// Remembers what a variable stands for; nobody has thousands in one function.
  private mutating func set(_ name: String, _ value: Binding) {
    if scope.count < Self.mostNames || scope[name] != nil { scope[name] = value }
  }

  private static let mostNames = 2_000
  /// Remembers that a variable stands for a list.
  mutating func set(_ name: String, _ list: [Code]) { set(name, .code(.list(list))) }

  /// Follows each branch from the same beginning, and joins what they end with.
  private mutating func follow(_ branches: [[Statement]]) {
    // Nobody writes as many in one function, and at each everything is joined.
    guard branchings < 2_000 else { return }
    branchings += 1
    if branches.count > Self.mostBranches { return followApart(branches) }
    let condition = "\(place) \(branchings)"
    let before = (scope: scope, drafts: drafts)
    conditions.append(
      Condition(alerts: drafts.count, isExclusive: branches.count { !$0.isEmpty } > 1))
    var ends: [(scope: [String: Binding], texts: [[Code?]])] = []
    let ending = branches.filter { !($0.last?.leaves ?? false) }.count
    for branch in branches {
      scope = before.scope
      conditions[conditions.count - 1].turn =
        branch.last?.leaves ?? false
        ? nil : (name: condition, turn: Draft.Turn(number: ends.count, count: ending))
      for index in before.drafts.indices {
        drafts[index].title = before.drafts[index].title
        drafts[index].message = before.drafts[index].message
      }
      followInside(branch)
      // A field that is there only sometimes is none of the alert.
      for (index, draft) in before.drafts.enumerated() { drafts[index].fields = draft.fields }
      // After a return nothing follows: its buttons do not stand beside those that are added later.
      if branch.last?.leaves ?? false {
        for (index, draft) in before.drafts.enumerated() {
          for button in drafts[index].buttons.indices.dropFirst(draft.buttons.count) {
            drafts[index].buttons[button].isExclusive = true
          }
        }
        continue
      }
      ends.append((scope, before.drafts.indices.map { [drafts[$0].title, drafts[$0].message] }))
    }
    conditions.removeLast()
    if ends.isEmpty { ends = [(before.scope, before.drafts.map { [$0.title, $0.message] })] }
    scope = before.scope
    for name in Set(ends.flatMap(\.scope.keys)) {
      scope[name] = Self.joined(ends.map { $0.scope[name] }, by: condition)
    }
    for index in before.drafts.indices {
      drafts[index].title = Self.joined(ends.map { $0.texts[index][0] }, by: condition)
      drafts[index].message = Self.joined(ends.map { $0.texts[index][1] }, by: condition)
    }
  }

  /// One of what a variable stands for at the ends of branches.
  private static func joined(_ ends: [Binding?], by condition: String) -> Binding? {
    let known = ends.compactMap { $0 }
    let codes = known.compactMap { if case .code(let code) = $0 { code } else { nil } }
    if codes.count < known.count { return known.last }
    return joined(codes, by: known.count == ends.count ? condition : nil).map(Binding.code)
  }

  private static func joined(_ ends: [Code?], by condition: String?) -> Code? {
    if ends.allSatisfy({ $0 == nil }) { return nil }
    var values: [Code] = []
    for end in ends where !values.contains(end ?? .absent) { values.append(end ?? .absent) }
    if values.count == 1 { return values[0] }
    // One for each branch, so that those of several texts go together, as long as that stays small.
    let all = Code.choice(ends.map { $0 ?? .absent }, by: condition)
    return all.isSmall ? all : .choice(values, by: nil)
  }

  /// What a variable stands for.
  private mutating func binding(_ value: Code) -> Binding {
    if let alert = madeAlert(value) { return .alert(alert) }
    if let (alert, button) = addedButton(value) ?? button(value) { return .button(alert, button) }
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
    return drafts[alert].buttons.isEmpty ? nil : (alert, drafts[alert].buttons.count - 1)
  }

  private mutating func assign(_ target: Code, _ value: Code) {
    switch Self.plain(target) {
    case .name(let name):
      let value = NamedAlerts.naming(name, value)
      name == "_" ? read(value) : set(name, binding(value))
    case .member(let base?, let name):
      read(NamedAlerts.naming(name, value))
      if let alert = alert(base) {
        set(name, value, of: alert)
      } else if let (alert, button) = addedButton(base) ?? button(base) {
        let isLabel = name == "title" && drafts[alert].maker == .nsAlert
        // Which label a branch gives to a button of before goes with which text is not known.
        let isOther = isLabel && turns(of: alert) != drafts[alert].buttons[button].turns
        let value = isOther ? .other([]) : resolved(value)
        AppKitAlerts.set(name, value, of: &drafts[alert].buttons[button])
      } else if name == "title", case .member(let base?, "suppressionButton") = Self.property(base),
        let alert = alert(base)
      {
        drafts[alert].suppression = resolved(value)
      } else if name == "keyEquivalent" {
        setKey(ofButtonIn: base)
      } else if case .name(let object) = Self.plain(base), case .code? = scope[object],
        resolver.symbols.carriers.hasField(name)
      {
        // What it was made with is not all that it is.
        scope[object] = .unknown
      }
    default: read(value)
    }
  }

  mutating func set(_ name: String, _ value: Code, of alert: Int) {
    switch drafts[alert].maker {
    case .nsAlert: AppKitAlerts.set(name, resolved(value), of: &drafts[alert])
    case .named:
      let labels = drafts[alert].buttons
      NamedAlerts.set(name, resolved(value), of: &drafts[alert])
      // One of several labels, and with which texts is not known.
      if conditions.contains(where: { alert < $0.alerts }), drafts[alert].buttons != labels {
        drafts[alert].buttons[drafts[alert].buttons.count - 1].isExclusive = true
      }
    default: UIKitAlerts.set(name, resolved(value), of: &drafts[alert])
    }
  }

  /// The alert that a variable holds; of a property the name counts.
  func alert(_ code: Code?) -> Int? {
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
    if case .member(let list?, let index) = Self.property(code),
      case .member(let base?, "buttons") = Self.property(followed(list)), let alert = alert(base),
      !drafts[alert].mayStartUnseen
    {
      guard let buttons = buttonsHere(of: alert) else { return nil }
      let number =
        switch index {
        case "first", "firstObject": buttons.first
        case "last", "lastObject": buttons.last
        default:
          Int(index.dropFirst().dropLast()).flatMap {
            buttons.indices.contains($0) ? buttons[$0] : nil
          }
        }
      return number.map { (alert, $0) }
    }
    return nil
  }

  /// What a variable is set to: `let buttons = alert.buttons`.
  private func followed(_ code: Code) -> Code {
    if case .name(let name) = Self.plain(code), case .code(let value)? = scope[name] {
      value.value
    } else {
      code
    }
  }

  /// Remembers that Return may be another button's: one of the buttons, and which is not known, was given a key.
  private mutating func setKey(ofButtonIn code: Code) {
    var alerts: [Int] = []
    resolved(code).walk { piece in
      if case .member(let base?, "buttons") = Self.property(piece), let alert = alert(base) {
        alerts.append(alert)
      }
    }
    for alert in alerts { drafts[alert].mayStartUnseen = true }
  }

  /// `[alert buttons]` is read like `alert.buttons`, and `[buttons objectAtIndex:0]` like `buttons[0]`.
  private static func property(_ code: Code) -> Code {
    guard case .call(let call) = code, let receiver = call.receiver, let name = call.name else {
      return code
    }
    if call.arguments.isEmpty { return .member(receiver, name) }
    guard ["object", "objectAtIndex"].contains(name),
      case .name(let number)? = call.arguments.first?.value
    else { return code }
    return .member(receiver, "[\(number)]")
  }

  /// `self.alert`, `self->alert` and `_alert` are read like `alert`.
  private static func plain(_ code: Code) -> Code {
    switch code {
    case .member(.name("self")?, let name): plain(.name(name))
    case .name(let name) where name.hasPrefix("_") && name.utf8.count > 1:
      .name(String(name.dropFirst()))
    default: code
    }
  }

  /// Looks for alerts in code, and for what is done with those that were found.
  mutating func read(_ code: Code) {
    switch code {
    case .call(let call):
      if madeAlert(code) == nil { read(call) }
    case .member(let base?, _): read(base)
    case .list(let codes), .choice(let codes, by: _), .undecided(let codes), .other(let codes):
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
    // What a handler does is done later: `{ self.alert = nil }`
    for case (let name, .alert(let alert)) in before { scope[name] = .alert(alert) }
  }

  private mutating func read(_ call: Code.Call) {
    if begin(call) || change(call) || append(call) || addSuppression(call) { return }
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
      // A case of an enumeration, `.alert(alert)`, adds nothing.
      if case .member(nil, _) = call.callee { continue }
      if let alert = alert(argument.value), !Self.shows(call.name) {
        drafts[alert].goOutOfSight()
      }
    }
  }
}

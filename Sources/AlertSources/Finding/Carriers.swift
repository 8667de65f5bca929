/// Types of the project that carry texts: `Notice(title: …)` has a title.
struct Carriers {
  /// By the name of the type, and with that of the type around it, `Delete.ViewModel`.
  private var initializers: [String: [Function]] = [:]
  /// What the initializers of each type set.
  private var fields: [String: Set<String>] = [:]
  private var allFields: Set<String> = []

  init(_ files: [CodeFile]) {
    for function in files.lazy.flatMap(\.functions) {
      guard let type = function.types.last, function.name == type else { continue }
      let names = Set([type, Self.joined(function.types)])
      for name in names { initializers[name, default: []].append(function) }
      for case .assign(let target, _) in function.body {
        guard let field = Self.field(target) else { continue }
        for name in names { fields[name, default: []].insert(field) }
        allFields.insert(field)
      }
    }
  }

  /// Whether an initializer of any type sets a property of this name.
  func hasField(_ name: String) -> Bool { allFields.contains(name) }

  /// What the initializers of a type set.
  func fields(of type: String?) -> Set<String> { type.flatMap { fields[$0] } ?? [] }

  private static func joined(_ types: [String]) -> String {
    types.suffix(2).joined(separator: ".")
  }

  /// Whether a type carries texts.
  func holds(type: String) -> Bool { fields[type] != nil }

  /// Whether a piece of code makes an object with texts.
  func makes(_ code: Code) -> Bool {
    if case .call(let call) = code.value { fields[call.name ?? ""] != nil } else { false }
  }

  /// The type that a call makes an object of, as far as it has to be named.
  private func type(madeBy call: Code.Call) -> String? {
    let whole = call.callee.chain.map(Self.joined)
    return whole.flatMap { initializers[$0] == nil ? nil : $0 } ?? call.name
  }

  /// What the properties of an object are that a call makes; `nil` if it makes none of the project.
  func values(of call: Code.Call) -> [String: Code]? {
    guard let type = type(madeBy: call), let fields = fields[type], fields.count <= Self.mostFields
    else {
      return nil
    }
    var values: [String: Code] = [:]
    for field in fields { values[field] = value(field, of: call) }
    return values
  }

  /// Initializers of one name that are told apart, and that call one another, at most.
  private static let most = 20
  private static let deepest = 3
  /// Properties of one object, at most.
  private static let mostFields = 50

  /// What a property is of the object that a call makes; `nil` if that is not known.
  func value(_ field: String, of call: Code.Call, depth: Int = 0) -> Code? {
    guard let type = type(madeBy: call), let all = initializers[type], all.count <= Self.most,
      depth < Self.deepest
    else { return nil }
    let found = Set(
      all.compactMap { initializer in
        initializer.values(of: call).flatMap { values in
          value(field, call.callee, initializer.body, values, depth: depth)
        }
      })
    return found.count == 1 ? found.first : nil
  }

  /// What statements of an initializer set a property to.
  private func value(
    _ field: String, _ type: Code, _ body: [Statement], _ values: [String: Code], depth: Int
  ) -> Code? {
    var values = values
    var found: Code?
    var isDelegated = false
    for statement in body {
      switch statement {
      case .declare(let name, let value?): values[name] = .bound(value.filled(values))
      case .assign(let target, let value) where Self.field(target) == field:
        found = value.filled(values)
      case .evaluate(.call(var call))
      where call.callee == .name("self") && found == nil && !isDelegated:
        // No initializer needs two.
        isDelegated = true
        call.callee = type
        if case .call(let filled) = Code.call(call).replacing(values) {
          found = value(field, of: filled, depth: depth + 1)
        }
      case .branches(let branches) where branches.joined().contains { $0.sets(field) }: return nil
      default: break
      }
    }
    return found
  }

  /// `self.title` and `title` as what is set.
  fileprivate static func field(_ target: Code) -> String? {
    switch target {
    case .name(let name), .member(.name("self")?, let name): name
    default: nil
    }
  }
}

extension Statement {
  /// Whether it sets a property, maybe.
  fileprivate func sets(_ field: String) -> Bool {
    switch self {
    case .assign(let target, _): Carriers.field(target) == field
    case .branches(let branches): branches.joined().contains { $0.sets(field) }
    case .loop(_, _, let body): body.contains { $0.sets(field) }
    case .declare, .evaluate, .ask, .give, .leave: false
    }
  }
}

/// What variables of a type are filled with when an alert is to be shown:
///
///     alertTitle = NSLocalizedString("offline.title", comment: "")
///     alertMessage = NSLocalizedString("offline.message", comment: "")
///     showsAlert = true
///
/// Those that are filled at one place go together.
struct LaterTexts {
  /// The values of the variables of each type, by place.
  private(set) var definitions: [Definition] = []

  /// Places that fill the variables of one type, at most: more are hardly one alert.
  private static let most = AlertMaker.most

  init(_ files: [CodeFile]) {
    var types: [[String]: [String: String]] = [:]
    for (path, type) in files.lazy.flatMap(\.laterTexts) {
      types[path.dropLast(), default: [:]][path.last ?? ""] = type
    }
    guard !types.isEmpty else { return }
    var places: [[String]: [[String: Code]]] = [:]
    // What an initializer sets is known where it is called.
    for function in files.lazy.flatMap(\.functions) where function.name != function.types.last {
      // An extension names its type alone.
      let owners = types.keys.filter { $0.suffix(function.types.count) == function.types[...] }
      guard !function.types.isEmpty, owners.count == 1, let owner = owners.first,
        let variables = types[owner]
      else { continue }
      var reader = PlaceReader(variables, function)
      let found = reader.places(function.body, [:])
      places[owner, default: []] += found.filter { $0.values.contains { !$0.isNothing } }
    }
    for (owner, all) in places.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      var values: [[String: Code]] = []
      for place in all where !values.contains(place) { values.append(place) }
      guard values.count <= Self.most else { continue }
      for name in Set(values.flatMap(\.keys)).sorted() {
        let choices = values.map { $0[name] ?? .other([]) }
        let value =
          choices.count == 1
          ? choices[0] : .choice(choices, by: "places of \(owner.joined(separator: "."))")
        definitions.append(Definition(path: owner + [name], value: value))
      }
    }
  }
}

/// Reads the places of one function.
private struct PlaceReader {
  private let variables: [String: String]
  /// What names of the function stand for; what it is given is not known elsewhere.
  private var names: [String: Code]

  init(_ variables: [String: String], _ function: Function) {
    self.variables = variables
    names = Dictionary(
      function.parameters.map { ($0.name, .other([])) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the variables are at the ends of statements that fill them.
  ///
  /// - Parameter before: what was filled around them.
  mutating func places(_ statements: [Statement], _ before: [String: Code]) -> [[String: Code]] {
    var own = before
    var inner: [[String: Code]] = []
    for statement in statements {
      switch statement {
      case .assign(let target, let value):
        inner += blocks([value], own)
        guard let name = Self.variable(target), let type = variables[name] else { continue }
        let text = Self.typed(value, type).filled(names)
        own[name] = text
        for index in inner.indices { inner[index][name] = text }
      case .declare(let name, let value):
        inner += blocks([value].compactMap { $0 }, own)
        names[name] = value.map { .bound($0.filled(names)) } ?? .other([])
      case .evaluate(let code), .ask(let code), .give(let code): inner += blocks([code], own)
      case .branches(let branches):
        let ends = branches.map { places($0, own) }
        inner += ends.joined()
        // Where nothing more is filled, what was filled before is shown.
        if !own.isEmpty, ends.contains(where: \.isEmpty), !ends.allSatisfy(\.isEmpty) {
          inner.append(own)
        }
      case .loop(let name, let list, let body):
        inner += blocks([list], own)
        names[name] = .other([])
        inner += places(body, own)
      case .leave: break
      }
    }
    return inner.isEmpty ? own == before ? [] : [own] : inner
  }

  /// The places in closures.
  private mutating func blocks(_ codes: [Code], _ own: [String: Code]) -> [[String: Code]] {
    var found: [Code.Block] = []
    for code in codes {
      _ = code.replacing { piece in
        guard case .block(let block) = piece else { return nil }
        found.append(block)
        return piece
      }
    }
    return found.flatMap { block in
      for name in block.parameters { names[name] = .other([]) }
      return places(block.statements, own)
    }
  }

  /// `self.alertTitle` and `alertTitle`
  private static func variable(_ target: Code) -> String? {
    switch target {
    case .name(let name), .member(.name("self")?, let name): name
    default: nil
    }
  }

  /// A literal of a type that makes keys of literals.
  private static func typed(_ value: Code, _ type: String) -> Code {
    guard type != "String", case .text = value else { return value }
    return .call(
      Code.Call(
        callee: .name(type), arguments: [Code.Argument(label: nil, value: value)], line: 0))
  }
}

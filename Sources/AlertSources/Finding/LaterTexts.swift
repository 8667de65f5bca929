/// What variables of a type are filled with when an alert is to be shown:
///
///     alertTitle = NSLocalizedString("offline.title", comment: "")
///     alertMessage = NSLocalizedString("offline.message", comment: "")
///     showsAlert = true
///
/// Those that are filled on one way through a function go together.
struct LaterTexts {
  /// The values of the variables of each type, by way.
  private(set) var definitions: [Definition] = []

  /// Ways that fill the variables of one type, at most: more are hardly one alert.
  static let most = AlertMaker.most

  private struct Owner {
    var path: [String]
    var variables: [String: String] = [:]
    var ways: [[String: Code]] = []
    /// Two files declare it, or more ways fill it than are told apart.
    var isUnclear = false
  }

  init(_ files: [CodeFile]) {
    var owners: [[String]: Owner] = [:]
    for file in files {
      for (path, variables) in Dictionary(grouping: file.laterTexts, by: { $0.key.dropLast() }) {
        let path = Array(path)
        owners[path, default: Owner(path: path)].isUnclear = owners[path] != nil
        for (name, type) in variables { owners[path]?.variables[name.last ?? ""] = type }
      }
    }
    guard !owners.isEmpty else { return }
    let byName = Dictionary(grouping: owners.keys) { $0.last ?? "" }
    // What an initializer sets is of the object that it makes.
    for function in files.lazy.flatMap(\.functions) where function.name != function.types.last {
      // An extension names its type alone.
      let found = byName[function.types.last ?? "", default: []].filter {
        $0.suffix(function.types.count) == function.types[...]
      }
      guard found.count == 1, var owner = owners.removeValue(forKey: found[0]) else {
        continue
      }
      if !owner.isUnclear {
        var reader = WayReader(owner.variables, function)
        for way in reader.ways(of: function) where !owner.ways.contains(way) {
          owner.ways.append(way)
        }
        owner.isUnclear = owner.ways.count > Self.most
      }
      owners[found[0]] = owner
    }
    for owner in owners.values.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) })
    where !owner.isUnclear {
      for names in Self.together(owner.ways) { add(names, of: owner) }
    }
  }

  /// The variables that some way fills together, with those that another one fills with one of them.
  private static func together(_ ways: [[String: Code]]) -> [Set<String>] {
    var groups: [Set<String>] = []
    for way in ways {
      let names = Set(way.keys)
      let joined = groups.filter { !$0.isDisjoint(with: names) }.reduce(names) { $0.union($1) }
      groups.removeAll { !$0.isDisjoint(with: names) }
      groups.append(joined)
    }
    return groups
  }

  private mutating func add(_ names: Set<String>, of owner: Owner) {
    let ways = owner.ways.filter { !names.isDisjoint(with: $0.keys) }
    let condition = "ways of " + (owner.path + names.sorted()).joined(separator: " ")
    for name in names.sorted() {
      let values = ways.map { $0[name] ?? .other([]) }
      definitions.append(
        Definition(
          path: owner.path + [name],
          value: values.count == 1 ? values[0] : .choice(values, by: condition)))
    }
  }
}

/// Follows the ways through one function.
private struct WayReader {
  private typealias Way = [String: Code]
  private var variables: [String: String]
  /// What names of the function stand for; what it is given is not known elsewhere.
  private var names: [String: Code]
  /// Ways that have come to their end.
  private var ends: [Way] = []
  /// Those of closures: they are called when what stands behind them is done.
  private var closures: [Way] = []

  init(_ variables: [String: String], _ function: Function) {
    self.variables = variables
    names = Dictionary(
      function.parameters.map { ($0.name, .other([])) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ways that fill something with a text; more than are told apart where there are too many.
  mutating func ways(of function: Function) -> [[String: Code]] {
    let open = follow(function.body, [[:]])
    // Until a closure is called, what it fills is not shown.
    let begun = (open + ends).filter { way in
      !closures.contains { all in
        all.count > way.count && way.allSatisfy { all[$0.key] == $0.value }
      }
    }
    return (begun + closures).filter { $0.values.contains { !$0.isNothing } }
  }

  /// The ways behind statements.
  private mutating func follow(_ statements: [Statement], _ before: [Way]) -> [Way] {
    let outside = (variables, names)
    defer { (variables, names) = outside }
    var ways = before
    for statement in statements {
      if ways.isEmpty || ways.count + ends.count + closures.count > LaterTexts.most * 2 { break }
      switch statement {
      case .assign(let target, let value):
        call([value], ways)
        fill(target, value, &ways)
      case .declare(let name, let value):
        call([value].compactMap { $0 }, ways)
        // What has the name of a variable is another one.
        variables[name] = nil
        names[name] = value.map { .bound($0.filled(names)) } ?? .other([])
      case .evaluate(let code), .ask(let code): call([code], ways)
      case .branches(let branches):
        var behind: [Way] = []
        for branch in branches {
          for way in follow(branch, ways) where !behind.contains(way) { behind.append(way) }
        }
        ways = behind
      case .loop(let name, let list, let body):
        call([list], ways)
        let before = names[name]
        names[name] = .other([])
        for way in follow(body, ways) where !ways.contains(way) { ways.append(way) }
        names[name] = before
      case .give(let code):
        call([code], ways)
        ends += ways
        ways = []
      case .leave:
        ends += ways
        ways = []
      }
    }
    return ways
  }

  private mutating func fill(_ target: Code, _ value: Code, _ ways: inout [Way]) {
    let name: String
    switch target {
    case .name(let own), .member(.name("self")?, let own): name = own
    default: return
    }
    guard let type = variables[name] else {
      if names[name] != nil { names[name] = .other([]) }
      return
    }
    let text = Self.typed(value, type).filled(names)
    for index in ways.indices { ways[index][name] = text }
    for index in closures.indices where closures[index][name] == nil {
      closures[index][name] = text
    }
  }

  /// What closures in code do, when they are called.
  private mutating func call(_ codes: [Code], _ ways: [Way]) {
    var found: [Code.Block] = []
    for code in codes {
      _ = code.replacing { piece in
        guard case .block(let block) = piece else { return nil }
        found.append(block)
        return piece
      }
    }
    for block in found {
      let outside = (names, ends)
      ends = []
      for name in block.parameters { names[name] = .other([]) }
      let all = follow(block.statements, ways) + ends
      closures += all.filter { !ways.contains($0) && !closures.contains($0) }
      (names, ends) = outside
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

/// Follows the ways through one function on which it fills variables of its type.
struct WayReader {
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

  /// The ways that fill something with a text. Of more than are told apart it gives enough to say so.
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
        for branch in branches where behind.count <= LaterTexts.most * 2 {
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

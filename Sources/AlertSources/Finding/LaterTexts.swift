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

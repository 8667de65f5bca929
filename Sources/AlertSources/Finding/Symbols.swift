/// Named values of the sources: `static let title = NSLocalizedString("trip.title", …)`.
struct Symbols {
  /// By all names around them, `L10n.Alert.title`, and by the last two.
  private var byPath: [String: [Definition]] = [:]
  private var byEnd: [String: [Definition]] = [:]
  /// Properties of what has raw values, of no certain type, by name.
  private var rawAccessors: [String: [Definition]] = [:]
  /// The cases of enumerations, by their last two names.
  private var rawValues: [String: [Definition]] = [:]
  /// The types of properties, by their last two names; `nil` where there are several.
  private var propertyTypes: [String: String?] = [:]
  private var enumerations: Set<String> = []
  /// The types of Swift that the sources declare, without protocols, with the types around them, by their own name.
  private var types: [String: Set<[String]>] = [:]
  /// By name and the label that their calls may begin with: `message(with`.
  private var functions: [String: [Function]] = [:]
  /// The methods of all types, by name.
  private var methods: [String: [Function]] = [:]
  /// Names of types with names of their methods.
  private var owners: Set<[String]> = []
  /// What classes inherit from.
  private var parents: [String: String] = [:]
  /// What objects are made of.
  let carriers: Carriers

  init(_ files: [CodeFile]) {
    carriers = Carriers(files)
    for var definition in LaterTexts(files).definitions + files.flatMap(\.definitions) {
      // It is gone through wherever its name is used.
      if !definition.value.isSmall { definition.value = .other([]) }
      byPath[Self.joined(definition.path[...]), default: []].append(definition)
      byEnd[Self.joined(definition.path.suffix(2)), default: []].append(definition)
    }
    for file in files {
      for (path, type) in file.propertyTypes {
        propertyTypes.merge([Self.joined(path.suffix(2)): type]) { $0 == $1 ? $0 : nil }
      }
      enumerations.formUnion(file.enumerations)
      for path in file.types { types[path.last ?? "", default: []].insert(path) }
      for value in file.rawValues {
        rawValues[Self.joined(value.path.suffix(2)), default: []].append(value)
      }
      for function in file.functions {
        guard let type = function.types.last else { continue }
        methods[function.name, default: []].append(function)
        owners.insert([type, function.name])
      }
      parents.merge(file.parents) { first, _ in first }
      for function in file.functions where function.result != nil {
        for label in function.firstLabels {
          functions["\(function.name)(\(label)", default: []].append(function)
        }
      }
    }
    for definition in files.lazy.flatMap(\.definitions)
    where types[definition.path.dropLast().last ?? ""] == nil && definition.value.namesRawValue {
      rawAccessors[definition.path.last ?? "", default: []].append(definition)
    }
  }

  /// What a property of these types, or of all code, stands for.
  func property(_ name: String, of types: [String]) -> Code? {
    for depth in stride(from: types.count, through: 0, by: -1) {
      let path = types.prefix(depth) + [name]
      guard let all = byPath[Self.joined(path)], let first = all.first else { continue }
      guard all.count <= Self.most else { return nil }
      // Several may show the same text, each in a target of its own.
      let values = Set(all.map(\.value))
      if values.count == 1 { return first.value }
      return values.count <= Self.fewest
        ? .undecided(all.map(\.value).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        : nil
    }
    return nil
  }

  /// The type of a property of these types, if its own property of that name is a text, or looks one up.
  func type(ofProperty name: String, in types: [String], with own: String) -> Code? {
    for type in types.reversed() {
      if let found = propertyTypes["\(type).\(name)"] {
        return found.flatMap { self.type($0, in: types, with: own) }
      }
    }
    return nil
  }

  /// An enumeration by its name, if its cases have a property.
  func enumeration(_ name: String, in types: [String], with own: String) -> Code? {
    enumerations.contains(name) ? type(name, in: types, with: own) : nil
  }

  /// The type that a name means in others, the nearest one, if it has a property.
  private func type(_ name: String, in types: [String], with own: String) -> Code? {
    guard let paths = self.types[name] else { return nil }
    let nearest = (0...types.count).reversed().lazy.map { types.prefix($0) + [name] }
      .first(where: paths.contains)
    guard let path = nearest ?? (paths.count == 1 ? paths.first : nil),
      byPath[Self.joined(path + [own])] != nil || paths.count == 1 && !values([name, own]).isEmpty
    else { return nil }
    return path.dropFirst().reduce(.name(path[0])) { .member($0, $1) }
  }

  /// What the case of an enumeration that `Keys.title` names stands for, and the name of its type.
  func rawValue(_ chain: [String]) -> (type: String, value: Code)? {
    let found = definitions(in: rawValues, chain)
    guard let first = found.first, found.allSatisfy({ $0.value == first.value }) else { return nil }
    return (first.path[first.path.count - 2], first.value)
  }

  /// What a property of a case is: that of its type, or of a protocol that tells it of the raw value.
  func values(_ name: String, ofCaseOf type: String) -> [Code] {
    let own = byEnd["\(type).\(name)", default: []]
    let all = own.isEmpty ? rawAccessors[name, default: []] : own
    return all.count <= Self.most ? Array(Set(all.map(value))) : []
  }

  /// What `L10n.Alert.title` stands for: more than one thing where several modules have an `L10n`.
  func values(_ chain: [String]) -> Set<Code> {
    let chain = chain.filter { !$0.isEmpty && $0 != "self" && $0 != "Self" }
    return Set(definitions(in: byEnd, chain).map(value))
  }

  /// The definitions that may have this name.
  private func definitions(
    in table: [String: [Definition]], _ chain: [String]
  ) -> [Definition] {
    guard chain.count > 1 else { return [] }
    return table[Self.joined(chain.suffix(2)), default: []].prefix(Self.most).filter { definition in
      let length = min(definition.path.count, chain.count)
      return length > 1 && definition.path.suffix(length) == chain.suffix(length)
    }
  }

  private static func joined(_ path: ArraySlice<String>) -> String { path.joined(separator: ".") }

  /// What one name stands for, at most.
  private static let most = 50
  /// Different values of one name that are looked at.
  private static let fewest = 4

  /// What a definition stands for; other names of its type are known in it.
  private func value(_ definition: Definition) -> Code {
    knowing(definition.value, in: definition.path.dropLast(), except: [definition.path.last ?? ""])
  }

  /// Code of a type, with what other names of that type stand for.
  private func knowing(
    _ code: Code, in types: some Sequence<String>, except own: Set<String>
  ) -> Code {
    var names: [String: Code] = [:]
    code.walk { piece in
      if case .name(let name) = piece, names[name] == nil, !own.contains(name),
        let value = property(name, of: Array(types))
      {
        names[name] = .bound(value)
      }
    }
    return code.replacing(names)
  }

  /// Whether the innermost of these types has a method.
  func hasMethod(_ name: String, of types: [String]) -> Bool {
    types.last.map { owners.contains([$0, name]) } ?? false
  }

  /// Whether a function may be called without saying of what: it is a method of one of these types, or of what the
  /// innermost inherits from, or of a type that is extended here and declared elsewhere.
  func isInherited(_ function: Function, by callers: [String]) -> Bool {
    guard let type = function.types.last, type != function.name, let caller = callers.last,
      !callers.contains(type)
    else { return true }
    // `error("…")` is no `AlertState.error("…")`, wherever that type is declared.
    guard types[type] != nil || function.isStatic else { return true }
    var parent = parents[caller]
    for _ in 0..<8 where parent != nil && parent != type { parent = parent.flatMap { parents[$0] } }
    return parent == type
  }

  /// The methods of a name, of all types.
  func methods(named name: String) -> [Function] { methods[name] ?? [] }

  /// The class of UIKit or AppKit that a class is made from: `UIAlertController` for one that inherits from it.
  func alertClass(_ name: String) -> String? {
    var name = name
    for _ in 0..<8 {
      guard let parent = parents[name] else { return nil }
      if Draft.Maker(rawValue: parent) != nil { return parent }
      name = parent
    }
    return nil
  }

  /// What a call of a function that is one expression gives: `tr("trip.title")`.
  func value(_ call: Code.Call) -> Code? {
    let label = call.arguments.first.map { $0.label ?? "_" } ?? ""
    guard let name = call.name,
      let all = functions["\(name)(\(label)"]
        ?? functions["\(name)(\(Selector.swiftLabel(label))"],
      all.count <= Self.most
    else { return nil }
    let found = Set(
      all.compactMap { function in
        function.values(of: call).flatMap { values in
          function.result.map { known($0, in: function, values) }
        }
      })
    return found.count == 1 ? found.first : nil
  }

  /// What a function gives, with what it is given and what its type knows: the name of a table.
  private func known(_ result: Code, in function: Function, _ values: [String: Code]) -> Code {
    var names: [String: Code] = [:]
    let own = Set(function.parameters.map(\.name))
    result.walk { piece in
      guard case .name(let name) = piece, names[name] == nil, !own.contains(name),
        let value = property(name, of: function.types), case .text = value.value
      else { return }
      names[name] = value
    }
    return result.replacing(names).filled(values)
  }
}

extension Function {
  /// The labels that a call may begin with, `_` where it has none, and nothing if it may be empty.
  fileprivate var firstLabels: Set<String> {
    var labels: Set<String> = []
    for (number, parameter) in parameters.enumerated() {
      labels.insert(parameter.label ?? "_")
      // A closure behind the call has no label.
      if number == parameters.count - 1 { labels.insert("_") }
      if parameter.fallback == nil, !parameter.isVariadic { return labels }
    }
    return labels.union([""])
  }

  /// The value of a function that does nothing but name parts of it, and choose.
  var result: Code? { Code.Block(parameters: [], statements: body).result }
}

extension Code.Block {
  /// The value that it gives, if it does nothing but name parts of it, and choose.
  var result: Code? {
    guard let found = Self.results(statements, [:]), !found.isEmpty else { return nil }
    return found.count == 1 ? found[0] : .choice(found, by: nil)
  }

  /// What statements give; `nil` if they do anything else.
  private static func results(_ statements: [Statement], _ names: [String: Code]) -> [Code]? {
    var found: [Code] = []
    var names = names
    for statement in statements {
      switch statement {
      case .declare(let name, let value?): names[name] = .bound(value.filled(names))
      case .branches(let branches):
        for branch in branches {
          guard let inner = results(branch, names) else { return nil }
          found += inner
        }
      case .give(let code): found.append(code.replacing(names))
      case .evaluate(let code) where statements.count == 1: found.append(code.replacing(names))
      case .ask, .leave: break
      case .declare, .assign, .evaluate, .loop: return nil
      }
    }
    return found
  }
}

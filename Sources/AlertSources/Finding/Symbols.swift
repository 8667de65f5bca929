/// Named values of the sources: `static let title = NSLocalizedString("trip.title", …)`.
struct Symbols {
  private var byName: [String: [Definition]] = [:]
  private var functions: [String: [Function]] = [:]

  init(_ files: [CodeFile]) {
    for file in files {
      for definition in file.definitions {
        byName[definition.path.last ?? "", default: []].append(definition)
      }
      for function in file.functions where function.result != nil && !function.parameters.isEmpty {
        functions[function.name, default: []].append(function)
      }
    }
  }

  /// What a property of these types, or of all code, stands for.
  func property(_ name: String, of types: [String]) -> Code? {
    guard let all = byName[name] else { return nil }
    for depth in stride(from: types.count, through: 0, by: -1) {
      let path = types.prefix(depth) + [name]
      let found = Set(all.filter { $0.path == Array(path) }.map(\.value))
      if found.count == 1 { return found.first }
      if found.count > 1 { return nil }
    }
    return nil
  }

  /// What `L10n.Alert.title` stands for; `nil` if nothing, or more than one thing, is called so.
  func value(_ chain: [String]) -> Code? {
    guard chain.count > 1, let all = chain.last.flatMap({ byName[$0] }) else { return nil }
    let chain = chain.filter { !$0.isEmpty && $0 != "self" && $0 != "Self" }
    guard chain.count > 1 else { return nil }
    let found = Set(
      all.filter { definition in
        let length = min(definition.path.count, chain.count)
        return length > 1 && definition.path.suffix(length) == chain.suffix(length)
      }.map(\.value))
    return found.count == 1 ? found.first : nil
  }

  /// What a call of a function that is one expression gives: `tr("trip.title")`.
  func value(_ call: Code.Call) -> Code? {
    guard let name = call.name, let all = functions[name] else { return nil }
    let found = Set(
      all.compactMap { function in
        function.values(of: call).flatMap { values in function.result?.replacing(values) }
      })
    return found.count == 1 ? found.first : nil
  }
}

extension Function {
  /// The value of a function that does nothing but name parts of it before.
  var result: Code? {
    guard let value = body.last?.result else { return nil }
    var names: [String: Code] = [:]
    for statement in body.dropLast() {
      guard case .declare(let name, let part?) = statement else { return nil }
      names[name] = .bound(part)
    }
    return value.replacing(names)
  }
}

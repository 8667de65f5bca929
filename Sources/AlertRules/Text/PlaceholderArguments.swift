/// The arguments that the placeholders of a text take.
struct PlaceholderArguments {
  /// By number, from 1.
  private(set) var positions: [Int: Placeholder] = [:]
  private(set) var names: Set<String> = []
  /// How each name is written.
  private(set) var texts: [String: String] = [:]
  /// Plural variables by the argument they take: the other text may take it plainly.
  private(set) var variables: [Int: String] = [:]

  init(_ placeholders: [Placeholder]) {
    var next = 1
    func bound(_ position: Int?) -> Int {
      if let position { return position }
      defer { next += 1 }
      return next
    }
    for placeholder in placeholders {
      switch placeholder.kind {
      case .percent: continue
      case .named(let name) where name.hasPrefix("#") || name == "arg":
        // A plural variable takes an argument; its name ties it to its forms.
        names.insert(name)
        texts[name] = placeholder.text
        let position = bound(placeholder.position)
        if name.hasPrefix("#") { variables[position] = name }
      case .named(let name):
        names.insert(name)
        texts[name] = placeholder.text
      default:
        // `*` takes a whole number before the value: “%*d” takes two arguments.
        for size in placeholder.sizes {
          var taken = placeholder
          taken.kind = .int32
          positions[bound(size)] = taken
        }
        positions[bound(placeholder.position)] = placeholder
      }
    }
  }

  /// Whether it is only `%arg`, for the number that a form of a variable in another text writes with its type, `%lld`:
  /// both are the argument of the variable. `%1$lld` is how an XLIFF writes it, where `%arg` is none (spec FORMATS §1.2).
  func areOwnArgument(of other: PlaceholderArguments) -> Bool {
    guard names == ["arg"], positions.isEmpty, other.names.isEmpty, other.positions.count == 1,
      let number = other.positions.values.first, number.position == nil, number.sizes.isEmpty
    else { return false }
    return ["d", "i", "u"].contains(number.text.suffix(1))
      && [.int32, .int64].contains(number.kind)
  }

  /// Whether several arguments are taken, each with its number.
  var isNumbered: Bool {
    positions.count > 1 && positions.values.allSatisfy { $0.position != nil }
  }

  /// Whether none has a number.
  var isUnnumbered: Bool { positions.values.allSatisfy { $0.position == nil } }

  /// Whether two have one type, so that nothing shows their order.
  var mayBeSwapped: Bool { Set(positions.values.map(\.kind)).count < positions.count }

  /// Whether an argument is taken, by a variable or plainly.
  func takes(_ index: Int) -> Bool { positions[index] != nil || variables[index] != nil }
}

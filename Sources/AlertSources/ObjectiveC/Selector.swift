/// A selector as Swift would name the method: `addButtonWithTitle:` → `addButton(withTitle:)`,
/// of a type `alertControllerWithTitle:message:` → `(title:message:)`.
struct Selector {
  /// `addButton`; of a method that makes an object empty.
  var name: String
  private var labels: [String?]

  /// - Parameters:
  ///   - parts: `alertControllerWithTitle`, `message`.
  ///   - isOfType: it makes an object: a type or what was just allocated receives it.
  ///   - hasArguments: there is a colon behind the first part.
  init(_ parts: [String], isOfType: Bool, hasArguments: Bool) {
    let first = parts.first ?? ""
    let cut = hasArguments ? first.firstRange(of: "With") : nil
    name = cut.map { String(first[..<$0.lowerBound]) } ?? first
    let rest = cut.map { String(first[$0.upperBound...]) } ?? ""
    let label = rest.isEmpty ? nil : isOfType ? Self.lowered(rest) : "with" + rest
    labels = [label] + parts.dropFirst().map { $0.isEmpty ? nil : $0 }
    if isOfType { name = "" }
  }

  /// The label of an argument; those that follow the last one have none.
  func label(_ index: Int) -> String? { index < labels.count ? labels[index] : nil }

  /// Whether a class method makes an object of its class: `alertControllerWith…` of `UIAlertController`.
  static func makes(_ type: String, _ part: String) -> Bool {
    if part == "new" { return true }
    guard let cut = part.firstRange(of: "With") else { return false }
    return type.lowercased().hasSuffix(part[..<cut.lowerBound].lowercased())
  }

  /// The label of a Swift method that Objective-C calls by this one: `withTitle` → `title`.
  static func swiftLabel(_ label: String) -> String {
    label.hasPrefix("with") ? lowered(String(label.dropFirst(4))) : label
  }

  /// What Swift calls a method of Objective-C by, as far as its first part holds a preposition:
  /// `showAlertForController` is `showAlert(for:)` or `showAlert(forController:)`, as the type has it.
  static func imported(_ function: Function) -> [(name: String, label: String)] {
    guard let first = function.parameters.first, first.label == nil, first.type.isEmpty else {
      return []
    }
    for word in ["For", "From", "In", "On", "At", "To", "By", "Of", "Using"] {
      guard let cut = function.name.ranges(of: word).last,
        function.name[cut.upperBound...].first?.isUppercase ?? false,
        cut.lowerBound > function.name.startIndex
      else { continue }
      let name = String(function.name[..<cut.lowerBound])
      return [(name, lowered(word)), (name, lowered(String(function.name[cut.lowerBound...])))]
    }
    return []
  }

  /// `MessageText` → `messageText`.
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}

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

  /// `MessageText` → `messageText`.
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}

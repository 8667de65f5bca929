/// The words of conditions: choices with the same words are made together.
extension Code {
  /// The words of a condition without brackets around them; `nil` if it is another one each time it is asked.
  ///
  /// - Parameter closures: what closures around it are given, with their places: other closures are given
  ///   something else by the same name.
  static func condition(_ text: String, in closures: [String: Int] = [:]) -> String? {
    var text = text
    while let inner = inBrackets(text) { text = inner }
    let letters = text.filter { !$0.isWhitespace }
    if letters.contains("++") || letters.contains("--") { return nil }
    let places = Set(words(of: text).compactMap { closures[$0] }).sorted()
    return places.isEmpty ? text : text + " in \(places)"
  }

  /// The names in a condition.
  static func words(of condition: String) -> Set<String> {
    Set(
      condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init))
  }

  /// The same where what decides is not known of choices whose conditions have one of these names.
  func withoutConditions(of isNamed: (String) -> Bool) -> Code {
    replacing { piece in
      guard case .choice(let values, let condition?) = piece else { return nil }
      return .choice(
        values.map { $0.withoutConditions(of: isNamed) },
        by: Self.words(of: condition).contains(where: isNamed) ? nil : condition)
    }
  }

  /// What brackets stand around, if they stand around all of it.
  private static func inBrackets(_ text: String) -> String? {
    guard text.first == "(", text.last == ")" else { return nil }
    var open = 0
    for (index, letter) in zip(text.indices, text) {
      if letter == "(" { open += 1 }
      if letter == ")" { open -= 1 }
      if open == 0, index != text.index(before: text.endIndex) { return nil }
    }
    let inner = text.dropFirst().dropLast().drop(while: \.isWhitespace)
    return String(inner.reversed().drop(while: \.isWhitespace).reversed())
  }
}

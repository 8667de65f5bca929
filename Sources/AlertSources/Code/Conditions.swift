/// The words of conditions: choices with the same words are made together.
extension Code {
  /// The words of a condition without brackets around them; `nil` if it is another one each time it is asked.
  ///
  /// - Parameter closures: what closures around it are given, with their places: other closures are given
  ///   something else by the same name.
  static func condition(_ text: String, in closures: [String: Int] = [:]) -> String? {
    let text = withoutBrackets(text)
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

  /// The same without the brackets that stand around all of it.
  private static func withoutBrackets(_ text: String) -> String {
    let letters = Array(text)
    // Where the bracket that is opened at a place is closed.
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (place, letter) in letters.enumerated() {
      if letter == "(" { open.append(place) }
      if letter == ")", let start = open.popLast() { ends[start] = place }
    }
    var inner = letters[...]
    while let first = inner.first, first == "(", ends[inner.startIndex] == inner.endIndex - 1 {
      inner = inner.dropFirst().dropLast().drop(while: \.isWhitespace)
      while inner.last?.isWhitespace ?? false { inner.removeLast() }
    }
    return String(inner)
  }
}

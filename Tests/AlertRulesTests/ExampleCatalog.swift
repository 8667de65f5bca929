@testable import AlertRules

/// A catalog that holds just one example: a `.strings` table in its language, the source beside it.
struct ExampleCatalog {
  var checker: Checker
  /// Key of the string that is marked, and where.
  var marked: (key: String, offset: Int)?

  init(_ example: Example, sourceOf sourceKey: String? = nil) throws {
    var strings: [(key: String, value: String)] = []
    var members: [Alert.Member] = []
    let table = TableID(scope: "", name: "Localizable")
    var marked: (String, Int)?
    func add(_ text: String, _ role: Role, _ key: String) {
      var value = text
      var style = ButtonStyle.default
      var isDefault: Bool?
      if role == .button {
        for (sign, meaning) in [("*", ButtonStyle.default), ("~", .cancel), ("!", .destructive)] {
          guard value.hasSuffix(sign) else { continue }
          value.removeLast()
          style = meaning
          if sign == "*" { isDefault = true }
        }
      }
      if let mark = value.firstIndex(of: "↓") {
        marked = (key, value.utf8.distance(from: value.startIndex, to: mark))
        value.remove(at: mark)
      }
      strings.append((key, value))
      members.append(
        Alert.Member(
          role: role, table: table, key: key, style: role == .button ? style : .unknown,
          isDefault: isDefault,
          claims: [Claim(source: .manifest, confidence: 1, reason: "example")]))
    }
    if let title = example.title { add(title, .title, "title") }
    if let message = example.message { add(message, .message, "message") }
    for (index, button) in example.buttons.enumerated() { add(button, .button, "button\(index)") }
    self.marked = marked.map { (key: $0.0, offset: $0.1) }

    func document(_ locale: String, _ strings: [(key: String, value: String)]) throws -> Document {
      let lines = strings.map { "\"\($0.key)\" = \"\($0.value.escaped)\";\n" }
      return try Document(
        path: "\(locale).lproj/Localizable.strings", bytes: Array(lines.joined().utf8))
    }
    var context: [Document] = []
    if let source = example.source {
      let key = sourceKey ?? (example.title != nil ? "title" : marked?.0 ?? "message")
      context = [try document("en", [(key, source)])]
    }
    let catalog = Catalog(
      documents: [try document(example.locale, strings)], context: context)
    var alert = Alert(
      id: "example", table: table, members: members, platforms: [.iOS], knowsAllButtons: true,
      confidence: 1)
    example.adjust(&alert)
    var options = Checker.Options()
    options.edition = example.edition
    checker = try Checker(catalog, alerts: [alert], options: options)
  }

  /// Findings of one rule, with the key they are about.
  func findings(_ rule: String) -> [(key: String, finding: Finding)] {
    checker.findings().filter { $0.rule == rule }.map { finding in
      let document = checker.catalog.documents[finding.reference.document]
      return (document.key(of: document.entries[finding.reference.entry]), finding)
    }
  }
}

extension String {
  var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

import Foundation
import Testing

@testable import AlertCatalog
@testable import AlertRules

/// A catalog that holds just one example: a `.strings` table in its language, the source beside it.
struct ExampleCatalog {
  var checker: Checker
  /// Key of the string that is marked, and where.
  var marked: (key: String, offset: Int)?

  /// The catalog of an example that is files.
  private static func reading(
    _ files: [String: String], edition: String
  ) throws -> (checker: Checker, marked: (key: String, offset: Int)?) {
    var marked: (key: String, offset: Int)?
    var documents: [Document] = []
    var bundleLocales: [Int: String] = [:]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where !path.hasSuffix(".json") {
      let plain = text.replacing("↓", with: "")
      let document = try Document(path: path, bytes: Array(plain.utf8))
      if let mark = text.range(of: "↓") {
        let offset = text.utf8.distance(from: text.startIndex, to: mark.lowerBound)
        let entry = try #require(
          document.entries.first { document.range(of: $0).contains(offset) })
        marked = (document.key(of: entry), offset - document.range(of: entry).lowerBound)
      }
      for (json, contents) in files where json.hasSuffix("/contents.json") {
        guard path.hasPrefix(json.dropLast("contents.json".count)) else { continue }
        bundleLocales[documents.count] = XCLOC(contents: FileBytes(contents.utf8))?.targetLocale
      }
      documents.append(document)
    }
    let catalog = Catalog(documents: documents, bundleLocales: bundleLocales)
    var options = Checker.Options()
    options.edition = edition
    options.allStrings = true
    return (try Checker(catalog, alerts: Grouping(catalog).alerts, options: options), marked)
  }

  init(_ example: RuleExample, sourceOf sourceKey: String? = nil) throws {
    guard example.files.isEmpty else {
      (checker, marked) = try Self.reading(example.files, edition: example.edition)
      return
    }
    let table = TableID(scope: "", name: "Localizable")
    var strings: [(key: String, value: String)] = []
    var sources: [(key: String, value: String)] = []
    var alerts: [Alert] = []
    for (number, one) in ([example] + example.others).enumerated() {
      let prefix = number == 0 ? "trip." : "trip\(number)."
      var own = Strings(one, prefix: prefix, table: table)
      strings += own.strings
      if let marked = own.marked { self.marked = marked }
      if let source = one.source {
        let role = one.title != nil ? "title" : one.message != nil ? "message" : "button0"
        let key = own.marked?.key ?? prefix + role
        sources.append((sourceKey ?? (one.title != nil ? prefix + "title" : key), source))
      }
      own.alert.id = number == 0 ? "example" : "example \(number)"
      one.adjust(&own.alert)
      alerts.append(own.alert)
    }
    func document(_ locale: String, _ strings: [(key: String, value: String)]) throws -> Document {
      let lines = strings.map { "\"\($0.key)\" = \"\($0.value.escaped)\";\n" }
      return try Document(
        path: "\(locale).lproj/Localizable.strings", bytes: Array(lines.joined().utf8))
    }
    /// The same as a String Catalog, where strings have forms.
    func stringCatalog(
      _ example: RuleExample, _ strings: [(key: String, value: String)]
    ) throws -> Document {
      let names = example.form.split(separator: ".")
      let members = strings.map { key, value in
        "\"\(key)\" : { \"localizations\" : { \"\(example.locale)\" : { \"variations\" : { "
          + "\"\(names[0])\" : { \"\(names[1])\" : { \"stringUnit\" : { \"state\" : \"translated\", "
          + "\"value\" : \"\(value.escaped)\" } } } } } } }"
      }
      let text =
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(members.joined(separator: ", ")) } }"
      return try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(
      documents: [
        try example.form.isEmpty
          ? document(example.locale, strings) : stringCatalog(example, strings)
      ],
      context: sources.isEmpty ? [] : [try document("en", sources)])
    var options = Checker.Options()
    options.edition = example.edition
    checker = try Checker(catalog, alerts: alerts, options: options)
  }

  /// The strings of one alert, its signs read.
  private struct Strings {
    var strings: [(key: String, value: String)] = []
    var marked: (key: String, offset: Int)?
    var alert: Alert
    private let prefix: String

    init(_ example: RuleExample, prefix: String, table: TableID) {
      self.prefix = prefix
      alert = Alert(id: "", table: table, members: [], platforms: [.iOS], confidence: 1)
      alert.knowsAllButtons = true
      if let title = example.title { add(title, .title, "title") }
      if let message = example.message { add(message, .message, "message") }
      for (index, button) in example.buttons.enumerated() {
        add(button, .button, "button\(index)")
      }
    }

    private mutating func add(_ text: String, _ role: Role, _ name: String) {
      let key = prefix + name
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
      alert.members.append(
        Alert.Member(
          role: role, table: alert.table, key: key,
          style: role == .button ? style : .unknown, isDefault: isDefault,
          claims: [Claim(source: .manifest, confidence: 1, reason: "example")]))
    }
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

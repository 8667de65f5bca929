import AlertRules
import Foundation

/// An alert with its texts, and if wanted the rules that should speak.
struct AlertCase: Decodable {
  struct Button: Decodable {
    var label: String?
    var en: String?
    var key: String?
    var style: String?
    /// The label, by either name.
    var text: String? { label ?? en }
  }
  var locale: String?
  var title: String?
  var message: String?
  var buttons: [Button]?
  /// Ids of the rules that should find something, and no others.
  var expected: [String]?
  /// Where the alert comes from, for the roles of its keys.
  var repo: String?
  var title_key: String?
  var message_key: String?

  static func read(_ text: String) throws -> [AlertCase] {
    try text.split(whereSeparator: \.isNewline).map {
      try JSONDecoder().decode(AlertCase.self, from: Data($0.utf8))
    }
  }
}

/// The rules that speak about each alert, against those that should.
struct AlertCases {
  let alerts: [AlertCase]
  let misses: Int

  func run() async throws {
    guard !alerts.isEmpty else { return print("  no alerts") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    let loader = try await Loader([folder.path])
    let findings = try Checker(loader.catalog, alerts: loader.alerts).findings()
    var found: [Int: Set<String>] = [:]
    for finding in findings {
      guard let number = Int(finding.alert.dropFirst()) else { continue }
      found[number, default: []].insert(finding.rule)
    }
    let judged = alerts.indices.filter { alerts[$0].expected != nil }
    guard !judged.isEmpty else {
      let counts = found.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
      print("  \(alerts.count) alerts without expected rules; alerts that each rule speaks of:")
      for (rule, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(rule): \(count)") }
      return
    }
    var byRule = Score()
    var byLocale = Score()
    var shown = 0
    for number in judged {
      let expected = Set(alerts[number].expected ?? [])
      let actual = found[number] ?? []
      byLocale.add(alerts[number].locale ?? "en", expected == actual)
      for rule in expected.union(actual).sorted() {
        let isRight = expected.contains(rule) == actual.contains(rule)
        byRule.add(rule, isRight)
        guard !isRight, shown < misses else { continue }
        shown += 1
        let problem = actual.contains(rule) ? "false alarm" : "not found"
        print("  \(problem)  \(rule)  \(alerts[number].title ?? alerts[number].message ?? "")")
      }
    }
    byRule.print()
    byLocale.print()
  }

  /// The alerts as catalogs with a manifest.
  private func write(to folder: URL) throws {
    var tables: [String: String] = [:]
    var manifest = "version: 1\nalerts:\n"
    for (number, alert) in alerts.enumerated() {
      guard let locale = FileNames.tag(alert.locale ?? "en") else { continue }
      var lines = ""
      func add(_ key: String, _ value: String) {
        tables[locale, default: ""] += "\(Self.quoted(key)) = \(Self.quoted(value));\n"
      }
      for (role, text) in [("title", alert.title), ("message", alert.message)] {
        guard let text else { continue }
        add("a\(number).\(role)", text)
        lines += "    \(role): a\(number).\(role)\n"
      }
      let buttons = (alert.buttons ?? []).enumerated().filter { $0.element.text != nil }
      if !buttons.isEmpty { lines += "    buttons:\n" }
      for (index, button) in buttons {
        add("a\(number).\(index)", button.text ?? "")
        let style =
          ["default", "cancel", "destructive"].contains(button.style ?? "")
          ? ", style: \(button.style ?? "")" : ""
        lines += "      - { key: a\(number).\(index)\(style) }\n"
      }
      if !lines.isEmpty { manifest += "  a\(number):\n\(lines)" }
    }
    for (locale, text) in tables {
      let place = folder.appendingPathComponent("\(locale).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try text.write(
        to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    try manifest.write(
      to: folder.appendingPathComponent("alerts.yml"), atomically: true, encoding: .utf8)
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}

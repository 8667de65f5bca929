import AlertRules
import AlertSources
import Testing

/// Alerts in a line each: `title: a, message: b, buttons: c destructive, d cancel default …`.
enum Scanning {
  static let swift: ConditionTrait = .enabled(
    if: SourceScan.readsSwift, "needs the Swift parser: swift test --traits Scanner")

  /// The alerts in code; the catalog has the keys that are named.
  static func alerts(
    _ code: String, in file: String = "App.swift", keys: [String], table: String = "Localizable"
  ) throws -> [String] {
    try scan([(file, code)], keys: keys, table: table).alerts.map(line)
  }

  static func scan(
    _ texts: [(path: String, text: String)], keys: [String], table: String = "Localizable",
    jobs: Int = 1
  ) throws -> SourceScan {
    SourceScan(texts: texts, catalog: try catalog(keys, table), jobs: jobs)
  }

  static func catalog(_ keys: [String], _ table: String = "Localizable") throws -> Catalog {
    let text = keys.map { key in
      let escaped = key.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\"\(escaped)\" = \"Text\";\n"
    }.joined()
    let document = try Document(
      path: "en.lproj/\(table).strings", bytes: FileBytes(Array(text.utf8)))
    return Catalog(documents: [document])
  }

  static func line(_ alert: Alert) -> String {
    var parts: [String] = []
    for role in [Role.title, .message, .suppression, .field] {
      for member in alert.members(role) {
        let isSecure = alert.fields.contains { $0.key == member.key && $0.isSecure }
        parts.append("\(role.rawValue): \(member.key)\(isSecure ? " secure" : "")")
      }
    }
    if alert.hasOtherMessage { parts.append("message: …") }
    let buttons = alert.members(.button).map { button in
      let style = button.style == .unknown ? "" : " \(button.style.rawValue)"
      return button.key + style + (button.isDefault == true ? " default key" : "")
    }
    let rest = alert.knowsAllButtons ? "" : " …"
    if !buttons.isEmpty { parts.append("buttons: \(buttons.joined(separator: ", "))\(rest)") }
    if let presentation = alert.statedPresentation, presentation != .alert {
      parts.append(presentation.rawValue)
    }
    return parts.joined(separator: ", ")
  }
}

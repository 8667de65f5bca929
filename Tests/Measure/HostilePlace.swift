/// A place of a file that a hostile text stands in.
struct HostilePlace: Sendable {
  let name: String
  private let make: @Sendable (String) -> (name: String, text: String)

  func file(_ text: String) -> (name: String, text: String) { make(text) }

  static let all: [HostilePlace] = [
    HostilePlace(name: "a title") { strings(title: $0) },
    HostilePlace(name: "a message") { strings(message: $0) },
    HostilePlace(name: "a button") { strings(button: $0) },
    HostilePlace(name: "a key") { strings(key: $0) },
    HostilePlace(name: "a comment") { strings(comment: $0) },
    HostilePlace(name: "a comment's lines beside a text") { text in
      let lines = (0..<max(1, text.utf8.count / 32)).map { "Button title for the x\($0) alert" }
      return strings(message: text, key: text, comment: lines.joined(separator: "\n"))
    },
    HostilePlace(name: "source and target") { text in
      ("de.xliff", xliff(text, text.replacing("a", with: "b")))
    },
    HostilePlace(name: "a target") { ("de.xliff", xliff("Delete this trip?", $0)) },
    HostilePlace(name: "a catalog's value") { ("L.xcstrings", catalog("a", $0, "c")) },
    HostilePlace(name: "a catalog's key") { ("L.xcstrings", catalog($0, "b", "c")) },
    HostilePlace(name: "a catalog's comment") { ("L.xcstrings", catalog("a", "b", $0)) },
    HostilePlace(name: "a plural") { ("en.lproj/L.stringsdict", plural($0)) },
    HostilePlace(name: "the file itself") { ("en.lproj/L.strings", $0) },
    HostilePlace(name: "the XLIFF itself") { ("de.xliff", $0) },
    HostilePlace(name: "the catalog itself") { ("L.xcstrings", $0) },
  ]

  private static func strings(
    title: String = "Delete trip", message: String = "This cannot be undone.",
    button: String = "Delete", key: String = "k", comment: String = "Alert"
  ) -> (name: String, text: String) {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let text = """
      /* \(comment.replacing("*/", with: "")) */
      "a.alert.title" = \(quoted(title));
      "a.alert.message" = \(quoted(message));
      "a.alert.button.delete" = \(quoted(button));
      "a.alert.button.cancel" = "Cancel";
      \(quoted("b.alert.title." + key)) = "Delete";
      \(quoted(key + ".alert.message")) = "Delete it.";

      """
    return ("en.lproj/L.strings", text)
  }

  private static func xml(_ text: String) -> String {
    let safe = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    return String(String.UnicodeScalarView(safe)).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func xliff(_ source: String, _ target: String) -> String {
    let units = ["title", "message", "button.delete"].map { role in
      "<trans-unit id=\"a.alert.\(role)\"><source>\(xml(source))</source>"
        + "<target>\(xml(target))</target><note>\(xml(source))</note></trans-unit>"
    }
    return """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="L.strings" \
      source-language="en" target-language="de" datatype="plaintext"><body>\(units.joined())</body></file></xliff>
      """
  }

  private static func json(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += "\\u001B"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }

  private static func catalog(_ key: String, _ value: String, _ comment: String) -> String {
    func unit(_ name: String, _ text: String) -> String {
      """
      \(json(name)): { "comment": \(json(comment)), "localizations": { "de": { "stringUnit": \
      { "state": "translated", "value": \(json(text)) } } } }
      """
    }
    let strings = [
      unit("\(key).alert.title", value), unit("\(key).alert.message", value),
      unit("\(key).alert.button", value),
    ]
    return """
      {"sourceLanguage": "en", "strings": {\(strings.joined(separator: ","))}, "version": "1.0"}
      """
  }

  private static func plural(_ text: String) -> String {
    """
    <plist version="1.0"><dict><key>a.alert.title</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ \(xml(text))</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(xml(text))</string><key>other</key><string>\(xml(text))</string></dict>
    </dict></dict></plist>
    """
  }
}

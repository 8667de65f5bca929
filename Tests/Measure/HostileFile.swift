/// A file of many small things, where each might be compared with all others.
struct HostileFile: Sendable {
  let name: String
  /// The file for a number of things, and a manifest if there is one.
  let make: @Sendable (Int) -> (name: String, text: String, manifest: String?)

  static let all: [HostileFile] = [
    strings("one key again and again") { _ in "\"a.alert.title\" = \"Delete it\";" },
    strings("faults of one key") { "\"a.alert.title\" = \"delete it \($0)\";" },
    HostileFile(name: "units with one id") { count in
      let units = (0..<count).map {
        "<trans-unit id=\"a.alert.title\"><source>No Map</source><target>no map \($0)</target></trans-unit>"
      }
      return ("de.xliff", xliff([file(units.joined())]), nil)
    },
    HostileFile(name: "one language again and again") { count in
      ("L.xcstrings", catalog((0..<count).map { _ in "\"de\": \(unit)" }), nil)
    },
    strings("alerts") {
      "\"k\($0).alert.title\" = \"Delete \($0)\";\n\"k\($0).alert.message\" = \"It.\";"
    },
    strings("alerts with one text") {
      "\"k\($0).alert.title\" = \"Delete it\";\n\"k\($0).alert.message\" = \"It goes away.\";"
    },
    strings("buttons of an alert") {
      "\"a.alert.title\($0)\" = \"b\";\n\"a.alert.button\($0)\" = \"OK\";"
    },
    HostileFile(name: "buttons with one label") { count in
      buttons((0..<count).map { "\"trip.delete.button.\($0)\" = \"Yes\";" })
    },
    HostileFile(name: "buttons with labels of their own") { count in
      buttons((0..<count).map { "\"trip.delete.button.\($0)\" = \"Delete \($0)\";" })
    },
    strings("titles of an alert") {
      "\"a.alert.title.\($0)\" = \"b\";\n\"a.alert.message.\($0)\" = \"c.\";"
    },
    HostileFile(name: "keys that a manifest leaves out") { count in
      let keys = (0..<count).map { "\"a.alert.b\($0).title\"" }
      return (
        "en.lproj/L.strings", keys.map { "\($0) = \"Delete it\";\n" }.joined(),
        "version: 1\nignore: [\(keys.joined(separator: ", "))]"
      )
    },
    HostileFile(name: "braces of a template") { count in
      (
        "en.lproj/L.strings", "\"a.b\" = \"c\";",
        "version: 1\ntemplates: [{match: \"a.{x}\", title: \"\(String(repeating: "{", count: count))\"}]"
      )
    },
    strings("comments") { _ in "/* Alert title */ // b" },
    HostileFile(name: "languages of an alert") { count in
      ("L.xcstrings", catalog((0..<count).map { "\"x-\($0)\": \(unit)" }), nil)
    },
    HostileFile(name: "device forms of a string") { count in
      let forms = (0..<count).map { "\"d\($0)\": \(unit)" }.joined(separator: ",")
      return ("L.xcstrings", catalog(["\"de\": {\"variations\": {\"device\": {\(forms)}}}"]), nil)
    },
    HostileFile(name: "inline codes") { count in
      let codes = String(repeating: "<x id=\"1\"/>", count: count)
      return ("de.xliff", xliff("a\(codes)", "b\(codes)", ""), nil)
    },
    HostileFile(name: "notes of a unit") { count in
      ("de.xliff", xliff("a", "b", String(repeating: "<note>c</note>", count: count)), nil)
    },
    HostileFile(name: "files with one original") { count in
      ("de.xliff", xliff((0..<count / 4).map { _ in file("a", "b", "") }), nil)
    },
    HostileFile(name: "units with one name") { count in
      let units = (0..<count).map {
        """
        <unit id="u\($0)" name="a.alert.title"><segment><source>a</source><target>b</target></segment></unit>
        """
      }
      let text = """
        <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">\
        <file id="f" original="L.strings">\(units.joined())</file></xliff>
        """
      return ("de.xliff", text, nil)
    },
    HostileFile(name: "plural variables") { count in
      let rules = (0..<count).map {
        """
        <key>n\($0)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>a</string></dict>
        """
      }
      let text = """
        <plist version="1.0"><dict><key>a.alert.title</key><dict><key>NSStringLocalizedFormatKey</key>\
        <string>%#@n0@</string>\(rules.joined())</dict></dict></plist>
        """
      return ("en.lproj/L.stringsdict", text, nil)
    },
    HostileFile(name: "parts of a sentence in XLIFF") { count in
      let units = (0..<count).map {
        """
        <trans-unit id="a.alert.message|==|substitutions.n\($0).plural.other"><source>%1$lld a</source>\
        <target>%1$lld b</target></trans-unit>
        """
      }
      let text = """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
        original="L.xcstrings" source-language="en" target-language="de" datatype="plaintext"><body>\
        <trans-unit id="a.alert.message"><source>%#@n0@</source><target>%#@n0@</target></trans-unit>\
        \(units.joined())</body></file></xliff>
        """
      return ("de.xliff", text, nil)
    },
    // Half as many, because a manifest of so many would be refused for its size.
    HostileFile(name: "alerts of a manifest") { count in
      let alerts = (0..<count / 2).map { "  k\($0): { title: { key: t\($0), table: L } }\n" }
      let text = (0..<count / 4).map { "\"t\($0)\" = \"Delete it\";\n" }
      return ("en.lproj/L.strings", text.joined(), "version: 1\nalerts:\n" + alerts.joined())
    },
    HostileFile(name: "alerts of a manifest with one button") { count in
      let alerts = (0..<count / 4).map {
        "  k\($0): { title: { key: t\($0), table: L }, buttons: [{ key: yes, table: L }] }\n"
      }
      let text = (0..<count / 4).map { "\"t\($0)\" = \"Delete it\";\n" } + ["\"yes\" = \"Yes\";\n"]
      return ("en.lproj/L.strings", text.joined(), "version: 1\nalerts:\n" + alerts.joined())
    },
    HostileFile(name: "buttons of a manifest") { count in
      let buttons = (0..<count / 4).map { "{ key: b\($0), table: L }" }.joined(separator: ", ")
      let text = (0..<count / 4).map { "\"b\($0)\" = \"Yes\";\n" } + ["\"t\" = \"Delete it\";\n"]
      let alert = "  a: { title: { key: t, table: L }, buttons: [\(buttons)] }\n"
      return ("en.lproj/L.strings", text.joined(), "version: 1\nalerts:\n" + alert)
    },
  ]

  private static func strings(
    _ name: String, _ line: @escaping @Sendable (Int) -> String
  ) -> HostileFile {
    HostileFile(name: name) { count in
      let lines = (0..<count).map(line).joined(separator: "\n")
      return ("en.lproj/L.strings", lines + "\n\"z\" = \"z\";\n", nil)
    }
  }

  private static func buttons(_ lines: [String]) -> (String, String, String?) {
    let texts = [
      "\"trip.delete.title\" = \"delete the trip\";", "\"trip.delete.message\" = \"Tap Yes\";",
    ]
    return ("en.lproj/L.strings", (texts + lines).joined(separator: "\n"), nil)
  }

  private static let unit =
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Delete it\"}}"

  private static func catalog(_ localizations: [String]) -> String {
    let text = localizations.joined(separator: ",")
    let strings = ["title", "message"].map { "\"a.alert.\($0)\": {\"localizations\": {\(text)}}" }
    return """
      {"sourceLanguage": "en", "strings": {\(strings.joined(separator: ","))}, "version": "1.0"}
      """
  }

  private static func xliff(_ source: String, _ target: String, _ more: String) -> String {
    xliff([file(source, target, more)])
  }

  private static func xliff(_ files: [String]) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\(files.joined())</xliff>
    """
  }

  private static func file(_ source: String, _ target: String, _ more: String) -> String {
    let units = ["title", "message"].map {
      "<trans-unit id=\"a.alert.\($0)\"><source>\(source)</source><target>\(target)</target>\(more)</trans-unit>"
    }
    return file(units.joined())
  }

  private static func file(_ units: String) -> String {
    """
    <file original="L.strings" source-language="en" target-language="de" datatype="plaintext">\
    <body>\(units)</body></file>
    """
  }
}

import Foundation
import Testing

/// Text of files, their names and keys are data: what a terminal would obey is shown, not sent.
struct HostileOutputTests {
  /// Sets the window's title, turns red, turns the direction, moves up by an eight-bit code.
  private static let hostile = "\u{1B}]0;x\u{7}\u{1B}[31m\u{202E}\u{2066}\u{9B}1A\u{7F}\u{2028}"

  /// A String Catalog with a language of this name.
  private static let languages = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "b.alert.title" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Battery empty" } },
      "de-\\u001b[31mX\\u009b\u{202E}" : { "stringUnit" : { "state" : "translated", "value" : "Leer" } }
    } } } }
    """

  private static let bundled = """
    <xliff version="1.2"><file original="T.strings" source-language="en" target-language="de"><body>
    <trans-unit id="c.one"><source>Delete it?</source><target>Löschen?</target></trans-unit>
    <trans-unit id="c.two"><source>It is gone then.</source><target>Es ist weg.</target></trans-unit>
    <trans-unit id="c.three"><source>Cancel</source><target>Abbrechen</target></trans-unit>
    </body></file></xliff>
    """

  /// An alert on a screenshot of this name.
  private static let screenshots =
    "<plist version=\"1.0\"><array>"
    + [("one", 300), ("two", 330), ("three", 390)].map { key, y in
      """
      <dict><key>stringKey</key><string>c.\(key)</string><key>tableName</key><string>T</string>
      <key>screenshots</key><array><dict><key>name</key><string>s\u{9B}31m\u{202E}.jpeg</string>
      <key>frame</key><string>{{60, \(y)}, {270, 20}}</string></dict></array></dict>
      """
    }.joined() + "</array></plist>"

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    let text = Self.hostile
    let folder = "in/\u{1B}[2J\u{202E}\nerror: forged"
    try scratch.write(
      """
      /* Alert title \(text) */
      "a\(text).alert.title" = "Battery \(text) almost empty";
      "a\(text).alert.message" = "It will \(text) turn off";
      "a\(text).alert.button.ok" = "Yes \(text)";

      """, to: "\(folder)/en.lproj/L\(text).strings")
    try scratch.write(Self.languages, to: "\(folder)/M.xcstrings")
    try scratch.write(Self.bundled, to: "in/de.xcloc/Localized Contents/de.xliff")
    try scratch.write(
      Self.screenshots, to: "in/de.xcloc/Notes/Screenshots/localizationStringData.plist")
    try scratch.write("\"a\" = \(text)", to: "\(folder)/bad.strings")
    try scratch.write("<a\(text)></b>", to: "\(folder)/bad.xliff")
    try scratch.write("{\"a\": \(text)}", to: "\(folder)/bad.xcstrings")
    try scratch.write(
      "<!DOCTYPE x SYSTEM \"http://\u{202E}\u{9B}\"><xliff/>", to: "\(folder)/foreign.xliff")
    return scratch
  }

  private func expectHarmless(_ run: Command, _ what: String) {
    for text in [run.output, run.trouble] {
      let sent = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(sent.isEmpty, "\(what) sent \(sent.map { String($0.value, radix: 16) })")
      let lines = text.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("error: forged") }, "\(what) has a forged line")
    }
  }

  @Test(arguments: [
    ["check", "in"], ["check", "in", "--format", "xcode"], ["check", "in", "--format", "json"],
    ["check", "in", "--format", "github"], ["check", "in", "--format", "sarif"],
    ["check", "in", "--format", "junit"], ["check", "in", "--format", "html"],
    ["check", "in", "--format", "markdown"], ["check", "in", "--write-baseline", "/dev/stdout"],
    ["list", "in"], ["list", "in", "--format", "json"], ["list", "in", "--format", "yaml"],
    ["list", "in", "--statistics"], ["explain", "a\(hostile).alert.title", "in"],
    ["explain", "none\(hostile)", "in"], ["explain", "b.alert.title", "in"],
    ["explain", "c.one", "in"], ["fix", "in", "--output", "out"],
    ["fix", "in", "--in-place", "--include", "review"],
    ["import", "in", "--catalog", "a.alertcat"],
    ["check", "\(hostile)\nerror: forged"],
    ["check", "in", "--terms", "\(hostile)\nerror: forged"],
    ["check", "in", "-o", "none/\(hostile)\nerror: forged"],
    ["fix", "in", "--output", "in/none\nerror: forged/\(hostile)"],
    ["check", "--catalog", "\(hostile)\nerror: forged"], ["check", "in", "--only", hostile],
    ["check", "in", "--locale", hostile], ["check", "in", "--platform", hostile],
    ["check", "in", "--edition", hostile], ["rules", hostile], ["locales", hostile],
    ["case", "--style", "title", "--locale", hostile], ["check", "in", "--\(hostile)"],
  ])
  func nothingIsSent(_ arguments: [String]) throws {
    let scratch = try scratch()
    let run = try Command(arguments, in: scratch.url)
    expectHarmless(run, arguments.prefix(3).joined(separator: " "))
    #expect(!run.output.isEmpty || !run.trouble.isEmpty)
  }

  @Test func aCatalogIsNoWayAround() throws {
    let scratch = try scratch()
    _ = try Command(["import", "in", "--catalog", "a.alertcat"], in: scratch.url)
    for arguments in [
      ["check"], ["list"], ["fix"], ["export", "--output", "out"],
      ["export", "--output", "out", "--format", "markdown"],
    ] {
      expectHarmless(
        try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url), arguments[0])
    }
  }

  @Test func aManifestIsNoWayAround() throws {
    for line in [
      "  \"x\\e[31m\": { title: \"k\\e[31m\\u202e\\nerror: forged\" }",
      "  x: { title: k, ti\u{202E}tle: 3 }", "  x: { title: k, platforms: [\"\\e[31m\"] }",
    ] {
      let scratch = try scratch()
      try scratch.write("version: 1\nalerts:\n\(line)\n", to: "alerts.yml")
      expectHarmless(try Command(["check", "in"], in: scratch.url), line)
    }
  }

  /// What machines read means the same.
  @Test func jsonKeepsItsMeaning() throws {
    let scratch = try scratch()
    let run = try Command(["check", "in", "--format", "json"], in: scratch.url)
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(root?["findings"] as? [[String: Any]])
    #expect(findings.contains { ($0["text"] as? String) == "Battery \(Self.hostile) almost empty" })
  }

  /// A patch keeps its bytes, or git could not apply it; the names in it are quoted as git does.
  @Test func aPatchNamesItsFileAsGitDoes() throws {
    let scratch = try Scratch()
    let name = "a\"b\\\u{1B}\né.strings"
    try scratch.write(
      "\"a.alert.title\" = \"Battery almost empty\";\n\"a.alert.message\" = \"It is.\";\n",
      to: "en.lproj/\(name)")
    let patch = try Command(["fix", "en.lproj", "-q"], in: scratch.url).output
    #expect(
      patch.hasPrefix("--- \"en.lproj/a\\\"b\\\\\\033\\012\\303\\251.strings\"\n"), "\(patch)")
    try scratch.write(patch, to: "p.diff")
    let git = try Command("/usr/bin/env", ["git", "apply", "-p0", "p.diff"], in: scratch.url)
    #expect(git.status == 0, "\(git.trouble)")
    #expect(try Command(["fix", "en.lproj", "-q"], in: scratch.url).output.isEmpty)
  }
}

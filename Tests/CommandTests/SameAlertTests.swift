import Testing

/// What counts as one alert is the same in every report.
struct SameAlertTests {
  private static let strings =
    "\"a.alert.title\" = \"Delete it?\";\n\"a.alert.message\" = \"It is gone then.\";\n"
  private static let manifest =
    "version: 1\nalerts: { a: { title: a.alert.title, message: a.alert.message } }\n"

  /// What check, list, its figures and a catalog file say.
  private func counts(_ scratch: Scratch) throws -> [String] {
    let check = try Command(["check", "."], in: scratch.url).output
    let list = try Command(["list", "."], in: scratch.url).output
    let figures = try Command(["list", ".", "--statistics"], in: scratch.url).output
    _ = try Command(["import", ".", "--catalog", "a.alertcat"], in: scratch.url)
    let held = try Command(["check", "--catalog", "a.alertcat"], in: scratch.url).output
    func number(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> String {
      text.firstMatch(of: pattern).map { String($0.1) } ?? text
    }
    return [
      number(check, /(\d+) alerts?/), number(list, /(\d+) alerts?\n/),
      number(figures, /alerts +(\d+ in \d+) keys/), number(held, /(\d+) alerts?/),
    ]
  }

  @Test func twoModulesWithEqualKeysHaveTwoAlerts() throws {
    let scratch = try Scratch()
    try scratch.write(Self.strings, to: "One/en.lproj/L.strings")
    try scratch.write(Self.strings, to: "Two/en.lproj/L.strings")
    #expect(try counts(scratch) == ["2", "2", "2 in 4", "2"])
  }

  @Test func oneAlertIsSaidInTheSingular() throws {
    let scratch = try Scratch()
    try scratch.write(Self.strings, to: "en.lproj/L.strings")
    #expect(try Command(["list", "."], in: scratch.url).output.hasSuffix("\n1 alert\n"))
  }

  @Test func twoTablesWithEqualKeysHaveTwoAlerts() throws {
    let scratch = try Scratch()
    try scratch.write(Self.strings, to: "en.lproj/L.strings")
    try scratch.write(Self.strings, to: "en.lproj/M.strings")
    #expect(try counts(scratch) == ["2", "2", "2 in 4", "2"])
  }

  /// What the manifest states once is one alert, wherever its strings are.
  @Test func aStatedAlertIsOne() throws {
    let scratch = try Scratch()
    try scratch.write(Self.strings, to: "One/en.lproj/Localizable.strings")
    try scratch.write(Self.strings, to: "Two/en.lproj/Localizable.strings")
    try scratch.write(Self.manifest, to: "alerts.yml")
    #expect(try counts(scratch) == ["1", "1", "1 in 4", "1"])
  }

  /// Two manifests may use one name for two alerts.
  @Test func alertsOfTwoManifestsAreTwo() throws {
    let scratch = try Scratch()
    for module in ["One", "Two"] {
      try scratch.write(
        Self.strings.replacing("a.alert", with: "\(module).alert"),
        to: "\(module)/en.lproj/L.strings")
      let keys = "title: \(module).alert.title, message: \(module).alert.message"
      try scratch.write(
        "version: 1\ndefaults: { table: L }\nalerts: { a: { \(keys), buttons: [] } }\n",
        to: "\(module)/alerts.yml")
    }
    let both = try Command(["check", "One", "Two", "--only", "button-missing"], in: scratch.url)
    for module in ["One", "Two"] {
      let alone = try Command(["check", module, "--only", "button-missing", "-q"], in: scratch.url)
      #expect(!alone.output.isEmpty && both.output.contains(alone.output), "\(both.transcript)")
    }
  }
}

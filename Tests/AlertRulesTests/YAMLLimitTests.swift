import AlertCatalog
import Testing

@testable import AlertRules

/// Manifests that would cost more than they are worth.
struct YAMLLimitTests {
  private func refusal(_ text: String) throws -> ConfigurationError {
    try #require(throws: ConfigurationError.self) {
      try Manifest("version: 1\n" + text, file: "alerts.yml")
    }
  }

  /// Twelve lines that stand for a million million texts; as a key they would all be visited.
  @Test(arguments: ["alerts: *a11\n", "? *a11\n: 1\n", "? [*a11]\n: 1\n", "x: {*a11 : 1}\n"])
  func aliases(_ use: String) throws {
    var text = "x0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...11 {
      let ten = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "x\(level): &a\(level) [\(ten)]\n"
    }
    let error = try refusal(text + use)
    #expect(error.problem.contains("an alias (*)") && error.position.line == 3, "\(error)")
  }

  /// Only the one that counts is looked for in its line.
  @Test(.timeLimit(.minutes(5))) func manyStarsOnOneLine() throws {
    let stars = String(repeating: "*é, ", count: 50_000) + String(repeating: "*y, ", count: 50_000)
    let error = try refusal("é: &x [\(stars)*x]\n")
    #expect(error.position == Position(line: 2, column: 8 + stars.unicodeScalars.count))
  }

  @Test func starsAndAmpersandsInTextAreNone() throws {
    let text = """
      version: 1
      alerts:
        a: { title: "R&D *new* & *old*", message: 'a &b c' }
        b: { title: plain *text* here, message: R&D }
      """
    #expect(throws: Never.self) { try Manifest(text, file: "alerts.yml") }
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func depth(_ opening: String) throws {
    let error = try refusal("alerts:\n  " + String(repeating: opening, count: 100_000))
    #expect(error.line.count <= YAMLLimits.quote + 1, "the line is quoted in part")
  }

  @Test func size() throws {
    let error = try refusal(String(repeating: "# x\n", count: YAMLLimits.size / 4))
    #expect(error.problem.contains("larger than 4 MiB"))
  }
}

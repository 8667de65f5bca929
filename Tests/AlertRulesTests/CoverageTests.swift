import Foundation
import Testing

@testable import AlertRules

/// No statement of the guideline is forgotten.
struct CoverageTests {
  private static func lines(_ name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  @Test func everyRuleOfTheGuidelineExists() throws {
    let wanted = try Self.lines("rule-ids.txt")
    #expect(wanted.count == 84)
    #expect(Set(wanted).subtracting(Rules.ids) == [])
  }

  /// A statement’s rules are on in the edition that makes it.
  @Test func everyStatementIsCheckedInItsEdition() throws {
    for line in try Self.lines("coverage.txt") {
      let parts = line.split(separator: ":")
      let edition = String(parts[0].prefix { $0 != " " })
      let rules = parts[1].split(separator: " ").map(String.init)
      // The UIKit article is no edition of its own: what it demands holds in all.
      for id in edition == "uikit" ? [Editions.standard] : [edition] {
        let severities = try Editions.edition(id).severities
        for rule in rules {
          #expect(severities[rule] != nil, "\(line): \(rule) is off in \(id)")
        }
      }
    }
  }

  @Test func everyRuleIsOnSomewhere() throws {
    var on: Set<String> = []
    for id in Editions.ids { on.formUnion(try Editions.edition(id).severities.keys) }
    #expect(Set(Rules.ids).subtracting(on) == [])
  }
}

import Foundation
import Testing

@testable import AlertRules

/// Every rule's examples are its documentation and its tests, plain and in hard variants.
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var example: RuleExample
    var variant: String
    var testDescription: String {
      "\(rule) \(variant) \(example.locale) \(example.title ?? example.message ?? example.buttons.joined(separator: "|"))"
    }
  }

  static let cases: [Case] = Rules.infos.flatMap { info in
    info.examples.flatMap { example in
      variants(of: example).map { Case(rule: info.id, example: $0.1, variant: $0.0) }
    }
  }

  /// The example as it is, decomposed, and behind a right-to-left mark.
  static func variants(of example: RuleExample) -> [(String, RuleExample)] {
    func map(_ change: (String) -> String) -> RuleExample {
      var copy = example
      copy.title = example.title.map(change)
      copy.message = example.message.map(change)
      copy.becomes = example.becomes.map(change)
      return copy
    }
    func decomposed(_ text: String) -> String { text.decomposedStringWithCanonicalMapping }
    var parts = map(decomposed)
    parts.buttons = parts.buttons.map(decomposed)
    parts.source = parts.source.map(decomposed)
    var result = [("plain", example), ("decomposed", parts)]
    guard example.files.isEmpty else { return [result[0]] }
    if example.buttons.isEmpty {
      result.append(("with a right-to-left mark", map { "\u{200F}" + $0 }))
    }
    return result
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    let catalog = try ExampleCatalog(test.example)
    let findings = catalog.findings(test.rule)
    guard let marked = catalog.marked else {
      #expect(
        findings.isEmpty, "a good example is found fault with: \(findings.map(\.finding.message))")
      return
    }
    let own = findings.filter { $0.key == marked.key }
    let finding = try #require(own.first?.finding, "the bad example is not found")
    // A finding about the whole value begins at 0, whatever invisible marks stand there.
    let isWhole = finding.range == 0..<finding.text.utf8.count
    #expect(finding.range.lowerBound == (isWhole ? 0 : marked.offset))
    #expect(finding.replacement == test.example.becomes)
    guard let becomes = test.example.becomes else { return }
    // The corrected text triggers nothing, and fixing it again changes nothing.
    var fixed = test.example
    func replace(_ text: String?) -> String? { text.map { $0.contains("↓") ? becomes : $0 } }
    fixed.title = replace(fixed.title)
    fixed.message = replace(fixed.message)
    fixed.buttons = fixed.buttons.map { button in
      button.contains("↓")
        ? becomes + String(button.last.map { "~!*".contains($0) ? String($0) : "" } ?? "") : button
    }
    let again = try ExampleCatalog(fixed).findings(test.rule).filter { $0.key == marked.key }
    #expect(
      again.isEmpty, "the corrected text is found fault with: \(again.map(\.finding.message))")
  }

  /// What a rule says of its fixes is what its examples show.
  @Test(arguments: Rules.infos.map(\.id))
  func theFixIsTheOneNamed(_ rule: String) throws {
    let info = try #require(Rules.infos.first { $0.id == rule })
    var found: Set<Applicability> = []
    for example in info.examples where example.becomes != nil {
      for (_, finding) in try ExampleCatalog(example).findings(rule) {
        if let fix = finding.fix { found.insert(fix.applicability) }
      }
    }
    #expect((found.contains(.safe) ? .safe : found.first) == info.fix)
  }

  @Test func everyRuleHasGoodAndBadExamples() {
    for info in Rules.infos {
      let bad = info.examples.filter(\.isBad)
      #expect(!bad.isEmpty, "\(info.id) has no bad example")
      #expect(bad.count < info.examples.count, "\(info.id) has no good example")
      #expect(!info.sources.isEmpty, "\(info.id) names no source")
    }
  }

  @Test func everyEditionNamesOnlyRulesThatExist() throws {
    for id in Editions.ids {
      for rule in try Editions.edition(id).severities.keys {
        #expect(Rules.ids.contains(rule), "\(id) names \(rule)")
      }
    }
  }
}

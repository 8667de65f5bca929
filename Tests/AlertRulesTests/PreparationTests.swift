import Testing

@testable import AlertRules

@Suite("What is read before it is needed")
struct PreparationTests {
  @Test("The alert that is checked beforehand is one, and its mistakes are found")
  func rehearsal() throws {
    let report = try #require(Preparation.rehearsal())
    #expect(report.contains("[message-end-punctuation, safe to fix]"))
    #expect(report.contains("[button-title-style, safe to fix]"))
  }
}

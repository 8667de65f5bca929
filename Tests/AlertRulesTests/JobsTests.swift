import Foundation
import Synchronization
import Testing

@testable import AlertRules

/// Several alerts are checked at a time; nobody can tell from the result.
struct JobsTests {
  @Test(arguments: [2, 3, 16])
  func theResultDoesNotDependOnThem(_ jobs: Int) throws {
    let roles = ["title", "message", "button.cancel", "button.delete"]
    let texts = ["battery almost empty", "Restart later", "cancel", "Yes"]
    // The keys of an alert stand far from each other.
    let lines = zip(roles, texts).flatMap { role, text in
      (0..<200).map { "\"a\($0).alert.\(role)\" = \"\(text)\";\n" }
    }
    let document = try Document(path: "en.lproj/L.strings", bytes: Array(lines.joined().utf8))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog).alerts
    #expect(alerts.count == 200)
    for keys in [1, 3, 10] {
      let again = Grouping(catalog, jobs: jobs, keysAtATime: keys).alerts
      #expect(again.map(text) == alerts.map(text))
    }
    func findings(_ jobs: Int) throws -> [String] {
      var options = Checker.Options()
      options.jobs = jobs
      return try Checker(catalog, alerts: alerts, options: options).findings().map {
        "\($0.rule) \($0.reference) \($0.range) \($0.message) \($0.alert)"
      }
    }
    let one = try findings(1)
    #expect(one.count >= 400)
    #expect(try findings(jobs) == one)
  }

  private func text(_ alert: Alert) -> String {
    let members = alert.members.map { "\($0.role) \($0.key) \($0.style) \($0.claims.map(\.text))" }
    return "\(alert.id) \(alert.confidence) \(members)"
  }

  /// No more parts are worked on together than were asked for, and each once.
  @Test(arguments: [1, 2, 3])
  func soManyAtATime(_ jobs: Int) {
    let running = Mutex((now: 0, most: 0))
    let results = Parallel.map(40, jobs: jobs) { part in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      Thread.sleep(forTimeInterval: 0.002)
      running.withLock { $0.now -= 1 }
      return part
    }
    #expect(results == Array(0..<40))
    #expect(running.withLock { $0.most } <= jobs)
  }
}

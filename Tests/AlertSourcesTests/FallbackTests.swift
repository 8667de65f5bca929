import AlertRules
import AlertSources
import Testing

/// Texts that stand in for others.
@Suite(Scanning.swift)
struct FallbackTests {
  private let keys = ["title", "alert.a", "alert.b"]

  /// What stands in for nothing is not shown where there is a text, in a file or not.
  @Test(arguments: [
    (#""Literal""#, "message: alert.a"),
    (#"NSLocalizedString("missing", comment: "")"#, "message: alert.a"),
    ("nil", "title: title, message: alert.a"),
  ])
  func fallbacks(_ given: String, _ wanted: String) throws {
    let code = """
      class A {
        func show(_ message: String, title: String? = nil) {
          present(UIAlertController(
            title: title ?? NSLocalizedString("title", comment: ""), message: message, preferredStyle: .alert))
        }
        func fail() { show(NSLocalizedString("alert.a", comment: ""), title: \(given)) }
        func stop() { show(NSLocalizedString("alert.b", comment: "")) }
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == [wanted, "title: title, message: alert.b"])
  }
}

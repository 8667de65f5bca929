import Foundation

/// Tables among the test files.
enum Fixture {
  static func rows(_ name: String) -> [[String]] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      preconditionFailure("the test file \(name) is missing")
    }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

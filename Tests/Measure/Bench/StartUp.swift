import BenchData
import Foundation

/// How long people wait for a small answer: medians of wall milliseconds.
struct StartUp {
  static let entries = 200
  private static let runs = 20

  /// How the program was linked.
  let build: String
  let version: Double
  let check: Double

  init(_ build: String, alertcat: String, folder: String, measure: String) throws {
    self.build = build
    var input = BenchInput.given(folder + "/small.xliff")
    input.data = (.xliff, BenchData(entries: Self.entries, share: 1))
    try input.generate(with: measure)
    version = try Self.median([alertcat, "--version"])
    check = try Self.median([alertcat, "check", "--quiet", "--no-cache", input.path])
    try FileManager.default.removeItem(atPath: input.path)
  }

  private static func median(_ arguments: [String]) throws -> Double {
    let times = try (0..<runs).map { _ in
      let run = try ChildProcess.run(arguments)
      guard run.status < 2 else {
        throw BenchError("\(arguments.joined(separator: " ")): exit code \(run.status)")
      }
      return run.wall * 1000
    }.sorted()
    return (times[(runs - 1) / 2] + times[runs / 2]) / 2
  }
}

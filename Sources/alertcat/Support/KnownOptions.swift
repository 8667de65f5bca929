import AlertRules
import ArgumentParser

/// Living with old findings: shared by `check` and `fix`.
struct KnownOptions: ParsableArguments {
  @Option(
    help: "Leave out the known findings in this file, written by check --write-baseline.",
    completion: .file())
  var baseline: String?

  /// The baseline to compare with, read before any work; a path that is given wins over that of the project.
  func read(_ configuration: Configuration?) throws -> Baseline? {
    try Trouble.reporting {
      let path = try baseline ?? configuration?.baselinePath()
      return try path.map(Baseline.init(readingFrom:))
    }
  }

  /// What is said of a baseline beside a catalog file.
  static let catalogRefusal = ValidationError(
    "A catalog keeps its own decisions: baselines are only for files.")

  /// Says how many findings are left out.
  static func tell(_ count: Int, of baseline: Baseline) {
    Trouble.print(
      "\(count.counted("known finding", "known findings")) left out (\(baseline.path))")
  }
}

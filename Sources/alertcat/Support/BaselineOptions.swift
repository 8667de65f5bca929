import AlertRules
import ArgumentParser

/// Living with old findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: "Leave out the findings of this file, which --write-baseline wrote.",
    completion: .file())
  var baseline: String?

  @Option(help: "Write all findings to a file, for --baseline.", completion: .file())
  var writeBaseline: String?

  /// The baseline to compare with, read before any work; one that is written anew is not the one of the
  /// project.
  func read(_ configuration: Configuration?) throws -> Baseline? {
    let path = baseline ?? (writeBaseline == nil ? configuration?.baseline : nil)
    return try path.map { path in try Trouble.reporting { try Baseline(readingFrom: path) } }
  }

  /// Writes the findings where they are wanted.
  func write(_ findings: [Finding], _ loader: Loader, _ read: [String?]) throws {
    guard let writeBaseline else { return }
    try OutputOptions.refuse(
      writeBaseline, for: loader, read, option: "--write-baseline")
    try OutputOptions.emit(
      Baseline.text(findings, in: loader.catalog, for: writeBaseline), to: writeBaseline)
  }

  /// What is new, with a word on the rest.
  ///
  /// - Parameter isComplete: every rule and language was asked for, so that what is not found is gone.
  static func new(
    _ findings: [Finding], since baseline: Baseline?, in catalog: Catalog, isComplete: Bool,
    quiet: Bool
  ) -> [Finding] {
    guard let baseline else { return findings }
    let result = baseline.compare(findings, in: catalog)
    if !quiet, result.known > 0 {
      Trouble.print(
        "\(result.known.counted("finding is", "findings are")) known (\(baseline.path)), and left out"
      )
    }
    if !quiet, isComplete, result.gone > 0 {
      Trouble.print(
        result.gone.counted("finding", "findings")
          + " of \(baseline.path) \(result.gone == 1 ? "is" : "are") gone: write it again"
      )
    }
    return result.new
  }
}

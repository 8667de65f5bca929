import AlertRules
import ArgumentParser

/// Living with old findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: "Leave out the findings of this file, which --write-baseline wrote.",
    completion: .file())
  var baseline: String?

  @Option(
    help: "Write all findings to a file, for --baseline; none is left to report then.",
    completion: .file())
  var writeBaseline: String?

  /// The baseline to compare with, read before any work; one that is written anew is not the one of the
  /// project.
  func read(_ configuration: Configuration?) throws -> Baseline? {
    let path = baseline ?? (writeBaseline == nil ? configuration?.baseline : nil)
    return try path.map { path in try Trouble.reporting { try Baseline(readingFrom: path) } }
  }

  /// What is left to say: what the baseline does not know, and nothing of what is written into one.
  ///
  /// - Parameters:
  ///   - isComplete: every rule and language was asked for, so that what is not found is gone.
  ///   - read: files that the run read, beside those of the loader.
  func new(
    _ findings: [Finding], since baseline: Baseline?, _ loader: Loader, isComplete: Bool,
    quiet: Bool, read: [String?]
  ) throws -> [Finding] {
    if let writeBaseline { return try write(findings, to: writeBaseline, loader, read, quiet) }
    guard let baseline else { return findings }
    let result = baseline.compare(findings, in: loader.catalog)
    if quiet { return result.new }
    if result.known > 0 {
      Trouble.print(
        "\(result.known.counted("finding is", "findings are")) known (\(baseline.path)), and left out"
      )
    } else if baseline.count > 0, !findings.isEmpty {
      Trouble.print(
        "none of these findings is known: is \(baseline.path) of another folder? It names files from its own"
      )
    }
    if isComplete, result.gone > 0 {
      Trouble.print(
        "\(result.gone.counted("finding", "findings")) of \(baseline.path) \(result.gone == 1 ? "is" : "are") gone: write it again"
      )
    }
    return result.new
  }

  private func write(
    _ findings: [Finding], to path: String, _ loader: Loader, _ read: [String?], _ quiet: Bool
  ) throws -> [Finding] {
    try OutputOptions.refuse(path, for: loader, read, option: "--write-baseline")
    guard loader.errors.isEmpty, loader.changedFiles.isEmpty, loader.changedContext.isEmpty else {
      Trouble.print("\(path) was not written: it would forget the files that could not be used")
      return findings
    }
    try OutputOptions.emit(Baseline.text(findings, in: loader.catalog, for: path), to: path)
    if !quiet {
      Trouble.print("\(findings.count.counted("finding", "findings")) written to \(path)")
    }
    return []
  }
}

import AlertRules
import ArgumentParser

/// Writing old findings down, and leaving them out.
struct BaselineOptions: ParsableArguments {
  @OptionGroup var known: KnownOptions

  @Option(
    help: "Write all findings to a file for --baseline, instead of a report.",
    completion: .file())
  var writeBaseline: String?

  /// The baseline to compare with; one that is written anew is not the one of the project.
  func read(_ configuration: Configuration?) throws -> Baseline? {
    try known.read(writeBaseline == nil ? configuration : nil)
  }

  /// What the baseline does not know.
  ///
  /// - Parameters:
  ///   - check: what was asked for: only what was looked at can be gone.
  ///   - options: the same with what the project says.
  static func new(
    _ findings: [Finding], since baseline: Baseline?, in catalog: Catalog, _ check: CheckOptions,
    _ options: Checker.Options, quiet: Bool
  ) -> [Finding] {
    guard let baseline else { return findings }
    let off = options.severities.filter { $0.value == nil }.keys
    let result = baseline.compare(findings, in: catalog, without: Set(off))
    if quiet { return result.new }
    if result.known > 0 {
      KnownOptions.tell(result.known, of: baseline)
    } else if baseline.count > 0, !findings.isEmpty {
      Trouble.print(
        "none of these findings is in \(baseline.path): was it written for another folder? Its paths are relative to its own folder"
      )
    }
    if check.isComplete, check.allStrings || !baseline.allStrings, result.gone > 0 {
      Trouble.print(
        "\(result.gone.counted("finding", "findings")) in \(baseline.path) no longer \(result.gone == 1 ? "occurs" : "occur"): run --write-baseline to update it"
      )
    }
    return result.new
  }

  /// Writes a baseline instead of a report. Where files could not be used, there is none: it would forget
  /// theirs.
  ///
  /// - Parameter read: files that the run read, beside those of the loader.
  /// - Returns: whether it was wanted and written.
  func write(
    _ findings: [Finding], _ loader: Loader, _ read: [String?], allStrings: Bool, quiet: Bool
  ) throws -> Bool {
    guard let path = writeBaseline else { return false }
    try OutputOptions.refuse(path, for: loader, read, option: "--write-baseline")
    guard loader.errors.isEmpty, loader.changedFiles.isEmpty, loader.changedContext.isEmpty else {
      Trouble.print(
        "\(path) was not written: it would lose the findings of the files that could not be used")
      return false
    }
    guard !loader.isEmpty else { return false }
    // Nobody writes into a pipe for us to read.
    let isThere = path != "-" && Paths.kind(of: path) == .file
    let (text, kept) = Baseline.text(
      findings, in: loader.catalog, for: path, allStrings: allStrings,
      keeping: isThere ? try? Baseline(readingFrom: path) : nil)
    try OutputOptions.emit(text, to: path, option: "--write-baseline")
    if !quiet {
      Trouble.print(
        "\(findings.count.counted("finding", "findings")) written to \(path)"
          + (kept == 0
            ? ""
            : "; \(kept.counted("finding", "findings")) for files not read this time \(kept == 1 ? "was" : "were") kept")
      )
    }
    return true
  }
}

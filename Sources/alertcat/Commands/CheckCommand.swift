import AlertRules
import ArgumentParser

/// `alertcat check`: reports, and never writes.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the alerts in localization files (the default command).",
    discussion: """
      alertcat check Localizations
      alertcat check fr.xliff de.lproj --format json --fail-on error
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var check: CheckOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    let options = try check.options()
    let loader = try await input.load()
    let checker = try Trouble.reporting {
      try Checker(loader.catalog, alerts: loader.alerts, options: options)
    }
    let findings = checker.findings()
    check.remarks(on: checker, quiet: input.quiet)
    try output.print(
      Report(
        catalog: loader.catalog, findings: findings, errors: loader.errors,
        alertCount: loader.alertCount))
    throw check.exitCode(findings, loader.errors)
  }
}

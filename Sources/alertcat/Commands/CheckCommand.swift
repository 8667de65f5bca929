import AlertSources
import AlertStore
import ArgumentParser

/// `alertcat check`: reports, and writes nothing but its report and its cache.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    // With it the parser does not look for a request for completion scripts first, a third of its time; those come
    // from the root.
    _superCommandName: "alertcat",
    abstract: "Check the alerts in localization files (the default command).",
    discussion: """
      alertcat check Localizations
      alertcat check fr.xliff de.lproj --format json --fail-on error
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var check: CheckOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var debt: BaselineOptions
  @OptionGroup var answers: CacheOption

  func validate() throws {
    if debt.writeBaseline != nil, !check.isComplete {
      throw ValidationError(
        "--write-baseline needs a complete check: leave out --only, --skip and --locale.")
    }
    guard input.catalog != nil, debt.known.baseline != nil || debt.writeBaseline != nil else {
      return
    }
    throw KnownOptions.catalogRefusal
  }

  func run() async throws {
    let facts = CommandLine.arguments + output.facts
    let cache = debt.writeBaseline == nil ? answers.cache(input, facts) : nil
    if let answer = cache?.answer() {
      if !answer.messages.isEmpty { Trouble.say(String(answer.messages.dropLast())) }
      try OutputOptions.emit(answer.text, to: output.report)
      throw answer.code
    }
    cache?.begin()
    // Not before: the answer is found by what this process has loaded, which is read while nothing else runs.
    Preparation.begin()
    let configuration = try input.configuration()
    var options = try check.options(configuration)
    options.jobs = input.jobs
    if let (_, reviewed) = try input.openCatalog() {
      return try run(reviewed, options, configuration)
    }
    let baseline = try debt.read(configuration)
    let loader = try await input.load(configuration)
    let read = [try check.terms ?? configuration?.termsPath(), configuration?.file]
    try OutputOptions.refuse(output.report, for: loader, read + [baseline?.path])
    let checker = try Trouble.reporting {
      try Checker(loader.catalog, alerts: loader.alerts, options: options)
    }
    let all = checker.findings()
    let reason = check.remarks(on: checker, loader, quiet: input.quiet)
    let isWritten = try debt.write(
      all, loader, read, allStrings: check.allStrings, quiet: input.quiet)
    if isWritten { return }
    let findings = BaselineOptions.new(
      all, since: baseline, in: loader.catalog, check, options, quiet: input.quiet)
    let errors = loader.errors + nothing(loader, input.nothingRead(loader.search), reason)
    let text = self.text(findings, errors, loader, isChecked: reason == nil)
    let code = check.exitCode(findings.counts, errors, configuration)
    if let trouble = changes(findings, loader) {
      for error in trouble.errors { Trouble.print("\(error)") }
      try OutputOptions.emit(
        self.text(trouble.findings, errors + trouble.errors, loader), to: output.report)
      throw ExitCode(2)
    }
    if loader.errors.isEmpty { cache?.keep(text, code) }
    try OutputOptions.emit(text, to: output.report)
    throw code
  }

  /// What every report says where there was nothing to check.
  ///
  /// - Parameters:
  ///   - unread: the error where no file was read.
  ///   - reason: why nothing was checked of those that were.
  private func nothing(
    _ loader: Loader, _ unread: FormatError, _ reason: String?
  ) -> [FormatError] {
    if loader.isEmpty { return [unread] }
    return reason.map { [input.nothing("done", $0)] } ?? []
  }

  private func text(
    _ findings: [Finding], _ errors: [FormatError], _ loader: Loader, _ catalog: Catalog? = nil,
    isChecked: Bool = true
  ) -> String {
    var report = Report(
      catalog: catalog ?? loader.catalog, findings: findings, errors: errors,
      alertCount: loader.alertCount, jobs: input.jobs)
    report.isChecked = isChecked
    report.hasSummary = !input.quiet
    report.isOnDisk = input.paths != ["-"]
    report.hasScanner = SourceScan.readsSwift
    return output.text(report)
  }

  /// What is left where somebody wrote to a file up to now; `nil` if nobody did.
  private func changes(
    _ findings: [Finding], _ loader: Loader
  ) -> (findings: [Finding], errors: [FormatError])? {
    let changed = loader.changedFiles
    let context = loader.changedContext
    if changed.isEmpty, context.isEmpty { return nil }
    return (
      context.isEmpty ? findings.filter { changed[$0.reference.document] == nil } : [],
      changed.sorted { $0.key < $1.key }.map(\.value) + context
    )
  }

  /// Formats whose readers open the files.
  private static let leading: Set<ReportFormat> = [.xcode, .github, .sarif]

  /// A catalog knows its files by their paths below the folder that was imported.
  private func tellMissing(_ paths: some Sequence<String>) {
    guard Self.leading.contains(output.format),
      let path = paths.first(where: { Paths.kind(of: $0) == .missing })
    else { return }
    Trouble.print(
      "there is no file at \(path), its path in the catalog: run this in the folder that was imported, so that "
        + "the report can link to the files")
  }

  /// What is left to say about the decided texts of a catalog.
  private func run(
    _ reviewed: Reviewed, _ options: Checker.Options, _ configuration: Configuration?
  ) throws {
    let (catalog, checker, findings) = try Trouble.reporting {
      try reviewed.openFindings(options)
    }
    let reason = check.remarks(on: checker, reviewed.loader, quiet: input.quiet)
    if !input.quiet {
      Trouble.tellStale(reviewed.staleNames)
      tellMissing(findings.lazy.map { catalog.documents[$0.reference.document].file.path })
    }
    let loader = reviewed.loader
    let unread = CatalogOption.holdsNothing(input.catalog ?? "")
    if loader.isEmpty { Trouble.print("\(unread)") }
    let errors = loader.errors + nothing(loader, unread, reason)
    let text = text(findings, errors, loader, catalog, isChecked: reason == nil)
    try OutputOptions.emit(text, to: output.report)
    throw check.exitCode(findings.counts, errors, configuration)
  }
}

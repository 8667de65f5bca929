import AlertStore
import ArgumentParser

/// `alertcat export`: the reviewed files go back.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the files of a catalog with the decisions applied.",
    discussion: """
      Texts without a decision stay byte for byte as they were delivered. A file that somebody \
      changed since it was delivered or exported is not overwritten.

      alertcat export --catalog app.alertcat --output Reviewed
      alertcat export --catalog app.alertcat --output ToVendor -l fr --for vendor --state undecided
      """)

  @OptionGroup var catalog: CatalogOption

  @Option(help: "The folder to write into.", completion: .directory)
  var output: String

  @Option(
    help: "accepted: decided texts without notes; undecided: notes on findings without a decision.")
  var state: Export.Part?

  @Option(name: [.long, .customShort("l")], help: "Only these locales, separated by commas.")
  var locale: [String] = []

  @Option(name: .customLong("for"), help: Audience.help)
  var audience = Audience.xcode

  @OptionGroup var config: ConfigurationOption

  @Option(help: "The format of the summary.")
  var format = ExportSummary.Format.text

  @Option(name: .customShort("o"), help: "Write the summary to a file.", completion: .file())
  var report: String?

  func validate() throws {
    try LocaleList.validate(locale)
  }

  func run() async throws {
    let file = try catalog.open()
    var options = Export.Options()
    options.only = state
    options.locales = LocaleList.tags(locale)
    options.audience = audience
    let configuration = try config.find(near: [catalog.path])
    options.rules = try CheckOptions.options(configuration)
    var export = try CatalogOption.reporting { () throws(StoreError) in
      try Export(file, options: options) { [output] path in
        ReviewFile.existing(at: output + "/" + path)
      }
    }
    if export.heldLocales.isEmpty, export.errors.isEmpty { throw CatalogOption.nothing(in: file) }
    let reason = LocaleList.remark(
      locale, on: Array(export.heldLocales), isWhole: export.errors.isEmpty)
    if reason != nil { throw ExitCode(2) }
    let folder: OutputFolder
    do { folder = try OutputFolder(output, for: []) } catch {
      throw Trouble.misuse(Terminal.oneLine(error.description))
    }
    for outgoing in export.files {
      do throws(FormatError) {
        try checkFree(outgoing, file)
        try folder.write(outgoing.contents, to: outgoing.outputPath, check: outgoing.check)
      } catch {
        export.leaveOut(outgoing.outputPath, outgoing.reason(error))
      }
    }
    file.remember(export.files)
    for review in export.reviews {
      do throws(FormatError) {
        if let bytes = review.bytes {
          try folder.write(bytes, to: review.path)
        } else {
          try folder.remove(review.path)
        }
      } catch {
        export.leaveOut(review.path, error)
      }
    }
    for error in export.errors { Trouble.print("\(error)") }
    OtherPackings.tell(in: output, besides: export.files.map(\.outputPath))
    Trouble.tellUnfinished(export.unfinishedCount)
    Trouble.tellWaiting(export.waitingNames)
    Trouble.tellStale(export.staleNames)
    let summary = ExportSummary.text(export, format)
    try OutputOptions.emit(summary, to: report)
    if !export.errors.isEmpty { throw ExitCode(2) }
  }

  /// Nothing that is only at the place of an outgoing file is lost.
  private func checkFree(_ outgoing: OutgoingFile, _ catalog: CatalogFile) throws(FormatError) {
    let path = output + "/" + outgoing.outputPath
    guard Paths.kind(of: path) == .file else { return }
    let existing = try FileReading.bytes(of: path)
    let isFree: Bool
    do { isFree = try catalog.mayReplace(existing, by: outgoing) } catch {
      throw FormatError(catalog.path, nil, error.problem, error.advice)
    }
    guard isFree else {
      throw FormatError(
        path, nil, "it was changed since it was delivered or exported",
        "import it first, or give another --output")
    }
  }
}

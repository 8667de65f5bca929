import AlertStore
import ArgumentParser

/// `alertcat list`: alerts, their strings and locales.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the alerts that were recognized, with the role of each string.",
    discussion: """
      alertcat list Localizations
      alertcat list Localizations --format yaml -o alerts.yml
      alertcat list Localizations --statistics
      """)

  /// What is printed.
  enum Format: String, ArgumentChoice { case text, json, yaml }

  @OptionGroup var input: InputOptions
  @OptionGroup var answers: IdleCacheOption

  @Flag(help: "Print figures about the alerts, the state of each language, and its findings.")
  var statistics = false

  @Option(help: "text, json, or yaml (a first alerts.yml to correct by hand).")
  var format = Format.text

  @Option(name: [.long, .customShort("l")], help: "Only these locales, separated by commas.")
  var locale: [String] = []

  @Option(name: .customShort("o"), help: "Write the list to a file.", completion: .file())
  var report: String?

  func validate() throws {
    try LocaleList.validate(locale)
    if statistics, format != .text {
      throw ValidationError("--statistics is available as text only.")
    }
  }

  func run() async throws {
    let reviewed = try input.openCatalog()?.reviewed
    let configuration = try input.configuration()
    let loader =
      if let reviewed { reviewed.loader } else { try await input.load(configuration) }
    if reviewed == nil { try OutputOptions.refuse(report, for: loader) }
    let catalog = reviewed?.decidedCatalog() ?? loader.catalog
    if LocaleList.remark(locale, on: catalog.locales, loader) != nil { throw ExitCode(2) }
    let list = AlertList(catalog, loader.alerts, locales: LocaleList.tags(locale))
    let text =
      if statistics {
        Statistics(
          catalog, loader.alerts,
          try Trouble.reporting {
            var options = try CheckOptions.options(configuration)
            options.jobs = input.jobs
            if let reviewed { return try reviewed.openFindings(options).findings }
            return try Checker(catalog, alerts: loader.alerts, options: options).findings()
          }, locales: LocaleList.tags(locale)
        ).text()
      } else {
        switch format {
        case .text: list.text()
        case .json: list.json()
        case .yaml: list.manifest()
        }
      }
    try OutputOptions.emit(text, to: report)
    if !loader.errors.isEmpty || loader.isEmpty { throw ExitCode(2) }
  }
}

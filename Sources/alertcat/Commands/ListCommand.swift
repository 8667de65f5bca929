import AlertRules
import ArgumentParser

/// `alertcat list`: alerts, their strings and locales.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the alerts that were found, with the role of every string.",
    discussion: """
      alertcat list Localizations
      alertcat list Localizations --format yaml > alerts.yml
      alertcat list Localizations --statistics
      """)

  /// What is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, yaml }

  @OptionGroup var input: InputOptions

  @Flag(help: "Count translated, unfinished and missing strings by locale.")
  var statistics = false

  @Option(help: "text, json, or yaml (a first alerts.yml to correct by hand).")
  var format = Format.text

  func run() async throws {
    let loader = try await input.load()
    let list = AlertList(loader.catalog, loader.alerts)
    if statistics {
      print(list.statistics(), terminator: "")
    } else {
      switch format {
      case .text: print(list.text(), terminator: "")
      case .json: print(list.json(), terminator: "")
      case .yaml: print(list.manifest(), terminator: "")
      }
    }
    if !loader.errors.isEmpty { throw ExitCode(2) }
  }
}

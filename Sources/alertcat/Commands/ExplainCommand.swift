import AlertStore
import ArgumentParser

/// `alertcat explain`: everything believed about a key, and why.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a key is believed to be part of an alert, or not.",
    discussion: "alertcat explain trip.delete.title Localizations")

  @Argument(help: "The key.")
  var key: String

  @OptionGroup var input: InputOptions

  func run() async throws {
    let reviewed = try input.openCatalog()?.reviewed
    let loader = if let reviewed { reviewed.loader } else { try await input.load() }
    guard let explanation = loader.explanation(of: key) else {
      let keys = Set(loader.alerts.flatMap { $0.members.map(\.key) })
      throw ValidationError(
        "No file has the key “\(Terminal.oneLine(key))”\(Suggestion.text(for: key, among: keys)).")
    }
    Output.print(explanation, terminator: "")
    if !loader.errors.isEmpty { throw ExitCode(2) }
  }
}

import AlertStore
import ArgumentParser

/// `alertcat explain`: everything believed about a key, and why.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a key is taken to be part of an alert, or not.",
    discussion: "alertcat explain trip.delete.title Localizations")

  @Argument(help: "The key, as the file has it.")
  var key: String

  @OptionGroup var input: InputOptions
  @OptionGroup var answers: IdleCacheOption

  func validate() throws {
    guard let path = input.paths.first, Paths.kind(of: path) == .missing,
      Paths.kind(of: key) != .missing
    else { return }
    throw ValidationError(
      "The key comes first: alertcat explain \(Terminal.oneLine("\(path) \(key)"))")
  }

  /// Enough to find a slip of the pen, in no time.
  private static let keysCompared = 20_000

  func run() async throws {
    let reviewed = try input.openCatalog()?.reviewed
    let configuration = try input.configuration()
    let loader =
      if let reviewed { reviewed.loader } else { try await input.load(configuration) }
    if reviewed == nil, loader.isEmpty { throw ExitCode(2) }
    let options = try CheckOptions.options(configuration)
    if let explanation = loader.explanation(of: key, options: options) {
      Output.print(explanation, terminator: "")
    } else {
      let keys = loader.catalog.tables.lazy.flatMap(loader.catalog.keys).prefix(Self.keysCompared)
      let problem =
        "No file has the key “\(Terminal.oneLine(key))”\(Suggestion.text(for: key, among: keys))."
      if loader.errors.isEmpty { throw Trouble.misuse(problem) }
      // It may be in a file that could not be read.
      Trouble.print(problem)
    }
    if !loader.errors.isEmpty { throw ExitCode(2) }
  }
}

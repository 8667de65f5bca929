import ArgumentParser

/// Measures the product on catalogs that it has never seen. Not part of what users install.
@main
struct Measure: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures alertcat on real files.",
    subcommands: [
      CorpusCommand.self, EvaluateCommand.self, FixesCommand.self, RecallCommand.self,
      ScaleCommand.self, CrashCommand.self, CarryCommand.self, LinearCommand.self,
      ShortenedCommand.self, BenchCommand.self, BenchDataCommand.self,
    ])
}

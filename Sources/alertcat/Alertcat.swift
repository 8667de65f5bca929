import AlertStore
import ArgumentParser
import Foundation

/// The command line. Every command is one file in `Commands`.
@main
struct Alertcat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alertcat",
    abstract: "Checks and repairs the alert texts in localization files.",
    discussion: """
      Reads XLIFF, .strings, .stringsdict, .xcstrings and .xcloc, finds the strings that form an alert, checks them against \
      Apple's alert guideline in each language, and writes the same files back with nothing else \
      changed.

      alertcat check Localizations
      alertcat fix Localizations --output Reviewed
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, FixCommand.self, ImportCommand.self, ReviewCommand.self,
      ExportCommand.self, ListCommand.self,
      ExplainCommand.self, CaseCommand.self, RulesCommand.self, LocalesCommand.self,
    ],
    defaultSubcommand: CheckCommand.self
  )

  /// Without its data the program would judge every language wrongly, so it is looked for first.
  static func main() async {
    do {
      try Policies.checkData()
    } catch {
      Trouble.print("\(error)")
      Foundation.exit(2)
    }
    await main(nil)
  }
}

import AlertStore
import ArgumentParser
import Foundation

/// The command line. Every command is one file in `Commands`.
@main
struct Alertcat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alertcat",
    abstract: "Check and repair the alert texts in localization files.",
    discussion: """
      Reads XLIFF, .strings, .stringsdict, .xcstrings and .xcloc, finds the strings that form an alert, checks them against \
      Apple's guidelines for alerts in each language, and writes the same files back with nothing \
      else changed.

      alertcat check Localizations
      alertcat fix Localizations --output Reviewed
      """,
    version: Version.current,
    subcommands: [
      CheckCommand.self, FixCommand.self, ImportCommand.self, ReviewCommand.self,
      ExportCommand.self, ListCommand.self, ScanCommand.self, ExplainCommand.self, CaseCommand.self,
      RulesCommand.self, LocalesCommand.self,
      ConfigCommand.self,
    ],
    defaultSubcommand: CheckCommand.self
  )

  /// Every way out of the program is here, so that what was printed is known to have arrived.
  static func main() async {
    Interruption.install()
    var parsed: (any ParsableCommand)?
    do {
      // Without its data the program would judge every language wrongly, so it is looked for first.
      try Trouble.reporting { try Policies.checkData() }
      var command = try await command(Array(CommandLine.arguments.dropFirst()))
      parsed = command
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      Output.finish(0)
    } catch let code as ExitCode {
      Output.finish(code.rawValue)
    } catch {
      let text = (parsed.map { type(of: $0) } ?? self).fullMessage(for: error)
      let code = exitCode(for: error)
      if code.isSuccess {
        Output.print(text)
      } else {
        Trouble.paragraph(text)
      }
      // 1 means findings, and nothing else.
      Output.finish(code == .failure ? 2 : code.rawValue)
    }
  }

  /// What the arguments ask for. Help and mistakes concern all commands; a call in which nothing is wrong needs
  /// its own command alone, which is read in half the time.
  private static func command(_ arguments: [String]) async throws -> any ParsableCommand {
    // Scripts ask for it often, and it needs no argument of any command.
    if arguments == ["--version"] { throw CleanExit.message(configuration.version) }
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    // What every check needs is read beside the arguments, unless an earlier answer may do.
    let checksAnew = named == CheckCommand.self && CacheOption.isOff(in: arguments)
    if checksAnew || named == FixCommand.self { Preparation.begin() }
    if let named,
      let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try await asyncParseAsRoot(arguments)
  }
}

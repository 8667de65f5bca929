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
      ExportCommand.self, RemoveCommand.self, ListCommand.self, ScanCommand.self,
      ExplainCommand.self, CaseCommand.self, RulesCommand.self, LocalesCommand.self,
      ConfigCommand.self,
    ],
    defaultSubcommand: CheckCommand.self
  )

  /// Reads the arguments on the main thread, so that a mistake in them or a question about the program is answered
  /// before any other thread has begun.
  static func main() { begin(Array(CommandLine.arguments.dropFirst())) }

  /// Not a part of ``main()``, which belongs to the main actor: the command goes to another thread.
  private static func begin(_ arguments: [String]) -> Never {
    Interruption.install()
    do {
      // Without its data the program would judge every language wrongly, so it is looked for first.
      try Trouble.reporting { try Policies.checkData() }
      let command = try command(arguments)
      Task { await run(command) }
    } catch {
      finish(error, of: self)
    }
    // The command ends the program.
    while true { sleep(.max) }
  }

  private static func run(_ command: any ParsableCommand) async {
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = command
        try command.run()
      }
      Output.finish(0)
    } catch {
      finish(error, of: type(of: command))
    }
  }

  /// Every way out of the program is here, or where a command ends, so that what was printed is known to have arrived.
  private static func finish(_ error: any Error, of command: any ParsableCommand.Type) -> Never {
    if let code = error as? ExitCode { Output.finish(code.rawValue) }
    let text = command.fullMessage(for: error)
    let code = exitCode(for: error)
    if code.isSuccess {
      Output.print(text)
    } else {
      Trouble.paragraph(text)
    }
    // 1 means findings, and nothing else.
    Output.finish(code == .failure ? 2 : code.rawValue)
  }

  /// What the arguments ask for. Help and mistakes concern all commands; a call in which nothing is wrong needs
  /// its own command alone, which is read in half the time.
  private static func command(_ arguments: [String]) throws -> sending any ParsableCommand {
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
    if let refusal = CommandNames.refusal(ofHelp: arguments) { throw refusal }
    do {
      return try parseAsRoot(arguments)
    } catch {
      throw misspelling(in: arguments) ?? error
    }
  }

  /// The mistake about an option that nobody knows, which one about a missing path would hide.
  private static func misspelling(in arguments: [String]) -> (any Error)? {
    do {
      _ = try parseAsRoot(arguments + ["."])
    } catch {
      return fullMessage(for: error).contains(bytes: "Unknown option") ? error : nil
    }
    return nil
  }
}

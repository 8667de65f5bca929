import AlertRules
import ArgumentParser

/// The names of the commands, and what is said of a word that is none of them.
enum CommandNames {
  /// Every command.
  static var all: [String] {
    Alertcat.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The mistake where a word stands for a command, and is neither one nor a path.
  ///
  /// - Parameter withoutNearName: whether it is one also if no command has a name like it.
  static func refusal(of word: String, withoutNearName: Bool) -> ValidationError? {
    guard Paths.kind(of: word) == .missing else { return nil }
    let hint = hint(for: word)
    if hint.isEmpty, !withoutNearName { return nil }
    let advice = hint.isEmpty ? " (see alertcat help)" : hint
    return ValidationError("“\(Terminal.oneLine(word))” is neither a file nor a command\(advice).")
  }

  /// The mistake in a request for help about a command that is none: `help chekc`, `chekc --help`. The parser would
  /// show the help of all, or that of `check`.
  static func refusal(ofHelp arguments: [String]) -> ValidationError? {
    if arguments.first == "help" {
      guard arguments.count > 1, !arguments[1].hasPrefix("-"), arguments[1] != "help",
        !all.contains(arguments[1])
      else { return nil }
      let hint = hint(for: arguments[1])
      return ValidationError(
        "“\(Terminal.oneLine(arguments[1]))” is no command\(hint.isEmpty ? " (see alertcat help)" : hint)."
      )
    }
    guard let first = arguments.first, !first.hasPrefix("-"), !all.contains(first),
      arguments.contains(where: { ["--help", "-h"].contains($0) })
    else { return nil }
    return refusal(of: first, withoutNearName: true)
  }

  /// ` (did you mean “check”?)`, or nothing.
  private static func hint(for word: String) -> String {
    word == "version" ? " (did you mean --version?)" : Suggestion.text(for: word, among: all)
  }
}

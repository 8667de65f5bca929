import AlertRules
import ArgumentParser

/// `alertcat locales`: what is held to be right in each language, and who says so.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "List the locale policies, or print some of them with their sources.",
    discussion: "alertcat locales fr pt-BR")

  @Argument(help: "Locale ids.")
  var ids: [String] = []

  func run() throws {
    let store = Policies()
    for id in ids.isEmpty ? Policies.available : ids {
      guard let policy = try Trouble.reporting({ try store.policy(for: id) }) else {
        throw ValidationError(
          "There is no policy for “\(id)”\(Suggestion.text(for: id, among: Policies.available)).")
      }
      print(ids.isEmpty ? LocalePage.line(policy) : LocalePage.text(policy))
    }
  }
}

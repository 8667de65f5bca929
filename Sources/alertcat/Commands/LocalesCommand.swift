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

  /// How the policies are printed.
  enum Format: String, ArgumentChoice { case text, markdown }

  @Option(help: "text, or markdown (the documentation page).")
  var format = Format.text

  func run() throws {
    var policies: [LocalePolicy] = []
    for id in ids.isEmpty ? Policies.available : ids {
      guard
        let policy = try Trouble.reporting({ try Policies.policy(for: FileNames.tag(id) ?? id) })
      else {
        throw Trouble.misuse(
          "Error: There is no policy for “\(id)”\(Suggestion.text(for: id, among: Policies.available)). alertcat locales lists them."
        )
      }
      policies.append(policy)
    }
    if format == .markdown {
      Output.print(MarkdownPages.locales(policies), terminator: "")
    } else {
      for policy in policies {
        Output.print(ids.isEmpty ? LocalePage.line(policy) : LocalePage.text(policy))
      }
    }
  }
}

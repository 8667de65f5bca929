import AlertRules
import ArgumentParser

/// `alertcat rules`: what is checked and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain some of them.",
    discussion: "alertcat rules button-yes-no")

  @Argument(help: "Rule ids.")
  var ids: [String] = []

  /// How the rules are printed.
  enum Format: String, ArgumentChoice { case text, markdown }

  @Option(help: "text, or markdown (the documentation page).")
  var format = Format.text

  func validate() throws {
    for id in ids where !Rules.ids.contains(id) {
      throw ValidationError(
        "There is no rule named “\(id)”\(Suggestion.text(for: id, among: Rules.ids)). alertcat rules lists them."
      )
    }
  }

  func run() throws {
    let editions = try Trouble.reporting { try Editions.ids.map(Editions.edition) }
    if format == .markdown {
      let infos = Rules.infos.filter { ids.isEmpty || ids.contains($0.id) }
      Output.print(MarkdownPages.rules(infos, editions: editions), terminator: "")
      return
    }
    for info in Rules.infos where ids.isEmpty || ids.contains(info.id) {
      Output.print(ids.isEmpty ? RulePage.line(info) : RulePage.text(info, editions: editions))
    }
    if ids.isEmpty { Output.print("\nEditions (--edition):") }
    for edition in editions where ids.isEmpty {
      let mark = edition.id == Editions.standard ? " (default)" : ""
      Output.print("  \(edition.id): \(edition.name)\(mark)")
    }
  }
}

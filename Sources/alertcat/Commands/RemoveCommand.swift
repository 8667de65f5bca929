import AlertStore
import ArgumentParser

/// `alertcat remove`: files leave a catalog.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove files from a catalog, with all decisions about their texts.",
    discussion: """
      For files that were imported by mistake, or are no longer delivered. This cannot be undone.

      alertcat remove fr.xliff --catalog app.alertcat
      """)

  @Argument(help: "Files or folders by their paths in the catalog, as import prints them.")
  var paths: [String]

  @OptionGroup var catalog: CatalogOption

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  /// Files that are named.
  private static let filesNamed = 20

  func run() async throws {
    let file = try catalog.open()
    let removal = try CatalogOption.reporting { () throws(StoreError) in
      let removal = try Removal(paths, from: file)
      try file.judge()
      return removal
    }
    if quiet { return }
    for path in removal.files.prefix(Self.filesNamed) {
      Output.print(Terminal.oneLine("\(path): removed"))
    }
    let rest = removal.files.count - Self.filesNamed
    if rest > 0 { Output.print("and \(rest.counted("more file", "more files"))") }
    Output.print(
      [
        removal.files.count.counted("file", "files"),
        removal.entries.counted("entry", "entries"),
        removal.decisions.counted("decision", "decisions"),
      ].joined(separator: ", ") + " removed")
  }
}

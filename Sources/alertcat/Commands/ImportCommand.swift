import AlertRules
import AlertStore
import ArgumentParser
import Foundation

/// `alertcat import`: deliveries go into a catalog file.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import new or updated deliveries into a catalog file.",
    discussion: """
      Reports what a newer delivery changes, which languages it lacks, and which decisions need \
      another look. Each file is imported completely or not at all.

      alertcat import Localizations --catalog app.alertcat
      alertcat import ~/Downloads/fr.xliff --catalog app.alertcat
      """)

  @Argument(
    help: "Files, folders, .lproj or .xcloc (also zipped).",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var catalog: CatalogOption

  @Option(
    help: "Decisions saved from a page written by review --html; may be given several times.",
    completion: .file())
  var decisions: [String] = []

  @Option(
    help: "The manifest that says which strings form an alert (default: the nearest alerts.yml).")
  var alerts: String?

  @OptionGroup var config: ConfigurationOption

  @Option(help: "The language of the source text.", transform: LocaleList.tag)
  var sourceLocale: String?

  @Flag(help: "Let a file replace one that holds something else, or many more keys.")
  var replace = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if paths.isEmpty, decisions.isEmpty {
      throw ValidationError("Give files to import, or --decisions FILE.")
    }
    // Before another catalog is made under the name that no option gave.
    if let catalog = paths.first(where: CatalogOption.isCatalog) {
      let path = Terminal.oneLine(catalog)
      throw ValidationError("\(path) is a catalog and cannot be imported: write --catalog \(path).")
    }
  }

  func run() async throws {
    let configuration = try config.find(near: paths)
    let search = InputSearch(paths, configuration?.patterns)
    let remarks = SearchRemarks(search: search)
    remarks.print()
    if !quiet { remarks.print(on: configuration) }
    if !paths.isEmpty, search.files.isEmpty {
      for error in search.errors { Trouble.print("\(error)") }
      if search.errors.isEmpty {
        Trouble.print("there is nothing to import: no localization files")
      }
      throw ExitCode(2)
    }
    // Before any work: a manifest with a mistake makes no catalog.
    if !paths.isEmpty {
      _ = try Trouble.reporting {
        try Import.manifests(named: alerts, near: paths, search.files)
      }
    }
    // And where nothing can be imported, none is made.
    if !paths.isEmpty, Paths.kind(of: catalog.path) == .missing,
      let errors = Import.refusals(of: search)
    {
      for error in errors { Trouble.print("\(error)") }
      throw ExitCode(2)
    }
    let file = try catalog.open(creating: !paths.isEmpty)
    var options = Import.Options()
    options.manifest = alerts
    options.sourceLocale = sourceLocale ?? configuration?.sourceLocale
    options.exclude = configuration?.patterns
    options.replaces = replace
    var hasTrouble = false
    if !paths.isEmpty {
      let result = try CatalogOption.reporting { () throws(StoreError) in
        var result = try Import(paths, into: file, options: options)
        try file.judge()
        try result.follow(file)
        return result
      }
      for error in result.errors { Trouble.print("\(error)") }
      if let other = result.otherManifest, !quiet {
        Trouble.print(
          "\(other) is not the manifest of this catalog, and was ignored (use --alerts to import it)"
        )
      }
      if !quiet {
        result.results.compactMap(\.advice).forEach(Trouble.print)
        tellAbsent(result)
        LanguageRemarks(unknown: result.unknownLocales, files: result.filesWithoutLanguage).print()
      }
      hasTrouble = !result.errors.isEmpty
      if !quiet {
        for line in result.lines { Output.print(Terminal.oneLine(line)) }
      }
    }
    for path in decisions { hasTrouble = try take(path, into: file) || hasTrouble }
    if hasTrouble { throw ExitCode(2) }
  }

  /// Of a folder it may be meant that a file was removed; one that comes alone says nothing of the others.
  private func tellAbsent(_ result: Import) {
    let isWhole = paths.contains { path in
      Paths.kind(of: path) == .folder && ![".lproj", ".xcloc"].contains { path.hasSuffix($0) }
    }
    guard isWhole, let first = result.absent.first else { return }
    let introduction = "not in this delivery, and kept as before:"
    if result.absent.count == 1 { return Trouble.print("\(introduction) \(first)") }
    Trouble.print(introduction)
    for path in result.absent.prefix(Self.filesNamed) { Trouble.print("  \(path)") }
    let rest = result.absent.count - Self.filesNamed
    if rest > 0 { Trouble.print("  and \(rest.counted("more file", "more files"))") }
  }

  /// Missing files that are named.
  private static let filesNamed = 10

  /// Takes a decision file; whether something in it could not be taken.
  private func take(_ path: String, into file: CatalogFile) throws -> Bool {
    let result = try CatalogOption.reporting { () throws(StoreError) in
      try DecisionFile(readingFrom: path).apply(to: file)
    }
    for line in result.refused + (quiet ? [] : result.replaced) {
      Trouble.print("\(path): \(line)")
    }
    if !quiet { Output.print("\(path): \(result.text)") }
    return !result.refused.isEmpty
  }
}

import AlertStore
import ArgumentParser
import Foundation

/// Where the strings come from and how they are grouped: shared by every command that reads files.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Files, folders, .lproj or .xcloc (also zipped); - reads standard input. Required unless --catalog is given.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: "A catalog file to use instead of files.", completion: .file(extensions: ["alertcat"]))
  var catalog: String?

  @Option(
    help: "The manifest that says which strings form an alert (default: the nearest alerts.yml).")
  var alerts: String?

  @OptionGroup var config: ConfigurationOption

  @Option(help: "The language of the source text (default: en).", transform: LocaleList.tag)
  var sourceLocale: String?

  @Option(help: "The file name to assume for standard input.")
  var stdinFilename: String?

  @Option(help: "How many files to read and alerts to check at a time.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print only findings and errors.")
  var quiet = false

  func validate() throws {
    try refuseCommand()
    if paths.isEmpty == (catalog == nil) {
      throw ValidationError(
        catalog == nil
          ? "Missing expected argument '<paths> ...'" : "Give files or --catalog, not both.")
    }
    if catalog != nil, alerts != nil {
      throw ValidationError("A catalog has its own manifest: use --alerts with import.")
    }
    if catalog != nil, sourceLocale != nil {
      throw ValidationError(
        "A catalog has its own source language: use --source-locale with import.")
    }
    if paths.contains("-") {
      guard paths.count == 1, let name = stdinFilename?.lowercased() else {
        throw ValidationError("- must be the only path, and needs --stdin-filename.")
      }
      if name.hasSuffix(".xcloc") || name.hasSuffix(".zip") {
        throw ValidationError("A bundle cannot come from standard input: give its path.")
      }
    } else if stdinFilename != nil {
      throw ValidationError("--stdin-filename names standard input: use - as the path.")
    }
    if jobs < 1 { throw ValidationError("--jobs takes a number of 1 or more.") }
  }

  /// “alertcat chekc Catalogs” is no check of a file called chekc; “alertcat check lists” is one of lists.
  private func refuseCommand() throws {
    guard let first = paths.first,
      !CommandNames.all.contains(CommandLine.arguments.dropFirst().first ?? "")
    else { return }
    // Beside a catalog there are no files: “alertcat decide --catalog app.alertcat”.
    if let error = CommandNames.refusal(of: first, withoutNearName: catalog != nil) { throw error }
  }

  /// What the project says of how it wants to be checked.
  func configuration() throws -> Configuration? {
    let places = catalog.map { [$0] } ?? stdinFilename.map { [$0] } ?? paths
    return try config.find(near: places)
  }

  /// What a catalog file holds, if one is named.
  ///
  /// - Parameter reading: whether it is only read.
  func openCatalog(reading: Bool = true) throws -> (file: CatalogFile, reviewed: Reviewed)? {
    guard let catalog else { return nil }
    return try CatalogOption.reporting { () throws(StoreError) in
      let file = try CatalogFile(catalog, reading: reading)
      return (file, try file.reviewed())
    }
  }

  /// Reads everything; trouble with single files is printed, and the run goes on. Where nothing was read that is said,
  /// and the exit code has to be 2.
  func load(
    _ configuration: Configuration?, excluding output: String? = nil
  ) async throws -> Loader {
    Preparation.begin()
    let sourceLocale =
      sourceLocale ?? configuration?.sourceLocale ?? Catalog.standardSourceLocale
    let loader = try await Trouble.reporting {
      if paths == ["-"], let name = stdinFilename {
        let bytes = try FileReading.bytes(from: STDIN_FILENO, name)
        return try Loader(
          standardInput: bytes, name: name, manifest: alerts, sourceLocale: sourceLocale)
      }
      return try await Loader(
        paths, configuration?.patterns, manifest: alerts, sourceLocale: sourceLocale,
        jobs: jobs, excluding: output)
    }
    tell(loader.errors)
    if loader.isEmpty { Trouble.print(nothingRead(loader.search).message) }
    let search = SearchRemarks(search: loader.search)
    search.print()
    let remarks = InputRemarks(loader: loader, paths: paths, configuration: configuration)
    remarks.remark(onSource: self.sourceLocale)
    if !quiet {
      search.print(on: configuration)
      remarks.print()
    }
    return loader
  }

  /// Where no localization file was found.
  func nothingRead(_ search: InputSearch) -> FormatError {
    nothing(
      "read",
      "no localization files in \(paths.joined(separator: ", "))"
        + (search.hasLeftOut ? " but those that “exclude:” in the configuration leaves out" : ""))
  }

  /// What a report says where there is nothing to report on: the error of what was given first.
  ///
  /// - Parameter what: what was not done.
  func nothing(_ what: String, _ reason: String) -> FormatError {
    FormatError(catalog ?? paths.first ?? "", nil, "nothing was \(what)", reason)
  }

  /// What files have in common is told of the first of them.
  private func tell(_ errors: [FormatError]) {
    var counts: [String: Int] = [:]
    for error in errors {
      counts[error.message, default: 0] += 1
      if counts[error.message, default: 0] <= Self.filesNamed { Trouble.print("\(error)") }
    }
    for (message, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.filesNamed {
      Trouble.print("and \(count - Self.filesNamed) more: \(message)")
    }
  }

  /// Files with the same fault that are named.
  private static let filesNamed = 5
}

import AlertRules
import AlertSources
import ArgumentParser
import Foundation

/// `alertcat scan`: the alerts that source code makes, as a manifest.
struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Find the alerts in source code, and write them as alerts.yml.",
    discussion: """
      alertcat scan App --output alerts.yml
      alertcat scan Sources --catalog-files Localizations --output alerts.yml
      """)

  @Argument(help: "Swift and Objective-C files, or folders that contain them.", completion: .file())
  var sources: [String]

  @Option(
    parsing: .upToNextOption,
    help: "The localization files with the texts (default: those in the given folders).",
    completion: .file())
  var catalogFiles: [String] = []

  @Option(help: "The manifest to write; an existing one is left alone.", completion: .file())
  var output: String?

  @Option(help: "How many files to read at a time.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs takes a number of 1 or more.") }
    if let output, output != "-", Paths.kind(of: output) == .file {
      throw ValidationError(
        "\(Terminal.oneLine(output)) exists, and may have been corrected by hand: give another --output."
      )
    }
  }

  func run() async throws {
    guard SourceScan.readsSwift else {
      throw Trouble.misuse(
        "This build has no scanner; build with: swift build -c release --traits Scanner")
    }
    let folders = sources.filter { Paths.kind(of: $0) == .folder }
    if catalogFiles.isEmpty, folders.isEmpty {
      try tellUnusable()
      throw Trouble.misuse("There is no folder to look for texts in: use --catalog-files.")
    }
    let files = catalogFiles.isEmpty ? folders : catalogFiles
    let loader = try await Trouble.reporting { try await Loader(files, jobs: jobs) }
    for error in loader.errors { Trouble.print("\(error)") }
    if loader.isEmpty {
      try tellUnusable()
      let cure =
        catalogFiles.isEmpty
        ? "use --catalog-files to name the folder that has them"
        : "use another --catalog-files"
      Trouble.print("no localization files in \(files.joined(separator: ", ")): \(cure)")
      throw ExitCode(2)
    }
    let scan = SourceScan(sources, catalog: loader.catalog, jobs: jobs)
    for error in scan.errors { Trouble.print("\(error)") }
    try OutputOptions.emit(manifest(scan, loader), to: output, option: "--output")
    if !quiet {
      Trouble.print(
        "\(scan.files.counted("file", "files")), \(scan.places.counted("place that creates", "places that create")) an alert: "
          + "\(scan.alerts.count.counted("alert", "alerts")) with texts from the localization files"
      )
    }
    if !scan.errors.isEmpty || !loader.errors.isEmpty { throw ExitCode(2) }
  }

  /// A path that cannot be used comes before what else is missing: with the right one, that may be there.
  private func tellUnusable() throws {
    let errors = SourceScan.errors(in: sources)
    for error in errors { Trouble.print("\(error)") }
    if !errors.isEmpty { throw ExitCode(2) }
  }

  /// The alerts, and behind “#” the places that a person may look at.
  private func manifest(_ scan: SourceScan, _ loader: Loader) -> String {
    // What would be taken for an alert by its name; a pattern would mean others as well.
    let guessed = loader.alerts.filter { $0.confidence < 1 }.flatMap(\.members)
    let ignored = guessed.filter {
      scan.isOnlyInViews($0) && !$0.key.contains { "*{}".contains($0) }
    }
    let text = AlertList(loader.catalog, scan.alerts).manifest(
      ignoring: Set(ignored.map(\.key)).sorted())
    if scan.unnamed.isEmpty { return text }
    return text
      + "# The title and message of these are in none of the files, or known only to the running app:\n"
      + scan.unnamed.map { "# \(Terminal.line($0))\n" }.joined()
  }
}

import AlertStore
import ArgumentParser

/// The catalog file that a command works on.
struct CatalogOption: ParsableArguments {
  @Option(
    help: "The catalog file (*.alertcat; default: alerts.alertcat).",
    completion: .file(extensions: ["alertcat"]))
  var catalog: String?

  /// `alerts.alertcat` if none is named.
  var path: String { catalog ?? "alerts.alertcat" }

  /// Whether a path is that of a catalog, there or not.
  static func isCatalog(_ path: String) -> Bool {
    Paths.kind(of: path) != .folder
      && (path.lowercased().hasSuffix(".alertcat") || OutputOptions.isDatabase(path))
  }

  /// Opens the catalog.
  func open(creating: Bool = false, reading: Bool = false) throws -> CatalogFile {
    try Self.reporting { () throws(StoreError) in
      try CatalogFile(path, creating: creating, reading: reading)
    }
  }

  /// Says that a catalog holds no file.
  static func nothing(in catalog: CatalogFile) -> ExitCode {
    Trouble.print("\(holdsNothing(catalog.path))")
    return ExitCode(2)
  }

  /// Where a catalog holds no file.
  static func holdsNothing(_ path: String) -> FormatError {
    FormatError(path, nil, "this catalog holds no files", "import some first")
  }

  /// Runs `body`; trouble with the catalog is printed and exits 2.
  static func reporting<Result>(_ body: () throws(StoreError) -> Result) throws -> Result {
    do throws(StoreError) { return try body() } catch {
      Trouble.print("\(error)")
      throw ExitCode(2)
    }
  }
}

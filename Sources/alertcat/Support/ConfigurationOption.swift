import AlertRules
import ArgumentParser

/// Where the project says how it wants to be checked.
struct ConfigurationOption: ParsableArguments {
  @Option(
    help: "The configuration of the project (default: the nearest .alertcat.yml).",
    completion: .file(extensions: ["yml"]))
  var config: String?

  /// The configuration that is named, else the nearest one of the paths.
  func find(near paths: [String]) throws -> Configuration? {
    try Trouble.reporting { try Configuration.find(named: config, near: paths) }
  }
}

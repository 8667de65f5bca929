import ArgumentParser
import BenchData
import Foundation

/// Writes a sample catalog of any size.
struct BenchDataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-data",
    abstract: "Write a sample catalog; the same options give the same bytes.")
  @Argument(help: "The file: .xliff, .strings or .xcstrings.") var file: String
  @Option(help: "Strings in it.") var entries = 10_000
  @Option(help: "Groups that are alerts, of all (0 to 1).") var share = 0.07
  @Option(help: "Texts of alerts with a mistake, of all these (0 to 1).") var mistakes = 0.05

  func run() throws {
    let url = URL(fileURLWithPath: file)
    guard let format = BenchData.Format(rawValue: url.pathExtension) else {
      throw ValidationError("\(file): the name ends in .xliff, .strings or .xcstrings")
    }
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try BenchData(entries: entries, share: share, mistakes: mistakes).write(format) {
      try handle.write(contentsOf: $0)
    }
    try handle.close()
  }
}

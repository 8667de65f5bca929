import ArgumentParser
import Foundation

/// Accuracy on cases with a known answer: see Contributing in the documentation for the file formats.
struct EvaluateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "evaluate")
  @Argument(help: "Cases: .tsv with a header line, or .jsonl with an alert a line.")
  var files: [String]
  @Option(help: "Rows whose source names this are counted apart.") var without: String?
  @Option(help: "Catalogs of the alerts’ projects: how well key names tell the roles.")
  var catalogs: String?
  @Option(help: "Misses shown of each kind.") var misses = 20

  func run() async throws {
    for file in files {
      let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
      print("\(file)")
      if file.hasSuffix(".jsonl") {
        let alerts = try AlertCase.read(text)
        try await AlertCases(alerts: alerts, misses: misses).run()
        if let catalogs {
          try await RoleCases(alerts: alerts, folder: catalogs, misses: misses).run()
        }
        continue
      }
      let table = CaseTable(text)
      if table.columns.contains("expected") {
        try StyleCases(table: table, without: without, misses: misses).run()
      } else if table.columns.contains("role") {
        try LabelCases(table: table, misses: misses).run()
      } else {
        throw ValidationError(
          "\(file): the header names neither “expected” (style cases) nor “role” (button classes)")
      }
    }
  }
}

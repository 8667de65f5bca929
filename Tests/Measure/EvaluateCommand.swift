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

/// Tab-separated rows with named columns; lines that begin with `#` are comments.
struct CaseTable {
  let columns: [String]
  let rows: [[String: String]]

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let columns = lines.first.map(Self.cells) ?? []
    self.columns = columns
    rows = lines.dropFirst().map { line in
      Dictionary(zip(columns, Self.cells(line)), uniquingKeysWith: { a, _ in a })
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Right answers by group: a locale, a rule.
struct Score {
  private var counts: [String: (right: Int, all: Int)] = [:]

  mutating func add(_ group: String, _ isRight: Bool) {
    let old = counts[group] ?? (0, 0)
    counts[group] = (old.right + (isRight ? 1 : 0), old.all + 1)
  }

  /// One line a group, and one for all when there are several.
  func print() {
    let all = counts.values.reduce((right: 0, all: 0)) { ($0.right + $1.right, $0.all + $1.all) }
    for (group, count) in counts.sorted(by: { $0.key < $1.key }) {
      Swift.print("  \(group): \(Self.share(count))")
    }
    if counts.count > 1 { Swift.print("  together: \(Self.share(all))") }
  }

  static func share(_ count: (right: Int, all: Int)) -> String {
    let percent = count.all == 0 ? 0 : Double(count.right) * 100 / Double(count.all)
    return "\(count.right) of \(count.all), \((percent * 10).rounded() / 10) %"
  }
}

import ArgumentParser
import BenchData
import Foundation

/// Time and memory of alertcat beside those of other programs on the same files.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure alertcat beside other programs; Scripts/bench builds what it needs.")
  @Argument(help: "Files to measure, instead of generated ones.") var files: [String] = []
  @Option(help: "The program to measure.") var alertcat: String
  @Option(help: "How it is linked, for the table.") var linked = "dynamically"
  @Option(help: "Strings in the generated files, separated by commas.")
  var sizes = "10000,100000,1000000"
  @Option(help: "Groups of strings that are alerts, of all; separated by commas.")
  var shares = "0.07,1"
  @Option(help: "Formats of the generated files, separated by commas.")
  var formats = "xliff,strings,xcstrings"
  @Option(help: "Runs of each program, of which the best counts.") var runs = 3
  @Option(help: "A folder where the generated files stay.") var keep: String?
  @Option(help: "The page that the figures are added to.") var record: String?
  @Option(help: "The commit that is measured, for the page.") var commit = "unknown commit"

  func run() throws {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory
      .appendingPathComponent("alertcat-bench-\(ProcessInfo.processInfo.processIdentifier)").path
    try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: scratch) }
    if let keep { try manager.createDirectory(atPath: keep, withIntermediateDirectories: true) }
    let tools = BenchTools(
      alertcat: alertcat, folder: scratch, environment: ProcessInfo.processInfo.environment)
    var report = BenchReport(
      runs: [], startUp: nil, remarks: tools.missing,
      cores: ProcessInfo.processInfo.activeProcessorCount)
    var failures: [String] = []
    for sizes in Self.bySize(try inputs(in: keep ?? scratch)) {
      do {
        var measured = try sizes.map { input in
          Self.tell(URL(fileURLWithPath: input.path).lastPathComponent)
          try input.generate(with: Self.measure)
          return try BenchRun(input, tools: tools)
        }
        // By turns, so that what else the machine does concerns all sizes alike.
        for _ in 0..<max(1, runs) {
          for index in measured.indices { try measured[index].turn() }
        }
        for index in measured.indices { measured[index].finish() }
        report.runs += measured
        failures += measured.flatMap(\.failures)
      } catch {
        failures.append("\(error)")
      }
      for input in sizes where input.data != nil && keep == nil {
        try? manager.removeItem(atPath: input.path)
      }
    }
    if files.isEmpty {
      Self.tell("start-up")
      do {
        report.startUp = try StartUp(
          "\(linked) linked", alertcat: alertcat, folder: scratch, measure: Self.measure)
      } catch {
        failures.append("\(error)")
      }
    }
    report.remarks += failures.map { "failed: \($0)" }
    print(report.markdown, terminator: "")
    // Half a run is no history.
    guard failures.isEmpty else { throw ExitCode(1) }
    if let record {
      try SpeedPage(path: record).add(report.markdown, commit: commit, cores: report.cores)
    }
  }

  private func inputs(in folder: String) throws -> [BenchInput] {
    if !files.isEmpty { return files.map(BenchInput.given) }
    func list<Value>(_ name: String, _ text: String, _ value: (String) -> Value?) throws -> [Value]
    {
      try text.split(separator: ",").map { part in
        guard let value = value(String(part)) else {
          throw ValidationError("--\(name): “\(part)” cannot be used")
        }
        return value
      }
    }
    return BenchInput.plan(
      sizes: try list("sizes", sizes) { Int($0).flatMap { $0 > 0 ? $0 : nil } },
      shares: try list("shares", shares) { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } },
      formats: try list("formats", formats) { BenchData.Format(rawValue: $0) }, folder: folder)
  }

  /// Files that differ in their size only stand beside each other.
  private static func bySize(_ inputs: [BenchInput]) -> [[BenchInput]] {
    inputs.reduce(into: []) { groups, input in
      if groups.last?.last?.name == input.name {
        groups[groups.count - 1].append(input)
      } else {
        groups.append([input])
      }
    }
  }

  /// This program, which also writes the files.
  private static var measure: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

import Foundation

/// The programs measured on one file, in turn.
struct BenchRun {
  let input: BenchInput
  let bytes: Int
  /// Strings that alertcat finds in the file.
  let entries: Int
  /// Strings that `fix` changed or left a note at.
  private(set) var changed = 0
  private(set) var measurements: [Measurement] = []
  private(set) var failures: [String] = []

  /// A program that takes longer (seconds) does not run again.
  private static let patience = 10.0

  private let folder: String
  /// The programs, and which of them still run.
  private let measured: [BenchTool]
  private var remaining: [Int]

  /// Looks at a file; nothing is measured yet.
  init(_ input: BenchInput, tools: BenchTools) throws {
    self.input = input
    folder = tools.folder
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: input.path) else {
      throw BenchError("\(input.path): it cannot be read")
    }
    bytes = attributes[.size] as? Int ?? 0
    // The first look is not measured: it brings the file into memory and counts.
    let report = try Self.report(
      [tools.alertcat, "check", "--no-cache", input.path], tools)
    let entries = report.firstMatch(of: /([0-9]+) entries/).flatMap { Int($0.1) } ?? 0
    guard entries > 0 else { throw BenchError("\(input.path): alertcat finds no strings in it") }
    self.entries = entries
    measured = (input.isFixed ? tools.fixing() : tools.checking(input.ending)).filter { tool in
      entries <= tool.limit && (tool.limit == Int.max || input.isForPython)
    }
    if let output = measured[0].output {
      let words = try Self.report(
        [tools.alertcat, "fix", "--output", output, input.path], tools, output)
      changed = words.matches(of: /([0-9]+) (?:values? corrected|notes?\b)/)
        .reduce(0) { $0 + (Int($1.1) ?? 0) }
    }
    measurements = measured.map { Measurement(tool: $0.name, isOurs: $0.isOurs) }
    remaining = Array(measured.indices)
  }

  /// Runs every program once.
  mutating func turn() throws {
    for index in remaining {
      let tool = measured[index]
      if let output = tool.output { try? FileManager.default.removeItem(atPath: output) }
      let run = try ChildProcess.run(tool.arguments(input.path), errors: folder + "/errors")
      if tool.accepted.contains(run.status) {
        measurements[index].add(run)
      } else {
        let words = try String(contentsOfFile: folder + "/errors", encoding: .utf8)
        let last = words.split(separator: "\n").last ?? ""
        failures.append("\(tool.name) \(input.path): exit code \(run.status) \(last)")
      }
      if run.wall > Self.patience || !tool.accepted.contains(run.status) {
        remaining.removeAll { $0 == index }
      }
    }
  }

  /// Forgets the programs that failed, and removes what was written.
  mutating func finish() {
    measurements.removeAll { $0.runs == 0 }
    for output in measured.compactMap(\.output) {
      try? FileManager.default.removeItem(atPath: output)
    }
  }

  /// alertcat's own measurement.
  var ours: Measurement? { measurements.first { $0.isOurs } }

  /// All that a run of alertcat says.
  private static func report(
    _ arguments: [String], _ tools: BenchTools, _ output: String? = nil
  ) throws -> String {
    if let output { try? FileManager.default.removeItem(atPath: output) }
    let files = ["/said", "/errors"].map { tools.folder + $0 }
    let run = try ChildProcess.run(arguments, output: files[0], errors: files[1])
    let text = try files.map { file in
      // The last lines hold the numbers; what stands before may be long.
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      let end = try handle.seekToEnd()
      try handle.seek(toOffset: end > 4096 ? end - 4096 : 0)
      return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }.joined()
    guard run.status < 2 else {
      throw BenchError("\(arguments.joined(separator: " ")): \(text)")
    }
    return text
  }
}

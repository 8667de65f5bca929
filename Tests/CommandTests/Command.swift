import Foundation
import Testing

/// Runs the real binary.
struct Command {
  var output: String
  var trouble: String
  var status: Int32

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The binary that was built with these tests.
  static let binary: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appendingPathComponent("alertcat")
  }()

  /// Runs `alertcat` with arguments, in a folder, with text on standard input.
  ///
  /// - Parameter cache: where answers of checks are kept; by default nowhere.
  init(
    _ arguments: [String], in folder: URL = root, input: String? = nil, cache: String = "/dev/null"
  ) throws {
    try self.init(Self.binary.path, arguments, in: folder, input: input, cache: cache)
  }

  init(
    _ tool: String, _ arguments: [String], in folder: URL, input: String? = nil,
    cache: String = "/dev/null"
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "NO_COLOR": "1", "XDG_CACHE_HOME": cache,
    ]) { $1 }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = scratch.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (out, err) = (try file("out"), try file("err"))
    process.standardInput = try FileHandle(forReadingFrom: file("in", input ?? ""))
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: out, encoding: .utf8)
    trouble = try String(contentsOf: err, encoding: .utf8)
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Output, trouble and exit code as one text.
  var transcript: String {
    output + (trouble.isEmpty ? "" : "--- standard error\n\(trouble)") + "--- exit \(status)\n"
  }
}

/// Compares a text with a file in `Snapshots`; `RECORD=1` writes it anew and fails once.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Command.root.appendingPathComponent("Tests/CommandTests/Snapshots/\(name).txt")
  let known = try? String(contentsOf: url, encoding: .utf8)
  if ProcessInfo.processInfo.environment["RECORD"] != nil || known == nil {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name); look at it and run again", sourceLocation: sourceLocation)
    return
  }
  let old = known?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let different =
    zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  let line = different < new.count ? String(new[different]) : "(end)"
  let was = different < old.count ? String(old[different]) : "(end)"
  #expect(
    known == text, "line \(different + 1) was “\(was)” and is “\(line)”; RECORD=1 accepts it",
    sourceLocation: sourceLocation)
}

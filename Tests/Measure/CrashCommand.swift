import AlertStore
import ArgumentParser
import Foundation

/// Kills a program at random moments while it imports, decides and exports, and looks at what is left.
struct CrashCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "crash")
  @Option(help: "How often.") var rounds = 200
  @Option(help: "Works in this folder until it is killed.") var work: String?

  func run() async throws {
    if let work { return try CrashWork(folder: work).run() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-crash-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try CrashWork(folder: folder).prepare()
    var found = Findings()
    // Up to half as much again as it takes to export for the first time, on whatever machine and build this is.
    let start = ContinuousClock.now
    try await work(in: folder) { Self.exports(in: folder).isEmpty }
    let longest = (ContinuousClock.now - start) * 1.5
    for round in 1...rounds {
      let end = ContinuousClock.now + longest * Double.random(in: 0...1)
      try await work(in: folder) { ContinuousClock.now < end }
      try inspect(folder, round, &found)
    }
    print(
      "\(rounds) kills, \(found.decisions) decisions acknowledged, \(found.files) files looked at")
    print("  damaged catalogs: \(found.damaged)")
    print("  acknowledged decisions lost: \(found.lost)")
    print("  torn files: \(found.torn)")
    if found.files == 0 { print("  nothing was exported before the kills: that says nothing") }
    if found.damaged + found.lost + found.torn > 0 || found.files == 0 { throw ExitCode(1) }
  }

  /// Starts the work, and kills it when it has gone on long enough.
  private func work(in folder: String, while goesOn: () -> Bool) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["crash", "--work", folder]
    try process.run()
    while goesOn(), process.isRunning { try await Task.sleep(for: .milliseconds(1)) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else {
      throw ValidationError("the work ended by itself, with \(process.terminationStatus)")
    }
  }

  /// The names of the files that were exported.
  private static func exports(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/out")
    return (names ?? []).filter { !$0.contains(".alertcat-") && $0.hasSuffix(".xliff") }
  }

  private struct Findings {
    var decisions = 0, files = 0, damaged = 0, lost = 0, torn = 0
  }

  private func inspect(_ folder: String, _ round: Int, _ found: inout Findings) throws {
    let work = CrashWork(folder: folder)
    let catalog = try CatalogFile(work.catalog)
    let problems = try catalog.problems()
    if problems != [] {
      found.damaged += 1
      print("round \(round): \(problems.joined(separator: "; "))")
    }
    let acknowledged = work.acknowledged()
    found.decisions = acknowledged
    let kept = try catalog.decisions().compactMap { Int($0.decision.text ?? "") }.max() ?? 0
    if kept < acknowledged {
      found.lost += 1
      print("round \(round): decision \(acknowledged) was acknowledged, \(kept) is there")
    }
    let outcomes = work.exported
    for name in Self.exports(in: folder) {
      found.files += 1
      let text = try String(contentsOfFile: folder + "/out/" + name, encoding: .utf8)
      if outcomes.contains(where: { text.hasPrefix($0.head) && text.hasSuffix($0.tail) }) {
        continue
      }
      found.torn += 1
      print("round \(round): \(name) is torn")
    }
  }
}

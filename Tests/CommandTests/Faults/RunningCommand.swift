import Foundation
import Testing

/// The real binary while it runs, to do something to it.
final class RunningCommand {
  private let process = Process()
  private let scratch: Scratch
  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Starts `alertcat`. Signals that the caller of the tests ignores are not ignored in it.
  init(_ arguments: [String], in folder: URL) throws {
    scratch = try Scratch()
    try scratch.write("", to: "out")
    try scratch.write("", to: "err")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["--default-signal=INT,TERM,HUP,PIPE,BUS", Command.binary.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": "/dev/null"
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: scratch.url.appendingPathComponent("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("err"))
    try process.run()
  }

  deinit { if process.isRunning { kill(pid, SIGKILL) } }

  func send(_ signal: Int32) { kill(pid, signal) }

  /// Waits until a temporary file stands in a folder, and stops the process there, in the middle of
  /// writing; false if it ended or went on before it was stopped.
  func stopsWhileWriting(in folder: URL) -> Bool {
    while process.isRunning {
      if FaultBench.temporaryFiles(in: folder).isEmpty {
        usleep(50)
        continue
      }
      send(SIGSTOP)
      while process.isRunning, !isStopped { usleep(100) }
      return process.isRunning && !FaultBench.temporaryFiles(in: folder).isEmpty
    }
    return false
  }

  private var isStopped: Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let state = line.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state == "T"
  }

  /// What it said and how it ended; a signal as 128 and its number, as a shell shows it.
  func finish() -> (output: String, trouble: String, status: Int32) {
    process.waitUntilExit()
    let code = process.terminationStatus
    func text(_ name: String) -> String {
      String(decoding: scratch.bytes(name) ?? Data(), as: UTF8.self)
    }
    return (text("out"), text("err"), process.terminationReason == .exit ? code : 128 + code)
  }
}

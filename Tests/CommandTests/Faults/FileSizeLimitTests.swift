import Foundation
import Testing

/// The limit on file sizes stops writing in the middle, as a full disk does, on every machine.
struct FileSizeLimitTests {
  private func run(_ arguments: String, ignoring: Bool, in scratch: Scratch) throws -> Command {
    let trap = ignoring ? "trap '' XFSZ; " : ""
    return try Command(
      "/bin/bash", ["-c", "\(trap)ulimit -f 8; exec '\(Command.binary.path)' \(arguments)"],
      in: scratch.url)
  }

  /// Also where the signal is not ignored, which ends other programs.
  @Test(arguments: [true, false])
  func theFileStaysAsItWas(_ ignoring: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(400), to: "en.lproj/L.strings")
    let run = try run("fix en.lproj --in-place -q", ignoring: ignoring, in: scratch)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble.contains("en.lproj/L.strings: cannot be written (File too large)"))
    #expect(run.trouble.contains("ulimit -f"))
    #expect(scratch.bytes("en.lproj/L.strings") == Data(FaultBench.table(400).utf8))
    #expect(FaultBench.allTemporaryFiles(below: scratch.url).isEmpty)
  }

  @Test(arguments: [
    ("fix in --output out", "out/en.lproj/L.strings"),
    ("check in --format json -o report.json", "report.json"),
    ("list in --format yaml -o list.yml", "list.yml"),
  ])
  func nothingHalfWrittenIsLeft(_ arguments: String, _ target: String) throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(400), to: "in/en.lproj/L.strings")
    let run = try run(arguments, ignoring: false, in: scratch)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble.contains("\(target): cannot be written (File too large)"))
    #expect(scratch.bytes(target) == nil)
    #expect(FaultBench.allTemporaryFiles(below: scratch.url).isEmpty)
  }
}

import Foundation
import Testing

/// Standard output that ends early or takes nothing.
struct OutputStreamTests {
  private static let sample = SnapshotTests.sample

  private func shell(_ script: String, in folder: URL = Command.root) throws -> Command {
    try Command(
      "/usr/bin/env",
      ["--default-signal=PIPE", "ALERTCAT=\(Command.binary.path)", "/bin/bash", "-c", script],
      in: folder)
  }

  @Test(arguments: [
    "check \(sample)", "check \(sample) --format json", "fix \(sample)", "list \(sample)",
    "list \(sample) --format yaml", "explain trip.delete.title \(sample)", "rules", "locales",
    "rules --format markdown", "--help", "--version", "--generate-completion-script bash",
    "case --style title --locale en <<< 'sign in'",
  ])
  func aFullDeviceIsSaid(_ arguments: String) throws {
    let run = try shell("\"$ALERTCAT\" \(arguments) > /dev/full")
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble.contains("standard output: not everything could be printed (No space left"))
  }

  @Test func aReportOnAFullDeviceIsSaid() throws {
    let run = try Command(["check", Self.sample, "-o", "/dev/full"])
    #expect(run.status == 2)
    #expect(run.trouble.contains("/dev/full: not everything could be written (No space left"))
  }

  /// Files are written before anything is printed about them.
  @Test func whatIsPrintedDoesNotHinderWriting() throws {
    let fixed = Data(FaultBench.table(2000, fixed: true).utf8)
    for (end, status) in [("> /dev/full", 2), (">&-", 2), ("2>&-", 0), ("2> /dev/full", 0)] {
      let scratch = try Scratch()
      try scratch.write(FaultBench.table(2000), to: "en.lproj/L.strings")
      let run = try shell("\"$ALERTCAT\" fix en.lproj --in-place \(end)", in: scratch.url)
      #expect(run.status == Int32(status), "\(end): \(run.trouble)")
      #expect(scratch.bytes("en.lproj/L.strings") == fixed, "\(end)")
      #expect(FaultBench.allTemporaryFiles(below: scratch.url).isEmpty)
    }
  }

  /// As other tools: no words, and SIGPIPE (141 in a shell).
  @Test func aClosedPipeEndsTheProgramWithoutAWord() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(2000), to: "en.lproj/L.strings")
    for arguments in ["check en.lproj", "fix en.lproj", "list en.lproj"] {
      let run = try shell(
        "\"$ALERTCAT\" \(arguments) -q 2> trouble | head -n 1 > first; echo ${PIPESTATUS[0]}",
        in: scratch.url)
      #expect(run.output == "141\n", "\(arguments): \(run.transcript)")
      #expect(scratch.bytes("first")?.last == UInt8(ascii: "\n"))
      #expect(scratch.bytes("trouble") == Data())
    }
  }

  /// Who ignores SIGPIPE is told in words.
  @Test func aClosedPipeIsSaidWhereTheSignalIsIgnored() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(2000), to: "en.lproj/L.strings")
    let run = try shell(
      "trap '' PIPE; \"$ALERTCAT\" check en.lproj | head -n 1 > first; echo ${PIPESTATUS[0]}",
      in: scratch.url)
    #expect(run.output == "2\n", "\(run.transcript)")
    #expect(run.trouble.contains("not everything could be printed (Broken pipe)"))
  }

  /// A stream without end ends with its reader.
  @Test func caseEndsWithItsReader() throws {
    let run = try shell(
      "yes 'sign in' | \"$ALERTCAT\" case --style title --locale en | head -n 1")
    #expect(run.output == "Sign In\n" && run.trouble.isEmpty)
  }

  @Test func aFolderOnStandardInputIsAnError() throws {
    let run = try shell("\"$ALERTCAT\" check - --stdin-filename en.lproj/L.strings < /")
    #expect(run.status == 2)
    #expect(run.trouble.contains("en.lproj/L.strings: cannot be read (Is a directory)"))
  }
}

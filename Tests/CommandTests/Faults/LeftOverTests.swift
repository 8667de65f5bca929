import Foundation
import Testing

/// What a program that was killed leaves behind does no harm, and the next one takes it away.
@Suite(.serialized) struct LeftOverTests {
  private static let size = 1 << 20
  private let before = Data(FaultBench.table(1, padding: size).utf8)
  private let after = Data(FaultBench.table(1, fixed: true, padding: size).utf8)

  private func stopped(_ scratch: Scratch) throws -> RunningCommand {
    for _ in 0..<20 {
      try before.write(to: scratch.url.appendingPathComponent("en.strings"))
      let command = try RunningCommand(["fix", "en.strings", "--in-place"], in: scratch.url)
      if command.stopsWhileWriting(in: scratch.url) { return command }
      command.send(SIGCONT)
      _ = command.finish()
    }
    throw Lost()
  }

  private struct Lost: Error {}

  @Test func aKilledProgramLeavesTheOriginalAndTheNextOneSweeps() throws {
    let scratch = try Scratch()
    let command = try stopped(scratch)
    command.send(SIGKILL)
    #expect(command.finish().status == 128 + SIGKILL)
    #expect(scratch.bytes("en.strings") == before)
    #expect(FaultBench.temporaryFiles(in: scratch.url).count == 1)
    let check = try Command(["check", ".", "--format", "json"], in: scratch.url)
    #expect(check.status == 1 && check.output.contains("\"files\" : 1"), "it is no input")
    #expect(try Command(["fix", ".", "--in-place", "-q"], in: scratch.url).status == 0)
    #expect(scratch.bytes("en.strings") == after)
    #expect(FaultBench.temporaryFiles(in: scratch.url).isEmpty)
  }

  /// A file that is being written by a program that lives is left alone.
  @Test func aLivingProgramKeepsItsFile() throws {
    let scratch = try Scratch()
    let command = try stopped(scratch)
    try scratch.write(FaultBench.table(1), to: "fr.strings")
    #expect(try Command(["fix", "fr.strings", "--in-place", "-q"], in: scratch.url).status <= 1)
    #expect(FaultBench.temporaryFiles(in: scratch.url).count == 1)
    command.send(SIGCONT)
    #expect(command.finish().status == 0)
    #expect(scratch.bytes("en.strings") == after)
  }

  /// Only files of this kind are swept, and none is copied with a bundle.
  @Test func nothingElseIsSwept() throws {
    let scratch = try Scratch()
    let kept = [".alertcat.yaml", ".alertcat-notes", ".alertcat-0123456789abcdef.tmp.bak"]
    for name in kept { try scratch.write("mine", to: name) }
    try scratch.write("left", to: ".alertcat-0123456789abcdef.tmp")
    try scratch.write(FaultBench.table(1), to: "en.strings")
    #expect(try Command(["fix", "en.strings", "--in-place", "-q"], in: scratch.url).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(Set(names) == Set(kept + ["en.strings"]))
    try scratch.write("{}", to: "de.xcloc/contents.json")
    try scratch.write("left", to: "de.xcloc/.alertcat-0123456789abcdef.tmp")
    _ = try Command(["fix", "de.xcloc", "--output", "out", "-q"], in: scratch.url)
    #expect(scratch.bytes("out/de.xcloc/contents.json") != nil)
    #expect(scratch.bytes("out/de.xcloc/.alertcat-0123456789abcdef.tmp") == nil)
  }
}

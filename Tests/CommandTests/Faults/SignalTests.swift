import Foundation
import TestSupport
import Testing

/// The program is told to end while it writes.
@Suite(.serialized) struct SignalTests {
  private static let size = 1 << 20
  private let before = Data(FaultBench.table(1, padding: size).utf8)
  private let after = Data(FaultBench.table(1, fixed: true, padding: size).utf8)
  private static let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

  /// Stopped in the middle of writing, signalled, and let go; until the signal won the race once.
  private func interrupt(
    _ signal: Int32, _ arguments: [String], in scratch: Scratch, folder: String,
    check: () throws -> Void
  ) throws {
    let place = scratch.url.appendingPathComponent(folder)
    for _ in 0..<20 {
      let command = try RunningCommand(arguments, in: scratch.url)
      guard command.stopsWhileWriting(in: place) else {
        command.send(SIGCONT)
        _ = command.finish()
        try check()
        continue
      }
      command.send(signal)
      command.send(SIGCONT)
      let run = command.finish()
      #expect(FaultBench.temporaryFiles(in: place).isEmpty)
      try check()
      if run.status <= 2 { continue }
      #expect(run.status == 128 + signal)
      #expect(run.trouble.contains("interrupted (\(Self.names[signal] ?? ""))"))
      return
    }
    Issue.record("it was never caught while it wrote")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func inPlace(_ signal: Int32) throws {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("en.strings")
    try before.write(to: file)
    try interrupt(signal, ["fix", "en.strings", "--in-place"], in: scratch, folder: ".") {
      let now = scratch.bytes("en.strings")
      #expect(now == before || now == after)
      try before.write(to: file)
    }
  }

  @Test func intoAnOutputFolder() throws {
    let scratch = try Scratch()
    try before.write(to: scratch.url.appendingPathComponent("en.strings"))
    try interrupt(
      SIGTERM, ["fix", "en.strings", "--output", "out"], in: scratch, folder: "out"
    ) {
      let now = scratch.bytes("out/en.strings")
      #expect(now == nil || now == after)
      try? FileManager.default.removeItem(at: scratch.url.appendingPathComponent("out"))
    }
  }

  /// A file that is mapped, not read: it is written from where it lies.
  @Test func whileItStreams() throws {
    let scratch = try Scratch()
    let before = Data(FaultBench.largeDictionary().utf8)
    let after = Data(FaultBench.largeDictionary(fixed: true).utf8)
    try before.write(to: scratch.url.appendingPathComponent("en.stringsdict"))
    try interrupt(
      SIGTERM, ["fix", "en.stringsdict", "--output", "out", "-q"], in: scratch, folder: "out"
    ) {
      let now = scratch.bytes("out/en.stringsdict")
      #expect(now == nil || now == after)
      #expect(scratch.bytes("en.stringsdict") == before)
      try? FileManager.default.removeItem(at: scratch.url.appendingPathComponent("out"))
    }
  }

  @Test func export() throws {
    let scratch = try Scratch()
    try before.write(to: scratch.url.appendingPathComponent("en.strings"))
    _ = try Command(["import", "en.strings", "--catalog", "a.alertcat", "-q"], in: scratch.url)
    try interrupt(
      SIGTERM, ["export", "--catalog", "a.alertcat", "--output", "out"], in: scratch, folder: "out"
    ) {
      let now = scratch.bytes("out/en.strings")
      #expect(now == nil || now == before)
      try? FileManager.default.removeItem(at: scratch.url.appendingPathComponent("out"))
    }
  }

  @Test func aReport() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(1500), to: "in/en.lproj/L.strings")
    let arguments = ["check", "in", "--format", "json", "-o", "report/r.json"]
    try scratch.write("old", to: "report/r.json")
    try interrupt(SIGINT, arguments, in: scratch, folder: "report") {
      let now = scratch.bytes("report/r.json")
      #expect(now == Data("old".utf8) || now?.last == UInt8(ascii: "\n"))
      try scratch.write("old", to: "report/r.json")
    }
  }

  /// Every signal at random moments of a run, as long as one takes here; their order comes from a fixed seed.
  @Test func atRandomMoments() throws {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("en.strings")
    let small = Data(FaultBench.table(60).utf8)
    let fixed = Data(FaultBench.table(60, fixed: true).utf8)
    try small.write(to: file)
    let start = ContinuousClock.now
    _ = try RunningCommand(["fix", "en.strings", "--in-place"], in: scratch.url).finish()
    let length = (ContinuousClock.now - start) / .microseconds(1)
    var random = Seeded(state: 20_240_610)
    var interrupted = 0
    for round in 0..<32 {
      try small.write(to: file)
      let signal = [SIGINT, SIGTERM, SIGHUP, SIGKILL][round % 4]
      let command = try RunningCommand(["fix", "en.strings", "--in-place"], in: scratch.url)
      usleep(UInt32(random.next(below: max(1, Int(length)))))
      command.send(signal)
      let run = command.finish()
      if run.status == 128 + signal { interrupted += 1 }
      let now = scratch.bytes("en.strings")
      #expect(now == small || now == fixed, "torn in round \(round)")
      #expect([0, 1, 128 + signal].contains(run.status))
      if signal != SIGKILL { #expect(FaultBench.temporaryFiles(in: scratch.url).isEmpty) }
      for name in FaultBench.temporaryFiles(in: scratch.url) {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(name))
      }
    }
    #expect(interrupted > 3, "nearly every run ended before its signal")
  }

  /// What the caller has ignored, as `nohup` does, stays ignored.
  @Test func ignoredSignalsStayIgnored() throws {
    let scratch = try Scratch()
    try before.write(to: scratch.url.appendingPathComponent("en.strings"))
    let script = """
      trap '' HUP; '\(Command.binary.path)' fix en.strings --in-place -q & \
      while kill -HUP $! 2>/dev/null; do sleep 0.05; done; wait $!
      """
    #expect(try Command("/bin/bash", ["-c", script], in: scratch.url).status == 0)
    #expect(scratch.bytes("en.strings") == after)
  }

  /// The signal of a mapped file that was shortened.
  @Test func aBusErrorIsNotACrash() throws {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("en.strings")
    try before.write(to: file)
    for _ in 0..<20 {
      let command = try RunningCommand(["fix", "en.strings", "--in-place"], in: scratch.url)
      let isStopped = command.stopsWhileWriting(in: scratch.url)
      command.send(SIGBUS)
      command.send(SIGCONT)
      let run = command.finish()
      #expect(FaultBench.temporaryFiles(in: scratch.url).isEmpty)
      let now = scratch.bytes("en.strings")
      #expect(now == before || now == after)
      try before.write(to: file)
      if !isStopped || run.status == 0 { continue }
      #expect(run.status == 2)
      #expect(run.trouble.contains("was shortened while it was read"))
      return
    }
    Issue.record("it was never caught while it wrote")
  }
}

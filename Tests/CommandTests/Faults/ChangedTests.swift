import Foundation
import Synchronization
import Testing

/// Files that somebody writes to while they are read.
struct ChangedTests {
  /// Large, so that reading takes a while, and refused at once where it was read unchanged. One is
  /// read, the other mapped.
  static let sizes = [12 << 20, 20 << 20]

  /// Runs `check` while a thread does `change` again and again, until it was seen.
  private func whileChanging(
    _ size: Int, _ change: @escaping @Sendable (Int32) -> Void
  ) throws -> (output: String, trouble: String, status: Int32)? {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(1), to: "in/a/en.strings")
    try scratch.write("bplist00", to: "in/b/en.strings")
    let descriptor = open(scratch.url.path + "/in/b/en.strings", O_RDWR)
    defer { close(descriptor) }
    for _ in 0..<100 {
      ftruncate(descriptor, off_t(size))
      let run = try withChanges({ change(descriptor) }) {
        try RunningCommand(["check", "in"], in: scratch.url).finish()
      }
      #expect(run.status == 2, "never a result of half a file")
      // A mapped file that becomes shorter ends the program; nothing is said of any file then.
      let isEnded = run.trouble.contains("the file was shortened")
      #expect(isEnded || run.output.contains("in/a/en.strings:1:"), "the other file is done")
      if run.trouble.contains("while it was read") { return run }
    }
    return nil
  }

  private func withChanges<Result>(
    _ change: @escaping @Sendable () -> Void,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let stop = Stop()
    Thread.detachNewThread {
      while !stop.isSet { change() }
      stop.ended.signal()
    }
    defer {
      stop.set()
      stop.ended.wait()
    }
    return try body()
  }

  private final class Stop: Sendable {
    private let flag = Mutex(false)
    let ended = DispatchSemaphore(value: 0)
    var isSet: Bool { flag.withLock { $0 } }
    func set() { flag.withLock { $0 = true } }
  }

  /// A file that is mapped, not read: the handler of the bus error knows its name, and no byte of it
  /// reaches a terminal as more than text.
  @Test func aMappedFileThatIsShortenedIsNamed() throws {
    let scratch = try Scratch()
    let name = "a\u{1B}b\u{9B}1m\u{202E}é.strings"
    try scratch.write(String(repeating: "x", count: 1 << 20), to: name)
    let measure = Command.binary.deletingLastPathComponent().appendingPathComponent("measure")
    let run = try Command(measure.path, ["shortened", name], in: scratch.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(
      run.trouble == "a?b?1m?é.strings: the file was shortened while it was read: nothing was "
        + "written for it; run again when nothing is writing to it\n")
    #expect(run.output.isEmpty)
  }

  /// A mapped file that somebody writes to while its copy is written: the copy would be half of one and
  /// half of the other.
  /// A byte that is another one, and a file that ends before what is still to be written.
  @Test(arguments: [false, true]) func aFileThatChangesWhileItIsWrittenIsNamed(
    _ isShortened: Bool
  ) throws {
    let scratch = try Scratch()
    let text = FaultBench.largeDictionary()
    for _ in 0..<20 {
      try scratch.write(text, to: "en.stringsdict")
      let command = try RunningCommand(
        ["fix", "en.stringsdict", "--output", "out", "-q"], in: scratch.url)
      let out = scratch.url.appendingPathComponent("out")
      let isStopped = command.stopsWhileWriting(in: out)
      let descriptor = open(scratch.url.path + "/en.stringsdict", O_RDWR)
      var byte = UInt8(ascii: "+")
      if isStopped, isShortened { ftruncate(descriptor, 1 << 20) }
      if isStopped, !isShortened { pwrite(descriptor, &byte, 1, 39 << 20) }
      close(descriptor)
      command.send(SIGCONT)
      let run = command.finish()
      #expect(FaultBench.temporaryFiles(in: out).isEmpty)
      if !isStopped || run.status == 0 { continue }
      #expect(run.status == 2 && scratch.bytes("out/en.stringsdict") == nil)
      // Where a page that is gone is looked at, and not only copied, the program ends.
      #expect(
        run.trouble.hasPrefix("en.stringsdict: the file changed while it was read")
          || isShortened && run.trouble.contains("the file was shortened"), "\(run.trouble)")
      return
    }
    Issue.record("it was never caught while it wrote")
  }

  @Test(arguments: sizes) func aFileThatGrowsIsNamed(_ size: Int) throws {
    let run = try #require(
      try whileChanging(size) { descriptor in
        var byte: UInt8 = 0x20
        pwrite(descriptor, &byte, 1, off_t(size) + off_t.random(in: 0..<1 << 16))
      })
    #expect(
      run.trouble.contains(
        "in/b/en.strings: the file changed while it was read: it was skipped; run again"
      ))
  }

  @Test(arguments: sizes) func aFileThatIsShortenedIsNamed(_ size: Int) throws {
    let run = try #require(
      try whileChanging(size) { descriptor in
        ftruncate(descriptor, 1 << 20)
        ftruncate(descriptor, off_t(size))
      })
    #expect(run.trouble.contains("in/b/en.strings: the file "))
    #expect(run.trouble.contains("run again when nothing is writing to it"))
  }

  @Test(arguments: sizes) func aFileOfTheSameLengthIsNamed(_ size: Int) throws {
    let run = try #require(
      try whileChanging(size) { descriptor in
        var byte = UInt8.random(in: 0x20..<0x7F)
        pwrite(descriptor, &byte, 1, off_t(size / 2))
      })
    #expect(run.trouble.contains("in/b/en.strings: the file changed while it was read"))
  }
}

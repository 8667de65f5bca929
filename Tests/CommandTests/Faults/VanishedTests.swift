#if os(Linux)
  import Foundation
  import Testing

  /// Files that are gone, or something else, between the search and the reading or writing.
  @Suite(.enabled(if: Lease.isPossible, "skipped: the file system knows no leases"))
  struct VanishedTests {
    /// Runs `check` or `fix` on `in`, and `change` when the search is done and `held` is to be read.
    private func run(
      _ arguments: [String], holding held: String, in scratch: Scratch, change: () throws -> Void
    ) throws -> (output: String, trouble: String, status: Int32) {
      let lease = try #require(Lease(scratch.url.appendingPathComponent(held)))
      let command = try RunningCommand(arguments + ["--jobs", "1"], in: scratch.url)
      #expect(lease.isWanted(by: command))
      try change()
      lease.letGo()
      return command.finish()
    }

    private func tables() throws -> Scratch {
      let scratch = try Scratch()
      for name in ["1", "2", "3"] {
        try scratch.write(FaultBench.table(2), to: "in/\(name)/en.strings")
      }
      return scratch
    }

    @Test(arguments: ["in/2/en.strings", "in/2"])
    func aFileThatIsGoneIsNamed(_ gone: String) throws {
      let scratch = try tables()
      let run = try run(["check", "in"], holding: "in/1/en.strings", in: scratch) {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(gone))
      }
      #expect(run.status == 2)
      #expect(
        run.trouble.contains("in/2/en.strings: cannot be read (No such file or directory)"))
      #expect(
        run.output.contains("in/1/en.strings:1:") && run.output.contains("in/3/en.strings:1:"))
    }

    /// A pipe in the place of a file is not waited for.
    @Test func aFileThatBecameAPipeIsNamed() throws {
      let scratch = try tables()
      let place = scratch.url.appendingPathComponent("in/2/en.strings")
      let run = try run(["check", "in"], holding: "in/1/en.strings", in: scratch) {
        try FileManager.default.removeItem(at: place)
        #expect(mkfifo(place.path, 0o644) == 0)
      }
      #expect(run.status == 2 && run.trouble.contains("in/2/en.strings: not a regular file"))
    }

    /// Somebody saves a file after it was read: their work is not written over.
    @Test func aFileThatChangedAfterItWasReadIsNotWrittenOver() throws {
      let scratch = try tables()
      let run = try run(
        ["fix", "in", "--in-place", "-q"], holding: "in/2/en.strings", in: scratch
      ) {
        try scratch.write("\"new\" = \"work\";\n", to: "in/1/en.strings")
      }
      #expect(run.status == 2)
      #expect(
        run.trouble == "in/1/en.strings: the file changed after it was read: it was not "
          + "overwritten; run again\n")
      #expect(scratch.bytes("in/1/en.strings") == Data("\"new\" = \"work\";\n".utf8))
      #expect(scratch.bytes("in/3/en.strings") == Data(FaultBench.table(2, fixed: true).utf8))
    }

    @Test func aFileThatWasRemovedAfterItWasReadStaysRemoved() throws {
      let scratch = try tables()
      let gone = scratch.url.appendingPathComponent("in/1/en.strings")
      let run = try run(
        ["fix", "in", "--in-place", "-q"], holding: "in/2/en.strings", in: scratch
      ) {
        try FileManager.default.removeItem(at: gone)
      }
      #expect(run.status == 2 && run.trouble.contains("in/1/en.strings: the file was removed"))
      #expect(!FileManager.default.fileExists(atPath: gone.path))
      #expect(FaultBench.allTemporaryFiles(below: scratch.url).isEmpty)
    }

    @Test func importAndListNameItToo() throws {
      for arguments in [["list", "in"], ["fix", "in", "--output", "out", "-q"]] {
        let scratch = try tables()
        let run = try run(arguments, holding: "in/1/en.strings", in: scratch) {
          try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("in/2"))
        }
        #expect(run.status == 2 && run.trouble.contains("in/2/en.strings: cannot be read"))
      }
    }
  }
#endif

import Foundation
import Testing

/// A folder that cannot be written, for root too: mounted read-only.
@Suite(.enabled(if: Namespace.isAllowed, Namespace.reason))
struct ReadOnlyTests {
  private func run(_ script: String, in scratch: Scratch) throws -> Command {
    try Namespace.run(
      """
      set -e
      mkdir -p ro; mount --bind ro ro; mount -o remount,bind,ro ro
      status=0; "$ALERTCAT" \(script) || status=$?; echo "exit $status"
      """, in: scratch.url)
  }

  @Test(arguments: [
    ("fix . --in-place -q", "./ro/en.lproj/L.strings: cannot be written"),
    ("fix ro --output ro/out -q", "ro/out/en.lproj/L.strings: the folder ro/out cannot be"),
    ("check ro -o ro/report.txt", "ro/report.txt: cannot create a file in its folder"),
    ("list ro -o ro/list.txt", "ro/list.txt: cannot create a file in its folder"),
    ("export --catalog a.alertcat --output ro", "ro/de.lproj/L.strings: the folder"),
    ("import ro --catalog ro/new.alertcat", "ro/new.alertcat: "),
  ])
  func isNamed(_ arguments: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(2), to: "in/de.lproj/L.strings")
    _ = try Command(["import", "in", "--catalog", "a.alertcat", "-q"], in: scratch.url)
    try scratch.write(FaultBench.table(2), to: "ro/en.lproj/L.strings")
    let run = try run(arguments, in: scratch)
    #expect(run.output.hasSuffix("exit 2\n"), "\(run.transcript)")
    #expect(run.trouble.contains(message), "\(run.trouble)")
    #expect(
      scratch.bytes("ro/en.lproj/L.strings") == Data(FaultBench.table(2).utf8), "untouched")
    #expect(FaultBench.allTemporaryFiles(below: scratch.url).isEmpty)
  }

  /// One folder that cannot be written does not keep the others from it.
  @Test func theOtherFilesAreWritten() throws {
    let scratch = try Scratch()
    for name in ["a/en", "ro/en", "z/en"] {
      try scratch.write(FaultBench.table(2), to: "\(name).lproj/L.strings")
    }
    let run = try run("fix . --in-place", in: scratch)
    #expect(run.output.hasSuffix("exit 2\n"), "\(run.transcript)")
    #expect(run.trouble.contains("Read-only file system") && run.trouble.contains("1 file not"))
    let fixed = Data(FaultBench.table(2, fixed: true).utf8)
    #expect(scratch.bytes("a/en.lproj/L.strings") == fixed)
    #expect(scratch.bytes("z/en.lproj/L.strings") == fixed)
  }

  /// Permissions, which do not bind root: another user tries.
  @Test(.enabled(if: getuid() == 0, "skipped: only root can run the program as somebody else"))
  func permissionsAreNamed() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(2), to: "en.lproj/L.strings")
    let before = scratch.bytes("en.lproj/L.strings")
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    let run = try Command(
      "/usr/bin/env",
      ["setpriv"] + nobody + [Command.binary.path, "fix", "en.lproj", "--in-place"], in: scratch.url
    )
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble.contains("en.lproj/L.strings: cannot be written (Permission denied)"))
    #expect(run.trouble.contains("allow writing there"))
    #expect(scratch.bytes("en.lproj/L.strings") == before)
  }
}
